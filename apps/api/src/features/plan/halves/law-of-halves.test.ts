import { afterAll, beforeAll, expect, test } from 'vitest';
import { createCafe, type TestCafe } from '../../../testing/seeds/cafe.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';

// A break is due after more than 5 hours in Lithuania (DK 122(2)), after more than 6 in Latvia (DL 145).
let api: TestApp;
let cafe: TestCafe;
beforeAll(async () => {
  api = await createTestApp();
  cafe = await createCafe(api);
});
afterAll(() => api.close());

const manager = (method: 'POST' | 'PUT', path: string, body?: object) =>
  api.call(method, path, { token: cafe.token, ...(body && { body }) });
const choose = (law_pack: string) => manager('PUT', '/settings/system', { law_pack });

test('an amended shift is cut by the law of its month, as its preview said', async () => {
  await choose('lv');
  const body = { date: '2032-03-01', template: 'DAY', role: 'cook', employee_id: cafe.workers[0]?.id };
  await manager('POST', '/schedule/shifts', body);
  await manager('POST', '/schedule/publish?year=2032&month=3');
  await choose('lt');
  const { shifts } = (await manager('POST', '/schedule/amend?year=2032&month=3')).json;
  // 08:00 to 10:30 and 10:30 to 16:30: six hours without a break.
  const preview = await manager('POST', `/schedule/${shifts[0].id}/halves`, { at: '10:30' });
  expect(preview.json).toMatchObject({ break_over: 360, second: { break_minutes: 0 } });
  const halves = { at: '10:30', first: { employee_id: null }, second: { employee_id: null } };
  const cut = await manager('POST', `/schedule/${shifts[0].id}/cut`, halves);
  expect(cut.json).toMatchObject({ first: { break_minutes: 0 }, second: { break_minutes: 0 } });
});
