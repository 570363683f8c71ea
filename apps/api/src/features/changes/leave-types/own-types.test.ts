import { afterAll, beforeAll, expect, test } from 'vitest';
import { createManager, createWorker, type TestManager } from '../../../testing/seeds/people.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';

let api: TestApp;
let manager: TestManager;
let stranger: TestManager;
let ona: { id: string; token: string };
let jonas: { id: string; token: string };
beforeAll(async () => {
  api = await createTestApp();
  api.deps.now = () => Date.parse('2031-05-14T09:00:00Z');
  [manager, stranger] = [await createManager(api), await createManager(api, 'Other')];
  [ona, jonas] = [await createWorker(api, manager), await createWorker(api, manager)];
});
afterAll(() => api.close());

type Json = Awaited<ReturnType<TestApp['call']>>['json'];
const BIRTHDAY = { code: 'gimtadienis', name: 'Gimtadienis', paid: true, counted_in: 'working_days', per_year: 1 };
const add = (body: object = {}, token = manager.token) =>
  api.call('POST', '/leave-types', { token, body: { ...BIRTHDAY, ...body } });
const change = (code: string, body: object, version?: number, token = manager.token) =>
  api.call('PUT', `/leave-types/${encodeURIComponent(code)}`, {
    token,
    body,
    headers: version === undefined ? {} : { 'if-match': `"${version}"` },
  });
const remove = (code: string, token = manager.token) => api.call('DELETE', `/leave-types/${code}`, { token });
const types = async (token = manager.token): Promise<Json[]> => (await api.call('GET', '/leave-types', { token })).json;
const find = async (code: string) => (await types()).find((one) => one.code === code);
const enter = (type: string, body: object = {}, token = manager.token) =>
  api.call('POST', '/absences', {
    token,
    body: { employee_ids: [ona.id], type, start: '2031-05-20', end: '2031-05-20', ...body },
  });
const balanceOf = async (type: string, id = ona.id): Promise<Json> =>
  (await api.call('GET', `/leave-types/balances?employee_id=${id}`, { token: manager.token })).json.find(
    (one: Json) => one.type === type,
  );

test('only a manager of the project adds, changes and deletes types', async () => {
  expect((await api.call('POST', '/leave-types', { body: BIRTHDAY })).status).toBe(401);
  expect((await add({}, ona.token)).status).toBe(403);
  const made = await add();
  expect([made.status, made.json]).toEqual([
    201,
    expect.objectContaining({ ...BIRTHDAY, balance: 'gimtadienis', counts_as: 'other', sign: 'NP', version: 1 }),
  ]);
  expect((await change('gimtadienis', BIRTHDAY, 1, ona.token)).status).toBe(403);
  expect((await remove('gimtadienis', ona.token)).status).toBe(403);
  expect((await change('gimtadienis', BIRTHDAY, 1, stranger.token)).status).toBe(404);
  expect((await remove('gimtadienis', stranger.token)).status).toBe(404);
  expect((await types(stranger.token)).every(({ is_of_law }) => is_of_law)).toBe(true);
  expect((await types(ona.token)).at(-1)).toMatchObject({ code: 'gimtadienis', is_of_law: false });
});

test.each([
  [{ code: '' }, 422, 'code'],
  [{ code: 'x'.repeat(41) }, 422, 'code'],
  [{ code: 'a b' }, 422, 'code'],
  [{ code: 'vacation' }, 422, 'code'],
  [{ code: 'Unavailable' }, 422, 'code'],
  [{ code: 'new', name: ' ' }, 422, 'name'],
  [{ code: 'new', name: 'ž'.repeat(61) }, 422, 'name'],
  [{ code: 'new', name: 'New', counted_in: 'weeks' }, 422, 'counted_in'],
  [{ code: 'new', name: 'New', per_year: -1 }, 422, 'per_year'],
  [{ code: 'new', name: 'New', carry_over_until: '31-12' }, 422, 'carry_over_until'],
  [{ code: 'new', name: 'New', balance: 'sick_leave' }, 422, 'balance'],
  [{ code: 'new', name: 'New', counts_as: 'no_show' }, 422, 'counts_as'],
])('a wrong field of a new type is named: %o', async (body, status, field) => {
  const { status: got, json } = await add(body);
  expect([got, Object.keys(json.errors)]).toEqual([status, [field]]);
});

test('a code and a name are there once, in capitals too and twice at once; the law’s names are taken', async () => {
  expect((await add({ code: 'GIMTADIENIS', name: 'Another' })).json.code).toBe('leave_code_taken');
  for (const name of ['gimtadienis', 'Vacation', 'Atostogos'])
    expect((await add({ code: 'another', name })).json.code, name).toBe('name_taken');
  const both = await Promise.all([1, 2].map(() => add({ code: 'zalia', name: 'Žalia diena' })));
  expect(both.map(({ status }) => status).sort()).toEqual([201, 409]);
});

