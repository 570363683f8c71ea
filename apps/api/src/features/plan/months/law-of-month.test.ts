import { afterAll, beforeAll, expect, test } from 'vitest';
import { createCafe, type TestCafe } from '../../../testing/seeds/cafe.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';

// Lithuania asks for 11 hours of rest between days (DK 122(2)), Latvia for 12 (DL 142), or 11 (DL 140(6)) if they
// are averaged.

let api: TestApp;
let cafe: TestCafe;
beforeAll(async () => {
  api = await createTestApp();
  cafe = await createCafe(api);
});
afterAll(() => api.close());

const ask = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, body?: object) =>
  api.call(method, path, { token: cafe.token, ...(body && { body }) });
const add = (date: string, start_time: string, end_time: string) =>
  ask('POST', '/schedule/shifts', {
    date,
    start_time,
    end_time,
    break_minutes: 0,
    role: 'cook',
    employee_id: cafe.workers[0]?.id,
  });
/** Two shifts with eleven hours between them. */
async function addPair(month: string): Promise<void> {
  await add(`${month}-04`, '14:00', '21:00');
  await add(`${month}-05`, '08:00', '14:00');
}
const choose = async (law_pack: string) =>
  expect((await ask('PUT', '/settings/system', { law_pack, regime: 'fixed' })).status).toBe(200);
/** The articles on rest that the shifts of a month break. */
async function brokenIn(month: string): Promise<string[]> {
  const { json } = await ask('GET', `/schedule?start=${month}-01&end=${month}-28`);
  const warnings = json.shifts.flatMap((shift: { warnings: { rule: string; source: string }[] }) => shift.warnings);
  const rest = warnings.filter(({ rule }: { rule: string }) => rule === 'daily-rest');
  return [...new Set<string>(rest.map(({ source }: { source: string }) => source))];
}

test('a published month stays judged by its law, an open one is judged again; cleared, it is open again', async () => {
  await choose('lt');
  await addPair('2032-02');
  await addPair('2032-03');
  expect((await ask('POST', '/schedule/publish?year=2032&month=2')).status).toBe(200);
  await choose('lv');
  expect(await brokenIn('2032-02')).toEqual([]);
  expect(await brokenIn('2032-03')).toEqual(['Labour Law of Latvia, Sections 140(6), 142']);
  // Ten and a half hours after 14:00. A change of the published month is judged by the law of its month, too.
  await add('2032-02-06', '00:30', '07:00');
  expect(await brokenIn('2032-02')).toEqual(['Labour Code, Art. 122(2)']);
  expect((await ask('DELETE', '/schedule?year=2032&month=2')).status).toBe(200);
  await addPair('2032-02');
  expect(await brokenIn('2032-02')).toEqual(['Labour Law of Latvia, Sections 140(6), 142']);
  expect((await ask('POST', '/schedule/publish?year=2032&month=2')).status).toBe(200);
  await choose('lt');
  expect(await brokenIn('2032-02')).toEqual(['Labour Law of Latvia, Sections 140(6), 142']);
});
