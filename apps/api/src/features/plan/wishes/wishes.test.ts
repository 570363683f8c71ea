import { afterAll, beforeAll, expect, test } from 'vitest';
import { createManager, createWorker, type TestManager } from '../../../testing/seeds/people.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';

// Three minutes past midnight in Vilnius, and still the day before in UTC.
const now = Date.parse('2031-06-20T00:03+03:00');
let api: TestApp;
let manager: TestManager;
let ona: { id: string; token: string };
let petras: { id: string; token: string };
let stranger: { id: string; token: string };
beforeAll(async () => {
  api = await createTestApp({ parts: { now: () => now } });
  manager = await createManager(api);
  [ona, petras] = [
    await createWorker(api, manager, { name: 'Ona' }),
    await createWorker(api, manager, { name: 'Petras' }),
  ];
  stranger = await createWorker(api, await createManager(api, 'Other'));
  const day = { name: 'DAY', start_time: '08:00', end_time: '16:00' };
  await api.call('POST', '/templates', { token: manager.token, body: day });
  const needed = { template: 'DAY', role: 'cook', count: 1 };
  for (const weekday of [1, 5])
    await api.call('POST', '/requirements', { token: manager.token, body: { ...needed, weekday } });
});
afterAll(() => api.close());

const wish = (body: object, token = ona.token) => api.call('POST', '/wishes', { token, body });
const remove = (id: string, token = ona.token) => api.call('DELETE', `/wishes/${id}`, { token });
const list = (range: string, token = ona.token) => api.call('GET', `/wishes?${range}`, { token });
const MISSING = '01900000-0000-7000-8000-000000000000';

test('an employee wishes for themselves; a manager reads, makes and removes everybody’s', async () => {
  expect((await api.call('GET', '/wishes?start=2031-07-01&end=2031-07-31')).status).toBe(401);
  const mine = await wish({ date: '2031-07-05', kind: 'off' });
  expect([mine.status, mine.json]).toEqual([
    200,
    {
      id: mine.json.id,
      employee_id: ona.id,
      employee_name: 'Ona',
      date: '2031-07-05',
      kind: 'off',
      template: null,
      is_settled: false,
      version: 1,
    },
  ]);
  const forPetras = { date: '2031-07-04', kind: 'on', template: 'DAY', employee_id: petras.id };
  const his = await wish(forPetras, manager.token);
  expect(his.json).toMatchObject({ employee_id: petras.id, employee_name: 'Petras', kind: 'on', template: 'DAY' });
  const july = 'start=2031-07-01&end=2031-07-31';
  expect((await list(july)).json).toEqual([mine.json]);
  expect((await list(july, manager.token)).json).toEqual([his.json, mine.json]);
  expect((await list(`${july}&employee_id=${ona.id}`, manager.token)).json).toEqual([mine.json]);
  expect((await remove(his.json.id, manager.token)).status).toBe(204);
  expect((await remove(mine.json.id)).status).toBe(204);
  expect((await list(july, manager.token)).json).toEqual([]);
});

test("a colleague's and a stranger's wish reads like none", async () => {
  const mine = await wish({ date: '2031-08-05', kind: 'off' });
  const none = await remove(MISSING);
  for (const token of [petras.token, stranger.token]) {
    const foreign = await remove(mine.json.id, token);
    expect([foreign.status, foreign.text]).toEqual([404, none.text]);
    expect((await list(`start=2031-08-01&end=2031-08-31&employee_id=${ona.id}`, token)).json).toEqual([]);
  }
  const forOther = { date: '2031-08-06', kind: 'off', employee_id: ona.id };
  expect((await wish(forOther, petras.token)).status).toBe(404);
  expect((await wish(forOther, ona.token)).status).toBe(200);
  const unknown = await wish({ ...forOther, employee_id: stranger.id }, manager.token);
  expect([unknown.status, Object.keys(unknown.json.errors)]).toEqual([422, ['employee_id']]);
});