test('types of the law keep code, name and place; a type keeps its code', async () => {
  expect((await remove('vacation')).json.code).toBe('leave_type_of_law');
  const vacation = await find('vacation');
  const said = { paid: true, counted_in: 'working_days' };
  for (const [body, field] of [
    [{ code: 'holiday' }, 'code'],
    [{ name: 'Holiday' }, 'name'],
    [{ archived: true }, 'archived'],
    [{ counts_as: 'other' }, 'counts_as'],
  ] as const)
    expect(Object.keys((await change('vacation', { ...said, ...body })).json.errors), field).toEqual([field]);
  const same = await change('vacation', { ...said, code: 'vacation', name: vacation.name, per_year: 24 });
  expect([same.status, same.json]).toEqual([200, expect.objectContaining({ per_year: 24, balance: 'vacation' })]);
  expect(Object.keys((await change('gimtadienis', { ...BIRTHDAY, code: 'other-code' })).json.errors)).toEqual(['code']);
});

test('an old tab and two changes at once do not overwrite each other', async () => {
  const { version } = await find('gimtadienis');
  const both = await Promise.all([1, 2].map(() => change('gimtadienis', { ...BIRTHDAY, per_year: 2 }, version)));
  expect(both.map(({ status }) => status).sort()).toEqual([200, 412]);
  expect((await change('gimtadienis', BIRTHDAY, version)).json.code).toBe('stale');
  expect((await change('gimtadienis', BIRTHDAY, version + 1)).json).toMatchObject({ per_year: 1 });
});

test('an absence of an own type takes of its balance, and counts as its type of the law', async () => {
  expect((await enter('gimtadienis', {}, stranger.token)).status).toBe(422);
  expect(Object.keys((await enter('nothing')).json.errors)).toEqual(['type']);
  expect(await balanceOf('gimtadienis')).toMatchObject({ type_name: 'Gimtadienis', entitled: 1, left: 1 });
  const body = { employee_ids: [ona.id], type: 'gimtadienis', start: '2031-05-20', end: '2031-05-20' };
  const seen = await api.call('POST', '/absences/preview', { token: manager.token, body });
  expect(seen.json.balance).toMatchObject([{ type: 'gimtadienis', left_before: 1, left_after: 0 }]);
  const made = await enter('gimtadienis');
  expect([made.status, made.json]).toEqual([
    201,
    [expect.objectContaining({ type: 'gimtadienis', type_name: 'Gimtadienis', status: 'approved' })],
  ]);
  expect(await balanceOf('gimtadienis')).toMatchObject({ planned: 1, left: 0 });
  const range = 'start=2031-05-20&end=2031-05-20';
  const blocks = await api.call('GET', `/unavailability?${range}`, { token: ona.token });
  expect(blocks.json).toMatchObject([{ absence_type: 'gimtadienis', absence_name: 'Gimtadienis' }]);
  const year = await api.call('GET', '/time-off/year?year=2031', { token: manager.token });
  expect(year.json).toMatchObject([{ type: 'gimtadienis', type_name: 'Gimtadienis', counts_as: 'other' }]);
  const sheet = await api.call('GET', '/working-time-sheet?year=2031&month=5', { token: manager.token });
  expect(sheet.text).toContain('NP');
});

test('a repair with an own type is applied and undone, and changed to another type', async () => {
  const body = { employee_id: jonas.id, start: '2031-06-03', end: '2031-06-03', type: 'gimtadienis' };
  const found = await api.call('POST', '/schedule/repair', { token: manager.token, body });
  expect([found.status, found.json.overdrawn]).toEqual([200, []]);
  const applied = await api.call('POST', `/schedule/repair/${found.json.id}/apply`, { token: manager.token });
  expect(await balanceOf('gimtadienis', jonas.id)).toMatchObject({ left: 0 });
  const undo = `/schedule/repair/${applied.json.undo_id}/undo`;
  expect((await api.call('POST', undo, { token: manager.token })).status).toBe(200);
  expect(await balanceOf('gimtadienis', jonas.id)).toMatchObject({ left: 1 });
  const made = await enter('personal', { employee_ids: [jonas.id] });
  const { id } = made.json[0];
  const to = { type: 'gimtadienis', start: '2031-05-20', end: '2031-05-20' };
  expect((await api.call('PUT', `/absences/${id}`, { token: manager.token, body: to })).json.type).toBe('gimtadienis');
  expect((await api.call('DELETE', `/absences/${id}`, { token: manager.token })).status).toBe(204);
});

