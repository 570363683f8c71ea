import pg from 'pg';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { createManager, createWorker, type TestManager } from '../../../testing/seeds/people.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';

let api: TestApp;
let manager: TestManager;
beforeAll(async () => {
  api = await createTestApp();
  manager = await createManager(api);
});
afterAll(() => api.close());

const days = (range: string, token = manager.token, language = 'en') =>
  api.call('GET', `/availability?${range}`, { token, headers: { 'accept-language': language } });
const WEEK = 'start=2026-06-22&end=2026-06-28';

test('nobody and an employee are refused', async () => {
  expect((await days(WEEK, '')).status).toBe(401);
  const { token } = await createWorker(api, await createManager(api, 'Other'));
  expect((await days(WEEK, token)).json.code).toBe('managers_only');
});

test.each([
  ['start=2026-06-22', 'end'],
  ['start=2026-06-22&end=2026-06-21', 'end'],
  ['start=2026-01-01&end=2026-06-01', 'end'],
])('a wrong range is named: %s', async (range, field) => {
  const reply = await days(range);
  expect([reply.status, Object.keys(reply.json.errors)]).toEqual([422, [field]]);
});

test("every person and day is derived from time off, statements, shifts and closed days; other projects' are not there", async () => {
  const [ona, petras] = [
    await createWorker(api, manager, { name: 'Ona Šimkutė' }),
    await createWorker(api, manager, { name: 'Petras Abromas' }),
  ];
  const state = (body: object) => api.call('POST', '/unavailability', { token: ona.token, body });
  await state({ start: '2026-06-23T18:00', end: '2026-06-24T02:00', note: 'exam' });
  await state({ start: '2026-06-25T00:00', end: '2026-06-25T12:00' });
  await state({ start: '2026-06-25T12:00', end: '2026-06-26T00:00' });
  await api.call('POST', '/holidays', { token: manager.token, body: { date: '2026-06-24', name: 'Joninės' } });
  await api.call('POST', '/holidays', {
    token: manager.token,
    body: { date: '2026-06-28', name: 'Open', closed: false },
  });
  await api.deps.database.inProject(manager.projectId, async (tx) => {
    const project_id = manager.projectId;
    const times = { starts_at: '2026-06-25T21:00:00Z', ends_at: '2026-06-27T10:00:00Z' };
    await tx
      .insertInto('unavailability')
      .values({ project_id, id: crypto.randomUUID(), employee_id: ona.id, ...times, source: 'time_off', note: 'ill' })
      .execute();
  });
  await api.call('POST', '/schedule/shifts', {
    token: manager.token,
    body: { date: '2026-06-22', start_time: '18:00', end_time: '02:00', role: 'cook', employee_id: ona.id },
  });
  const reply = await days(WEEK);
  expect(reply.json).toHaveLength(14);
  const of = (id: string, json: { employee_id: string; state: string; reasons: string[] }[]) =>
    json.filter(({ employee_id }) => employee_id === id).map(({ state, reasons }) => [state, ...reasons]);
  expect(of(ona.id, reply.json)).toEqual([
    ['working', '18:00–02:00, cook'],
    ['partly', 'Unavailable 18:00–24:00: exam'],
    ['unavailable', 'Closed: Joninės', 'Unavailable 00:00–02:00: exam'],
    ['unavailable', 'Unavailable 00:00–12:00', 'Unavailable 12:00–24:00'],
    ['unavailable', 'Time off'],
    ['partly', 'Time off 00:00–13:00'],
    ['available'],
  ]);
  expect(of(petras.id, reply.json).map(([state]) => state)).toEqual([
    'available',
    'available',
    'unavailable',
    ...Array.from({ length: 4 }, () => 'available'),
  ]);
  expect(reply.json[0].employee_id).toBe(ona.id);
  const inLithuanian = await days('start=2026-06-26&end=2026-06-26', manager.token, 'lt');
  expect(of(ona.id, inLithuanian.json)).toEqual([['unavailable', 'Laisvadienis']]);
  const other = await createManager(api, 'Other');
  expect((await days(WEEK, other.token)).json).toEqual([]);
});

test('a view takes at most four statements, however many people and days', async () => {
  const query = vi.spyOn(pg.Client.prototype, 'query');
  await days('start=2026-06-01&end=2026-09-08');
  const statements = query.mock.calls
    .map(([first]) => (typeof first === 'string' ? first : String((first as { text?: string }).text)))
    .filter((text) => /^\s*(with|select|insert|update|delete)\b/i.test(text))
    .filter((text) => !/set_config|"session"/.test(text));
  query.mockRestore();
  expect(statements.length).toBeGreaterThan(0);
  expect(statements.length).toBeLessThanOrEqual(4);
});

test('who could work a template on a day, best first, and what stops the others', async () => {
  const own = await createManager(api, 'Own');
  const post = (path: string, body: object) => api.call('POST', path, { token: own.token, body });
  await post('/templates', { name: 'DAY', start_time: '08:00', end_time: '16:00' });
  const free = await createWorker(api, own, { name: 'Ona' });
  const busy = await createWorker(api, own, { name: 'Petras' });
  await createWorker(api, own, { name: 'Rūta', roles: ['barista'] });
  await post('/schedule/shifts', { date: '2031-05-07', template: 'DAY', role: 'cook', employee_id: busy.id });
  const ask = (query: string, token = own.token) =>
    api.call('GET', `/availability/candidates?date=2031-05-07&role=cook&${query}`, { token });
  const { status, json } = await ask('template=DAY');
  expect(status).toBe(200);
  expect(json.map(({ name, fits }: { name: string; fits: boolean }) => [name, fits])).toEqual([
    ['Ona', true],
    ['Rūta', false],
    ['Petras', false],
  ]);
  expect(json[0]).toMatchObject({ employee_id: free.id, blocked_by: [], hours_after: 8 });
  expect(json[1].blocked_by[0].detail).toContain('cook');
  expect((await ask('template=DAY', free.token)).json.code).toBe('managers_only');
  expect(Object.keys((await ask('template=NIGHT')).json.errors)).toEqual(['template']);
});