test.each([
  [{ date: '2031-06-19' }, 'date'],
  [{ date: '2032-06-21' }, 'date'],
  [{ date: '2031-02-30' }, 'date'],
  [{ kind: 'perhaps' }, 'kind'],
  [{ kind: 'on' }, 'template'],
  [{ kind: 'on', template: 'NEVER' }, 'template'],
  [{ template: 'DAY' }, 'template'],
  [{ note: 'please' }, 'note'],
])('a wrong field is named: %o', async (fields, field) => {
  const reply = await wish({ date: '2031-09-01', kind: 'off', ...fields });
  expect([reply.status, Object.keys(reply.json.errors)]).toEqual([422, [field]]);
});

test('today by the clock of the project is the first day, the same day of the next year the last', async () => {
  for (const date of ['2031-06-20', '2032-06-20']) expect((await wish({ date, kind: 'off' })).status).toBe(200);
  const nobodys = await wish({ date: '2031-06-20', kind: 'off' }, manager.token);
  expect([nobodys.status, Object.keys(nobodys.json.errors)]).toEqual([422, ['employee_id']]);
  const choices = (await api.call('GET', '/wishes/choices', { token: ona.token })).json;
  expect(choices).toEqual({
    start: '2031-06-20',
    end: '2032-06-20',
    templates: [{ name: 'DAY', start_time: '08:00', end_time: '16:00' }],
    published_months: [],
    published_days: [],
    most: 6,
  });
  expect((await api.call('GET', '/wishes/choices', { token: stranger.token })).json.templates).toEqual([]);
});

test('another wish for the day replaces the first, and the same one changes nothing', async () => {
  const first = await wish({ date: '2031-10-01', kind: 'off' });
  const second = await wish({ date: '2031-10-01', kind: 'on', template: 'DAY' });
  expect(second.json).toMatchObject({ id: first.json.id, kind: 'on', template: 'DAY', version: 2 });
  expect((await wish({ date: '2031-10-01', kind: 'on', template: 'DAY' })).json).toEqual(second.json);
  const { items } = (await api.call('GET', '/activity?type=wish&page_size=2', { token: manager.token })).json;
  expect(items.map(({ action_type }: { action_type: string }) => action_type)).toEqual([
    'wish.updated',
    'wish.created',
  ]);
  expect(items[0].details).toMatchObject({ employee_id: ona.id, before: { kind: 'off' }, after: { template: 'DAY' } });
});

test('two at once make one, and at most six stay in a month', async () => {
  const twice = await Promise.all([1, 2, 3].map(() => wish({ date: '2031-11-01', kind: 'off' })));
  expect(new Set(twice.map(({ json }) => json.id)).size).toBe(1);
  const dates = Array.from({ length: 9 }, (_, index) => `2031-11-1${index}`);
  const replies = await Promise.all(dates.map((date) => wish({ date, kind: 'off' })));
  expect(replies.filter(({ status }) => status === 200)).toHaveLength(5);
  const refused = replies.find(({ status }) => status !== 200);
  expect([refused?.status, refused?.json.errors.date]).toEqual([422, [expect.stringContaining('6')]]);
  expect((await list('start=2031-11-01&end=2031-11-30')).json).toHaveLength(6);
  // A changed one does not count against the limit, and neither does another employee's.
  expect((await wish({ date: '2031-11-01', kind: 'on', template: 'DAY' })).status).toBe(200);
  expect((await wish({ date: '2031-11-20', kind: 'off' }, petras.token)).status).toBe(200);
});

