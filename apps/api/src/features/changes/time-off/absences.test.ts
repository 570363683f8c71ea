import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createCafe, type TestCafe } from '../../../testing/seeds/cafe.ts';
import { createManager, createWorker } from '../../../testing/seeds/people.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';

let api: TestApp;
beforeAll(async () => {
  api = await createTestApp();
});
afterAll(() => api.close());

let cafe: TestCafe;
let ona: TestCafe['workers'][number];
let jonas: TestCafe['workers'][number];
beforeEach(async () => {
  cafe = await createCafe(api);
  const [first, second] = cafe.workers;
  if (first === undefined || second === undefined) throw new Error('the café has two cooks');
  [ona, jonas] = [first, second];
});

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';
type Headers = Record<string, string>;
const manager = (method: Method, path: string, body?: unknown, headers: Headers = {}) =>
  api.call(method, path, { token: cafe.token, body, headers });
const week = { type: 'vacation', start: '2032-03-08', end: '2032-03-14' };
const enter = (fields: object = {}) => manager('POST', '/absences', { employee_ids: [ona.id], ...week, ...fields });
const list = async (query = '', token = cafe.token) =>
  (await api.call('GET', `/absences?start=2032-03-01&end=2032-03-31${query}`, { token })).json;
const publishWork = async (date: string, employee_id: string) => {
  await manager('POST', '/schedule/shifts', { date, template: 'DAY', role: 'cook', employee_id });
  await manager('POST', '/schedule/publish?year=2032&month=3');
};

test('nobody and an employee enter nothing, and another business sees nothing', async () => {
  const body = { employee_ids: [ona.id], ...week };
  expect((await api.call('POST', '/absences', { body })).status).toBe(401);
  expect((await api.call('POST', '/absences', { token: ona.token, body })).json.code).toBe('managers_only');
  const [absence] = (await enter()).json;
  const other = await createManager(api, 'Other');
  expect(await list('', other.token)).toEqual([]);
  for (const reply of [
    await api.call('PUT', `/absences/${absence.id}`, { token: other.token, body: week }),
    await api.call('DELETE', `/absences/${absence.id}`, { token: other.token }),
  ])
    expect(reply.status).toBe(404);
  const stranger = await createWorker(api, other);
  expect(Object.keys((await enter({ employee_ids: [stranger.id] })).json.errors)).toEqual(['employee_ids']);
});

test.each([
  [{ employee_ids: [] }, 'employee_ids'],
  [{ type: 'holiday' }, 'type'],
  [{ end: '2032-03-07' }, 'end'],
  [{ end: null }, 'end'],
  [{ start: '2032-02-30' }, 'start'],
  [{ start_time: '09:00' }, 'end_time'],
  [{ start_time: '09:00', end_time: '12:00' }, 'end'],
  [{ end: '2032-03-08', start_time: '12:00', end_time: '09:00' }, 'end_time'],
])('%j is refused beside its field', async (fields, field) => {
  const reply = await enter(fields);
  expect([reply.status, Object.keys(reply.json.errors)]).toEqual([422, [field]]);
  expect(await list()).toEqual([]);
});

test('a vacation is approved at once and opens the shifts of its days; the employee sees it without the note', async () => {
  await publishWork('2032-03-09', ona.id);
  const { status, json } = await enter({ note: 'Agreed at the counter' });
  expect(status).toBe(201);
  expect(json).toEqual([
    {
      id: json[0].id,
      employee_id: ona.id,
      type: 'vacation',
      type_name: null,
      start: '2032-03-08',
      end: '2032-03-14',
      start_time: null,
      end_time: null,
      status: 'approved',
      source: 'manager',
      note: 'Agreed at the counter',
      version: 1,
    },
  ]);
  const { shifts } = (await manager('GET', '/schedule?start=2032-03-09&end=2032-03-09')).json;
  expect(shifts).toMatchObject([{ employee_id: null }]);
  expect(await list('', ona.token)).toMatchObject([{ id: json[0].id, note: null }]);
  expect(await list('', jonas.token)).toEqual([]);
  expect(await list(`&employee_id=${jonas.id}`)).toEqual([]);
});

