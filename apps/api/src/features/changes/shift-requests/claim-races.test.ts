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
let year = 2030;
beforeAll(async () => {
  api = await createTestApp();
  manager = await createManager(api);
  ona = await createWorker(api, manager, { name: 'Ona' });
  petras = await createWorker(api, manager, { name: 'Petras' });
});
afterAll(() => api.close());

const post = (path: string, token: string, body?: object) => api.call('POST', path, { token, ...(body && { body }) });
const claim = (shift_id: string, by = ona) => post('/schedule/claims', by.token, { shift_id });
const deeds = {
  approve: (id: string) => post(`/manager/claims/${id}/approve`, manager.token),
  reject: (id: string) => post(`/manager/claims/${id}/reject`, manager.token, { reason: 'Too many hours' }),
  cancel: (id: string) => post(`/schedule/claims/${id}/cancel`, ona.token),
};
/** Open shifts, each test in a separate year. */
const publish = () => publishShifts(api, manager, { count: RACES, year: (year += 1) });
const holders = async () => {
  const rows = await api.deps.database.inProject(manager.projectId, (tx) =>
    tx.selectFrom('shift').select(['id', 'employee_id']).execute(),
  );
  return new Map(rows.map(({ id, employee_id }) => [id, employee_id]));
};

test.each([
  ['approve', 'reject'],
  ['approve', 'cancel'],
  ['reject', 'cancel'],
  ['approve', 'approve'],
] as const)(
  '%s against %s ends in one way, and the shift is whose it says',
  async (left, right) => {
    const shifts = await publish();
    const expected: [string, string | null][] = [];
    for (const [index, shift] of shifts.entries()) {
      const { json } = await claim(shift);
      const order = index % 2 === 0 ? ([left, right] as const) : ([right, left] as const);
      const replies = await Promise.all(order.map((deed) => deeds[deed](json.id)));
      const winners = order.filter((_, at) => (replies[at]?.status ?? 500) < 300);
      expect(winners.length, replies.map(({ status }) => status).join()).toBe(1);
      expect(replies.every(({ status }) => status < 500)).toBe(true);
      expected.push([shift, winners.includes('approve' as never) ? ona.id : null]);
    }
    const held = await holders();
    expect(shifts.map((id) => [id, held.get(id)])).toEqual(expected);
  },
  TIMEOUT_MS,
);

test(
  'of two claims approved at once one gets the shift',
  async () => {
    const expected: [string, string | undefined][] = [];
    for (const shift of await publish()) {
      const made = [await claim(shift), await claim(shift, petras)];
      const replies = await Promise.all(made.map(({ json }) => deeds.approve(json.id)));
      expect(replies.map(({ status }) => status).sort()).toEqual([200, 409]);
      expected.push([shift, [ona.id, petras.id][replies.findIndex(({ status }) => status === 200)]]);
    }
    const held = await holders();
    expect(expected.map(([id]) => [id, held.get(id)])).toEqual(expected);
  },
  TIMEOUT_MS,
);
