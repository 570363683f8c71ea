import { afterAll, beforeAll, expect, test } from 'vitest';
import { addTemplate, createCafe, type TestCafe } from '../../../testing/seeds/cafe.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';

let api: TestApp;
let cafe: TestCafe;
beforeAll(async () => {
  api = await createTestApp({ planning: true });
  cafe = await createCafe(api, 1);
  const asManager = (method: 'POST' | 'PUT', path: string, body: object) =>
    api.call(method, path, { token: cafe.token, body });
  await addTemplate(api, cafe, { name: 'LATE', start_time: '14:00', end_time: '22:00', break_minutes: 0 });
  // 31 July 2031 is a Thursday, and 1 August a Friday.
  for (const weekday of [4, 5])
    await asManager('POST', '/requirements', { template: 'LATE', role: 'cook', count: 1, weekday });
  await asManager('PUT', '/settings/system', { closing_before_opening: true });
  const employee_id = cafe.workers[0]?.id;
  const shift = (date: string, template: string) => ({ date, template, role: 'cook', employee_id });
  await asManager('POST', '/schedule/shifts', shift('2031-07-31', 'LATE'));
  await asManager('POST', '/schedule/shifts', shift('2031-08-01', 'DAY'));
});
afterAll(() => api.close());

const months = ['start=2031-07-01&end=2031-07-31', 'start=2031-08-01&end=2031-08-31'];
const found = async (month: string) => {
  const { json } = await api.call('GET', `/schedule/summary?${month}`, { token: cafe.token });
  return json.violations.filter(({ rule }: { rule: string }) => rule === 'closing-before-opening');
};

test.each(months)('who closes the last day of a month must not open the first of the next: %s', async (month) => {
  expect(await found(month)).toMatchObject([{ date: '2031-08-01', employee_id: cafe.workers[0]?.id }]);
});

test('an exception of the day beside the month counts there too', async () => {
  await addTemplate(api, cafe, { name: 'NIGHT', start_time: '15:00', end_time: '23:00', break_minutes: 0 });
  const body = { template: 'NIGHT', role: 'cook', count: 1, date: '2031-07-31' };
  await api.call('POST', '/requirements', { token: cafe.token, body });
  // Now the late shift isn't the last of that day.
  expect(await Promise.all(months.map(found))).toEqual([[], []]);
});
