import { afterAll, beforeAll, expect, test } from 'vitest';
import { createManager, createWorker, signIn, type TestManager } from '../../../testing/seeds/people.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import { followEmployment } from './start-applying-terms.ts';

let api: TestApp;
let manager: TestManager;
/** 10 May 2031, a Saturday, at noon in Vilnius. */
const NOW = Date.parse('2031-05-10T09:00:00Z');
beforeAll(async () => {
  api = await createTestApp();
  api.deps.now = () => NOW;
  manager = await createManager(api);
});
afterAll(() => api.close());

const as = (token: string) => (method: 'GET' | 'PUT' | 'POST' | 'DELETE', path: string, body?: object) =>
  api.call(method, path, { token, ...(body && { body }) });
const hire = (fields: object = {}, own = manager) => createWorker(api, own, { name: 'Žydrė Ąžuolė', ...fields });
const shiftOf = (employee_id: string | null, date: string) => ({
  date,
  start_time: '08:00',
  end_time: '16:00',
  role: 'cook',
  employee_id,
});

test('only managers see and change it, of their own project', async () => {
  const { id, token } = await hire();
  expect((await api.call('GET', `/employees/${id}/employment`)).status).toBe(401);
  expect((await as(token)('GET', `/employees/${id}/employment`)).json.code).toBe('managers_only');
  const other = as((await createManager(api, 'Other')).token);
  expect((await other('GET', `/employees/${id}/employment`)).json.code).toBe('not_found');
  expect((await other('PUT', `/employees/${id}/employment/end`, { last_day: '2031-06-01' })).json.code).toBe(
    'not_found',
  );
});

test('terms change from a day on, are kept as history, and come into force on their day', async () => {
  const call = as(manager.token);
  const { id } = await hire({ contract_hours_per_week: 20, hourly_rate_cents: 900 });
  const path = `/employees/${id}/employment`;
  const changed = await call('PUT', `${path}/terms`, {
    valid_from: '2031-06-15',
    roles: ['barista'],
    contract_hours_per_week: 40,
  });
  expect(changed.status).toBe(200);
  expect(changed.json.terms).toMatchObject([
    { valid_from: null, roles: ['cook'], contract_hours_per_week: 20, hourly_rate_cents: 900, is_current: true },
    { valid_from: '2031-06-15', roles: ['barista'], contract_hours_per_week: 40, hourly_rate_cents: 900 },
  ]);
  const rolesOf = async () => {
    const { json } = await call('GET', '/employees');
    return json.find((one: { id: string }) => one.id === id).roles;
  };
  expect(await rolesOf()).toEqual(['cook']);
  // The change again is the same change.
  const again = await call('PUT', `${path}/terms`, { valid_from: '2031-06-15', contract_hours_per_week: 30 });
  expect(again.json.terms).toHaveLength(2);
  expect(again.json.terms[1]).toMatchObject({ roles: ['barista'], contract_hours_per_week: 30 });
  await followEmployment(api.deps, Date.parse('2031-06-15T06:00:00Z'));
  expect(await rolesOf()).toEqual(['barista']);
  const back = await call('DELETE', `${path}/terms/2031-06-15`);
  expect(back.json.terms).toHaveLength(1);
  expect(await rolesOf()).toEqual(['cook']);
  expect((await call('DELETE', `${path}/terms/2031-06-15`)).json.code).toBe('not_found');
});

