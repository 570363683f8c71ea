import { afterAll, beforeAll, expect, test } from 'vitest';
import { addTemplate, createCafe, type TestCafe } from '../../../testing/seeds/cafe.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';

let api: TestApp;
let cafe: TestCafe;
beforeAll(async () => {
  api = await createTestApp({ planning: true });
  cafe = await createCafe(api, 2);
  await addTemplate(api, cafe, { name: 'LATE', start_time: '15:00', end_time: '23:00', break_minutes: 0 });
});
afterAll(() => api.close());

const call = (method: 'GET' | 'POST' | 'PUT', path: string, body?: object) =>
  api.call(method, path, { token: cafe.token, ...(body && { body }) });

// From 23:00 to 8:00 there are nine hours, and from the daily rest two are missing: pinned on two nights of one cook.
test('what pinned shifts break is counted by itself, in the result and in the insights', async () => {
  const add = async (date: string, template: string) => {
    const body = { date, template, role: 'cook', employee_id: cafe.workers[0]?.id };
    const { json } = await call('POST', '/schedule/shifts', body);
    return call('PUT', `/schedule/${json.id}`, { ...body, pinned: true });
  };
  for (const [date, template] of [
    ['2031-05-05', 'LATE'],
    ['2031-05-06', 'DAY'],
    ['2031-05-19', 'LATE'],
    ['2031-05-20', 'DAY'],
  ] as const)
    expect((await add(date, template)).status).toBe(200);
  const { json } = await call('POST', '/generate-schedule?year=2031&month=5', { seconds: 30, seed: 1 });
  expect(json.quality).toMatchObject({ hard_violations: 2, standing_violations: 2, filled: 27 });
  const summary = await call('GET', '/schedule/summary?start=2031-05-01&end=2031-05-31');
  expect(summary.json.quality).toEqual(json.quality);
  expect(summary.json.broken).toContainEqual({ rule: 'daily-rest', severity: 'hard', count: 2 });
  // The plan's own bound is about the same pins.
  const { penalty, bound } = summary.json.planning.curve.at(-1);
  expect(penalty).toBeCloseTo(json.quality.penalty, 2);
  expect(bound).toBeGreaterThan(0.9 * penalty);
});

test('a month without a breach has none that stands', async () => {
  const { json } = await call('POST', '/generate-schedule?year=2031&month=6', { seconds: 30, seed: 1 });
  expect(json.quality).toMatchObject({ hard_violations: 0, standing_violations: 0 });
});
