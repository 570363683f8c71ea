import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createCafe, type TestCafe } from '../../../testing/seeds/cafe.ts';
import { createManager } from '../../../testing/seeds/people.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';

let api: TestApp;
beforeAll(async () => {
  api = await createTestApp();
});
afterAll(() => api.close());

let cafe: TestCafe;
let [ona, jonas]: TestCafe['workers'] = [];
beforeEach(async () => {
  cafe = await createCafe(api);
  [ona, jonas] = cafe.workers;
  await manager('POST', '/schedule/shifts', work(ona?.id));
  await manager('POST', `/schedule/publish?${MARCH}`);
});

const MARCH = 'year=2032&month=3';
type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';
const manager = (method: Method, path: string, body?: unknown) => api.call(method, path, { token: cafe.token, body });
const work = (employee_id: string | null | undefined) => ({
  date: '2032-03-08',
  template: 'DAY',
  role: 'cook',
  employee_id,
});
const amend = () => manager('POST', `/schedule/amend?${MARCH}`);
/** Opens an amendment of the month and gives Ona's shift to Jonas. */
async function giveToJonas() {
  const { json } = await amend();
  await manager('PUT', `/schedule/${json.shifts[0].id}`, work(jonas?.id));
  return json;
}

test('an amendment answers with its drafts, and the published plan stays what everybody sees', async () => {
  const begun = await amend();
  expect([begun.status, begun.json.base_version]).toEqual([201, 1]);
  expect(begun.json.amendment_id).toMatch(/^[0-9a-f-]{36}$/);
  expect(begun.json.shifts).toHaveLength(1);
  expect(begun.json.shifts[0]).toMatchObject({ date: '2032-03-08', employee_id: ona?.id, status: 'draft' });
  expect((await amend()).json.code).toBe('amendment_open');
});

test('a shift that passes from one to another is a change for both, with notice and consent', async () => {
  await giveToJonas();
  const { json } = await manager('GET', `/schedule/amendment?${MARCH}`);
  expect(json.base_version).toBe(1);
  expect(json.changes).toHaveLength(2);
  for (const change of json.changes)
    expect(change).toMatchObject({
      date: '2032-03-08',
      before: { employee_id: ona?.id },
      after: { employee_id: jonas?.id },
      needs_consent: false,
    });
  expect(json.changes.map((change: { employee_id: string }) => change.employee_id).toSorted()).toEqual(
    [ona?.id, jonas?.id].toSorted(),
  );
});

test('publishing the month publishes its amendment, with a reason, as the next version', async () => {
  await giveToJonas();
  const refused = await manager('POST', `/schedule/publish?${MARCH}`);
  expect([refused.status, Object.keys(refused.json.errors)]).toEqual([422, ['reason']]);
  const { json } = await manager('POST', `/schedule/publish?${MARCH}`, { reason: 'Ona asked' });
  expect(json).toMatchObject({ year: 2032, month: 3, shifts: 1, open: 0, version: 2 });
  expect(json.changes).toMatchObject([{ reason: 'Ona asked', after: { employee_id: jonas?.id } }]);
  expect((await manager('GET', `/schedule/amendment?${MARCH}`)).status).toBe(404);
});

test('a reason for each shift serves in place of one for all', async () => {
  const { shifts } = (await manager('GET', '/schedule?start=2032-03-08&end=2032-03-08')).json;
  await giveToJonas();
  const reasons = { [shifts[0].id]: 'Ona asked' };
  const { json } = await manager('POST', `/schedule/publish?${MARCH}`, { reasons });
  expect(json.changes).toMatchObject([{ reason: 'Ona asked' }]);
});

test('a discarded amendment leaves the published plan as it was, and the second time there is none', async () => {
  await giveToJonas();
  expect((await manager('DELETE', `/schedule/amendment?${MARCH}`)).status).toBe(204);
  expect((await manager('DELETE', `/schedule/amendment?${MARCH}`)).status).toBe(404);
  const { shifts } = (await manager('GET', '/schedule?start=2032-03-08&end=2032-03-08')).json;
  expect(shifts).toMatchObject([{ employee_id: ona?.id, status: 'published', version: 2 }]);
});

test("another business's amendment reads like none", async () => {
  await giveToJonas();
  const other = await createManager(api, 'Other');
  for (const method of ['GET', 'DELETE'] as const)
    expect((await api.call(method, `/schedule/amendment?${MARCH}`, { token: other.token })).status).toBe(404);
});
