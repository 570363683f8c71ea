import { afterAll, beforeAll, expect, test } from 'vitest';
import { createManager, createWorker, type TestManager } from '../../../testing/seeds/people.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';

let api: TestApp;
let manager: TestManager;
let other: TestManager;
beforeAll(async () => {
  api = await createTestApp();
  [manager, other] = [await createManager(api), await createManager(api, 'Other')];
});
afterAll(() => api.close());

const add = (body: object, token = manager.token) => api.call('POST', '/holidays', { token, body });
const put = (date: string, body: object, token = manager.token) =>
  api.call('PUT', `/holidays/${date}`, { token, body });
const remove = (date: string, token = manager.token) => api.call('DELETE', `/holidays/${date}`, { token });
const importYear = (body: object, token = manager.token, language = 'en') =>
  api.call('POST', '/holidays/import', { token, body, headers: { 'accept-language': language } });
const list = async (token = manager.token) => (await api.call('GET', '/holidays', { token })).json;

test('nobody and an employee are refused', async () => {
  expect((await api.call('GET', '/holidays')).status).toBe(401);
  const { token } = await createWorker(api, manager);
  for (const reply of [await add({ date: '2026-01-01', name: 'X' }, token), await importYear({}, token)])
    expect(reply.json.code).toBe('managers_only');
});

test("another project's holiday reads like none", async () => {
  await add({ date: '2040-02-02', name: 'Mine' });
  const body = { name: 'Theirs' };
  const [foreign, none] = [await put('2040-02-02', body, other.token), await put('2040-02-03', body, other.token)];
  expect([foreign.status, foreign.text]).toEqual([404, none.text]);
  expect((await remove('2040-02-02', other.token)).status).toBe(404);
  expect(await list(other.token)).toEqual([]);
});

test.each([
  [{ date: undefined }, 'date'],
  [{ date: '2026-02-30' }, 'date'],
  [{ name: 'x'.repeat(81) }, 'name'],
  [{ closed: 'yes' }, 'closed'],
  [{ project_id: 'x' }, 'project_id'],
])('a wrong field is named: %o', async (fields, field) => {
  const reply = await add({ date: '2026-01-01', name: 'X', ...fields });
  expect([reply.status, Object.keys(reply.json.errors)]).toEqual([422, [field]]);
});

test('a holiday is closed unless said otherwise, and a date has one', async () => {
  const replies = await Promise.all([1, 2, 3].map((n) => add({ date: '2041-06-24', name: `Joninės ${n}` })));
  expect(replies.map(({ status }) => status).sort()).toEqual([201, 409, 409]);
  expect(replies.find(({ status }) => status === 409)?.json.code).toBe('holiday_exists');
  expect(replies.find(({ status }) => status === 201)?.json).toMatchObject({ date: '2041-06-24', closed: true });
  const open = await add({ date: '2041-01-01', name: 'Open', closed: false });
  expect(open.json).toEqual({ date: '2041-01-01', name: 'Open', closed: false, public: true, version: 1 });
  const dates = (await list()).map(({ date }: { date: string }) => date);
  expect(dates).toEqual(dates.toSorted());
});

test('a date is enough: the day has the name of the public holiday, or says whether the business works', async () => {
  const lithuanian = (date: string, more: object = {}) =>
    api.call('POST', '/holidays', {
      token: manager.token,
      body: { date, ...more },
      headers: { 'accept-language': 'lt' },
    });
  expect((await lithuanian('2042-12-24')).json).toMatchObject({ name: 'Kūčios', public: true });
  expect((await lithuanian('2042-12-28')).json).toMatchObject({ name: 'Nedirbame', public: false });
  expect((await lithuanian('2042-12-29', { name: '', closed: false })).json.name).toBe('Dirbame');
  const named = await put('2042-12-28', { name: '', closed: true });
  expect(named.json).toMatchObject({ name: 'Closed', public: false });
  // A name that the country has is shown in the language of each reader.
  expect((await list()).find(({ date }: { date: string }) => date === '2042-12-24').name).toBe('Christmas Eve');
});

test('a change may move the date, but not onto another; deleting is in the history', async () => {
  await add({ date: '2042-03-03', name: 'A' });
  await add({ date: '2042-04-04', name: 'B' });
  expect((await put('2042-03-03', { date: '2042-04-04', name: 'A' })).json.code).toBe('holiday_exists');
  const moved = await put('2042-03-03', { date: '2042-05-05', name: 'C', closed: false });
  expect([moved.status, moved.json]).toEqual([
    200,
    { date: '2042-05-05', name: 'C', closed: false, public: false, version: 2 },
  ]);
  expect((await put('2042-03-03', { name: 'A' })).status).toBe(404);
  expect((await put('2042-05-05', { name: 'D' })).json).toMatchObject({ name: 'D', closed: true, version: 3 });
  expect([(await remove('2042-05-05')).status, (await remove('2042-05-05')).status]).toEqual([204, 404]);
  const history = await api.deps.database.inProject(manager.projectId, (tx) =>
    tx.selectFrom('activity').select(['action_type', 'details']).orderBy('id', 'desc').limit(3).execute(),
  );
  expect(history.map(({ action_type }) => action_type)).toEqual([
    'holiday.deleted',
    'holiday.updated',
    'holiday.updated',
  ]);
  expect(history[2]?.details).toMatchObject({ before: { date: '2042-03-03' }, after: { date: '2042-05-05' } });
  // The history calls a day that is no public holiday a closing day.
  expect(history.map(({ details }) => (details as { is_public?: boolean }).is_public)).toEqual([false, false, false]);
  await add({ date: '2042-02-16', name: 'Vasario 16-oji' });
  await remove('2042-02-16');
  const { json } = await api.call('GET', '/activity?type=holiday', { token: manager.token });
  expect(json.items.slice(0, 2).map(({ details }: { details: object }) => details)).toMatchObject([
    { date: '2042-02-16', is_public: true },
    { date: '2042-02-16', is_public: true },
  ]);
});

