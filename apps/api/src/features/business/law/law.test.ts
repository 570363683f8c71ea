import { afterAll, beforeAll, expect, test } from 'vitest';
import { createManager, createWorker, type TestManager } from '../../../testing/seeds/people.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';

let api: TestApp;
let manager: TestManager;
beforeAll(async () => {
  api = await createTestApp({ parts: { now: () => Date.parse('2026-03-02T12:00+02:00') } });
  manager = await createManager(api);
});
afterAll(() => api.close());

const get = (path: string, { token = manager.token as string | undefined, language = 'en' } = {}) =>
  api.call('GET', path, { token, headers: { 'accept-language': language } });
const choose = (law_pack: string, token = manager.token) =>
  api.call('PUT', '/settings/system', { token, body: { law_pack } });
const limitsOf = async (rule: string, path = '/law') =>
  (await get(path)).json.filter((one: { rule: string }) => one.rule === rule);

test('nobody reads the law of a project without a session; an employee does', async () => {
  for (const path of ['/law', '/law-packs', '/law-packs/lt']) expect((await api.call('GET', path)).status).toBe(401);
  const { token } = await createWorker(api, manager);
  for (const path of ['/law', '/law-packs', '/law-packs/lt']) expect((await get(path, { token })).status).toBe(200);
});

test.each(['2026-02-30', '2026', 'today'])('a date that is none is refused: %s', async (date) => {
  const { status, json } = await get(`/law?date=${date}`);
  expect([status, Object.keys(json.errors)]).toEqual([422, ['date']]);
});

test('each limit has its value, article, date and source', async () => {
  await choose('lt');
  expect(await limitsOf('dailyRest')).toEqual([
    {
      rule: 'dailyRest',
      part: 'minMinutes',
      value: 660,
      unit: 'minutes',
      severity: 'hard',
      article: 'Labour Code, Art. 122(2)',
      agreed: null,
      agreeable: { way: 'higher', house: 660, collective: 660 },
      from: '2017-07-01',
      until: null,
      reading: 'quoted',
      source: 'VDI in pamarys.eu',
      link: 'https://pamarys.eu/tag/poilso',
      ages: null,
      months: null,
      days: null,
    },
  ]);
  expect(await limitsOf('eves')).toMatchObject([{ part: 'minutes', value: 60, unit: 'minutes', severity: null }]);
  expect(await limitsOf('holidayConsent')).toMatchObject([{ part: null, value: null, unit: null }]);
  expect(await limitsOf('nightWork')).toMatchObject([
    { part: 'from', value: 1320, unit: 'time' },
    { part: 'to', value: 360, unit: 'time' },
    { part: 'leastMinutes', value: 180, unit: 'minutes' },
    { part: 'maxMinutes', value: 480, unit: 'minutes' },
  ]);
  const pay = await limitsOf('pay');
  expect(pay.map(({ part, value, unit }: Record<string, unknown>) => [part, value, unit])).toEqual([
    ['night', 1.5, 'times'],
    ['holiday', 2, 'times'],
    ['overtime', 1.5, 'times'],
    ['rest', 2, 'times'],
    ['overtimeAt.night', 2, 'times'],
    ['overtimeAt.rest', 2, 'times'],
    ['overtimeAt.holiday', 2.5, 'times'],
  ]);
  const minors = await limitsOf('minors');
  expect(minors).toContainEqual(
    expect.objectContaining({
      part: 'maxMinutesPerDay',
      value: 360,
      unit: 'minutes',
      ages: { from: 14, to: 15 },
      months: [7, 8],
    }),
  );
  // Children under 14 may not work at all.
  const children = minors.filter(({ ages }: { ages: { from: number } }) => ages.from === 0);
  expect(children).toMatchObject([{ part: 'maxMinutesPerDay', value: 0 }]);
  const { json } = await get('/law', { language: 'lt' });
  expect(json[0].article).toMatch(/^DK \d+ str\./);
});

test('a value that was read elsewhere names its own source', async () => {
  // docs/law.md: the page of the ILO says when night is, not the 8 hours; that of VDI says 3 months, not 12.
  await choose('lv');
  const night = await limitsOf('nightWork');
  expect(night.map((one: Record<string, unknown>) => [one['part'], one['reading'], one['link'] !== null])).toEqual([
    ['from', 'quoted', true],
    ['to', 'quoted', true],
    ['leastMinutes', 'quoted', true],
    ['maxMinutes', 'notes', false],
  ]);
  const minors = await limitsOf('minors');
  const readingOf = (part: string) => [
    ...new Set(
      minors.filter((one: { part: string }) => one.part === part).map((one: { reading: string }) => one.reading),
    ),
  ];
  expect([readingOf('maxMinutesPerWeek'), readingOf('minRestMinutes')]).toEqual([['official'], ['notes']]);
  await choose('lt');
  expect(await limitsOf('accountingPeriod')).toMatchObject([
    { part: 'mostMonths', reading: 'official', source: 'State Labour Inspectorate (VDI)' },
    { part: 'grounds.sector', reading: 'notes', source: 'Notes of the project', link: null },
  ]);
});

