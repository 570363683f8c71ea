import { afterAll, beforeAll, expect, test } from 'vitest';
import { createCafe, type TestCafe } from '../../../testing/seeds/cafe.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';

// Lithuania asks for written consent to a change less than two working days ahead (DK 115(2)); Latvia doesn't.
let now: number;
let api: TestApp;
beforeAll(async () => {
  api = await createTestApp({ parts: { now: () => now } });
});
afterAll(() => api.close());

let cafe: TestCafe;
const manager = (method: 'GET' | 'POST' | 'PUT', path: string, body?: object) =>
  api.call(method, path, { token: cafe.token, ...(body && { body }) });
const choose = (law_pack: string) => manager('PUT', '/settings/system', { law_pack });

/** November published under one law and December under another; on 30 November 1 December passes to another person. */
async function amendFirstOfDecember(november: string, december: string) {
  now = Date.parse('2031-11-20T12:00+02:00');
  cafe = await createCafe(api);
  const [ona, jonas] = cafe.workers;
  const shift = (date: string, who = ona) => ({ date, template: 'DAY', role: 'cook', employee_id: who?.id });
  for (const [date, law] of [
    ['2031-11-28', november],
    ['2031-12-01', december],
  ] as const) {
    await choose(law);
    await manager('POST', '/schedule/shifts', shift(date));
    await manager('POST', `/schedule/publish?year=2031&month=${date.slice(5, 7)}`);
  }
  now = Date.parse('2031-11-30T12:00+02:00');
  const { json } = await manager('POST', '/schedule/amend?year=2031&month=12&from=2031-12-01&to=2031-12-01');
  await manager('PUT', `/schedule/${json.shifts[0].id}`, shift('2031-12-01', jonas));
  const id: string = json.amendment_id;
  return { id, amendment: (await manager('GET', `/schedule/amendments/${id}`)).json };
}
type Touched = Record<'notice_days' | 'is_short_notice' | 'needs_consent', unknown>;
const saidOf = (people: Touched[]) =>
  people.map(({ notice_days, is_short_notice, needs_consent }) => [notice_days, is_short_notice, needs_consent]);
const publish = (id: string, seen: string) =>
  manager('POST', `/schedule/amendments/${id}/publish`, { seen, reason: 'Ona asked' });

test.each(['lv', 'none'])('a month of Lithuanian law is amended by it in a month of %s', async (november) => {
  const { id, amendment } = await amendFirstOfDecember(november, 'lt');
  expect(amendment.notice).toMatchObject({ unit: 'working_days', least: 2 });
  expect(saidOf(amendment.people)).toEqual([
    [0, true, true],
    [0, true, true],
  ]);
  const month = (await manager('GET', '/schedule/amendment?year=2031&month=12')).json;
  expect(month.changes.map((change: { needs_consent: boolean }) => change.needs_consent)).toEqual([true, true]);
  const refused = await publish(id, amendment.seen);
  expect([refused.status, Object.keys(refused.json.errors)]).toEqual([422, ['consents']]);
});

test('a month of another law is amended without the notice of Lithuania in a month of its law', async () => {
  const { id, amendment } = await amendFirstOfDecember('lt', 'none');
  expect(amendment.notice).toBeNull();
  expect(saidOf(amendment.people)).toEqual([
    [null, false, false],
    [null, false, false],
  ]);
  expect((await publish(id, amendment.seen)).status).toBe(200);
});
