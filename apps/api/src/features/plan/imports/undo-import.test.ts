import { afterAll, beforeAll, expect, test } from 'vitest';
import { createCafe, type TestCafe } from '../../../testing/seeds/cafe.ts';
import { createManager, ownPassword, unique } from '../../../testing/seeds/people.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';

let api: TestApp;
let cafe: TestCafe;
beforeAll(async () => {
  api = await createTestApp();
  cafe = await createCafe(api, 1);
});
afterAll(() => api.close());

/** Imports employees with these IDs. */
async function importPeople(ids: readonly string[], token = cafe.token, firstDay = '') {
  const body = ['ID;Name;Roles;First day', ...ids.map((id) => `${id};Person ${id};cook;${firstDay}`)].join('\n');
  const headers = { 'content-type': 'text/csv' };
  const { json } = await api.call('POST', '/imports/employees?columns=id,name,roles,first_day', {
    token,
    body,
    headers,
  });
  return json;
}
const undo = (id: string, token: string | undefined = cafe.token) =>
  api.call('POST', `/imports/employees/${id}/undo`, { ...(token !== undefined && { token }) });
const write = async (path: string, body: object, method: 'POST' | 'PUT' = 'POST') => {
  const { status, json } = await api.call(method, path, { token: cafe.token, body });
  expect(status, JSON.stringify(json)).toBeLessThan(300);
  return json;
};
const idsOf = async () =>
  (await api.call('GET', '/employees', { token: cafe.token })).json.map(({ id }: { id: string }) => id);

test('managers of the project only', async () => {
  const { import_id: id } = await importPeople([unique('only')]);
  expect((await api.call('POST', `/imports/employees/${id}/undo`)).status).toBe(401);
  expect((await undo(id, cafe.workers[0]?.token)).json.code).toBe('managers_only');
  expect((await undo(id, (await createManager(api, 'Other')).token)).status).toBe(404);
  expect((await undo('none')).status).toBe(422);
});

test('an import is taken back: who was added goes with an unused login, the ID is free, who was updated stays', async () => {
  const [kept, first, second] = [unique('kept'), unique('first'), unique('second')];
  await importPeople([kept]);
  const body = {
    token: cafe.token,
    body: `ID;Name;Roles\n${kept};Žymantė;cook\n${first};A;cook\n${second};B;cook`,
    headers: { 'content-type': 'text/csv' },
  };
  const { json } = await api.call('POST', '/imports/employees?columns=id,name,roles', body);
  expect(json.counts).toMatchObject({ create: 2, update: 1 });
  await write(`/employees/${second}/create-login`, { password: 'secret-9' });
  expect((await undo(json.import_id)).json).toEqual({ removed: 2, kept: [] });
  const ids = await idsOf();
  expect([ids.includes(kept), ids.includes(first), ids.includes(second)]).toEqual([true, false, false]);
  expect((await undo(json.import_id)).json.code).toBe('not_found');
  const { json: activity } = await api.call('GET', `/activity?person=${first}`, { token: cafe.token });
  expect(activity.items.map(({ action_type }: { action_type: string }) => action_type)).toEqual([
    'employee.deleted',
    'employee.created',
  ]);
  // Their names can be erased from the history.
  const { json: former } = await api.call('GET', '/employees/former', { token: cafe.token });
  expect(former.map(({ employee_id }: { employee_id: string }) => employee_id)).toEqual(
    expect.arrayContaining([first, second]),
  );
  expect((await importPeople([first])).counts.create).toBe(1);
});