test('several are away at once, and days of other time off refuse all of them', async () => {
  expect((await enter({ employee_ids: [ona.id, jonas.id] })).json).toHaveLength(2);
  const again = await enter({ employee_ids: [jonas.id], start: '2032-03-14', end: '2032-03-20' });
  expect([again.status, again.json.code]).toEqual([409, 'time_off_overlaps']);
  expect(await list()).toHaveLength(2);
});

test('of two who enter the same at once, one does', async () => {
  const replies = await Promise.all([enter(), enter()]);
  expect(replies.map(({ status }) => status).toSorted()).toEqual([201, 409]);
  expect(await list()).toHaveLength(1);
});

test('an illness has no end yet, and hours of a day have their times', async () => {
  const { json: ill } = await enter({ type: 'sick_leave', end: null });
  expect(ill).toMatchObject([{ type: 'sick_leave', start: '2032-03-08', end: null }]);
  const { json: training } = await enter({
    employee_ids: [jonas.id],
    type: 'training',
    end: '2032-03-08',
    start_time: '09:00',
    end_time: '12:30',
  });
  expect(training).toMatchObject([{ end: '2032-03-08', start_time: '09:00', end_time: '12:30' }]);
});

test('time off that was asked for is there too, and both are changed and withdrawn with If-Match', async () => {
  const asked = { type: 'vacation', start_date: '2032-03-20', end_date: '2032-03-21', reason: 'A wedding' };
  await api.call('POST', '/time-off', { token: jonas.token, body: asked });
  const [absence] = (await enter()).json;
  expect((await list()).map((one: Record<string, unknown>) => [one['source'], one['status']])).toEqual([
    ['manager', 'approved'],
    ['time_off', 'pending'],
  ]);
  const put = (version: number) =>
    manager('PUT', `/absences/${absence.id}`, { ...week, end: '2032-03-10' }, { 'if-match': `"${version}"` });
  expect((await put(7)).status).toBe(412);
  expect((await put(1)).json).toMatchObject({ id: absence.id, end: '2032-03-10', version: 2 });
  const remove = (version: number) =>
    manager('DELETE', `/absences/${absence.id}`, undefined, { 'if-match': `"${version}"` });
  expect((await remove(1)).status).toBe(412);
  expect((await remove(2)).status).toBe(204);
  expect(await list()).toHaveLength(1);
});

test('an absence is not passed on to another person', async () => {
  const [absence] = (await enter()).json;
  const reply = await manager('PUT', `/absences/${absence.id}`, { employee_ids: [jonas.id], ...week });
  expect(Object.keys(reply.json.errors)).toEqual(['employee_ids']);
});

test('a preview says what opens, who could take it and what is left, and stores nothing', async () => {
  await publishWork('2032-03-09', ona.id);
  const body = { employee_ids: [ona.id], type: 'vacation', start: '2032-03-08', end: '2032-03-12' };
  const { status, json } = await manager('POST', '/absences/preview', body);
  expect(status).toBe(200);
  expect(json.opened).toMatchObject([{ date: '2032-03-09', employee_id: ona.id }]);
  expect(json.repair.changes).toMatchObject([{ from_employee_id: ona.id, to_employee_id: jonas.id }]);
  // Monday to Friday without a public holiday: five working days (DK 126).
  for (const { left_before, left_after } of json.balance) expect(left_before - left_after).toBe(5);
  expect(await list()).toEqual([]);
  const { json: shifts } = await manager('GET', '/schedule?start=2032-03-09&end=2032-03-09');
  expect(shifts.shifts).toMatchObject([{ employee_id: ona.id }]);
});
