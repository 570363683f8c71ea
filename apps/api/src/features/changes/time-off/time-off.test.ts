import { afterAll, beforeAll, expect, test } from 'vitest';
import { addTemplate } from '../../../testing/seeds/cafe.ts';
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
  [ona, petras] = [await createWorker(api, manager), await createWorker(api, manager)];
  await addTemplate(api, manager, { name: 'DAY', start_time: '08:00', end_time: '16:00' });
});
afterAll(() => api.close());

const days = (start_date: string, end_date = start_date, fields: object = {}) => ({
  type: 'vacation',
  start_date,
  end_date,
  reason: 'The sea',
  ...fields,
});
const ask = (body: object, token = ona.token) => api.call('POST', '/time-off', { token, body });
const put = (id: string, body: object, token = manager.token, headers = {}) =>
  api.call('PUT', `/time-off/${id}`, { token, body, headers });
const withdraw = (id: string, token = ona.token) => api.call('DELETE', `/time-off/${id}`, { token });
const list = async (token = manager.token) => (await api.call('GET', '/time-off', { token })).json;
const statusOf = async (id: string) => (await list()).find((row: { id: string }) => row.id === id)?.status;
const absences = async (start: string, token = manager.token) =>
  (await api.call('GET', `/unavailability?start=${start}&end=${start}`, { token })).json;
const plan = (date: string, employee_id: string | null = ona.id) =>
  api.call('POST', '/schedule/shifts', {
    token: manager.token,
    body: { date, template: 'DAY', role: 'cook', employee_id },
  });
const recorded = (limit: number) =>
  api.deps.database.inProject(manager.projectId, (tx) =>
    tx.selectFrom('activity').select(['action_type', 'actor', 'details']).orderBy('id', 'desc').limit(limit).execute(),
  );
const MISSING = '01900000-0000-7000-8000-000000000000';

test('nobody may ask; a manager asks for nobody; only a manager sees what waits and what would follow', async () => {
  expect((await api.call('GET', '/time-off')).status).toBe(401);
  expect((await ask(days('2030-01-01'), manager.token)).json.code).toBe('employees_only');
  for (const path of ['/time-off/pending', `/time-off/${MISSING}/consequence`])
    expect((await api.call('GET', path, { token: ona.token })).json.code).toBe('managers_only');
});

test("a colleague's and another project's request reads like none", async () => {
  const { json: mine } = await ask(days('2030-02-01'));
  const none = await withdraw(MISSING);
  expect(none.status).toBe(404);
  for (const reply of [
    await withdraw(mine.id, petras.token),
    await put(mine.id, days('2030-02-02'), petras.token),
    await put(mine.id, { status: 'approved' }, other.token),
    await withdraw(mine.id, other.token),
  ])
    expect([reply.status, reply.text]).toEqual([404, none.text]);
  expect(await list(petras.token)).toEqual([]);
  expect(await list(other.token)).toEqual([]);
  expect(await statusOf(mine.id)).toBe('pending');
});

test.each([
  [{ end_date: '2030-02-28' }, ['end_date']],
  [{ end_date: '2031-03-02' }, ['end_date']],
  [{ start_date: '2030-13-01' }, ['start_date']],
  [{ type: 'holiday' }, ['type']],
  [{ reason: ' ' }, ['reason']],
  [{ status: 'approved' }, ['status']],
  [{ employee_id: 'petras' }, ['employee_id']],
])('a wrong field is named: %o', async (fields, wrong) => {
  const reply = await ask(days('2030-03-01', '2030-03-01', fields));
  expect([reply.status, Object.keys(reply.json.errors)]).toEqual([422, wrong]);
});

test('the end may be the day of the start, and is not before it', async () => {
  const reply = await ask(days('2030-03-02', '2030-03-01'));
  expect(reply.json.errors).toEqual({ end_date: ['The end date can’t be before the start date.'] });
});

test('each side has fields of its own: an employee decides nothing, a manager rewrites nothing', async () => {
  const { json } = await ask(days('2030-04-01'));
  const decided = await put(json.id, { status: 'approved' }, ona.token);
  expect([decided.status, decided.json.errors]).toEqual([422, { status: ['Unknown field.'] }]);
  const rewritten = await put(json.id, days('2030-04-02'));
  expect([rewritten.status, Object.keys(rewritten.json.errors)]).toEqual([
    422,
    ['type', 'start_date', 'end_date', 'reason'],
  ]);
  for (const body of [{}, { decision_note: 'x' }, { ...days('2030-04-02'), status: 'approved' }])
    expect((await put(json.id, body)).status).toBe(422);
  expect(await statusOf(json.id)).toBe('pending');
});

