import { afterAll, beforeAll, expect, test } from 'vitest';
import { createCafe, type TestCafe } from '../../../testing/seeds/cafe.ts';
import { createManager } from '../../../testing/seeds/people.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';

let api: TestApp;
let cafe: TestCafe;
let ona: { id: string; token: string };
let jonas: { id: string; token: string };
let now = Date.now();
beforeAll(async () => {
  api = await createTestApp({ parts: { now: () => now } });
  cafe = await createCafe(api, 2);
  [ona, jonas] = cafe.workers as [typeof ona, typeof jonas];
});
afterAll(() => api.close());

type Json = Awaited<ReturnType<TestApp['call']>>['json'];
const call = (method: 'GET' | 'POST' | 'DELETE', path: string, body?: object, token = cafe.token) =>
  api.call(method, path, { token, ...(body && { body }) });
const departure = (token = cafe.token, id = ona.id) => call('GET', `/employees/${id}/departure`, undefined, token);
const shift = async (date: string, employee_id: string | null): Promise<Json> =>
  (await call('POST', '/schedule/shifts', { date, template: 'DAY', role: 'cook', employee_id })).json;

test('only a manager of the business asks, about a person who is there', async () => {
  expect((await api.call('GET', `/employees/${ona.id}/departure`)).status).toBe(401);
  expect((await departure(ona.token)).status).toBe(403);
  expect((await departure((await createManager(api)).token)).status).toBe(404);
  expect((await departure(cafe.token, 'nobody')).status).toBe(404);
});

test('says which shifts become open and what is cancelled, and deleting does just that', async () => {
  expect((await departure()).json).toEqual({ shifts: [], swaps: 0, claims: 0, time_off: 0 });
  await shift('2031-03-03', ona.id);
  const published = await shift('2031-03-05', ona.id);
  const open = await shift('2031-03-06', null);
  await shift('2031-03-07', jonas.id);
  await call('POST', '/schedule/publish?year=2031&month=3');
  const draft = await shift('2031-04-02', ona.id);
  now = Date.parse('2031-03-04T00:00:00Z');
  expect((await call('POST', '/schedule/requests', { shift_id: published.id }, ona.token)).status).toBe(201);
  expect((await call('POST', '/schedule/claims', { shift_id: open.id }, ona.token)).status).toBe(201);
  const off = { type: 'vacation', start_date: '2031-06-01', end_date: '2031-06-07', reason: 'Sea' };
  expect((await call('POST', '/time-off', off, ona.token)).status).toBe(201);
  const hours = { start_time: '08:00', end_time: '16:30', template: 'DAY', role: 'cook' };
  expect((await departure()).json).toEqual({
    shifts: [
      { id: published.id, date: '2031-03-05', status: 'published', ...hours },
      { id: draft.id, date: '2031-04-02', status: 'draft', ...hours },
    ],
    swaps: 1,
    claims: 1,
    time_off: 1,
  });
  expect((await call('DELETE', `/employees/${ona.id}`)).status).toBe(204);
  const { shifts } = (await call('GET', '/schedule?start=2031-03-01&end=2031-04-30')).json;
  const opened = shifts.filter((one: Json) => one.employee_id === null && one.employee_name === null);
  expect(opened.map(({ date }: Json) => date)).toEqual(['2031-03-05', '2031-03-06', '2031-04-02']);
});
