import { afterAll, beforeAll, expect, test } from 'vitest';
import { createManager, createWorker, type TestManager } from '../../../testing/seeds/people.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';

let api: TestApp;
let manager: TestManager;
beforeAll(async () => {
  api = await createTestApp();
  manager = await createManager(api);
});
afterAll(() => api.close());

const read = (query: string, token = manager.token) => api.call('GET', `/norms?${query}`, { token });
const hoursOf = async (query: string) =>
  (await read(query)).json.map(({ minutes }: { minutes: number }) => minutes / 60);
const daysOf = async (query: string) =>
  (await read(query)).json.reduce((sum: number, { days }: { days: number }) => sum + days, 0);

test('without a session there are none, and an employee may read them', async () => {
  expect((await api.call('GET', '/norms?year=2026&kind=full')).status).toBe(401);
  const { token } = await createWorker(api, manager);
  expect((await read('year=2026&kind=full', token)).json).toHaveLength(12);
});

test.each([
  ['kind=full', 'year'],
  ['year=1999&kind=full', 'year'],
  ['year=2026&kind=half', 'kind'],
  ['year=2026&kind=part', 'hours_per_week'],
  ['year=2026&kind=reduced&hours_per_week=45', 'hours_per_week'],
  ['year=2026&kind=full&hours_per_week=20', 'hours_per_week'],
  ['year=2026&kind=part&hours_per_week=x', 'hours_per_week'],
  ['year=2026&kind=full&days_per_week=7', 'days_per_week'],
])('a wrong %s is refused at %s', async (query, field) => {
  const reply = await read(query);
  expect([reply.status, Object.keys(reply.json.errors)]).toEqual([422, [field]]);
});

// docs/law.md, DK 112 and 123: published calendars for 2025, by hand for the others. Nothing is imported.
test.each([
  [2025, [176, 160, 159, 167, 168, 159, 184, 159, 176, 183, 160, 158], 252],
  [2026, [168, 152, 167, 167, 160, 167, 176, 167, 176, 176, 160, 166], 251],
  [2027, [160, 151, 167, 175, 168, 167, 167, 176, 176, 168, 160, 174], 252],
  [2028, [168, 159, 183, 152, 176, 175, 159, 175, 168, 175, 160, 152], 251],
])('a full norm in a five-day week: %i', async (year, hours, days) => {
  expect(await hoursOf(`year=${year}&kind=full`)).toEqual(hours);
  expect(await daysOf(`year=${year}&kind=full`)).toBe(days);
});

test.each([
  [2025, [174, 159, 164, 165, 170, 159, 180, 164, 174, 180, 160, 158], 303],
  [2026, [172, 153, 166, 165, 164, 165, 174, 166, 174, 178, 160, 160], 301],
  [2027, [165, 152, 165, 173, 167, 165, 171, 173, 174, 172, 160, 167], 302],
])('a full norm in a six-day week: %i', async (year, hours, days) => {
  expect(await hoursOf(`year=${year}&kind=full&days_per_week=6`)).toEqual(hours);
  expect(await daysOf(`year=${year}&kind=full&days_per_week=6`)).toBe(days);
});

// VDI: the hour before a public holiday is part-timers' too (docs/law.md, DK 112(6)).
test('half time: four hours a day, an hour less before a public holiday', async () => {
  const half = await hoursOf('year=2026&kind=part&hours_per_week=20');
  expect(half).toEqual([84, 76, 83, 83, 80, 83, 88, 83, 88, 88, 80, 82]);
});

test('a reduced norm is not shortened again: 32 hours a week are 6.4 a day', async () => {
  // December 2026 has 21 working days, two of them before a public holiday.
  expect((await hoursOf('year=2026&kind=reduced&hours_per_week=32'))[11]).toBe(134.4);
  expect((await hoursOf('year=2026&kind=part&hours_per_week=32'))[11]).toBe(132.4);
});

test("a closing day of one's own changes no norm, on a public holiday or beside one", async () => {
  const own = await createManager(api, 'Closing');
  const add = (date: string, closed: boolean) =>
    api.call('POST', '/holidays', { token: own.token, body: { date, name: 'Ours', closed } });
  for (const date of ['2026-12-07', '2026-12-31']) expect((await add(date, true)).status).toBe(201);
  for (const date of ['2026-12-25', '2026-11-02']) expect((await add(date, false)).status).toBe(201);
  const months = (await read('year=2026&kind=full', own.token)).json;
  expect([months[10].minutes / 60, months[11].minutes / 60]).toEqual([160, 166]);
});

test('the country of the project says which days they are', async () => {
  const warsaw = await createManager(api, 'Warsaw');
  const settings = await api.call('PUT', '/settings/project', {
    token: warsaw.token,
    body: { name: 'Warsaw', country: 'PL' },
  });
  expect([settings.status, settings.json.country]).toEqual([200, 'PL']);
  // Poland works on 24 June 2026, a Wednesday; Corpus Christi on 4 June, a Thursday, is a public holiday.
  const june = (await read('year=2026&kind=full', warsaw.token)).json[5];
  // 22 working days from Monday to Friday, one of them a holiday and one the day before it.
  expect(june).toEqual({ month: 6, days: 21, minutes: (21 * 8 - 1) * 60 });
  const refused = await api.call('PUT', '/settings/project', {
    token: warsaw.token,
    body: { name: 'Warsaw', country: 'QQ' },
  });
  expect([refused.status, Object.keys(refused.json.errors)]).toEqual([422, ['country']]);
});