test('an employee requests a type only where it says so', async () => {
  const ask = (type: string) =>
    api.call('POST', '/time-off', {
      token: jonas.token,
      body: { type, start_date: '2031-07-01', end_date: '2031-07-01', reason: 'Birthday' },
    });
  expect((await add({ code: 'closed', name: 'Closed', can_request: false })).status).toBe(201);
  for (const type of ['closed', 'no_show', 'nothing'])
    expect(Object.keys((await ask(type)).json.errors), type).toEqual(['type']);
  const asked = await ask('gimtadienis');
  expect([asked.status, asked.json]).toEqual([201, expect.objectContaining({ type: 'gimtadienis' })]);
  expect(await balanceOf('gimtadienis', jonas.id)).toMatchObject({ pending: 1, left: 1 });
  const url = `/time-off/${asked.json.id}`;
  const approved = await api.call('PUT', url, { token: manager.token, body: { status: 'approved' } });
  expect([approved.status, approved.json.unavailability.absence_name]).toEqual([200, 'Gimtadienis']);
  expect(await balanceOf('gimtadienis', jonas.id)).toMatchObject({ planned: 1, left: 0 });
});

// Hours of a day of 8: a morning is 3.
test('a type in hours, in proportion in the first year, carried over until a last day', async () => {
  const body = { code: 'mama', name: 'Mama-diena', counted_in: 'hours', per_year: 24, paid: false };
  const made = await add({ ...body, carry_over_until: '2031-03-31', is_pro_rata: true, counts_as: 'parents_day' });
  expect(made.json).toMatchObject({
    carry_over_until: '03-31',
    since: '2031-01-01',
    sign: 'M',
    counts_as: 'parents_day',
  });
  const worker = await createWorker(api, manager, { first_day: '2031-07-02' });
  // 183 of 365 days: 24 hours times 0.5014 are 12.03.
  expect(await balanceOf('mama', worker.id)).toMatchObject({ unit: 'hours', entitled: 12.03 });
  const hours = { start: '2031-05-21', end: '2031-05-21', start_time: '09:00', end_time: '12:00' };
  expect((await enter('mama', hours)).status).toBe(201);
  expect(await balanceOf('mama')).toMatchObject({ planned: 3, left: 21 });
  const correction = { employee_id: ona.id, type: 'mama', year: 2031, amount: 4, reason: 'Agreed' };
  const corrected = await api.call('POST', '/leave-types/corrections', { token: manager.token, body: correction });
  expect(corrected.status).toBe(201);
  expect(await balanceOf('mama')).toMatchObject({ corrected: 4, left: 25 });
});

test('a type in use is not deleted but archived: it is no longer offered, and its absences keep its name', async () => {
  const refused = await remove('gimtadienis');
  expect([refused.status, refused.json.code]).toEqual([409, 'leave_type_in_use']);
  expect(refused.json.detail).toContain('Archive');
  expect((await change('gimtadienis', { ...BIRTHDAY, archived: true })).json.archived).toBe(true);
  expect(Object.keys((await enter('gimtadienis', { start: '2031-08-01', end: '2031-08-01' })).json.errors)).toEqual([
    'type',
  ]);
  expect(await balanceOf('gimtadienis')).toBeUndefined();
  const list = await api.call('GET', '/absences?start=2031-05-20&end=2031-05-20', { token: ona.token });
  expect(list.json).toMatchObject([{ type: 'gimtadienis', type_name: 'Gimtadienis' }]);
  const [{ id }] = list.json;
  const kept = { type: 'gimtadienis', start: '2031-05-22', end: '2031-05-22' };
  expect((await api.call('PUT', `/absences/${id}`, { token: manager.token, body: kept })).status).toBe(200);
  // Its name is free again.
  expect((await add({ code: 'gimtadienis2' })).status).toBe(201);
  expect((await change('gimtadienis', { ...BIRTHDAY, archived: false })).json.code).toBe('name_taken');
});

test('a type that nothing uses is deleted; a proposal with it is stale', async () => {
  const body = { employee_id: jonas.id, start: '2031-09-01', end: '2031-09-01', type: 'zalia' };
  const found = await api.call('POST', '/schedule/repair', { token: manager.token, body });
  const [deleted, again] = await Promise.all([remove('zalia'), remove('zalia')]);
  expect([deleted.status, again.status].sort()).toEqual([204, 404]);
  const late = await api.call('POST', `/schedule/repair/${found.json.id}/apply`, { token: manager.token });
  expect(late.json.code).toBe('repair_stale');
  const history = await api.call('GET', '/activity?type=time_off.type_deleted', { token: manager.token });
  expect(history.json.items).toMatchObject([{ details: { name: 'Žalia diena' } }]);
});

test('a type whose balance another one takes is not deleted or archived', async () => {
  expect((await add({ code: 'pool', name: 'Pool' })).status).toBe(201);
  expect((await add({ code: 'taker', name: 'Taker', per_year: null, balance: 'pool' })).status).toBe(201);
  const refused = await remove('pool');
  expect([refused.status, refused.json.code]).toEqual([409, 'leave_type_in_use']);
  const archived = await change('pool', { ...BIRTHDAY, code: 'pool', name: 'Pool', archived: true });
  expect(Object.keys(archived.json.errors)).toEqual(['archived']);
});
