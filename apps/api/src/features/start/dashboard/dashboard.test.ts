import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addDays, mondayOf } from '../../../platform/time/zone.ts';
import { createCafe, type TestCafe } from '../../../testing/seeds/cafe.ts';
import { createManager } from '../../../testing/seeds/people.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';

let api: TestApp;
let cafe: TestCafe;
// A Tuesday; at noon in Vilnius.
const today = '2031-05-13';
/** The first Sunday of June: a public holiday that nobody imported. */
const FATHERS_DAY = { kind: 'holiday', date: '2031-06-01', title: "Father's Day", closed: false };
beforeAll(async () => {
  api = await createTestApp();
  cafe = await createCafe(api);
  api.deps.now = () => Date.parse(`${today}T09:00:00Z`);
});
afterAll(() => api.close());

const stats = (path: string, token = cafe.token) => api.call('GET', `/dashboard/${path}`, { token });
const addShift = (date: string, employee_id: string | null, hours: object = { template: 'DAY' }) =>
  api.call('POST', '/schedule/shifts', { token: cafe.token, body: { date, role: 'cook', employee_id, ...hours } });
const publish = (date: string) =>
  api.call('POST', `/schedule/publish?year=${date.slice(0, 4)}&month=${Number(date.slice(5, 7))}`, {
    token: cafe.token,
  });

test('only those whom it is for', async () => {
  expect((await api.call('GET', '/dashboard/stats')).status).toBe(401);
  expect((await stats('manager-stats', cafe.workers[0]?.token)).json.code).toBe('managers_only');
  expect((await stats('worker-stats')).json.code).toBe('employees_only');
});

test('a new business sees what it lacks', async () => {
  const fresh = await createManager(api, 'Fresh');
  const { json } = await stats('manager-stats', fresh.token);
  expect(json).toMatchObject({
    employees: 0,
    active_shifts: 0,
    pending_requests: 0,
    pending_place: null,
    hours_this_week: 0,
    attention: { kind: 'set_up', missing: 'employees' },
    today: [],
    upcoming: [FATHERS_DAY],
  });
  expect(json.activity.map(({ action_type }: { action_type: string }) => action_type)).toEqual(['project.created']);
});

test('the week in figures: people, today, open shifts, what is coming, who did what', async () => {
  const [ona, petras] = cafe.workers;
  const nextSunday = addDays(mondayOf(today), 13);
  await addShift(today, ona?.id ?? '');
  await addShift(today, petras?.id ?? '', { start_time: '00:00', end_time: '00:01', break_minutes: 0 });
  await addShift(addDays(mondayOf(today), -1), petras?.id ?? '');
  await addShift(nextSunday, null);
  await addShift(addDays(nextSunday, 1), null);
  await api.call('POST', '/holidays', { token: cafe.token, body: { date: addDays(today, 3), name: 'Šventė' } });
  const { json } = await stats('manager-stats');
  expect(json).toMatchObject({
    employees: 2,
    active_shifts: 2,
    working_now: 1,
    hours_this_week: 8.02,
    hours_last_week: 8,
    upcoming: [{ kind: 'holiday', date: addDays(today, 3), title: 'Šventė', closed: true }, FATHERS_DAY],
  });
  // Nobody clocks in here: only the plan is known.
  expect(json.today).toMatchObject([
    { state: 'now', shift: { start_time: '08:00' }, role: 'cook', employee_id: ona?.id, since: null, absence: null },
    { state: 'done', shift: { start_time: '00:00' }, role: 'cook', employee_id: petras?.id },
  ]);
  expect(json.activity[0]).toMatchObject({ action_type: 'holiday.created' });
  expect(json.activity).toHaveLength(6);
  expect((await stats('stats')).json).toMatchObject({ hours_this_week: 8.02, shifts_this_week: 2, shifts_today: 2 });
});

test('open shifts until the end of next week want attention, once the month is published', async () => {
  const due = { kind: 'publish', year: 2031, month: 5, due: '2031-04-24', days_left: -19, has_draft: true };
  expect((await stats('manager-stats')).json.attention).toEqual(due);
  await publish(today);
  const { attention } = (await stats('manager-stats')).json;
  expect(attention).toEqual({ kind: 'unfilled', count: 1, first_date: '2031-05-25' });
});

test("an employee sees their own published shifts, and nobody's drafts", async () => {
  const [ona, petras] = cafe.workers;
  const lone = await stats('worker-stats', petras?.token);
  expect(lone.json).toMatchObject({ next_shift: null, seconds_to_next_shift: null, upcoming_shifts: [] });
  await addShift('2031-05-16', ona?.id ?? '');
  expect((await stats('worker-stats', ona?.token)).json).toMatchObject({ next_shift: null, shifts_this_month: 1 });
  await publish(today);
  const { json } = await stats('worker-stats', ona?.token);
  expect(json).toMatchObject({ hours_this_week: 16, hours_this_month: 16, shifts_this_month: 2 });
  expect(json.next_shift).toMatchObject({ date: '2031-05-16', employee_name: 'Žydrūnas Kęsgaila' });
  expect(json.seconds_to_next_shift).toBe((2 * 24 + 20) * 3600);
  expect((await stats('stats', ona?.token)).json).toMatchObject({ shifts_this_week: 2, shifts_today: 1 });
});

