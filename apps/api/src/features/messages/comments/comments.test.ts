import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createManager, createWorker, type TestManager } from '../../../testing/seeds/people.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';

let api: TestApp;
let manager: TestManager;
let other: TestManager;
let ona: { id: string; token: string };
let petras: { id: string; token: string };
beforeAll(async () => {
  api = await createTestApp();
  [manager, other] = [await createManager(api), await createManager(api, 'Other')];
  ona = await createWorker(api, manager, { name: 'Ona Petraitė' });
  petras = await createWorker(api, manager);
});
afterAll(() => api.close());

const write = (date: string, comment: string, token = ona.token) =>
  api.call('POST', '/comments', { token, body: { date, comment } });
const put = (id: string, body: object, token = ona.token, headers = {}) =>
  api.call('PUT', `/comments/${id}`, { token, body, headers });
const remove = (id: string, token = ona.token) => api.call('DELETE', `/comments/${id}`, { token });
const list = (range: string, token = ona.token) => api.call('GET', `/comments?${range}`, { token });
const MISSING = '01900000-0000-7000-8000-000000000000';

test('nobody may look', async () => {
  expect((await api.call('GET', '/comments?start_date=2030-01-01&end_date=2030-01-02')).status).toBe(401);
});

test("another project's comment reads like none; a colleague's may not be changed, but a manager may delete any", async () => {
  const { json } = await write('2030-02-01', 'Mine');
  const body = { date: '2030-02-01', comment: 'Theirs' };
  const [foreign, none] = [await put(json.id, body, other.token), await put(MISSING, body, other.token)];
  expect([foreign.status, foreign.text]).toEqual([404, none.text]);
  for (const reply of [
    await put(json.id, body, petras.token),
    await remove(json.id, petras.token),
    await put(json.id, body, manager.token),
  ])
    expect([reply.status, reply.json.code]).toEqual([403, 'author_only']);
  expect((await list('start_date=2030-02-01&end_date=2030-02-01', petras.token)).json).toMatchObject([
    { comment: 'Mine', is_own: false },
  ]);
  expect([(await remove(json.id, manager.token)).status, (await remove(json.id)).status]).toEqual([204, 404]);
});

test.each([
  [{ date: '2030-02-30' }, 'date'],
  [{ comment: ' \n ' }, 'comment'],
  [{ comment: 'x'.repeat(1001) }, 'comment'],
  [{ author: 'Ona' }, 'author'],
])('a wrong field is named: %o', async (fields, field) => {
  const body = { date: '2030-01-01', comment: 'X', ...fields };
  const reply = await api.call('POST', '/comments', { token: ona.token, body });
  expect([reply.status, Object.keys(reply.json.errors)]).toEqual([422, [field]]);
});

test.each([
  ['start_date=2026-01-01', 'end_date'],
  ['start_date=2026-02-01&end_date=2026-01-01', 'end_date'],
  ['start_date=2026-01-01&end_date=2026-05-01', 'end_date'],
])('a wrong range is named: %s', async (range, field) => {
  const reply = await list(range);
  expect([reply.status, Object.keys(reply.json.errors)]).toEqual([422, [field]]);
});

