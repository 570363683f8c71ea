import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createCafe, type TestCafe } from '../../../testing/seeds/cafe.ts';
import { createManager, createWorker } from '../../../testing/seeds/people.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';

let api: TestApp;
let cafe: TestCafe;
let [ona, jonas] = ['', ''];
let [now, month] = [Date.now(), 0];
beforeAll(async () => {
  api = await createTestApp({ parts: { now: () => now } });
  cafe = await createCafe(api, 2);
  [ona = '', jonas = ''] = cafe.workers.map(({ id }) => id);
});
beforeEach(() => {
  month += 1;
});
afterAll(() => api.close());

type Json = Awaited<ReturnType<TestApp['call']>>['json'];
const call = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, body?: object, token = cafe.token) =>
  api.call(method, path, { token, ...(body && { body }) });
const day = (date: number) => `2031-${String(month).padStart(2, '0')}-${String(date).padStart(2, '0')}`;
const shift = async (date: string, employee_id: string | null, more: object = { template: 'DAY' }): Promise<Json> =>
  (await call('POST', '/schedule/shifts', { date, role: 'cook', employee_id, ...more })).json;
const publish = () => call('POST', `/schedule/publish?year=2031&month=${month}`);
const undo = (id: string, token = cafe.token) => call('POST', `/schedule/repair/${id}/undo`, undefined, token);
/** Ona is ill on a day: applied. */
const isIll = async (date: string): Promise<string> => {
  const { json } = await call('POST', '/schedule/repair', { employee_id: ona, start: date, end: date });
  const applied = await call('POST', `/schedule/repair/${json.id}/apply`);
  expect(applied.status).toBe(200);
  return applied.json.undo_id;
};
const monthNow = async (): Promise<string[]> =>
  (await call('GET', `/schedule?start=${day(1)}&end=${day(28)}`)).json.shifts.map(
    (one: Json) => `${one.date} ${one.role} ${one.employee_id} ${one.status}`,
  );
const away = async (): Promise<Json[]> => [
  ...(await call('GET', `/unavailability?start=${day(1)}&end=${day(28)}`)).json,
  ...(await call('GET', '/time-off?page_size=100')).json,
];
/** Notifications by receiver since the last call. */
const told = async (): Promise<string[]> => {
  const rows = await api.deps.database.inProject(cafe.projectId, (tx) =>
    tx.deleteFrom('outbox').where('project_id', '=', cafe.projectId).returning(['audience', 'facts']).execute(),
  );
  return rows
    .map(({ audience, facts }) =>
      [...(audience as { employees: string[] }).employees, (facts as Json).variant].join(' '),
    )
    .sort();
};

test('a repair of a published month is one step: shifts, absence and notices are undone and redone', async () => {
  await shift(day(4), ona);
  await publish();
  const before = await monthNow();
  const id = await isIll(day(4));
  expect(await monthNow()).toEqual([`${day(4)} cook ${jonas} published`]);
  expect(await away()).toHaveLength(2);
  await told();

  expect((await api.call('POST', `/schedule/repair/${id}/undo`)).status).toBe(401);
  expect((await undo(id, cafe.workers[0]?.token)).status).toBe(403);
  expect((await undo(id, (await createManager(api)).token)).status).toBe(404);
  expect((await undo('no-id')).status).toBe(422);
  const both = await Promise.all([undo(id), undo(id)]);
  expect(both.map(({ status }) => status).sort()).toEqual([200, 404]);
  expect(await monthNow()).toEqual(before);
  expect(await away()).toEqual([]);
  expect(await told()).toEqual([`${jonas} taken`, `${ona} given`].sort());
  const history = await call('GET', `/activity?type=schedule.repair_undone&person=${ona}`);
  expect(history.json.items).toMatchObject([{ details: { employee_id: ona, changes: [{ from: jonas, to: ona }] } }]);

  const undone = both.find(({ status }) => status === 200)?.json;
  expect(undone).toMatchObject({ undone: 1, shifts: [{ employee_id: ona, warnings: [] }] });
  const again = await call('POST', `/schedule/repair/${undone.redo_id}/apply`);
  expect(again.json).toMatchObject({ applied: 1, shifts: [{ employee_id: jonas }] });
  expect(await away()).toHaveLength(2);
  expect((await undo(again.json.undo_id)).status).toBe(200);
  expect(await monthNow()).toEqual(before);
});

test('an absence of an employee without shifts is undone too', async () => {
  const id = await isIll(day(5));
  expect(await away()).toHaveLength(2);
  expect((await undo(id)).json).toMatchObject({ undone: 0, shifts: [] });
  expect(await away()).toEqual([]);
});

test('a filled place is open again, its published draft a draft, and the open shift whose place that took is back', async () => {
  const rasa = await createWorker(api, cafe, { name: 'Rasa', roles: ['cook', 'waiter'], max_hours_per_week: 40 });
  await shift(day(4), rasa.id);
  await shift(day(4), null, { template: 'DAY', role: 'waiter' });
  await publish();
  const open = await shift(day(4), null, { template: 'DAY', role: 'waiter' });
  const before = (await monthNow()).sort();
  const { json } = await call('POST', `/schedule/${open.id}/fill`);
  const applied = await call('POST', `/schedule/repair/${json.id}/apply`);
  expect(applied.status).toBe(200);
  const filled = await monthNow();
  expect(filled).toHaveLength(2);
  expect(filled).toContain(`${day(4)} waiter ${rasa.id} published`);
  const taker = filled.find((one) => one.includes(' cook '))?.split(' ')[2];
  await told();
  expect((await undo(applied.json.undo_id)).status).toBe(200);
  expect((await monthNow()).sort()).toEqual(before);
  // Rasa has her own shift again and not the other one; the colleague who took hers has lost it.
  expect(await told()).toEqual([`${rasa.id} several`, `${taker} taken`].sort());
  await call('DELETE', `/employees/${rasa.id}`);
});

test('it is refused, and nothing changes, once a shift of it was changed or its person works elsewhere', async () => {
  const lost = await shift(day(4), ona);
  const id = await isIll(day(4));
  await call('PUT', `/schedule/${lost.id}`, { ...bodyOf(day(4)), employee_id: jonas, pinned: true });
  const stale = await undo(id);
  expect([stale.status, stale.json.code]).toEqual([409, 'repair_changed']);
  expect(await monthNow()).toEqual([`${day(4)} cook ${jonas} draft`]);
  expect(await away()).toHaveLength(2);

  await shift(day(11), ona);
  const second = await isIll(day(11));
  await shift(day(11), ona);
  expect((await undo(second)).json.code).toBe('repair_changed');
});

test('a shift that has begun stays where it is, and two days later there is nothing to undo', async () => {
  await shift(day(4), ona);
  const real = now;
  now = Date.parse(`${day(3)}T12:00:00Z`);
  const id = await isIll(day(4));
  now += 24 * 3_600_000;
  const begun = await undo(id);
  now += 25 * 3_600_000;
  const late = await undo(id);
  now = real;
  expect([begun.json.code, late.json.code]).toEqual(['shift_begun', 'not_found']);
});

const bodyOf = (date: string) => ({ date, template: 'DAY', role: 'cook' });