test('a day outside of the employment is refused at its field', async () => {
  const call = as(manager.token);
  const { id } = await hire({ first_day: '2031-05-15' });
  const path = `/employees/${id}/employment`;
  await call('PUT', `${path}/end`, { last_day: '2031-08-31', is_fixed_term: true });
  const errorsOf = async (sent: ReturnType<typeof call>) => Object.keys((await sent).json.errors ?? {});
  expect(await errorsOf(call('PUT', `${path}/terms`, { valid_from: '2031-05-15' }))).toEqual(['valid_from']);
  expect(await errorsOf(call('PUT', `${path}/terms`, { valid_from: '2031-09-01' }))).toEqual(['valid_from']);
  expect(await errorsOf(call('PUT', `${path}/terms`, { valid_from: '2031-02-30' }))).toEqual(['valid_from']);
  expect(await errorsOf(call('PUT', `${path}/end`, { last_day: '2031-05-14' }))).toEqual(['last_day']);
  const before = { ...shiftOf(id, '2031-05-14') };
  expect(await errorsOf(call('POST', '/schedule/shifts', before))).toEqual(['employee_id']);
  expect((await call('POST', '/schedule/shifts', shiftOf(id, '2031-05-15'))).status).toBe(201);
  const stored = (await call('GET', '/employees')).json.find((one: { id: string }) => one.id === id);
  const { has_login: _, picture: __, last_day: ___, is_fixed_term: ____, version: _____, ...body } = stored;
  expect(await errorsOf(call('PUT', `/employees/${id}`, { ...body, first_day: '2031-09-01' }))).toEqual(['first_day']);
  expect(await errorsOf(call('PUT', `/employees/${id}`, { ...body, probation_end: '2031-05-01' }))).toEqual([
    'probation_end',
  ]);
});

test('planned shifts after a last day are previewed and become open; worked ones reject the day', async () => {
  const call = as(manager.token);
  const { id } = await hire();
  await hire();
  const path = `/employees/${id}/employment`;
  const add = async (date: string) => (await call('POST', '/schedule/shifts', shiftOf(id, date))).json.id as string;
  await add('2031-05-05');
  const [kept, opened] = [await add('2031-05-20'), await add('2031-05-21')];
  expect((await call('GET', `${path}/end?last_day=2031-05-04`)).json.worked).toEqual(['2031-05-05']);
  const refused = await call('PUT', `${path}/end`, { last_day: '2031-05-04' });
  expect([refused.status, Object.keys(refused.json.errors)]).toEqual([422, ['last_day']]);
  const shown = (await call('GET', `${path}/end?last_day=2031-05-20`)).json;
  expect(shown).toMatchObject({ worked: [], swaps: 0, shifts: [{ id: opened, date: '2031-05-21' }] });
  const { version } = (await call('GET', path)).json;
  const [first, second] = await Promise.all(
    ['2031-05-20', '2031-05-20'].map((last_day) =>
      api.call('PUT', `${path}/end`, {
        token: manager.token,
        body: { last_day },
        headers: { 'if-match': `"${version}"` },
      }),
    ),
  );
  expect([first?.status, second?.status].sort()).toEqual([200, 412]);
  const month = (await call('GET', '/schedule?start=2031-05-01&end=2031-05-31')).json;
  const of = (shift: string) => month.shifts.find((one: { id: string }) => one.id === shift)?.employee_id;
  expect([of(kept), of(opened)]).toEqual([id, null]);
  // Nobody gets a shift after the last day, from no one.
  const given = await call('PUT', `/schedule/${opened}`, shiftOf(id, '2031-05-21'));
  expect(Object.keys(given.json.errors)).toEqual(['employee_id']);
  // The next day is of the past: out of the lists, and still in those of former employees.
  api.deps.now = () => Date.parse('2031-05-21T09:00:00Z');
  const ids = async (query: string) =>
    (await call('GET', `/employees${query}`)).json.map((one: { id: string }) => one.id);
  expect(await ids('')).not.toContain(id);
  expect(await ids('?employed=former')).toEqual([id]);
  expect(await ids('?employed=all')).toContain(id);
  expect((await call('GET', '/team')).json.map((one: { id: string }) => one.id)).not.toContain(id);
  api.deps.now = () => NOW;
  const undone = await call('PUT', `${path}/end`, { last_day: null, is_fixed_term: true });
  expect(undone.json).toMatchObject({ last_day: null, is_fixed_term: false });
});

