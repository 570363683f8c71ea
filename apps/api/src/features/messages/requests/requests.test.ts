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
  [ona, petras] = [await createWorker(api, manager, { name: 'Ona' }), await createWorker(api, manager)];
});
afterAll(() => api.close());

const change = { type: 'schedule_change', title: 'Later on Fridays', reason: 'The bus' };
const ask = (body: object = change, token = ona.token) => api.call('POST', '/requests', { token, body });
const deed = (id: string, what: string, token: string, body?: object) =>
  api.call('POST', `/requests/${id}/${what}`, { token, ...(body && { body }) });
const list = async (token = manager.token) => (await api.call('GET', '/requests', { token })).json;
const MISSING = '01900000-0000-7000-8000-000000000000';

test('nobody may ask; a manager asks for nothing and an employee decides nothing', async () => {
  expect((await api.call('GET', '/requests')).status).toBe(401);
  expect((await ask(change, manager.token)).json.code).toBe('employees_only');
  expect((await deed(MISSING, 'approve', ona.token)).json.code).toBe('managers_only');
  expect((await deed(MISSING, 'reject', ona.token)).json.code).toBe('managers_only');
  expect((await deed(MISSING, 'cancel', manager.token)).json.code).toBe('employees_only');
});

test("a colleague's and another project's request reads like none", async () => {
  const { json } = await ask();
  const none = await deed(MISSING, 'approve', manager.token);
  for (const reply of [await deed(json.id, 'approve', other.token), await deed(json.id, 'cancel', petras.token)])
    expect([reply.status, reply.text]).toEqual([404, none.text]);
  expect(await list(petras.token)).toEqual([]);
  expect(await list(other.token)).toEqual([]);
});

test.each([
  [{ type: 'raise' }, 'type'],
  [{ title: '' }, 'title'],
  [{ reason: undefined }, 'reason'],
  [{ priority: 'urgent' }, 'priority'],
  [{ status: 'approved' }, 'status'],
  [{ employee_id: 'petras' }, 'employee_id'],
])('a wrong field is named: %o', async (fields, field) => {
  const reply = await ask({ ...change, ...fields });
  expect([reply.status, Object.keys(reply.json.errors)]).toEqual([422, [field]]);
});

test('a request is seen by both sides, answered once with a note, and in the history without its reason', async () => {
  const filed = await ask({ ...change, priority: 'high' });
  expect([filed.status, filed.json]).toEqual([
    201,
    {
      id: filed.json.id,
      employee_id: ona.id,
      employee_name: 'Ona',
      ...change,
      priority: 'high',
      status: 'pending',
      submitted_date: expect.stringMatching(/^20\d\d-\d\d-\d\d$/),
      decision_note: null,
      decided_by: null,
    },
  ]);
  expect((await list(ona.token))[0]).toEqual(filed.json);
  const answered = await deed(filed.json.id, 'approve', manager.token, { decision_note: ' From May on ' });
  expect([answered.status, answered.json.status, answered.json.decision_note]).toEqual([
    200,
    'approved',
    'From May on',
  ]);
  for (const [what, token] of [
    ['reject', manager.token],
    ['approve', manager.token],
    ['cancel', ona.token],
  ] as const)
    expect((await deed(filed.json.id, what, token)).json.code).toBe('request_decided');
  const told = await api.deps.database.inProject(manager.projectId, (tx) =>
    tx.selectFrom('activity').select(['action_type', 'details']).orderBy('id', 'desc').limit(2).execute(),
  );
  expect(told.map(({ action_type }) => action_type)).toEqual(['request.approved', 'request.created']);
  expect(told[0]?.details).toMatchObject({ before: { status: 'pending' }, after: { status: 'approved' } });
  expect(JSON.stringify(told)).not.toContain('The bus');
});

test('of an answer and a withdrawal at once one wins', async () => {
  for (let index = 0; index < 25; index += 1) {
    const { json } = await ask();
    const replies = await Promise.all([
      deed(json.id, index % 2 === 0 ? 'approve' : 'reject', manager.token),
      deed(json.id, 'cancel', ona.token),
    ]);
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 409]);
  }
});

test('the same Idempotency-Key asks once', async () => {
  const send = () =>
    api.call('POST', '/requests', { token: petras.token, body: change, headers: { 'idempotency-key': 'bus' } });
  const [first, again] = [await send(), await send()];
  expect([again.json, await list(petras.token)]).toEqual([first.json, [first.json]]);
});

test('pages of what waits begin with the urgent; the number of all is in a header', async () => {
  const own = await createManager(api);
  const { token } = await createWorker(api, own);
  for (const priority of ['low', 'high', 'normal']) await ask({ ...change, title: priority, priority }, token);
  const page = (query: string) => api.call('GET', `/requests?${query}`, { token: own.token });
  const first = await page('status=pending&page_size=2');
  const titles = (reply: typeof first) => reply.json.map(({ title }: { title: string }) => title);
  expect([titles(first), first.headers['x-total-count']]).toEqual([['high', 'normal'], '3']);
  expect(titles(await page('status=pending&page_size=2&page=2'))).toEqual(['low']);
  expect(titles(await page(''))).toEqual(['normal', 'high', 'low']);
  expect([(await page('status=approved')).json, (await page('status=none')).status]).toEqual([[], 422]);
});