test('of two managers who change one holiday, the later learns of the first change', async () => {
  await add({ date: '2042-06-06', name: 'A' });
  const edit = (name: string) =>
    api.call('PUT', '/holidays/2042-06-06', {
      token: manager.token,
      body: { name },
      headers: { 'if-match': '"1"' },
    });
  const replies = await Promise.all([edit('B'), edit('C')]);
  expect(replies.map(({ status }) => status).sort()).toEqual([200, 412]);
  const won = replies.find(({ status }) => status === 200)?.json.name;
  expect((await list()).find(({ date }: { date: string }) => date === '2042-06-06').name).toBe(won);
});

test('an import adds what is missing and leaves what exists; twice is once', async () => {
  const own = await createManager(api);
  await add({ date: '2026-12-24', name: 'Our short day', closed: false }, own.token);
  await add({ date: '2026-03-19', name: 'Our birthday' }, own.token);
  const [first, second] = await Promise.all([
    importYear({ country: 'LT', year: 2026 }, own.token, 'lt'),
    importYear({ country: 'LT', year: 2026 }, own.token, 'lt'),
  ]);
  expect([first?.status, second?.json]).toEqual([200, first?.json]);
  expect(first?.json).toHaveLength(17);
  expect(first?.json).toContainEqual({
    date: '2026-12-24',
    name: 'Our short day',
    closed: false,
    public: true,
    version: 1,
  });
  expect(first?.json).toContainEqual({
    date: '2026-05-03',
    name: 'Motinos diena',
    closed: true,
    public: true,
    version: 1,
  });
  const open = await importYear({ country: 'LT', year: 2027, closed: false }, own.token);
  expect(open.json).toHaveLength(16);
  expect(open.json).toContainEqual({
    date: '2027-11-02',
    name: "All Souls' Day",
    closed: false,
    public: true,
    version: 1,
  });
  expect(await list(own.token)).toHaveLength(33);
});

test('the public holidays of a year are listed with nothing imported; rows are listed without one', async () => {
  const { token } = await createManager(api, 'Known');
  const read = async (year: number, language = 'en') =>
    (await api.call('GET', `/holidays?year=${year}`, { token, headers: { 'accept-language': language } })).json;
  expect(await list(token)).toEqual([]);
  const known = await read(2026);
  expect(known).toHaveLength(16);
  expect(known[15]).toEqual({
    date: '2026-12-26',
    name: 'Second Day of Christmas',
    closed: false,
    public: true,
    version: 0,
  });
  expect((await read(2026, 'lt'))[6]).toMatchObject({ date: '2026-05-03', name: 'Motinos diena' });
  // A row says closed or open and may rename; without it the day is as the country has it.
  await add({ date: '2026-12-26', name: 'Rest' }, token);
  await add({ date: '2026-12-28', name: 'Stocktaking' }, token);
  expect((await read(2026)).slice(15)).toEqual([
    { date: '2026-12-26', name: 'Rest', closed: true, public: true, version: 1 },
    { date: '2026-12-28', name: 'Stocktaking', closed: true, public: false, version: 1 },
  ]);
  expect((await remove('2026-12-26', token)).status).toBe(204);
  expect((await remove('2026-12-26', token)).status).toBe(404);
  expect((await read(2026))[15]).toEqual(known[15]);
  expect((await list(token)).map(({ date }: { date: string }) => date)).toEqual(['2026-12-28']);
  expect((await api.call('GET', '/holidays?year=1999', { token })).json.errors).toHaveProperty('year');
});

test("another country's holidays are days of the business's own", async () => {
  const { token } = await createManager(api, 'Berlin');
  const imported = (await importYear({ country: 'DE', year: 2026 }, token)).json;
  const isPublic = (date: string) => imported.find((one: { date: string }) => one.date === date).public;
  // Unity Day and Whit Monday are none in Lithuania; Christmas is.
  expect(['2026-10-03', '2026-05-25', '2026-12-25'].map(isPublic)).toEqual([false, false, true]);
  const october = (await api.call('GET', '/norms?year=2026&kind=full', { token })).json[9];
  expect(october.minutes / 60).toBe(176);
});

test.each([
  [{ country: 'QQ', year: 2026 }, 'country'],
  [{ country: 'lt', year: 2026 }, 'country'],
  [{ country: 'LT', year: 1999 }, 'year'],
])('an import of %o is refused', async (body, field) => {
  const reply = await importYear(body);
  expect([reply.status, Object.keys(reply.json.errors)]).toEqual([422, [field]]);
});

test('closing a day warns its shifts', async () => {
  const worker = await createWorker(api, manager);
  const shift = await api.call('POST', '/schedule/shifts', {
    token: manager.token,
    body: { date: '2043-09-09', start_time: '09:00', end_time: '15:00', role: 'cook', employee_id: worker.id },
  });
  const warned = async () => {
    const month = await api.call('GET', '/schedule?start=2043-09-01&end=2043-09-30', { token: manager.token });
    const found = month.json.shifts.find(({ id }: { id: string }) => id === shift.json.id);
    return found.warnings.map(({ rule }: { rule: string }) => rule).includes('closed-day');
  };
  expect(await warned()).toBe(false);
  await add({ date: '2043-09-09', name: 'Closed' });
  expect(await warned()).toBe(true);
  await remove('2043-09-09');
  expect(await warned()).toBe(false);
});