test('the plan, the reasons and the norm obey the days: hired on the 15th', async () => {
  const own = await createManager(api, 'Plan');
  const call = as(own.token);
  const { id } = await hire({ first_day: '2031-06-16', contract_hours_per_week: 40 }, own);
  await call('POST', '/templates', { name: 'DAY', start_time: '08:00', end_time: '16:00' });
  for (const date of ['2031-06-13', '2031-06-16'])
    await call('POST', '/requirements', { template: 'DAY', role: 'cook', count: 1, date });
  const asked = await call('GET', '/availability/candidates?date=2031-06-13&role=cook&template=DAY');
  expect(asked.json[0]).toMatchObject({ employee_id: id, fits: false });
  expect(asked.json[0].blocked_by.map(({ rule }: { rule: string }) => rule)).toEqual(['not-employed']);
  expect(asked.json[0].blocked_by[0].detail).toContain('16');
  const days = (await call('GET', '/availability?start=2031-06-15&end=2031-06-16')).json;
  expect(days.map(({ state }: { state: string }) => state)).toEqual(['unavailable', 'available']);
  // June 2031 has 11 working days from the 16th on, the 23rd shortened before Joninės on the 24th.
  const { people } = (await call('GET', '/ledger?date=2031-06-20')).json;
  expect(people).toMatchObject([{ employee_id: id, month_norm_hours: 10 * 8 - 1 }]);
  const january = (await call('GET', '/ledger?date=2031-01-20')).json;
  expect(january.people).toEqual([]);
});

test('managers are reminded 14 and 3 days before a probation or a fixed term ends, each time once', async () => {
  const own = await createManager(api, 'Reminded');
  const call = as(own.token);
  const { id } = await hire({ probation_end: '2031-05-24' }, own);
  await hire({ name: 'Jonas', probation_end: '2031-07-24' }, own);
  await call('PUT', `/employees/${id}/employment/end`, { last_day: '2031-05-13', is_fixed_term: true });
  const told = () =>
    api.deps.database.inProject(own.projectId, (tx) =>
      tx.selectFrom('outbox').select(['subject']).where('kind', '=', 'employment_ending').orderBy('subject').execute(),
    );
  await followEmployment(api.deps, NOW);
  await followEmployment(api.deps, NOW);
  expect((await told()).map(({ subject }) => subject)).toEqual([
    `fixed_term:${id}:2031-05-13:3`,
    `probation:${id}:2031-05-24:14`,
  ]);
});

// Sessions follow the real clock.
test('on the day after the last one a login stops working, says why, and works again when the last day is moved', async () => {
  const call = as(manager.token);
  const { id, token } = await hire();
  const colleague = await hire();
  const today = Temporal.Now.plainDateISO('Europe/Vilnius');
  const end = (last_day: string | null) => call('PUT', `/employees/${id}/employment/end`, { last_day });
  expect((await end(today.toString())).status).toBe(200);
  expect((await as(token)('GET', '/users/me')).status).toBe(200);
  expect((await end(today.subtract({ days: 2 }).toString())).status).toBe(200);
  for (const path of ['/users/me', '/schedule?start=2031-05-01&end=2031-05-02', '/time-clock'])
    expect((await as(token)('GET', path)).json.code, path).toBe('unauthenticated');
  const enter = (password: string, language = 'en') =>
    api.app.inject({
      method: 'POST',
      url: '/api/token',
      headers: { 'content-type': 'application/x-www-form-urlencoded', 'accept-language': language },
      payload: new URLSearchParams({ username: id, password }).toString(),
    });
  const refused = await enter('secret-2');
  expect([refused.statusCode, refused.json().code]).toEqual([403, 'employment_ended']);
  expect(refused.json().detail).toMatch(/^Your employment here ended on \d+ \w+ 20\d\d,/);
  // A wrong password reveals nothing.
  expect((await enter('secret-3')).json().code).toBe('login_failed');
  expect((await as(colleague.token)('GET', '/users/me')).status).toBe(200);
  expect((await end(null)).status).toBe(200);
  expect((await as(await signIn(api, id, 'secret-2'))('GET', '/users/me')).status).toBe(200);
});