test('before the law there was none, and no law has no limits', async () => {
  await choose('lt');
  expect((await get('/law?date=2017-06-30')).json).toEqual([]);
  expect((await get('/law?date=2017-07-01')).json.length).toBeGreaterThan(20);
  await choose('none');
  expect((await get('/law')).json).toEqual([]);
});

test('the packs, each whole by its ID', async () => {
  const { json } = await get('/law-packs');
  expect(json[0]).toEqual({
    id: 'lt',
    name: 'Lithuania',
    about: 'Lithuanian Labour Code, including the rules for under-18s',
    country: 'LT',
    covers: [],
    cites: 'labour_code',
    accounting: { most_months: 3, article: 'Labour Code, Art. 113', sector: 12, agreement: null },
  });
  expect((await get('/law-packs', { language: 'lt' })).json.at(-1).name).toBe('Europos Sąjunga');
  for (const { id } of json) expect((await get(`/law-packs/${id}`)).json).toMatchObject({ id, rules: {} });
  expect((await get('/law-packs/lt')).json.rules.workDays[0].values).toEqual({ maxDays: 6 });
  for (const id of ['none', 'xx', '__proto__']) expect((await get(`/law-packs/${id}`)).status).toBe(404);
});

test('a pack that nobody has is refused, and the facts of the chosen one are told', async () => {
  for (const wrong of ['xx', 'LT', '', 'constructor', 3]) {
    const { status, json } = await choose(wrong as string);
    expect([wrong, status, Object.keys(json.errors)]).toEqual([wrong, 422, ['law_pack']]);
  }
  const facts = async () => (await get('/settings/system')).json.law;
  await choose('lt');
  expect(await facts()).toEqual({
    name: 'Lithuania',
    cites: 'labour_code',
    publish_notice_days: 7,
    overtime_leave: true,
  });
  await api.call('PUT', '/settings/system', { token: manager.token, body: { regime: 'fixed' } });
  expect((await facts()).publish_notice_days).toBeNull();
  await choose('none');
  expect(await facts()).toEqual({ name: null, cites: null, publish_notice_days: null, overtime_leave: false });
});

test('a norm is shorter before a holiday only where the law says so', async () => {
  // March 2026 has 22 days from Monday to Friday, the 11th is a holiday: 21 days of 8 hours, less one in Lithuania.
  const march = async () => (await get('/norms?year=2026&kind=full')).json[2].minutes / 60;
  await choose('lt');
  expect(await march()).toBe(21 * 8 - 1);
  await choose('eu');
  expect(await march()).toBe(21 * 8);
  await choose('none');
  expect(await march()).toBe(21 * 8);
});

const COUNTRIES = [
  // Latvia: the days from Monday to Friday that are no public holiday, 8 hours each, an hour less before a holiday.
  // 2026: 250 days, less the eves 2 and 30 April, 22 June, 17 November, 23 and 30 December: 2000 - 6.
  ['LV', 'lv', 2026, [168, 160, 176, 158, 152, 159, 184, 168, 176, 176, 159, 158], 1994],
  // 2027: 252 days, less 25 March, 30 April, 3 May, 22 June, 17 November, 23 and 30 December: 2016 - 7.
  ['LV', 'lv', 2027, [160, 160, 167, 175, 159, 159, 176, 176, 176, 168, 167, 166], 2009],
  // Estonia: three hours less on 23 February, 22 June, 23 and 31 December. 2026: 252 days, 2016 - 12.
  ['EE', 'ee', 2026, [168, 149, 176, 168, 160, 157, 184, 160, 176, 176, 168, 162], 2004],
  // 2027: 254 days, 2032 - 12.
  ['EE', 'ee', 2027, [160, 149, 176, 176, 168, 157, 176, 168, 176, 168, 176, 170], 2020],
  // Ireland has no norm and no shorter eves: 8 hours on each day from Monday to Friday that is no public holiday.
  // 2026 has 261 such days by month: 22 20 22 22 21 22 23 21 22 22 21 23. Holidays on them: 1 January, 2 February,
  // 17 March, 6 April, 4 May, 1 June, 3 August, 26 October, 25 December (the 26th is a Saturday): 252.
  ['IE', 'ie', 2026, [168, 152, 168, 168, 160, 168, 184, 160, 176, 168, 168, 176], 2016],
  // 2027: 261 as 21 20 23 22 21 22 22 22 22 21 22 23. 1 January, 1 February, 17 and 29 March, 3 May, 7 June,
  // 2 August, 25 October (25 and 26 December are a weekend): 253.
  ['IE', 'ie', 2027, [160, 152, 168, 176, 160, 168, 176, 168, 176, 160, 176, 184], 2024],
  // England and Wales, 2026: 1 January, 3 and 6 April, 4 and 25 May, 31 August, 25 and 28 December: 253.
  ['GB-EAW', 'gb', 2026, [168, 160, 176, 160, 152, 176, 184, 160, 176, 176, 168, 168], 2024],
  // 2027: 1 January, 26 and 29 March, 3 and 31 May, 30 August, 27 and 28 December: 253.
  ['GB-EAW', 'gb', 2027, [160, 160, 168, 176, 152, 176, 176, 168, 176, 168, 176, 168], 2024],
  // Scotland, 2026: 1 and 2 January, 3 April, 4 and 25 May, 15 June, 3 August, 30 November, 25 and 28 December: 251.
  ['GB-SCT', 'gb', 2026, [160, 160, 176, 168, 152, 168, 184, 160, 176, 176, 160, 168], 2008],
  // 2027: 1 and 4 January, 26 March, 3 and 31 May, 2 August, 30 November, 27 and 28 December: 252.
  ['GB-SCT', 'gb', 2027, [152, 160, 176, 176, 152, 176, 176, 168, 176, 168, 168, 168], 2016],
  // Northern Ireland, 2026: as England, and 17 March and 13 July: 251.
  ['GB-NIR', 'gb', 2026, [168, 160, 168, 160, 152, 176, 176, 160, 176, 176, 168, 168], 2008],
  // 2027: as England, and 17 March and 12 July: 251.
  ['GB-NIR', 'gb', 2027, [160, 160, 160, 176, 152, 176, 168, 168, 176, 168, 176, 168], 2008],
] as const;

