import { afterAll, beforeAll, expect, test } from 'vitest';
import { createCafe, type TestCafe } from '../../../testing/seeds/cafe.ts';
import { createManager, createWorker } from '../../../testing/seeds/people.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';

let api: TestApp;
let cafe: TestCafe;
let cook: string;
let waiter: { id: string; token: string };
beforeAll(async () => {
  api = await createTestApp();
  cafe = await createCafe(api, 1);
  cook = cafe.workers[0]?.id ?? '';
  waiter = await createWorker(api, cafe, { name: 'Rasa', roles: ['cook', 'waiter'], max_hours_per_week: 40 });
});
afterAll(() => api.close());

const asManager = (method: 'GET' | 'POST', path: string, body?: object, token = cafe.token) =>
  api.call(method, path, { token, ...(body && { body }) });
const shift = async (date: string, employee_id: string | null, role = 'cook', template = 'DAY') =>
  (await asManager('POST', '/schedule/shifts', { date, template, role, employee_id })).json;
const changesOf = (proposal: { changes: { from_employee_id: string; to_employee_id: string }[] }) =>
  proposal.changes.map((change) => `${change.from_employee_id} > ${change.to_employee_id}`).sort();

/** Notifications about changed shifts since the last call, by employee. */
async function told(): Promise<Record<string, string[]>> {
  const rows = await api.deps.database.inProject(cafe.projectId, (tx) =>
    tx.deleteFrom('outbox').where('project_id', '=', cafe.projectId).returning(['audience', 'facts']).execute(),
  );
  const heard = rows.flatMap(({ audience, facts }) => {
    const { employees } = audience as { employees: string[] };
    const { variant, count } = facts as { variant: string; count?: number };
    return employees.map((person) => ({ person, what: count === undefined ? variant : `${variant} ${count}` }));
  });
  const byPerson = [...Map.groupBy(heard, ({ person }) => person)];
  return Object.fromEntries(byPerson.map(([person, of]) => [person, of.map(({ what }) => what)]));
}

test('a new need of a published month is filled by handing one shift on, with one press', async () => {
  const hers = await shift('2031-03-04', waiter.id);
  await asManager('POST', '/schedule/publish?year=2031&month=3');
  const open = await shift('2031-03-04', null, 'waiter');
  await told();
  const { status, json } = await asManager('POST', `/schedule/${open.id}/fill`);
  expect(status).toBe(200);
  expect(changesOf(json)).toEqual([`${waiter.id} > ${cook}`, `null > ${waiter.id}`].sort());
  expect(json).toMatchObject({ open: [], minimal: true });
  const publishes = json.changes.map((change: { shift_id: string; publishes: boolean }) => [
    change.shift_id,
    change.publishes,
  ]);
  expect(new Map(publishes)).toEqual(
    new Map([
      [hers.id, false],
      [open.id, true],
    ]),
  );
  const { json: before } = await asManager('GET', '/schedule?start=2031-03-04&end=2031-03-04');
  expect(before.shifts.find(({ id }: { id: string }) => id === open.id)).toMatchObject({ employee_id: null });

  const applied = await asManager('POST', `/schedule/repair/${json.id}/apply`);
  expect(applied.json.applied).toBe(2);
  expect(applied.json.shifts).toContainEqual(
    expect.objectContaining({ id: hers.id, employee_id: cook, status: 'published', warnings: [] }),
  );
  expect(applied.json.shifts).toContainEqual(
    expect.objectContaining({ id: open.id, employee_id: waiter.id, status: 'published', warnings: [] }),
  );
  expect(await told()).toEqual({ [waiter.id]: ['several 2'], [cook]: ['given'] });
  const own = await asManager('GET', '/schedule?start=2031-03-04&end=2031-03-04', undefined, waiter.token);
  expect(own.json.shifts).toContainEqual(expect.objectContaining({ id: open.id, employee_id: waiter.id }));
  expect((await asManager('POST', `/schedule/repair/${json.id}/apply`)).json.code).toBe('repair_stale');
  const { json: history } = await asManager('GET', '/activity?type=schedule.filled');
  expect(history.items).toMatchObject([{ details: { date: '2031-03-04' } }]);
  const { json: away } = await asManager('GET', '/unavailability?start=2031-03-01&end=2031-03-31');
  expect(away).toEqual([]);
});

test('drafts exchanged with each other stay drafts, and nobody is notified', async () => {
  await shift('2031-07-01', cook);
  await asManager('POST', '/schedule/publish?year=2031&month=7');
  const hers = await shift('2031-07-03', waiter.id);
  const open = await shift('2031-07-03', null, 'waiter');
  await told();
  const { json } = await asManager('POST', `/schedule/${open.id}/fill`);
  const applied = await asManager('POST', `/schedule/repair/${json.id}/apply`);
  const draft = (id: string, employee_id: string) => expect.objectContaining({ id, employee_id, status: 'draft' });
  expect(applied.json.shifts).toHaveLength(2);
  expect(applied.json.shifts).toEqual(expect.arrayContaining([draft(hers.id, cook), draft(open.id, waiter.id)]));
  expect(await told()).toEqual({});
});

test('a draft published with the changes replaces a similar open shift', async () => {
  const hers = await shift('2031-08-05', waiter.id);
  const alike = await shift('2031-08-05', null, 'waiter');
  await asManager('POST', '/schedule/publish?year=2031&month=8');
  const open = await shift('2031-08-05', null, 'waiter');
  const { json } = await asManager('POST', `/schedule/${open.id}/fill`);
  expect((await asManager('POST', `/schedule/repair/${json.id}/apply`)).json.applied).toBe(2);
  const { json: day } = await asManager('GET', '/schedule?start=2031-08-05&end=2031-08-05');
  expect(day.shifts.map(({ id }: { id: string }) => id).sort()).toEqual([hers.id, open.id].sort());
  expect(day.shifts).not.toContainEqual(expect.objectContaining({ id: alike.id }));
});

test('what nobody may take stays open, with the reasons, and applying that changes nothing', async () => {
  const open = await shift('2031-04-02', null, 'sommelier');
  const { json } = await asManager('POST', `/schedule/${open.id}/fill`);
  expect(json).toMatchObject({ changes: [], open: [{ date: '2031-04-02', role: 'sommelier', missing: 1 }] });
  expect((await asManager('POST', `/schedule/repair/${json.id}/apply`)).json).toMatchObject({ applied: 0, shifts: [] });
});

test('only a manager asks, for an open shift of the own business that has not begun', async () => {
  const open = await shift('2031-05-06', null);
  const path = `/schedule/${open.id}/fill`;
  expect((await api.call('POST', path)).status).toBe(401);
  expect((await asManager('POST', path, undefined, waiter.token)).status).toBe(403);
  const stranger = await createManager(api);
  expect((await asManager('POST', path, undefined, stranger.token)).status).toBe(404);
  const taken = await shift('2031-05-07', cook);
  expect((await asManager('POST', `/schedule/${taken.id}/fill`)).status).toBe(404);
  const over = await shift('2025-05-06', null);
  expect((await asManager('POST', `/schedule/${over.id}/fill`)).json.code).toBe('shift_begun');
});

test('a proposal is stale once the shift is assigned', async () => {
  const open = await shift('2031-06-03', null);
  const { json } = await asManager('POST', `/schedule/${open.id}/fill`);
  await asManager('POST', `/schedule/${open.id}/replace`, { employee_id: cook, reason: 'Sutarta telefonu' });
  expect((await asManager('POST', `/schedule/repair/${json.id}/apply`)).json.code).toBe('repair_stale');
});
