import { afterAll, beforeAll, expect, test } from 'vitest';
import { createCafe, type TestCafe } from '../../../testing/seeds/cafe.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';

let api: TestApp;
let cafe: TestCafe;
let [ona, jonas]: string[] = [];
beforeAll(async () => {
  api = await createTestApp({ planning: true });
  cafe = await createCafe(api, 3);
  [ona = '', jonas = ''] = cafe.workers.map(({ id }) => id);
});
afterAll(() => api.close());

const manager = (method: 'GET' | 'POST' | 'DELETE', path: string, body?: unknown) =>
  api.call(method, path, { token: cafe.token, body });
const DAY = 'start=2032-03-01&end=2032-03-01';
const summary = async () => (await manager('GET', `/schedule/summary?${DAY}`)).json;

test('generating keeps halves that were cut by hand, and plans the place whole when everything is planned again', async () => {
  const place = { date: '2032-03-01', template: 'DAY', role: 'cook', employee_id: ona };
  const { id } = (await manager('POST', '/schedule/shifts', place)).json;
  const people = { first: { employee_id: ona }, second: { employee_id: jonas } };
  await manager('POST', `/schedule/${id}/cut`, { at: '12:00', ...people });
  const plan = async (keep: string) => {
    const made = await manager('POST', '/generate-schedule?year=2032&month=3', { seconds: 1, seed: 1, keep });
    const own = made.json.shifts.filter(({ date }: { date: string }) => date === '2032-03-01');
    return own.map((shift: { start_time: string; end_time: string }) => `${shift.start_time}-${shift.end_time}`);
  };
  expect(await plan('hand')).toEqual(['08:00-12:00', '12:00-16:30']);
  const [first] = (await manager('GET', `/schedule?${DAY}`)).json.shifts;
  await manager('DELETE', `/schedule/${first.id}`);
  // What is missing of the place is planned again, and no more.
  expect(await plan('hand')).toEqual(['08:00-12:00', '12:00-16:30']);
  expect((await summary()).quality).toMatchObject({ needed: 1, filled: 1 });
  expect(await plan('pins')).toEqual(['08:00-16:30']);
  expect((await summary()).quality).toMatchObject({ needed: 1, filled: 1 });
});
