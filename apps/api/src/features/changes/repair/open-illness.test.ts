import { afterAll, beforeAll, expect, test } from 'vitest';
import { createCafe, type TestCafe } from '../../../testing/seeds/cafe.ts';
import { createManager } from '../../../testing/seeds/people.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';

let api: TestApp;
let cafe: TestCafe;
let ona: { id: string; token: string };
let jonas: { id: string; token: string };
beforeAll(async () => {
  api = await createTestApp();
  cafe = await createCafe(api, 2);
  [ona, jonas] = cafe.workers as [typeof ona, typeof jonas];
});
afterAll(() => api.close());

type Json = Awaited<ReturnType<TestApp['call']>>['json'];
const call = (method: 'GET' | 'POST' | 'PUT', path: string, body?: object, token = cafe.token) =>
  api.call(method, path, { token, ...(body && { body }) });
const shift = async (date: string, employee_id: string): Promise<Json> =>
  (await call('POST', '/schedule/shifts', { date, template: 'DAY', role: 'cook', employee_id })).json;
const fall = async (body: object) => {
  const { json } = await call('POST', '/schedule/repair', body);
  const applied = await call('POST', `/schedule/repair/${json.id}/apply`);
  expect(applied.status).toBe(200);
  return { changes: json.changes.map((one: Json) => `${one.date} > ${one.to_employee_id}`), applied: applied.json };
};
const approved = async (person: string): Promise<Json[]> =>
  (await call('GET', '/time-off?status=approved&page_size=100')).json
    .filter((one: Json) => one.employee_id === person)
    .sort((a: Json, b: Json) => (a.start_date < b.start_date ? -1 : 1));
const spans = (list: Json[]) => list.map((one) => `${one.start_date} ${one.end_date} ${one.type} ${one.is_open}`);
const end = (id: string, end_date: string, token = cafe.token) =>
  call('PUT', `/time-off/${id}/end`, { end_date }, token);
/** What makes Ona unavailable on a day, in English. */
const stops = async (date: string): Promise<string[]> => {
  const target = { date, employee_id: ona.id };
  const body = { shift: { ...target, template: 'DAY', role: 'cook' }, targets: [target] };
  const { json } = await call('POST', '/schedule/judge', body);
  return json[0].rules.filter((one: Json) => one.rule === 'unavailable').map((one: Json) => one.detail);
};

test('an open end makes an employee unavailable on every later day until it is set', async () => {
  for (const date of ['2031-03-04', '2031-03-05', '2031-05-06']) await shift(date, ona.id);
  await call('POST', '/schedule/publish?year=2031&month=3');
  const { changes } = await fall({ employee_id: ona.id, start: '2031-03-04', end: null });
  expect(changes).toEqual(['2031-03-04', '2031-03-05', '2031-05-06'].map((date) => `${date} > ${jonas.id}`));
  const [leave] = await approved(ona.id);
  // A year is kept free: 366 days including the first.
  expect(spans([leave])).toEqual(['2031-03-04 2032-03-03 sick_leave true']);
  expect(await stops('2031-07-01')).toEqual(['Is ill since 4 Mar 2031; the end is not known yet.']);
  const blocks = (await call('GET', '/unavailability?start=2031-07-01&end=2031-07-01')).json;
  expect(blocks).toMatchObject([{ employee_id: ona.id, sick_leave: true, is_open: true }]);
  const candidates = (await call('GET', '/availability/candidates?date=2031-07-01&template=DAY&role=cook')).json;
  expect(candidates.find((one: Json) => one.employee_id === ona.id).blocked_by[0].detail).toContain('Is ill since');

  expect((await api.call('PUT', `/time-off/${leave.id}/end`, { body: { end_date: '2031-03-10' } })).status).toBe(401);
  expect((await end(leave.id, '2031-03-10', ona.token)).status).toBe(403);
  expect((await end(leave.id, '2031-03-10', (await createManager(api)).token)).status).toBe(404);
  expect((await end(leave.id, '2031-03-03')).json.errors).toHaveProperty('end_date');
  expect((await end(leave.id, '2032-03-04')).json.errors).toHaveProperty('end_date');
  const both = await Promise.all([end(leave.id, '2031-03-10'), end(leave.id, '2031-03-10')]);
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect(spans(await approved(ona.id))).toEqual(['2031-03-04 2031-03-10 sick_leave false']);
  expect(await stops('2031-03-10')).toEqual(['Is ill from 4 Mar 2031 to 10 Mar 2031.']);
  expect(await stops('2031-03-11')).toEqual([]);
  expect((await call('GET', `/activity?type=time_off.ended`)).json.items).toHaveLength(1);
});

