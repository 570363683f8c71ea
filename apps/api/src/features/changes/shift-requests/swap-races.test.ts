import { afterAll, beforeAll, expect, test } from 'vitest';
import { draws } from '../../../testing/seeds/draws.ts';
import { createManager, createWorker, type TestManager } from '../../../testing/seeds/people.ts';
import { publishShifts } from '../../../testing/seeds/publish-shifts.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';

const RACES = draws(200);
const TIMEOUT_MS = 300_000;

let api: TestApp;
let manager: TestManager;
let ona: { id: string; token: string };
let petras: { id: string; token: string };
let jonas: { id: string; token: string };
let year = 2030;
beforeAll(async () => {
  api = await createTestApp();
  manager = await createManager(api);
  ona = await createWorker(api, manager, { name: 'Ona' });
  petras = await createWorker(api, manager, { name: 'Petras' });
  jonas = await createWorker(api, manager, { name: 'Jonas' });
});
afterAll(() => api.close());

const post = (path: string, token: string, body?: object) => api.call('POST', path, { token, ...(body && { body }) });
const deeds = {
  accept: (id: string) => post(`/schedule/requests/${id}/accept`, petras.token),
  decline: (id: string) => post(`/schedule/requests/${id}/decline`, petras.token),
  cancel: (id: string) => post(`/schedule/requests/${id}/cancel`, ona.token),
  approve: (id: string) => post(`/manager/swaps/${id}/approve`, manager.token),
  reject: (id: string) => post(`/manager/swaps/${id}/reject`, manager.token, { reason: 'Too few cooks' }),
};
/** Ona's shifts, each test in a separate year. */
const publish = () => publishShifts(api, manager, { count: RACES, year: (year += 1), employee_id: ona.id });
const holders = async () => {
  const rows = await api.deps.database.inProject(manager.projectId, (tx) =>
    tx.selectFrom('shift').select(['id', 'employee_id']).execute(),
  );
  return new Map(rows.map(({ id, employee_id }) => [id, employee_id]));
};

test.each([
  ['accept', 'cancel', false],
  ['accept', 'decline', false],
  ['decline', 'cancel', false],
  ['approve', 'reject', true],
  ['approve', 'approve', true],
  ['approve', 'cancel', true],
  ['reject', 'cancel', true],
] as const)(
  '%s against %s ends in one way, and the shift is whose it says',
  async (left, right, isAccepted) => {
    const shifts = await publish();
    const expected: [string, string][] = [];
    for (const [index, shift_id] of shifts.entries()) {
      const { json } = await post('/schedule/requests', ona.token, { shift_id, target_employee_id: petras.id });
      if (isAccepted) await deeds.accept(json.id);
      const order = index % 2 === 0 ? ([left, right] as const) : ([right, left] as const);
      const replies = await Promise.all(order.map((deed) => deeds[deed](json.id)));
      const winners = order.filter((_, at) => (replies[at]?.status ?? 500) < 300);
      // A cancellation after an acceptance did not lose the race: both happened, one after the other.
      const isBoth = winners.length === 2 && winners[0] !== winners[1] && left === 'accept' && right === 'cancel';
      expect(isBoth || winners.length === 1, `${order.join()} ${replies.map(({ status }) => status).join()}`).toBe(
        true,
      );
      expect(replies.every(({ status }) => status < 500)).toBe(true);
      expected.push([shift_id, winners.includes('approve' as never) ? petras.id : ona.id]);
    }
    const held = await holders();
    expect(shifts.map((id) => [id, held.get(id)])).toEqual(expected);
  },
  TIMEOUT_MS,
);

test(
  'an offer to anybody that two accept at once is one person’s',
  async () => {
    for (const [index, shift_id] of (await publish()).entries()) {
      const { json } = await post('/schedule/requests', ona.token, { shift_id });
      const tokens = index % 2 === 0 ? [petras.token, jonas.token] : [jonas.token, petras.token];
      const replies = await Promise.all(tokens.map((token) => post(`/schedule/requests/${json.id}/accept`, token)));
      expect(replies.map(({ status }) => status).sort()).toEqual([200, 409]);
    }
  },
  TIMEOUT_MS,
);
