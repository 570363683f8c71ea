import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createManager, createWorker, type TestManager } from '../../testing/seeds/people.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';

let api: TestApp;
let manager: TestManager;
let ona: { id: string; token: string };
let jonas: { id: string; token: string };
let year = 2031;
let id: string;
let archive: string;
beforeAll(async () => {
  api = await createTestApp();
  manager = await createManager(api);
  [ona, jonas] = [await createWorker(api, manager), await createWorker(api, manager)];
});
afterAll(() => api.close());

/** A separate published month with one shift of Ona's. */
beforeEach(async () => {
  year += 1;
  const hours = { date: `${year}-05-07`, start_time: '08:00', end_time: '16:00' };
  const shift = { ...hours, role: 'cook', employee_id: ona.id, pinned: true };
  id = (await post('/schedule/shifts', shift)).json.id;
  archive = (await post(`/schedule/publish?year=${year}&month=5`, undefined)).json.archive_id;
});

const post = (path: string, body: object | undefined, token = manager.token, headers = {}) =>
  api.call('POST', path, { token, body, headers });
const replace = (body: object, headers = {}) => post(`/schedule/${id}/replace`, body, manager.token, headers);
const reason = 'Ona serga';

test('a published shift is given to a colleague; the archive stays and the history knows why', async () => {
  const reply = await replace({ employee_id: jonas.id, reason });
  expect([reply.status, reply.json.employee_id, reply.json.status]).toEqual([200, jonas.id, 'published']);
  const { json } = await api.call('GET', `/schedule/history/${archive}`, { token: manager.token });
  expect(json.entries[0].employee_id).toBe(ona.id);
  const history = await api.call('GET', '/activity?page_size=1', { token: manager.token });
  expect(history.json.items[0]).toMatchObject({ action_type: 'shift.replaced', details: { reason } });
  const seen = await api.call('GET', `/schedule?start=${year}-05-01&end=${year}-05-31`, { token: jonas.token });
  expect(seen.json.shifts[0].employee_id).toBe(jonas.id);
});

test('to nobody it is an open published shift, which nothing pins', async () => {
  const open = { employee_id: null, status: 'published', pinned: false };
  expect((await replace({ employee_id: null, reason })).json).toMatchObject(open);
});

test('a rule that stops the person warns, two shifts at once are refused', async () => {
  const other = { date: `${year}-05-07`, start_time: '15:00', end_time: '20:00', role: 'cook', employee_id: jonas.id };
  await post('/schedule/shifts', other);
  expect((await replace({ employee_id: jonas.id, reason })).json.code).toBe('shift_overlaps');
  const waiter = await createWorker(api, manager, { roles: ['waiter'] });
  const { json } = await replace({ employee_id: waiter.id, reason });
  expect(json.warnings.map(({ rule }: { rule: string }) => rule)).toContain('role');
});

test('of two managers at once one learns that the shift has changed', async () => {
  const headers = { 'if-match': '"2"' };
  const replies = await Promise.all([jonas.id, null].map((one) => replace({ employee_id: one, reason }, headers)));
  expect(replies.map(({ status }) => status).sort()).toEqual([200, 412]);
});

test('a wrong person, no reason, a shift of another project and one that is over are refused', async () => {
  expect(Object.keys((await replace({ employee_id: 'nobody-here', reason })).json.errors)).toEqual(['employee_id']);
  expect(Object.keys((await replace({ employee_id: jonas.id, reason: ' ' })).json.errors)).toEqual(['reason']);
  const stranger = await createManager(api, 'Other');
  expect((await post(`/schedule/${id}/replace`, { employee_id: null, reason }, stranger.token)).status).toBe(404);
  const past = { date: '2020-05-07', start_time: '08:00', end_time: '16:00', role: 'cook', employee_id: ona.id };
  const over = (await post('/schedule/shifts', past)).json.id;
  expect((await post(`/schedule/${over}/replace`, { employee_id: null, reason })).json.code).toBe('shift_over');
});