test('leave in between stays, and the end takes the pieces behind it away; a whole repair is undone', async () => {
  const asked = { type: 'vacation', start_date: '2031-09-08', end_date: '2031-09-14', reason: 'Sea' };
  const { json: vacation } = await call('POST', '/time-off', asked, jonas.token);
  await call('PUT', `/time-off/${vacation.id}`, { status: 'approved' });
  const { applied } = await fall({ employee_id: jonas.id, start: '2031-09-01' });
  expect(spans(await approved(jonas.id))).toEqual([
    '2031-09-01 2031-09-07 sick_leave true',
    '2031-09-08 2031-09-14 vacation false',
    '2031-09-15 2032-08-31 sick_leave true',
  ]);
  const [first] = await approved(jonas.id);
  await end(first.id, '2031-09-05');
  expect(spans(await approved(jonas.id))).toEqual([
    '2031-09-01 2031-09-05 sick_leave false',
    '2031-09-08 2031-09-14 vacation false',
  ]);
  expect((await call('POST', `/schedule/repair/${applied.undo_id}/undo`)).status).toBe(200);
  expect(spans(await approved(jonas.id))).toEqual(['2031-09-08 2031-09-14 vacation false']);
});

test('over days of a pending request an illness ends with its end, and goes when it is taken back', async () => {
  const asked = { type: 'vacation', start_date: '2033-05-10', end_date: '2033-05-20', reason: 'Sea' };
  await call('POST', '/time-off', asked, ona.token);
  await fall({ employee_id: ona.id, start: '2033-05-01' });
  expect(await stops('2033-05-15')).toHaveLength(1);
  const ofMay = async () => (await approved(ona.id)).filter((one) => one.start_date >= '2033-05-01');
  const [first] = await ofMay();
  expect((await end(first.id, '2033-05-12')).status).toBe(200);
  expect(await stops('2033-05-12')).toHaveLength(1);
  expect(await stops('2033-05-13')).toEqual([]);
  await api.call('DELETE', `/time-off/${first.id}`, { token: cafe.token });
  expect(await stops('2033-05-05')).toEqual([]);
  expect(await stops('2033-05-12')).toEqual([]);
});

test('the plan of a month puts nobody to work who is ill without a known end', async () => {
  const planning = await createTestApp({ planning: true });
  try {
    const own = await createCafe(planning, 2);
    const ill = own.workers[0]?.id ?? '';
    const ask = (method: 'GET' | 'POST', path: string, body?: object) =>
      planning.call(method, path, { token: own.token, ...(body && { body }) });
    const { json } = await ask('POST', '/schedule/repair', { employee_id: ill, start: '2031-04-20' });
    await ask('POST', `/schedule/repair/${json.id}/apply`);
    await ask('POST', '/generate-schedule?year=2031&month=5', { seconds: 2 });
    const { shifts } = (await ask('GET', '/schedule?start=2031-05-01&end=2031-05-31')).json;
    expect(shifts.length).toBeGreaterThan(20);
    expect(shifts.filter((one: Json) => one.employee_id === ill)).toEqual([]);
  } finally {
    await planning.close();
  }
});
