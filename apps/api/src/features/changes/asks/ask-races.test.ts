import { afterAll, beforeAll, expect, test } from 'vitest';
import { draws } from '../../../testing/seeds/draws.ts';
import { createManager, createWorker, type TestManager } from '../../../testing/seeds/people.ts';
import { publishShifts } from '../../../testing/seeds/publish-shifts.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import { continueAsks } from './continue-asks.ts';

const RACES = draws(100);
const TIMEOUT_MS = 300_000;

let api: TestApp;
let manager: TestManager;
let people: { id: string; token: string }[];
let now = Date.now();
beforeAll(async () => {
  api = await createTestApp({ parts: { now: () => now } });
  manager = await createManager(api);
  people = [];
  for (const name of ['Ona', 'Petras', 'Rūta']) people.push(await createWorker(api, manager, { name }));
});
afterAll(() => api.close());

const post = (path: string, token: string, body?: object) => api.call('POST', path, { token, ...(body && { body }) });
const ask = (shift_id: string, own: object = {}) =>
  post('/asks', manager.token, { shift_id, way: 'all', minutes: 30, employee_ids: people.map(({ id }) => id), ...own });
/** The row of the question to each, of one shift. */
const rows = async (askId: string) =>
  api.deps.database.inProject(manager.projectId, (tx) =>
    tx
      .selectFrom('ask_person')
      .select(['id', 'employee_id', 'status'])
      .where('ask_id', '=', askId)
      .orderBy('place')
      .execute(),
  );
const holderOf = async (id: string) =>
  api.deps.database.inProject(manager.projectId, (tx) =>
    tx.selectFrom('shift').select('employee_id').where('id', '=', id).executeTakeFirstOrThrow(),
  );

test(
  'of several yes at once, with a stop or a turn of the job between them, at most one gets the shift, and it is theirs',
  async () => {
    const shifts = await publishShifts(api, manager, { count: RACES, year: 2031 });
    for (const [index, shift] of shifts.entries()) {
      const { json } = await ask(shift);
      const questions = await rows(json.id);
      const yes = people.map(
        ({ id, token }) =>
          () =>
            post(`/asks/own/${questions.find(({ employee_id }) => employee_id === id)?.id}/answer`, token, {
              answer: 'yes',
            }),
      );
      const others = [
        () => continueAsks(api.deps, now).then(() => null),
        () => post(`/asks/${json.id}/stop`, manager.token),
      ];
      const other = others[index % 2] ?? others[0];
      const deeds = index % 3 === 0 && other !== undefined ? [other, ...yes] : [...yes, ...(other ? [other] : [])];
      const replies = await Promise.all(deeds.map((deed) => deed()));
      expect(replies.every((reply) => reply === null || reply.status < 500)).toBe(true);
      const said = (await rows(json.id)).filter(({ status }) => status === 'yes');
      const { employee_id } = await holderOf(shift);
      expect(said.length).toBeLessThanOrEqual(1);
      expect(said.map((one) => one.employee_id)).toEqual(employee_id === null ? [] : [employee_id]);
    }
  },
  TIMEOUT_MS,
);

test(
  'a yes at the moment when the time is over: who is asked next and who has the shift are never both',
  async () => {
    for (const shift of await publishShifts(api, manager, { count: RACES, year: 2032 })) {
      const { json } = await ask(shift, { way: 'in_order' });
      const [first] = await rows(json.id);
      const token = people.find(({ id }) => id === first?.employee_id)?.token ?? '';
      // The last millisecond in which the answer counts; then the clock goes on.
      now += 30 * 60_000 - 1;
      const answering = post(`/asks/own/${first?.id}/answer`, token, { answer: 'yes' });
      await Promise.all([answering, continueAsks(api.deps, now + 1), continueAsks(api.deps, now + 1)]);
      const after = (await rows(json.id)).map(({ status }) => status);
      const { employee_id } = await holderOf(shift);
      expect(after.filter((status) => status === 'asked').length).toBeLessThanOrEqual(1);
      expect(after[0]).toBe(employee_id === null ? 'silent' : 'yes');
      expect(after[1]).toBe(employee_id === null ? 'asked' : 'queued');
      await post(`/asks/${json.id}/stop`, manager.token);
    }
  },
  TIMEOUT_MS,
);
