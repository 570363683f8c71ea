import { afterAll, beforeAll, expect, test } from 'vitest';
import { createManager, createWorker, type TestManager } from '../../../testing/seeds/people.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import { loadProblem } from '../../plan/planning-input/index.ts';

let api: TestApp;
let other: TestManager;
beforeAll(async () => {
  api = await createTestApp();
  other = await business('Other');
});
afterAll(() => api.close());

async function business(name?: string): Promise<TestManager> {
  const manager = await createManager(api, name);
  const body = { name: 'Day', start_time: '08:00', end_time: '16:00' };
  await api.call('POST', '/templates', { token: manager.token, body });
  return manager;
}
const PATH = '/standard-weeks';
const cook = (weekday: number, count: number) => ({ template: 'Day', role: 'cook', weekday, count });
const summer = {
  name: 'Summer',
  spans: [{ start_date: '2031-06-02', end_date: '2031-08-31' }],
  requirements: [cook(1, 3)],
};
const add = ({ token }: { token: string }, body: object) => api.call('POST', PATH, { token, body });
const put = ({ token }: TestManager, id: string, body: object, headers = {}) =>
  api.call('PUT', `${PATH}/${id}`, { token, body, headers });
const list = async ({ token }: TestManager) => (await api.call('GET', PATH, { token })).json;
const MISSING = '01900000-0000-7000-8000-000000000000';

test('nobody and no employee sees or changes them', async () => {
  const { token } = await createWorker(api, other);
  expect((await api.call('GET', PATH)).status).toBe(401);
  expect((await add({ token }, summer)).json.code).toBe('managers_only');
  expect((await api.call('GET', PATH, { token })).json.code).toBe('managers_only');
});

test("another project's week reads like none", async () => {
  const manager = await business();
  const { id } = (await add(manager, summer)).json;
  const [foreign, none] = [await put(other, id, summer), await put(other, MISSING, summer)];
  expect([foreign.status, foreign.text]).toEqual([404, none.text]);
  expect((await api.call('DELETE', `${PATH}/${id}`, { token: other.token })).status).toBe(404);
  expect(await list(other)).toEqual([]);
});

test.each([
  [{ name: '' }, 'name'],
  [{ spans: [{ start_date: '2031-06-02', end_date: '2031-06-01' }] }, 'spans.0.end_date'],
  [{ spans: [{ start_date: '2031-02-30', end_date: '2031-06-01' }] }, 'spans.0.start_date'],
  [{ requirements: [cook(8, 1)] }, 'requirements.0.weekday'],
  [{ requirements: [cook(1, -1)] }, 'requirements.0.count'],
  [{ requirements: [cook(1, 1), cook(1, 2)] }, 'requirements'],
  [{ requirements: [{ ...cook(1, 1), template: 'Gone' }] }, 'requirements'],
])('a wrong field is named: %j', async (fields, field) => {
  const reply = await add(other, { ...summer, ...fields });
  expect([reply.status, Object.keys(reply.json.errors)]).toEqual([422, [field]]);
});

test('a week is added, changed as a whole, and deleted; the history has it before and after', async () => {
  const manager = await business();
  const created = await add(manager, summer);
  expect([created.status, created.json]).toEqual([201, { ...summer, id: created.json.id, version: 1 }]);
  const { id } = created.json;
  const body = { name: 'Vasara', spans: [], requirements: [cook(2, 0)] };
  const changed = await put(manager, id, body, { 'if-match': '"1"' });
  expect(changed.json).toEqual({ ...body, id, version: 2 });
  const stale = await put(manager, id, summer, { 'if-match': '"1"' });
  expect([stale.status, stale.json.code]).toEqual([412, 'stale']);
  expect(await list(manager)).toEqual([changed.json]);
  const refused = await api.call('DELETE', '/templates/Day', { token: manager.token });
  expect([refused.json.code, refused.text]).toEqual(['template_in_use', expect.stringContaining('Vasara')]);
  const remove = () => api.call('DELETE', `${PATH}/${id}`, { token: manager.token });
  expect([(await remove()).status, (await remove()).status]).toEqual([204, 404]);
  const history = await api.deps.database.inProject(manager.projectId, (tx) =>
    tx.selectFrom('activity').select(['action_type', 'details']).orderBy('id', 'desc').limit(3).execute(),
  );
  expect(history.map(({ action_type }) => action_type)).toEqual([
    'standard_week.deleted',
    'standard_week.updated',
    'standard_week.created',
  ]);
  expect(history[1]?.details).toMatchObject({
    before: { name: 'Summer', spans: ['2031-06-02 – 2031-08-31'], requirements: ['Day, cook, 1: 3'] },
    after: { name: 'Vasara', spans: [] },
  });
});

test('a date has one week: dates that overlap are refused, within a week and between two, also at once', async () => {
  const manager = await business();
  const spanned = (name: string, ...spans: [string, string][]) => ({
    name,
    spans: spans.map(([start_date, end_date]) => ({ start_date, end_date })),
    requirements: [],
  });
  await add(manager, summer);
  for (const week of [
    spanned('A', ['2031-08-31', '2031-09-05']),
    spanned('B', ['2031-09-01', '2031-09-05'], ['2031-09-05', '2031-09-06']),
    spanned('C', ['2031-06-02', '2031-06-02']),
  ]) {
    const reply = await add(manager, week);
    expect([reply.status, reply.json.code]).toEqual([409, 'week_overlaps']);
  }
  expect((await add(manager, { ...spanned('Summer'), requirements: [] })).json.code).toBe('week_exists');
  const replies = await Promise.all(
    ['D', 'E'].map((name) => add(manager, spanned(name, ['2031-09-01', '2031-09-30']))),
  );
  expect(replies.map(({ status }) => status).sort()).toEqual([201, 409]);
  expect(await list(manager)).toHaveLength(2);
  for (const name of ['F', 'G', 'H', 'I']) expect((await add(manager, spanned(name))).status).toBe(201);
  expect((await add(manager, spanned('J'))).json.code).toBe('weeks_full');
});

test('a month is planned from the week in force: its dates, then the standard, and exceptions over both', async () => {
  const manager = await business();
  const need = (body: object) => api.call('POST', '/requirements', { token: manager.token, body });
  await need({ template: 'Day', role: 'cook', count: 1, weekday: 1 });
  await need({ template: 'Day', role: 'cook', count: 1, weekday: 2 });
  await need({ template: 'Day', role: 'cook', count: 7, date: '2031-06-09' });
  await add(manager, { ...summer, spans: [{ start_date: '2031-06-09', end_date: '2031-06-22' }] });
  const { problem } = await api.deps.database.inProject(manager.projectId, (tx) =>
    loadProblem(tx, '2031-06-01', '2031-06-30'),
  );
  const needs = problem.needs
    .filter(({ date }) => date >= '2031-06-01' && date <= '2031-06-30')
    .map(({ date, count }) => [date.slice(8), count]);
  // Mondays are the 2nd, 9th, 16th, 23rd and 30th; in the summer week nobody is needed on Tuesdays.
  expect(needs).toEqual([
    ['02', 1],
    ['03', 1],
    ['09', 7],
    ['16', 3],
    ['23', 1],
    ['24', 1],
    ['30', 1],
  ]);
});