test('a request crosses the year, is seen by both, edited and withdrawn while it waits', async () => {
  const created = await ask(days('2030-12-28', '2031-01-03', { reason: '  Skiing ' }));
  expect([created.status, created.json]).toEqual([
    201,
    {
      id: created.json.id,
      employee_id: ona.id,
      employee_name: 'Žydrūnas Kęsgaila',
      type: 'vacation',
      type_name: null,
      counts_as: 'vacation',
      start_date: '2030-12-28',
      end_date: '2031-01-03',
      starts_at: null,
      ends_at: null,
      is_open: false,
      reason: 'Skiing',
      status: 'pending',
      requested_date: expect.stringMatching(/^20\d\d-\d\d-\d\d$/),
      decision_note: null,
      decided_by: null,
      manager_note: null,
      version: 1,
    },
  ]);
  const pending = (await api.call('GET', '/time-off/pending', { token: manager.token })).json;
  expect(pending).toContainEqual(created.json);
  const edited = await put(created.json.id, days('2030-12-29', '2031-01-02', { type: 'personal' }), ona.token);
  expect([edited.status, edited.json.version, edited.json.type]).toEqual([200, 2, 'personal']);
  const seen = await put(created.json.id, { status: 'approved' }, manager.token, { 'if-match': '"1"' });
  expect([seen.status, seen.json.code]).toEqual([412, 'stale']);
  expect([(await withdraw(created.json.id)).status, (await withdraw(created.json.id)).json.code]).toEqual([
    204,
    'time_off_decided',
  ]);
  expect((await put(created.json.id, { status: 'approved' })).json.code).toBe('time_off_decided');
  const history = await recorded(3);
  expect(history.map(({ action_type }) => action_type)).toEqual([
    'time_off.cancelled',
    'time_off.updated',
    'time_off.requested',
  ]);
  expect(history[1]?.details).toMatchObject({ before: { type: 'vacation' }, after: { type: 'personal' } });
  expect(JSON.stringify(history)).not.toContain('Skiing');
});

test('overlapping requests are rejected, also at once and by an edit; closed ones don’t count', async () => {
  const replies = await Promise.all([1, 2, 3].map(() => ask(days('2030-06-01', '2030-06-10'))));
  expect(replies.map(({ status }) => status).sort()).toEqual([201, 409, 409]);
  expect(replies.find(({ status }) => status === 409)?.json.code).toBe('time_off_overlaps');
  const first = replies.find(({ status }) => status === 201)?.json;
  expect((await ask(days('2030-06-10', '2030-06-12'))).status).toBe(409);
  expect((await ask(days('2030-06-01'), petras.token)).status).toBe(201);
  const next = (await ask(days('2030-06-11', '2030-06-12'))).json;
  expect((await put(next.id, days('2030-06-09', '2030-06-12'), ona.token)).json.code).toBe('time_off_overlaps');
  expect((await put(first.id, { status: 'rejected', decision_note: 'Full house' })).json).toMatchObject({
    status: 'rejected',
    decision_note: 'Full house',
  });
  expect((await put(next.id, days('2030-06-09', '2030-06-12'), ona.token)).status).toBe(200);
});

test('an approval makes one unavailability and opens the shifts that it hits, draft and published', async () => {
  const night = { date: '2031-06-30', start_time: '22:00', end_time: '06:00', role: 'cook', employee_id: ona.id };
  const nightShift = (await api.call('POST', '/schedule/shifts', { token: manager.token, body: night })).json;
  const [published, kept] = [(await plan('2031-07-02')).json, (await plan('2031-07-05')).json];
  await api.call('POST', '/schedule/publish?year=2031&month=7', { token: manager.token });
  const draft = (await plan('2031-07-03')).json;
  const { json: asked } = await ask(days('2031-07-01', '2031-07-03'));
  const consequence = await api.call('GET', `/time-off/${asked.id}/consequence`, { token: manager.token });
  expect(consequence.json.opens.map(({ shift }: { shift: { id: string } }) => shift.id)).toEqual([
    nightShift.id,
    published.id,
    draft.id,
  ]);
  expect(consequence.json.opens[1].takers).toEqual([{ employee_id: petras.id, name: 'Žydrūnas Kęsgaila' }]);
  const approved = await put(asked.id, { status: 'approved', decision_note: ' Enjoy ' });
  expect([approved.status, approved.json.status, approved.json.decision_note]).toEqual([200, 'approved', 'Enjoy']);
  expect(approved.json.opened_shifts.map(({ id }: { id: string }) => id)).toEqual([
    nightShift.id,
    published.id,
    draft.id,
  ]);
  expect(approved.json.unavailability).toMatchObject({ source: 'time_off', start: '2031-06-30T21:00:00.000Z' });
  expect(await absences('2031-07-02')).toEqual([approved.json.unavailability]);
  const month = await api.call('GET', '/schedule?start=2031-07-01&end=2031-07-31', { token: manager.token });
  const who = month.json.shifts.map(({ id, employee_id }: { id: string; employee_id: string | null }) => [
    id,
    employee_id,
  ]);
  expect(who).toEqual([
    [published.id, null],
    [draft.id, null],
    [kept.id, ona.id],
  ]);
  expect((await put(asked.id, { status: 'approved' })).json.code).toBe('time_off_decided');
  expect((await api.call('GET', `/time-off/${asked.id}/consequence`, { token: manager.token })).status).toBe(409);
  expect((await recorded(1))[0]).toMatchObject({
    action_type: 'time_off.approved',
    details: { before: { status: 'pending' } },
  });
});

