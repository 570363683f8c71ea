import { afterAll, beforeAll, expect, test } from 'vitest';
import { createCafe, type TestCafe } from '../../../testing/seeds/cafe.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import { traceOf } from '../../../testing/trace.ts';

let api: TestApp;
let cafe: TestCafe;
beforeAll(async () => {
  api = await createTestApp();
  cafe = await createCafe(api);
});
afterAll(() => api.close());

test('moving a shift judges once and passes at most 22 files of eight features', async () => {
  const token = cafe.token;
  const body = { date: '2031-03-11', template: 'DAY', role: 'cook', employee_id: cafe.workers[0]?.id };
  const { json } = await api.call('POST', '/schedule/shifts', { token, body });
  const move = (date: string) =>
    api.call('PUT', `/schedule/${json.id}`, { token, body: { ...body, date }, headers: { 'if-match': '*' } });
  expect((await move('2031-03-12')).status).toBe(200);
  const { files, calls } = await traceOf(() => move('2031-03-13'));
  const features = files.filter((file) => file.startsWith('features/'));
  console.info(`${features.length} files of features, ${files.length - features.length} of the platform`);
  expect(features.length, features.join('\n')).toBeLessThanOrEqual(22);
  expect(new Set(features.map((file) => file.split('/').slice(0, 3).join('/'))).size).toBeLessThanOrEqual(8);
  expect({ problems: calls('plannedDays'), judgements: calls('judgePeople') }).toEqual({ problems: 1, judgements: 1 });
});