test('requests wait and events come; what is asked for waits for its asker too', async () => {
  const [, petras] = cafe.workers;
  const off = { type: 'personal', start_date: '2031-06-02', end_date: '2031-06-02', reason: 'Asmeninė diena' };
  expect((await api.call('POST', '/time-off', { token: petras?.token, body: off })).status).toBe(201);
  const event = { date: '2031-05-14', title: 'Degustacija', color: 'blue' };
  expect((await api.call('POST', '/events', { token: cafe.token, body: event })).status).toBe(201);
  const { json } = await stats('manager-stats');
  expect(json).toMatchObject({
    pending_requests: 1,
    upcoming: [
      { kind: 'event', date: '2031-05-14', title: 'Degustacija', color: 'blue' },
      { kind: 'holiday', date: '2031-05-16' },
      FATHERS_DAY,
    ],
  });
  expect((await stats('worker-stats', petras?.token)).json.pending_requests).toBe(1);
  expect((await stats('stats', cafe.workers[0]?.token)).json.pending_requests).toBe(0);
  expect((await stats('stats')).json.waiting).toEqual({ time_off: 1, swaps: 0, requests: 0, joins: 0 });
  // Anyone who asked waits for somebody else's answer.
  expect((await stats('stats', petras?.token)).json.waiting).toEqual({ time_off: 0, swaps: 0, requests: 0, joins: 0 });
});

test('notices since the last visit are counted from when the app was last open', async () => {
  const [ona] = cafe.workers;
  const mine = async () => (await stats('worker-stats', ona?.token)).json;
  const open = () => api.call('PUT', '/team/presence', { token: ona?.token, body: {} });
  const account = await api.deps.database.direct
    .selectFrom('account')
    .select('id')
    .where('username', '=', ona?.id ?? '')
    .executeTakeFirstOrThrow();
  const tell = (at: number) =>
    api.deps.database.inProject(cafe.projectId, (tx) =>
      tx
        .insertInto('notification')
        .values({
          project_id: cafe.projectId,
          id: randomUUID(),
          account_id: account.id,
          kind: 'time_off_answered',
          subject: String(at),
          facts: JSON.stringify({ variant: 'approved', start_date: '2031-06-02', end_date: '2031-06-02' }),
          expires_at: null,
          shown: true,
          created_at: new Date(at).toISOString(),
        })
        .execute(),
    );
  const first = api.deps.now();
  expect(await mine()).toMatchObject({ last_visit: null, changes: [], own_timezone: null });
  await open();
  await tell(first + 1000);
  expect((await mine()).last_visit).toBeNull();

  // A pause of some minutes is the same visit, a day is another.
  const later = first + 24 * 3_600_000;
  api.deps.now = () => later;
  await tell(later - 1000);
  const lastOpen = new Date(first).toISOString();
  expect(await mine()).toMatchObject({ last_visit: lastOpen });
  await open();
  api.deps.now = () => later + 10 * 60_000;
  await open();
  const { last_visit, changes } = await mine();
  expect(last_visit).toBe(lastOpen);
  expect(changes).toHaveLength(2);
  expect(changes[0]).toMatchObject({ kind: 'time_off_answered', path: '/worker/timeoff', read: false });
  await api.call('PUT', '/settings/profile', { token: ona?.token, body: { timezone: 'Europe/London' } });
  expect((await mine()).own_timezone).toBe('Europe/London');
});

test('an illness reads as one among what is coming, and as one without an end while that is not known', async () => {
  const own = await createCafe(api, 1);
  const [ill] = own.workers;
  const ask = (method: 'GET' | 'POST', path: string, body?: object) =>
    api.call(method, path, { token: own.token, ...(body && { body }) });
  const { json } = await ask('POST', '/schedule/repair', { employee_id: ill?.id, start: '2031-05-15' });
  await ask('POST', `/schedule/repair/${json.id}/apply`);
  const { upcoming } = (await ask('GET', '/dashboard/manager-stats')).json;
  expect(upcoming).toMatchObject([{ kind: 'illness', date: '2031-05-15', end_date: null }, FATHERS_DAY]);
});

test('the board of today and the tablet agree on who works', async () => {
  const [ona, petras] = cafe.workers;
  const made = await api.call('POST', '/kiosks', { token: cafe.token, body: { name: 'Baras' } });
  const compare = async () => {
    const { today: lines, working_now } = (await stats('manager-stats')).json;
    const { people } = (await api.call('POST', '/kiosk/people', { body: { secret: made.json.secret } })).json;
    const of = (id = '') => [
      lines.find((one: { employee_id: string }) => one.employee_id === id)?.state,
      people.find((one: { id: string }) => one.id === id)?.state,
    ];
    return { ona: of(ona?.id), petras: of(petras?.id), working_now };
  };
  const tap = (kind: string) => api.call('POST', `/time-clock/${kind}`, { token: ona?.token, body: {} });
  const noon = api.deps.now;
  const later = (hours: number) => {
    api.deps.now = () => noon() + hours * 3_600_000;
  };
  await tap('in');
  // Days later: neither has a shift.
  expect(await compare()).toEqual({ ona: ['in', 'in'], petras: [undefined, 'out'], working_now: 1 });
  await tap('break-start');
  expect(await compare()).toMatchObject({ ona: ['break', 'break'], working_now: 1 });
  later(17);
  expect(await compare()).toMatchObject({ ona: ['forgotten', 'out'], working_now: 0 });
  later(1);
  await tap('out');
  expect(await compare()).toMatchObject({ ona: [undefined, 'out'], working_now: 0 });
  const date = new Date(api.deps.now()).toISOString().slice(0, 10);
  const ill = { type: 'sick_leave', start_date: date, end_date: date, reason: 'Gripas' };
  const asked = await api.call('POST', '/time-off', { token: petras?.token, body: ill });
  const approval = { token: cafe.token, body: { status: 'approved' } };
  expect((await api.call('PUT', `/time-off/${asked.json.id}`, approval)).status).toBe(200);
  const lines = (await stats('manager-stats')).json.today;
  expect(lines.filter(({ state }: { state: string }) => state === 'away')).toMatchObject([
    { employee_id: petras?.id, absence: { type: 'sick_leave', until: date } },
  ]);
});
