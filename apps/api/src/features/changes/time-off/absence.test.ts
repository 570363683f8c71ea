import { afterAll, beforeAll, expect, test } from 'vitest';
import { createCafe, type TestCafe } from '../../../testing/seeds/cafe.ts';
import { createManager } from '../../../testing/seeds/people.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';

let api: TestApp;
let cafe: TestCafe;
let ona: { id: string; token: string };
let rasa: { id: string; token: string };
beforeAll(async () => {
  api = await createTestApp();
  cafe = await createCafe(api, 3);
  [ona = { id: '', token: '' }, rasa = { id: '', token: '' }] = cafe.workers;
});
afterAll(() => api.close());

type Json = Awaited<ReturnType<TestApp['call']>>['json'];
const call = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, body?: object, token = cafe.token) =>
  api.call(method, path, { token, ...(body && { body }) });
const propose = (body: object) => call('POST', '/schedule/repair', { employee_id: ona.id, ...body });
const apply = (id: string) => call('POST', `/schedule/repair/${id}/apply`);
/** Enters an absence that takes no shift. @returns the row */
async function enter(body: { start: string; end?: string; type: string; note?: string }): Promise<Json> {
  const proposed = await propose(body);
  expect([proposed.status, proposed.json.changes]).toEqual([200, []]);
  expect((await apply(proposed.json.id)).status).toBe(200);
  return entry(body.start.slice(0, 10));
}
const entry = async (start: string, token = cafe.token): Promise<Json> =>
  (await call('GET', '/time-off?status=approved&page_size=100', undefined, token)).json.find(
    ({ start_date }: Json) => start_date === start,
  );
const change = (id: string, body: object, headers = {}) =>
  api.call('PUT', `/time-off/${id}/absence`, { token: cafe.token, body, headers });
const shift = async (date: string, employee_id: string | null = ona.id) =>
  (await call('POST', '/schedule/shifts', { date, template: 'DAY', role: 'cook', employee_id })).json;
const publish = (year: number, month: number) => call('POST', `/schedule/publish?year=${year}&month=${month}`);
const whoWorks = async (date: string) =>
  (await call('GET', `/schedule?start=${date}&end=${date}`)).json.shifts.map(({ employee_id }: Json) => employee_id);
const history = async (type: string) =>
  (await call('GET', `/activity?type=${type}&person=${ona.id}`)).json.items as Json[];

test('the absence alone is offered beside the repair: what opens, who could take it, and nobody else changes', async () => {
  await shift('2031-03-04');
  await publish(2031, 3);
  const { json } = await propose({
    start: '2031-03-03',
    end: '2031-03-07',
    type: 'vacation',
    note: ' Paid in advance ',
  });
  expect(json.changes).toMatchObject([{ date: '2031-03-04', from_employee_id: ona.id }]);
  expect(json.changes[0].to_employee_id).not.toBeNull();
  expect(json.alone.changes).toMatchObject([{ date: '2031-03-04', to_employee_id: null }]);
  expect(json.alone.changes[0].takers.length).toBe(2);
  const applied = await apply(json.alone.id);
  expect(applied.json).toMatchObject({ applied: 1 });
  expect(await whoWorks('2031-03-04')).toEqual([null]);
  expect(await entry('2031-03-03')).toMatchObject({
    type: 'vacation',
    end_date: '2031-03-07',
    status: 'approved',
    starts_at: null,
    manager_note: 'Paid in advance',
  });
  // The note is the managers' own: neither in the employee's list, nor in the own data, nor in the history.
  const own = await entry('2031-03-03', ona.token);
  expect([own.type, own.manager_note]).toEqual(['vacation', null]);
  const file = await api.call('GET', '/settings/profile/export', { token: ona.token });
  expect([file.status, file.text.includes('Paid in advance')]).toEqual([200, false]);
  expect(JSON.stringify(await history('time_off.entered'))).not.toContain('Paid in advance');
  expect(await history('time_off.entered')).toMatchObject([
    { details: { type: 'vacation', start_date: '2031-03-03' } },
  ]);
  // One undo takes the whole step back.
  expect((await call('POST', `/schedule/repair/${applied.json.undo_id}/undo`)).status).toBe(200);
  expect([await whoWorks('2031-03-04'), await entry('2031-03-03')]).toEqual([[ona.id], undefined]);
});

test.each([
  [{ start: '2031-05-05', end: '2031-05-04', type: 'vacation' }, 'end'],
  [{ start: '2031-05-05', type: 'vacation' }, 'end'],
  [{ start: '2031-05-05T14:00', end: '2031-05-05T14:00', type: 'training' }, 'end'],
  [{ start: '2031-05-05', end: '2032-05-05', type: 'unpaid_leave' }, 'end'],
  [{ start: '2031-05-05', end: '2031-05-05', type: 'holiday' }, 'type'],
  [{ start: '2031-05-05', end: '2031-05-05', type: 'other', note: 'x'.repeat(501) }, 'note'],
  [{ start: '2031-05-05', end: '2031-05-05', type: 'other', employee_id: 'nobody' }, 'employee_id'],
])('a wrong field is named: %o', async (body, field) => {
  const { status, json } = await propose(body);
  expect([status, Object.keys(json.errors)]).toEqual([422, [field]]);
});

