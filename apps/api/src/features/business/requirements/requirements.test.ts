import { afterAll, beforeAll, expect, test } from 'vitest';
import { createManager, createWorker, unique, type TestManager } from '../../../testing/seeds/people.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';

let api: TestApp;
let manager: TestManager;
let other: TestManager;
beforeAll(async () => {
  api = await createTestApp();
  [manager, other] = [await createManager(api), await createManager(api, 'Other')];
  for (const name of ['Day', 'Night'])
    await api.call('POST', '/templates', {
      token: manager.token,
      body: { name, start_time: name === 'Day' ? '08:00' : '22:00', end_time: '06:00' },
    });
});
afterAll(() => api.close());

const add = (body: object, token = manager.token) => api.call('POST', '/requirements', { token, body });
const put = (id: string, body: object, token = manager.token) =>
  api.call('PUT', `/requirements/${id}`, { token, body });
const remove = (id: string, token = manager.token) => api.call('DELETE', `/requirements/${id}`, { token });
const list = async (token = manager.token) => (await api.call('GET', '/requirements', { token })).json;
/** A role without employees is fine: the need then stays open. */
const need = (fields: object = {}) => ({ template: 'Day', role: unique('role'), count: 2, weekday: 1, ...fields });

test('nobody and an employee are refused', async () => {
  expect((await api.call('GET', '/requirements')).status).toBe(401);
  const { token } = await createWorker(api, manager);
  expect((await add(need(), token)).json.code).toBe('managers_only');
});

test("another project's requirement reads like none, and so does its template", async () => {
  const mine = await add(need());
  const missing = '01900000-0000-7000-8000-000000000000';
  for (const call of [(id: string) => put(id, need(), other.token), (id: string) => remove(id, other.token)]) {
    const [foreign, none] = [await call(mine.json.id), await call(missing)];
    expect([foreign.status, foreign.text]).toEqual([404, none.text]);
  }
  const [foreign, none] = [await add(need(), other.token), await add(need({ template: 'None' }), other.token)];
  expect(foreign.text).toBe(none.text);
  expect([foreign.status, Object.keys(foreign.json.errors)]).toEqual([422, ['template']]);
  expect(await list(other.token)).toEqual([]);
});

test.each([
  [{ template: 'Gone' }, 'template'],
  [{ role: '' }, 'role'],
  [{ count: -1 }, 'count'],
  [{ count: 201 }, 'count'],
  [{ count: '2' }, 'count'],
  [{ weekday: 8 }, 'weekday'],
  [{ weekday: undefined }, 'weekday'],
  [{ date: '2026-12-24' }, 'weekday'],
  [{ weekday: undefined, date: '2026-13-01' }, 'date'],
  [{ id: 'x' }, 'id'],
])('a wrong field is named: %o', async (fields, field) => {
  const reply = await add(need(fields));
  expect([reply.status, Object.keys(reply.json.errors)]).toEqual([422, [field]]);
});

test('a weekly need and a date exception are stored and listed, the standard first', async () => {
  const role = unique('role');
  const exception = await add({ template: 'Day', role, count: 0, date: '2026-12-24' });
  const weekly = await add({ template: 'Night', role, count: 3, weekday: 5 });
  expect([weekly.status, weekly.json]).toEqual([
    201,
    { id: weekly.json.id, template: 'Night', role, count: 3, weekday: 5, date: null, version: 1 },
  ]);
  expect(exception.json).toMatchObject({ count: 0, weekday: null, date: '2026-12-24' });
  expect((await list()).filter((each: { role: string }) => each.role === role)).toEqual([weekly.json, exception.json]);
});

test('one template, role and day have one requirement, however many ask', async () => {
  const mine = need();
  const replies = await Promise.all([add(mine), add(mine), add({ ...mine, count: 5 })]);
  expect(replies.map(({ status }) => status).sort()).toEqual([201, 409, 409]);
  expect(replies.find(({ status }) => status === 409)?.json.code).toBe('requirement_exists');
  const tuesday = await add({ ...mine, weekday: 2 });
  expect((await put(tuesday.json.id, mine)).json.code).toBe('requirement_exists');
  const dated = { ...mine, weekday: null, date: '2026-06-01' };
  expect([(await add(dated)).status, (await add(dated)).status]).toEqual([201, 409]);
});

test('a change may turn a weekday into a date; the history has the values before', async () => {
  const created = await add(need());
  const { id, version: _version, ...body } = created.json;
  const changed = await put(id, { ...body, count: 4, weekday: null, date: '2026-07-06' });
  expect([changed.status, changed.json]).toEqual([
    200,
    { ...created.json, count: 4, weekday: null, date: '2026-07-06', version: 2 },
  ]);
  expect(Object.keys((await put(id, { ...body, template: 'Gone' })).json.errors)).toEqual(['template']);
  expect((await put('nonsense', body)).status).toBe(422);
  expect((await remove(id)).status).toBe(204);
  expect((await remove(id)).status).toBe(404);
  const told = await api.deps.database.inProject(manager.projectId, (tx) =>
    tx.selectFrom('activity').select(['action_type', 'details']).orderBy('id').execute(),
  );
  const mine = told.filter(({ details }) => (details as { id: string }).id === id);
  expect(mine.map(({ action_type }) => action_type)).toEqual([
    'requirement.created',
    'requirement.updated',
    'requirement.deleted',
  ]);
  expect(mine[1]?.details).toMatchObject({ before: { weekday: 1, count: 2 }, after: { date: '2026-07-06', count: 4 } });
});

test('of two managers who edit or delete one cell, the later learns of the first change', async () => {
  const mine = need();
  const { id } = (await add(mine)).json;
  const edit = (count: number) =>
    api.call('PUT', `/requirements/${id}`, {
      token: manager.token,
      body: { ...mine, count },
      headers: { 'if-match': '"1"' },
    });
  const replies = await Promise.all([edit(3), edit(4)]);
  expect(replies.map(({ status }) => status).sort()).toEqual([200, 412]);
  const stored = replies.find(({ status }) => status === 200)?.json;
  const stale = await api.call('DELETE', `/requirements/${id}`, {
    token: manager.token,
    headers: { 'if-match': '"1"' },
  });
  expect([stale.status, stale.json.code]).toEqual([412, 'stale']);
  expect(await list()).toContainEqual(stored);
});

test('no acknowledged edit is lost: four managers count one number up, each from what they saw', async () => {
  const mine = need({ count: 0 });
  const { id } = (await add(mine)).json;
  const read = async () => (await list()).find((each: { id: string }) => each.id === id);
  const countUp = async () => {
    let acknowledged = 0;
    for (let turn = 0; turn < 25; turn += 1) {
      const { count, version } = await read();
      const reply = await api.call('PUT', `/requirements/${id}`, {
        token: manager.token,
        body: { ...mine, count: count + 1 },
        headers: { 'if-match': `"${version}"` },
      });
      expect([200, 412]).toContain(reply.status);
      if (reply.status === 200) acknowledged += 1;
    }
    return acknowledged;
  };
  const counts = await Promise.all([countUp(), countUp(), countUp(), countUp()]);
  const total = counts.reduce((sum, count) => sum + count, 0);
  expect(await read()).toMatchObject({ count: total, version: total + 1 });
});