test('an employee cannot withdraw what is approved; a manager takes it back and the person is free again', async () => {
  const { json: asked } = await ask(days('2031-09-01', '2031-09-07', { type: 'sick_leave' }));
  await put(asked.id, { status: 'approved' });
  expect((await withdraw(asked.id)).json.code).toBe('time_off_decided');
  expect((await put(asked.id, days('2031-09-02'), ona.token)).json.code).toBe('time_off_decided');
  expect((await withdraw(asked.id, manager.token)).status).toBe(204);
  expect(await absences('2031-09-03')).toEqual([]);
  expect(await statusOf(asked.id)).toBe('cancelled');
  expect((await ask(days('2031-09-01'))).status).toBe(201);
});

test('while a month is being planned nothing is approved in it', async () => {
  const { json: asked } = await ask(days('2032-02-28', '2032-03-02'));
  await api.call('POST', '/generate-schedule?year=2032&month=3', {
    token: manager.token,
    headers: { prefer: 'respond-async' },
  });
  expect((await put(asked.id, { status: 'approved' })).json.code).toBe('generation_running');
  expect([await statusOf(asked.id), await absences('2032-03-01')]).toEqual(['pending', []]);
  expect((await put(asked.id, { status: 'rejected' })).status).toBe(200);
});

test('deleting the person cancels what waits', async () => {
  const leaver = await createWorker(api, manager);
  await ask(days('2032-05-01'), leaver.token);
  expect((await api.call('DELETE', `/employees/${leaver.id}`, { token: manager.token })).status).toBe(204);
  const pending = (await api.call('GET', '/time-off/pending', { token: manager.token })).json;
  expect(pending.some(({ employee_id }: { employee_id: string }) => employee_id === leaver.id)).toBe(false);
  expect((await recorded(2)).map(({ action_type }) => action_type)).toEqual(['employee.deleted', 'time_off.cancelled']);
});

test('the same Idempotency-Key asks once', async () => {
  const send = () =>
    api.call('POST', '/time-off', {
      token: petras.token,
      body: days('2034-01-01'),
      headers: { 'idempotency-key': 'holiday' },
    });
  const [first, again] = [await send(), await send()];
  expect([again.status, again.json]).toEqual([201, first.json]);
});

test('requests come in pages, by answer and by a part of a name without its diacritics', async () => {
  const own = await createManager(api);
  const žydrūnas = await createWorker(api, own, { name: 'Žydrūnas 100%' });
  const rita = await createWorker(api, own, { name: 'Rita' });
  for (const [day, { token }] of [žydrūnas, rita, žydrūnas].entries()) {
    const date = `2031-05-0${day + 1}`;
    await ask({ type: 'personal', start_date: date, end_date: date, reason: 'Sea' }, token);
  }
  const page = (query: string) => api.call('GET', `/time-off?${query}`, { token: own.token });
  const days = async (query: string) => {
    const { json, headers } = await page(query);
    return [
      json.map(({ start_date }: { start_date: string }) => Number(start_date.slice(8))),
      headers['x-total-count'],
    ];
  };
  expect(await days('status=pending&page_size=2')).toEqual([[1, 2], '3']);
  expect(await days('page_size=2')).toEqual([[3, 2], '3']);
  expect(await days('page_size=2&page=2')).toEqual([[1], '3']);
  expect(await days('page_size=2&page=3')).toEqual([[], '3']);
  expect(await days('name=ZYDRU')).toEqual([[3, 1], '2']);
  expect(await days('name=%25')).toEqual([[3, 1], '2']);
  expect(await days('name=_')).toEqual([[], '0']);
  expect((await page('page_size=101')).status).toBe(422);
  const { json } = await api.call('GET', '/time-off', { token: rita.token });
  expect(json.map(({ employee_id }: { employee_id: string }) => employee_id)).toEqual([rita.id]);
});