test('an absence is refused on days of another, also when two managers enter it at once; an illness is not', async () => {
  const body = { start: '2031-06-02', end: '2031-06-06', type: 'vacation' };
  const [first, second] = [(await propose(body)).json, (await propose(body)).json];
  const both = await Promise.all([apply(first.id), apply(second.id)]);
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect(both.find(({ status }) => status === 409)?.json.code).toBe('time_off_overlaps');
  expect((await propose({ ...body, start: '2031-06-06', type: 'study_leave' })).json.code).toBe('time_off_overlaps');
  expect((await propose({ start: '2031-06-04', end: '2031-06-04' })).status).toBe(200);
});

test('two absences on one date collide only where their hours meet; whole days meet all hours', async () => {
  const third = cafe.workers[2]?.id ?? '';
  const date = '2031-11-04';
  const day = { employee_ids: [third], start: date, end: date, note: '' };
  const hours = (from: string, to: string, type = 'vacation') => ({ ...day, type, start_time: from, end_time: to });
  const enterHours = (body: object) => api.call('POST', '/absences', { token: cafe.token, body });
  expect((await enterHours(hours('08:00', '12:00'))).status).toBe(201);
  const two = await Promise.all([enterHours(hours('12:00', '16:00', 'training')), enterHours(hours('12:30', '17:00'))]);
  expect(two.map(({ status }) => status).sort()).toEqual([201, 409]);
  expect((await enterHours(hours('11:59', '12:00'))).json.code).toBe('time_off_overlaps');
  expect((await enterHours({ ...day, type: 'vacation' })).json.code).toBe('time_off_overlaps');
  expect(
    (await propose({ employee_id: third, start: `${date}T18:00`, end: `${date}T19:00`, type: 'vacation' })).status,
  ).toBe(200);
  const ill = { employee_id: third, start: `${date}T06:00`, end: `${date}T07:00`, type: 'sick_leave' };
  expect((await apply((await propose(ill)).json.id)).status).toBe(200);
  const known = (await call('GET', `/absences?start=${date}&end=${date}`)).json;
  expect(known.filter((one: Json) => one.employee_id === third)).toHaveLength(3);
});

// The clocks of Vilnius go forward on 30 March 2031 at 3:00: that day has 23 hours, and 3:30 does not exist.
test('whole days are whole when the clocks change, and hours of such a night are those that exist', async () => {
  await enter({ start: '2031-03-30', end: '2031-03-30', type: 'unpaid_leave' });
  await enter({ start: '2031-03-31T01:00', end: '2031-03-31T05:00', type: 'training' });
  const blocks = (await call('GET', '/unavailability?start=2031-03-30&end=2031-03-31')).json;
  expect(blocks.map(({ start, end, absence_type }: Json) => [start, end, absence_type])).toEqual([
    ['2031-03-29T22:00:00.000Z', '2031-03-30T21:00:00.000Z', 'unpaid_leave'],
    ['2031-03-30T22:00:00.000Z', '2031-03-31T02:00:00.000Z', 'training'],
  ]);
  expect(await entry('2031-03-31')).toMatchObject({
    starts_at: '2031-03-30T22:00:00.000Z',
    ends_at: '2031-03-31T02:00:00.000Z',
  });
  const night = await enter({ start: '2032-03-28T02:00', end: '2032-03-28T05:00', type: 'training' });
  // Two hours: 2:00 to 3:00, and 4:00 to 5:00.
  expect(Date.parse(night.ends_at) - Date.parse(night.starts_at)).toBe(2 * 3_600_000);
});