test.each(COUNTRIES)('norm hours in %s under the pack "%s" in %i', async (place, pack, year, months, whole) => {
  const own = await createManager(api, `Norms ${place} ${year}`);
  const [country, part] = place.split('-');
  const change = { name: `Norms ${place}`, country, ...(part !== undefined && { region: place }) };
  expect((await api.call('PUT', '/settings/project', { token: own.token, body: change })).status).toBe(200);
  expect((await choose(pack, own.token)).status).toBe(200);
  const { json } = await get(`/norms?year=${year}&kind=full`, { token: own.token });
  const hours = json.map(({ minutes }: { minutes: number }) => minutes / 60);
  expect(hours).toEqual(months);
  expect(hours.reduce((sum: number, month: number) => sum + month, 0)).toBe(whole);
});

test('limits of Latvia and Estonia are said to be by their sources, and cited in the caller’s language', async () => {
  await choose('ee');
  expect(await limitsOf('eves')).toMatchObject([
    {
      part: 'minutes',
      value: 180,
      days: ['02-23', '06-22', '12-23', '12-31'],
      article: 'Employment Contracts Act of Estonia, § 53',
      reading: 'official',
      source: 'Labour Inspectorate of Estonia',
    },
  ]);
  await choose('lv');
  expect(await limitsOf('dailyRest')).toMatchObject([
    { part: 'minMinutes', value: 720, article: 'Labour Law of Latvia, Sections 140(6), 142', reading: 'official' },
    {
      part: 'summaryMinutes',
      value: 660,
      reading: 'quoted',
      source: expect.stringContaining('2003/88/EC 3') as string,
    },
  ]);
  expect(await limitsOf('weeklyRest')).toMatchObject([
    { part: 'minMinutes', value: 2520 },
    { part: 'summaryMinutes', value: 1440, reading: 'notes' },
  ]);
  expect(await limitsOf('averageRest')).toMatchObject([
    { part: 'minMinutes', value: 2100, unit: 'minutes', article: 'Labour Law of Latvia, Section 140(6)' },
  ]);
  const { json } = await get('/law', { language: 'lt' });
  expect(json.find(({ rule }: { rule: string }) => rule === 'dailyRest')).toMatchObject({
    article: 'Latvijos darbo įstatymo 140(6), 142 str.',
    source: 'Latvijos gerovės ministerija',
  });
  for (const { reading } of json) expect(reading).not.toBe('act');
});

test('other ways of weekly rest, counted weeks and what has no amount are limits of their own', async () => {
  await choose('ie');
  const partsOf = async (rule: string) =>
    (await limitsOf(rule)).map(({ part, value, unit }: Record<string, unknown>) => [part, value, unit]);
  expect(await partsOf('weeklyRest')).toEqual([
    ['minMinutes', 35 * 60, 'minutes'],
    ['instead.onceInNext7Minutes', 59 * 60, 'minutes'],
    ['instead.twiceInNext7Minutes', 35 * 60, 'minutes'],
  ]);
  expect(await partsOf('sundayPay')).toEqual([[null, null, null]]);
  expect(await partsOf('zeroHours')).toEqual([[null, null, null]]);
  await choose('gb');
  expect(await limitsOf('guaranteedHours')).toMatchObject([
    {
      part: 'unset',
      value: null,
      article: 'Employment Rights Act 1996, s. 27BA',
      from: '2026-01-06',
      reading: 'act',
      agreeable: null,
    },
  ]);
  expect(await partsOf('weeklyRest')).toEqual([
    ['minMinutes', 35 * 60, 'minutes'],
    ['countedFrom', 1, 'weekday'],
    ['instead.onceIn14Minutes', 59 * 60, 'minutes'],
    ['instead.twiceIn14Minutes', 35 * 60, 'minutes'],
  ]);
  // Children have no days off by the act.
  const free = (await limitsOf('minors')).filter(({ part }: { part: string }) => part === 'freeDaysPerWeek');
  expect(free).toMatchObject([{ value: 2, ages: { from: 16, to: 17 } }]);
});