test('a published month keeps its wishes as they are', async () => {
  const made = await wish({ date: '2031-12-05', kind: 'off' });
  const shift = { date: '2031-12-05', template: 'DAY', role: 'cook', employee_id: ona.id };
  const drafted = await api.call('POST', '/schedule/shifts', { token: manager.token, body: shift });
  expect(drafted.json.warnings.map(({ rule }: { rule: string }) => rule)).toContain('wishes');
  await api.call('POST', '/schedule/publish?year=2031&month=12', { token: manager.token });
  for (const token of [ona.token, manager.token]) {
    const again = await wish({ date: '2031-12-06', kind: 'off', employee_id: ona.id }, token);
    expect([again.status, again.json.code]).toEqual([409, 'wishes_settled']);
    const removed = await remove(made.json.id, token);
    expect([removed.status, removed.json.code]).toEqual([409, 'wishes_settled']);
  }
  expect((await list('start=2031-12-01&end=2031-12-31')).json).toEqual([{ ...made.json, is_settled: true }]);
  const { published_months } = (await api.call('GET', '/wishes/choices', { token: ona.token })).json;
  expect(published_months).toEqual(['2031-12']);
  await api.call('DELETE', '/schedule?year=2031&month=12', { token: manager.token });
  expect((await list('start=2031-12-01&end=2031-12-31')).json).toEqual([{ ...made.json, is_settled: false }]);
  expect((await wish({ date: '2031-12-06', kind: 'off' })).status).toBe(200);
});

test('while only some days of a month are published, the wishes of the others can change', async () => {
  const shift = (date: string) => {
    const body = { date, template: 'DAY', role: 'cook', employee_id: ona.id };
    return api.call('POST', '/schedule/shifts', { token: manager.token, body });
  };
  const [first, second] = ['2032-05-04', '2032-05-12'];
  const made = [await wish({ date: first, kind: 'off' }), await wish({ date: second, kind: 'off' })];
  await shift(first);
  await shift(second);
  const query = 'year=2032&month=5&from=2032-05-03&to=2032-05-09';
  await api.call('POST', `/schedule/publish?${query}`, { token: manager.token });
  expect((await wish({ date: first, kind: 'on', template: 'DAY' })).json.code).toBe('wishes_settled');
  expect((await wish({ date: second, kind: 'on', template: 'DAY' })).status).toBe(200);
  expect((await remove(made[0]?.json.id, ona.token)).json.code).toBe('wishes_settled');
  const listed = (await list('start=2032-05-01&end=2032-05-31')).json;
  expect(listed.map(({ is_settled }: { is_settled: boolean }) => is_settled)).toEqual([true, false]);
  const choices = (await api.call('GET', '/wishes/choices', { token: ona.token })).json;
  expect(choices.published_months).toEqual([]);
  expect(choices.published_days).toEqual([3, 4, 5, 6, 7, 8, 9].map((day) => `2032-05-0${day}`));
  expect((await remove(made[1]?.json.id, ona.token)).status).toBe(204);
});

test('what a shift says of a wish follows the wish, and a renamed or deleted template takes it along', async () => {
  const post = (path: string, body: object) => api.call('POST', path, { token: manager.token, body });
  await post('/templates', { name: 'EVE', start_time: '16:00', end_time: '22:00' });
  const { json } = await post('/schedule/shifts', {
    date: '2032-01-05',
    template: 'DAY',
    role: 'cook',
    employee_id: ona.id,
  });
  const warned = async () => {
    const found = await api.call('GET', '/schedule?start=2032-01-05&end=2032-01-05', { token: manager.token });
    const shift = found.json.shifts.find(({ id }: { id: string }) => id === json.id);
    return shift.warnings.filter(({ rule }: { rule: string }) => rule === 'wishes').length;
  };
  expect(await warned()).toBe(0);
  const off = await wish({ date: '2032-01-05', kind: 'off' });
  expect(await warned()).toBe(1);
  await remove(off.json.id);
  expect(await warned()).toBe(0);
  await wish({ date: '2032-01-06', kind: 'on', template: 'EVE' });
  const renamed = { name: 'LATE', start_time: '16:00', end_time: '22:00' };
  await api.call('PUT', '/templates/EVE', { token: manager.token, body: renamed });
  expect((await list('start=2032-01-06&end=2032-01-06')).json[0].template).toBe('LATE');
  await api.call('DELETE', '/templates/LATE', { token: manager.token });
  expect((await list('start=2032-01-06&end=2032-01-06')).json).toEqual([]);
});