test('changing an absence moves its block, opens shifts within it, and is in the history', async () => {
  await shift('2031-07-10');
  await publish(2031, 7);
  const before = await enter({ start: '2031-07-07', end: '2031-07-08', type: 'vacation' });
  const body = { type: 'study_leave', start: '2031-07-09', end: '2031-07-11', note: 'Exam' };
  const reply = await change(before.id, body);
  expect([reply.status, reply.json]).toEqual([
    200,
    expect.objectContaining({
      type: 'study_leave',
      start_date: '2031-07-09',
      end_date: '2031-07-11',
      manager_note: 'Exam',
      version: before.version + 1,
      opened_shifts: [expect.objectContaining({ date: '2031-07-10', employee_id: null })],
    }),
  ]);
  const blocks = (await call('GET', '/unavailability?start=2031-07-01&end=2031-07-31')).json;
  expect(blocks.map(({ start, absence_type }: Json) => [start, absence_type])).toEqual([
    ['2031-07-08T21:00:00.000Z', 'study_leave'],
  ]);
  expect((await history('time_off.changed'))[0]).toMatchObject({
    actor: expect.stringMatching(/^manager-/),
    details: { before: { type: 'vacation', start_date: '2031-07-07' }, after: { type: 'study_leave' } },
  });
  // DAY is 8.5 h with half an hour of break: the norm falls by it, also after the days are changed once more.
  const again = await change(before.id, { ...body, start: '2031-07-10' });
  expect(again.json.opened_shifts).toEqual([]);
  const kept = await api.deps.database.inProject(cafe.projectId, (tx) =>
    tx.selectFrom('time_off').select('scheduled').where('id', '=', before.id).executeTakeFirstOrThrow(),
  );
  expect(kept.scheduled).toEqual({ '2031-07-10': 480, '2031-07-11': 0 });
  // An old tab, another project, an employee, and days of other time off.
  expect((await change(before.id, body, { 'if-match': '"1"' })).json.code).toBe('stale');
  const stranger = await createManager(api, 'Other');
  const foreign = await call('PUT', `/time-off/${before.id}/absence`, body, stranger.token);
  expect([foreign.status, (await call('PUT', `/time-off/${before.id}/absence`, body, ona.token)).status]).toEqual([
    404, 403,
  ]);
  await enter({ start: '2031-07-14', end: '2031-07-15', type: 'parents_day' });
  expect((await change(before.id, { ...body, end: '2031-07-14' })).json.code).toBe('time_off_overlaps');
  expect((await change(before.id, { ...body, end: '2031-07-08' })).json.errors).toHaveProperty('end');
  expect((await change(before.id, { ...body, end: null })).json.errors).toHaveProperty('end');
  const days = { ...body, start: '2031-07-09T10:00', end: '2031-07-10T12:00' };
  expect((await change(before.id, days)).json.errors).toHaveProperty('end');
  expect((await call('DELETE', `/time-off/${before.id}`)).status).toBe(204);
  expect((await change(before.id, body)).json.code).toBe('time_off_decided');
  expect((await history('time_off.cancelled'))[0]).toMatchObject({ details: { before: { status: 'approved' } } });
});

test('a new note changes neither shifts nor the decision: who was called in stays called in', async () => {
  const before = await enter({ start: '2031-08-04', end: '2031-08-08', type: 'vacation' });
  await shift('2031-08-06');
  const decided = () =>
    api.deps.database.inProject(cafe.projectId, (tx) =>
      tx.selectFrom('time_off').select('decided_at').where('id', '=', before.id).executeTakeFirstOrThrow(),
    );
  const then = await decided();
  const body = { type: 'vacation', start: '2031-08-04', end: '2031-08-08', note: 'Called in on Wednesday' };
  const { status, json } = await change(before.id, body);
  expect([status, json.manager_note, json.opened_shifts]).toEqual([200, 'Called in on Wednesday', []]);
  expect(json.version).toBe(before.version + 1);
  expect([await whoWorks('2031-08-06'), await decided()]).toEqual([[ona.id], then]);
});

// DK 115: only justified absence lowers the norm. DK 120: every kind has its sign in the sheet.
test('the sheet, the payroll file and the norm follow the kind', async () => {
  api.deps.now = () => Date.parse('2031-09-01T06:00:00Z');
  for (const date of ['2031-09-02', '2031-09-03', '2031-09-04']) await shift(date, rasa.id);
  await publish(2031, 9);
  const away = async (type: string, date: string) => {
    const { json } = await propose({ employee_id: rasa.id, start: date, end: date, type });
    await apply((json.alone ?? json).id);
  };
  await away('no_show', '2031-09-02');
  await away('business_trip', '2031-09-03');
  await away('parents_day', '2031-09-04');
  api.deps.now = () => Date.parse('2031-10-01T06:00:00Z');
  const sheet = (await call('GET', '/working-time-sheet?year=2031&month=9')).json;
  const line = sheet.lines.find(({ employee_id }: Json) => employee_id === rasa.id);
  expect(line.cells.slice(1, 4).map(({ text }: Json) => text)).toEqual(['PB', 'K', 'M']);
  const kept = await api.deps.database.inProject(cafe.projectId, (tx) =>
    tx
      .selectFrom('time_off')
      .select(['type', 'scheduled'])
      .where('employee_id', '=', rasa.id)
      .orderBy('start_date')
      .execute(),
  );
  expect(kept).toEqual([
    { type: 'no_show', scheduled: { '2031-09-02': 0 } },
    { type: 'business_trip', scheduled: { '2031-09-03': 480 } },
    { type: 'parents_day', scheduled: { '2031-09-04': 480 } },
  ]);
  const file = await call('GET', '/timesheets/export?start=2031-09-01&end=2031-09-30&format=csv');
  const [head = '', ...rows] = file.text.split('\r\n');
  expect(head).toContain('No-show');
  expect(head).not.toContain('Study leave');
  expect(rows.length).toBeGreaterThan(0);
});
