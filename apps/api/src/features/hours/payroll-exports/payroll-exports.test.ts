import { afterAll, beforeAll, expect, test } from 'vitest';
import { createManager, createWorker, unique, type TestManager } from '../../../testing/seeds/people.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';

let api: TestApp;
let manager: TestManager;
let other: TestManager;
beforeAll(async () => {
  api = await createTestApp();
  [manager, other] = [await createManager(api), await createManager(api, 'Other')];
});
afterAll(() => api.close());

type Body = Record<string, unknown>;
const columns = [{ source: 'employee_id', heading: 'ID' }];
const named = (fields: Body = {}): Body => ({ name: unique('Payroll'), layout: 'people', columns, ...fields });
const add = (body: Body, token = manager.token) => api.call('POST', '/payroll-exports', { token, body });
const put = (id: string, body: Body, headers = {}, token = manager.token) =>
  api.call('PUT', `/payroll-exports/${id}`, { token, body, headers });
const remove = (id: string, headers = {}, token = manager.token) =>
  api.call('DELETE', `/payroll-exports/${id}`, { token, headers });
const list = async (token = manager.token) => (await api.call('GET', '/payroll-exports', { token })).json;

test('nobody and an employee are refused', async () => {
  expect((await api.call('GET', '/payroll-exports')).status).toBe(401);
  const { token } = await createWorker(api, manager);
  expect((await add(named(), token)).json.code).toBe('managers_only');
});

test("another project's export reads like none", async () => {
  const { id } = (await add(named())).json;
  const file = `/payroll-exports/${id}/file?year=2031&month=5&format=csv`;
  for (const reply of [
    await put(id, named(), {}, other.token),
    await remove(id, {}, other.token),
    await api.call('GET', file, { token: other.token }),
  ])
    expect([reply.status, reply.json.code]).toEqual([404, 'not_found']);
  expect(await list(other.token)).toEqual([]);
});

const rows = { layout: 'kinds', columns: [{ source: 'code' }, { source: 'hours' }] };
test.each([
  [{ name: '' }, 'name'],
  [{ layout: 'weeks' }, 'layout'],
  [{ columns: [] }, 'columns'],
  [{ columns: [{ source: 'salary' }] }, 'columns.0.source'],
  [{ columns: [{ source: 'code' }] }, 'columns.0.source'],
  [{ layout: 'days', columns: [{ source: 'norm' }] }, 'columns.0.source'],
  [{ ...rows, columns: [{ source: 'name' }], codes: { regular: '1' } }, 'columns'],
  [{ ...rows, codes: {} }, 'codes'],
  [{ ...rows, codes: { regular: '1', night: '1' } }, 'codes.night'],
  [{ ...rows, codes: { regular: '1', all_night: '2' } }, 'codes.all_night'],
  [{ ...rows, codes: { regular: '' } }, 'codes.regular'],
  [{ ...rows, codes: { regular: '1', tips: '2' } }, 'codes.tips'],
  [{ quotes: 'never', separator: 'comma', hours: 'comma' }, 'separator'],
  [{ quotes: 'never', columns: [{ source: 'name', heading: 'a;b' }] }, 'columns.0.heading'],
  [{ encoding: 'windows_1257', columns: [{ source: 'name', heading: 'Имя' }] }, 'columns.0.heading'],
  [{ encoding: 'windows_1257', columns: [{ source: 'fixed', text: '日' }] }, 'columns.0.text'],
  [{ encoding: 'latin1' }, 'encoding'],
  [{ colour: 'red' }, 'colour'],
])('a wrong field is named: %o', async (fields, field) => {
  const reply = await add(named(fields));
  expect([reply.status, Object.keys(reply.json.errors)]).toEqual([422, [field]]);
});

test('what is left out is what Lithuanian spreadsheets read', async () => {
  const body = named();
  const { status, json } = await add(body);
  expect([status, json]).toEqual([
    201,
    {
      ...body,
      id: json.id,
      version: 1,
      columns: [{ source: 'employee_id', heading: 'ID', text: '' }],
      codes: {},
      hours: 'comma',
      separator: 'semicolon',
      quotes: 'needed',
      encoding: 'utf8_bom',
      dates: 'YYYY-MM-DD',
      has_header: true,
    },
  ]);
  expect(await list()).toContainEqual(json);
});

test('a name is taken once, in whatever case and however many ask', async () => {
  const name = unique('Alga');
  const replies = await Promise.all([add(named({ name })), add(named({ name: name.toUpperCase() }))]);
  expect(replies.map(({ status }) => status).sort()).toEqual([201, 409]);
  const { id } = (await add(named())).json;
  const renamed = await put(id, named({ name }));
  expect([renamed.status, renamed.json.code]).toEqual([409, 'name_taken']);
  expect(renamed.json.detail).toContain('payroll export');
});

test('of two edits of one row the second learns of the first', async () => {
  const { id, version } = (await add(named())).json;
  const ifMatch = { 'if-match': `"${version}"` };
  const both = await Promise.all([put(id, named(), ifMatch), put(id, named(), ifMatch)]);
  expect(both.map(({ status }) => status).sort()).toEqual([200, 412]);
  expect((await remove(id, ifMatch)).json.code).toBe('stale');
  expect((await remove(id, { 'if-match': '"2"' })).status).toBe(204);
  expect((await remove(id)).status).toBe(404);
});

test('a repeated call adds none, and a project has thirty at most', async () => {
  const own = await createManager(api, 'Many');
  const headers = { 'idempotency-key': unique('key') };
  const body = named();
  const first = await api.call('POST', '/payroll-exports', { token: own.token, body, headers });
  const second = await api.call('POST', '/payroll-exports', { token: own.token, body, headers });
  expect(second.json).toEqual(first.json);
  expect(await list(own.token)).toHaveLength(1);
  for (let count = 1; count < 29; count += 1) await add(named(), own.token);
  const last = await Promise.all([add(named(), own.token), add(named(), own.token)]);
  expect(last.map(({ status }) => status).sort()).toEqual([201, 422]);
});
