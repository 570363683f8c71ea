import { afterAll, beforeAll, expect, test } from 'vitest';
import { createCafe, type TestCafe } from '../../../testing/seeds/cafe.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';

// Lithuania asks for 11 hours of rest between days (DK 122(2)); this house agreed on 12 in March 2032.

let api: TestApp;
let cafe: TestCafe;
beforeAll(async () => {
  api = await createTestApp({ parts: { now: () => Date.parse('2026-03-02T12:00+02:00') } });
  cafe = await createCafe(api);
});
afterAll(() => api.close());

const ask = (method: 'GET' | 'POST' | 'PUT', path: string, body?: object) =>
  api.call(method, path, { token: cafe.token, ...(body && { body }) });
const limit = (more: object = {}) => ({
  rule: 'dailyRest',
  part: 'minMinutes',
  value: 720,
  kind: 'house',
  name: 'Namų taisyklės',
  from: '2032-03-01',
  until: '2032-03-15',
  ...more,
});
const agree = (...agreed_limits: object[]) => ask('PUT', '/settings/system', { agreed_limits });
/** A shift until 21:00 and one eleven hours later. */
async function restBroken(first: string, second: string): Promise<string[]> {
  const hours = { break_minutes: 0, role: 'cook', employee_id: cafe.workers[0]?.id };
  await ask('POST', '/schedule/shifts', { date: first, start_time: '14:00', end_time: '21:00', ...hours });
  const { json } = await ask('POST', '/schedule/shifts', {
    date: second,
    start_time: '08:00',
    end_time: '14:00',
    ...hours,
  });
  return json.warnings
    .filter(({ rule }: { rule: string }) => rule === 'daily-rest')
    .map(({ source }: { source: string }) => source);
}

test('a stricter limit is judged on its days, cited with the article, and shown with its dates', async () => {
  expect((await agree(limit())).status).toBe(200);
  expect(await restBroken('2032-03-14', '2032-03-15')).toEqual(['Labour Code, Art. 122(2); Namų taisyklės']);
  expect(await restBroken('2032-03-17', '2032-03-18')).toEqual([]);
  const shown = async (date: string) =>
    (await ask('GET', `/law?date=${date}`)).json.find(({ rule }: { rule: string }) => rule === 'dailyRest');
  const agreeable = { way: 'higher', house: 660, collective: 660 };
  expect(await shown('2032-03-15')).toMatchObject({
    value: 720,
    agreed: 'Namų taisyklės',
    from: '2032-03-01',
    until: '2032-03-15',
    article: 'Labour Code, Art. 122(2)',
    agreeable,
  });
  expect(await shown('2032-03-16')).toMatchObject({ value: 660, agreed: null, agreeable });
  expect((await ask('GET', '/settings/system')).json.agreed_limits).toEqual([limit()]);
});

test('what the law has in place of an agreed value is shown as agreed where it is raised too', async () => {
  expect((await ask('PUT', '/settings/system', { law_pack: 'ie' })).status).toBe(200);
  const weekly = limit({ rule: 'weeklyRest', value: 2880 });
  expect((await agree(weekly)).status).toBe(200);
  const { json } = await ask('GET', '/law?date=2032-03-02');
  const shown = json.filter(({ rule }: { rule: string }) => rule === 'weeklyRest');
  expect(shown.map(({ part, value, agreed }: Record<string, unknown>) => [part, value, agreed])).toEqual([
    ['minMinutes', 2880, 'Namų taisyklės'],
    ['instead.onceInNext7Minutes', 3540, null],
    ['instead.twiceInNext7Minutes', 2880, 'Namų taisyklės'],
  ]);
  expect((await ask('PUT', '/settings/system', { law_pack: 'lt', agreed_limits: [] })).status).toBe(200);
});

test.each([
  ['value', { value: 659 }],
  ['value', { value: 659, kind: 'collective' }],
  ['part', { rule: 'mealBreak' }],
  ['part', { rule: 'constructor' }],
  ['until', { until: '2032-02-28' }],
  ['value', { value: -1 }],
  ['kind', { kind: 'friendly' }],
  ['name', { name: ' ' }],
])('a limit with a wrong %s is refused there: %o', async (field, wrong) => {
  const { status, json } = await agree(limit(wrong));
  expect([status, Object.keys(json.errors)]).toEqual([422, [`agreed_limits.0.${field}`]]);
});

test.each([
  // 11 hours of rest, or 7 days with at most 6 of work.
  ['en', {}, 'This is looser than the law. At least 11.'],
  ['lt', {}, 'Tai švelniau, nei leidžia įstatymai. Bent 11.'],
  ['en', { rule: 'workDays', part: 'maxDays', value: 7 }, 'This is looser than the law. At most 6.'],
  ['lt', { rule: 'workDays', part: 'maxDays', value: 7 }, 'Tai švelniau, nei leidžia įstatymai. Ne daugiau kaip 6.'],
])('in %s a looser limit is refused with the bound: %o', async (language, wrong, text) => {
  const body = { agreed_limits: [limit({ value: 659, ...wrong })] };
  const headers = { 'accept-language': language };
  const { json } = await api.call('PUT', '/settings/system', { token: cafe.token, body, headers });
  expect(json.errors).toEqual({ 'agreed_limits.0.value': [text] });
});

test('an employee of the team sees it, and who may not set the settings sets none', async () => {
  expect((await agree(limit())).status).toBe(200);
  const token = cafe.workers[0]?.token ?? '';
  const { json } = await api.call('GET', '/law?date=2032-03-02', { token });
  expect(json.find(({ rule }: { rule: string }) => rule === 'dailyRest')).toMatchObject({ agreed: 'Namų taisyklės' });
  const refused = await api.call('PUT', '/settings/system', { token, body: { agreed_limits: [] } });
  expect(refused.status).toBe(403);
});

test('what another law doesn’t allow stays stored and counts as that law', async () => {
  expect((await agree(limit({ value: 690 }))).status).toBe(200);
  // Latvia asks for 12 hours.
  expect((await ask('PUT', '/settings/system', { law_pack: 'lv' })).status).toBe(200);
  const { json } = await ask('GET', '/law?date=2032-03-02');
  expect(json.find(({ rule }: { rule: string }) => rule === 'dailyRest')).toMatchObject({ value: 720 });
  expect((await ask('PUT', '/settings/system', { law_pack: 'lt' })).status).toBe(200);
});

test('of two managers who save at once the second learns that it is stale', async () => {
  const { version } = (await ask('GET', '/settings/system')).json;
  const save = () =>
    api.call('PUT', '/settings/system', {
      token: cafe.token,
      body: { agreed_limits: [limit({ value: 780 })] },
      headers: { 'if-match': `"${version}"` },
    });
  const replies = await Promise.all([save(), save()]);
  expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 412]);
});