test('on whom something was built stays, and the reply says what', async () => {
  const names = ['shifts', 'hours', 'requests', 'login', 'changed', 'nothing'] as const;
  const id = Object.fromEntries(names.map((name) => [name, unique(name)])) as Record<(typeof names)[number], string>;
  const { import_id } = await importPeople(Object.values(id));
  await write('/schedule/shifts', { date: '2031-06-25', template: 'DAY', role: 'cook', employee_id: id.shifts });
  await write('/absences', {
    employee_ids: [id.shifts, id.requests],
    type: 'vacation',
    start: '2031-07-01',
    end: '2031-07-02',
  });
  const times = { started_at: '2025-03-04T08:00:00Z', ended_at: '2025-03-04T16:00:00Z', reason: 'Terminal broken' };
  await write('/timesheets', { employee_id: id.hours, ...times });
  await write(`/employees/${id.login}/create-login`, { password: 'secret-9' });
  await ownPassword(api, id.login);
  await write(`/employees/${id.changed}`, { name: 'Somebody else', roles: ['cook'] }, 'PUT');
  const { json } = await undo(import_id);
  expect(json.removed).toBe(1);
  expect(
    Object.fromEntries(json.kept.map((one: { employee_id: string; uses: string[] }) => [one.employee_id, one.uses])),
  ).toEqual({
    [id.shifts]: ['requests', 'shifts'],
    [id.hours]: ['hours'],
    [id.requests]: ['requests'],
    [id.login]: ['login'],
    [id.changed]: ['changed'],
  });
  expect(await idsOf()).not.toContain(id.nothing);
});

test('who has a line in a locked month stays, also without hours: nobody else gets their ID', async () => {
  const [before, after] = [unique('before'), unique('after')];
  const early = await importPeople([before], cafe.token, '2025-02-03');
  const late = await importPeople([after], cafe.token, '2025-03-03');
  await write('/timesheets/lock?year=2025&month=2', {});
  expect((await undo(early.import_id)).json.kept).toMatchObject([{ employee_id: before, uses: ['hours'] }]);
  expect((await undo(late.import_id)).json).toEqual({ removed: 1, kept: [] });
});

test('who has confirmed an announcement, or is asked to, stays', async () => {
  const [asked, other] = [unique('asked'), unique('other')];
  const { import_id } = await importPeople([asked, other]);
  await write('/announcements', { title: 'Fire drill', text: 'On Monday', employee_ids: [asked] });
  const { json } = await undo(import_id);
  expect([json.removed, json.kept]).toMatchObject([1, [{ employee_id: asked, uses: ['receipts'] }]]);
});

test('what was to be sent to the removed does not reach the next owner of the ID', async () => {
  const id = unique('told');
  const { import_id } = await importPeople([id]);
  const { database } = api.deps;
  await database.inProject(cafe.projectId, (tx) =>
    tx
      .insertInto('outbox')
      .values({
        id: crypto.randomUUID(),
        kind: 'shift_changed',
        subject: id,
        facts: JSON.stringify({}),
        audience: JSON.stringify({ employees: [cafe.workers[0]?.id, id] }),
      })
      .execute(),
  );
  expect((await undo(import_id)).json.removed).toBe(1);
  const [row] = await database.inProject(cafe.projectId, (tx) =>
    tx.selectFrom('outbox').select('audience').where('subject', '=', id).execute(),
  );
  expect(row?.audience).toEqual({ employees: [cafe.workers[0]?.id] });
});

test('two at once remove everybody once; after two days an import stays', async () => {
  const ids = [unique('twice'), unique('twice')];
  const { import_id } = await importPeople(ids);
  const both = await Promise.all([undo(import_id), undo(import_id)]);
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 404]);
  const late = await importPeople(ids);
  const { now } = api.deps;
  api.deps.now = () => now() + 49 * 3_600_000;
  expect((await undo(late.import_id)).status).toBe(404);
  api.deps.now = now;
  expect((await undo(late.import_id)).json.removed).toBe(2);
});

test('a shift that is given at the same time either keeps its person or is refused', async () => {
  const id = unique('race');
  const { import_id } = await importPeople([id]);
  const shift = { date: '2031-06-26', template: 'DAY', role: 'cook', employee_id: id };
  const [given, undone] = await Promise.all([
    api.call('POST', '/schedule/shifts', { token: cafe.token, body: shift }),
    undo(import_id),
  ]);
  expect(undone.json.removed).toBe(given.status < 300 ? 0 : 1);
  expect(given.status, JSON.stringify(given.json)).toBeLessThan(500);
});

test('an import that only updates has nothing to take back', async () => {
  const id = unique('same');
  await importPeople([id]);
  expect((await importPeople([id])).import_id).toBeNull();
});