test('the diary is read by all in the order of writing; the schedule counts it; the own line is edited and deleted', async () => {
  const first = await write('2031-03-03', '  Delivery\ncame late ');
  expect([first.status, first.json]).toEqual([
    201,
    {
      id: first.json.id,
      date: '2031-03-03',
      comment: 'Delivery\ncame late',
      author: 'Ona Petraitė',
      is_own: true,
      created_at: first.json.created_at,
      version: 1,
    },
  ]);
  await write('2031-03-03', 'Noted', manager.token);
  const seen = await list('start_date=2031-03-01&end_date=2031-03-31', manager.token);
  expect(seen.json.map(({ comment, is_own }: { comment: string; is_own: boolean }) => [comment, is_own])).toEqual([
    ['Delivery\ncame late', false],
    ['Noted', true],
  ]);
  const month = await api.call('GET', '/schedule?start=2031-03-01&end=2031-03-31', { token: ona.token });
  expect(month.json.comments).toEqual([{ date: '2031-03-03', count: 2 }]);
  const body = { date: '2031-03-04', comment: 'Delivery came early' };
  const edited = await put(first.json.id, body, ona.token, { 'if-match': '"1"' });
  expect([edited.status, edited.json.version, edited.json.date]).toEqual([200, 2, '2031-03-04']);
  expect((await put(first.json.id, body, ona.token, { 'if-match': '"1"' })).json.code).toBe('stale');
  expect((await remove(first.json.id)).status).toBe(204);
  const told = await api.deps.database.inProject(manager.projectId, (tx) =>
    tx.selectFrom('activity').select(['action_type', 'details']).orderBy('id', 'desc').limit(2).execute(),
  );
  expect(told.map(({ action_type }) => action_type)).toEqual(['comment.deleted', 'comment.updated']);
  expect(told[1]?.details).toMatchObject({ before: { date: '2031-03-03' }, after: { date: '2031-03-04' } });
});

test('texts of former employees stay under their name', async () => {
  const gone = await createWorker(api, manager, { name: 'Rasa Rasaitė' });
  await write('2035-01-01', 'The oven is repaired', gone.token);
  await api.call('DELETE', `/employees/${gone.id}`, { token: manager.token });
  expect((await write('2035-01-01', 'Again', gone.token)).status).toBe(401);
  const [left] = (await list('start_date=2035-01-01&end_date=2035-01-01')).json;
  expect(left).toMatchObject({ author: 'Rasa Rasaitė', comment: 'The oven is repaired', is_own: false });
  // Another employee who gets the freed ID is not its author.
  const heir = await createWorker(api, manager, { name: 'Rasa Rasienė' });
  expect((await put(left.id, { date: '2035-01-01', comment: 'Mine' }, heir.token)).json.code).toBe('author_only');
  expect((await remove(left.id, manager.token)).status).toBe(204);
});

test('the same Idempotency-Key writes once', async () => {
  const send = () =>
    api.call('POST', '/comments', {
      token: ona.token,
      body: { date: '2034-01-01', comment: 'Once' },
      headers: { 'idempotency-key': 'note' },
    });
  const [first, again] = [await send(), await send()];
  expect(again.json).toEqual(first.json);
  expect((await list('start_date=2034-01-01&end_date=2034-01-01')).json).toHaveLength(1);
});

test('a project has a thousand comments a day, whatever process takes them and though some are deleted; then it goes on', async () => {
  const { token, projectId } = await createManager(api, 'Diary');
  let now = Date.now();
  const beside = await createTestApp({ beside: api, parts: { now: () => now } });
  await api.deps.database.inProject(projectId, (tx) =>
    sql`insert into activity (project_id, id, action_type, actor, details)
      select ${projectId}, gen_random_uuid(), 'comment.created', 'somebody', '{}' from generate_series(1, 998)`.execute(
      tx,
    ),
  );
  const first = await write('2030-05-01', 'One', token);
  expect(first.status).toBe(201);
  await remove(first.json.id, token);
  const body = { date: '2030-05-01', comment: 'Last' };
  const replies = await Promise.all(
    [api, beside, api, beside].map((through) => through.call('POST', '/comments', { token, body })),
  );
  expect(replies.map(({ status }) => status).sort()).toEqual([201, 429, 429, 429]);
  const refused = replies.find(({ status }) => status === 429);
  expect(Number(refused?.headers['retry-after'])).toBeGreaterThan(23 * 3_600);
  expect((await write('2030-05-01', 'Of another project', other.token)).status).toBe(201);
  now += 24 * 3_600_000 + 1_000;
  expect((await beside.call('POST', '/comments', { token, body })).status).toBe(201);
  await beside.close();
});
