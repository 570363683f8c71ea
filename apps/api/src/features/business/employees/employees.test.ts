import { afterAll, beforeAll, expect, test } from 'vitest';
import { countMinutes } from '../../plan/planning-input/index.ts';
import { createManager, createWorker, signIn, unique, type TestManager } from '../../../testing/seeds/people.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';

let api: TestApp;
let manager: TestManager;
let other: TestManager;
let worker: { id: string; token: string };
beforeAll(async () => {
  api = await createTestApp();
  [manager, other] = [await createManager(api), await createManager(api, 'Other')];
  worker = await createWorker(api, manager);
});
afterAll(() => api.close());

/** Milliseconds. */
const HOUR = 3_600_000;
const add = (body: object, token = manager.token) => api.call('POST', '/employees', { token, body });
const put = (id: string, body: object, headers = {}) =>
  api.call('PUT', `/employees/${encodeURIComponent(id)}`, { token: manager.token, body, headers });
const remove = (id: string, token = manager.token) => api.call('DELETE', `/employees/${id}`, { token });
const person = (fields: object = {}) => ({ id: unique('e'), name: 'Ona Petraitė', roles: ['cook'], ...fields });
const activityOf = (id: string) =>
  api.deps.database.inProject(manager.projectId, async (tx) => {
    const rows = await tx.selectFrom('activity').select(['action_type', 'details']).orderBy('id').execute();
    return rows.filter(({ details }) => (details as { id?: string }).id === id);
  });

test('nobody, an employee and a manager without a project are refused', async () => {
  expect((await api.call('GET', '/employees')).status).toBe(401);
  const employee = await api.call('GET', '/employees', { token: worker.token });
  expect([employee.status, employee.json.code]).toEqual([403, 'managers_only']);
  expect((await add(person(), worker.token)).status).toBe(403);
});

test("another project's people are not there", async () => {
  const mine = person();
  await add(mine);
  const calls = (id: string) => [
    api.call('PUT', `/employees/${id}`, { token: other.token, body: { name: 'X', roles: ['cook'] } }),
    remove(id, other.token),
    api.call('POST', `/employees/${id}/create-login`, { token: other.token, body: { password: 'secret-3' } }),
  ];
  const [foreign, missing] = [await Promise.all(calls(mine.id)), await Promise.all(calls(unique('none')))];
  foreign.forEach((reply, index) => {
    expect(reply.status).toBe(404);
    expect(reply.text).toBe(missing[index]?.text);
  });
  expect((await api.call('GET', '/employees', { token: other.token })).json).toEqual([]);
});

test.each([
  [{ id: undefined }, 'id'],
  [{ id: 'a b' }, 'id'],
  [{ name: ' ' }, 'name'],
  [{ roles: [] }, 'roles'],
  [{ roles: ' , ' }, 'roles'],
  [{ max_hours_per_week: 169 }, 'max_hours_per_week'],
  [{ min_shifts_per_week: 1.5 }, 'min_shifts_per_week'],
  [{ email: 'x' }, 'email'],
  [{ birth_date: '2001-02-29' }, 'birth_date'],
  [{ hourly_rate_cents: -1 }, 'hourly_rate_cents'],
  [{ version: 5 }, 'version'],
])('a wrong field is named: %o', async (fields, field) => {
  const reply = await add(person(fields));
  expect(reply.status).toBe(422);
  expect(Object.keys(reply.json.errors)).toEqual([field]);
});

test('a person is added with defaults or with everything, and listed by name', async () => {
  const own = await createManager(api);
  const add = (body: object) => api.call('POST', '/employees', { token: own.token, body });
  const full = {
    ...person({ name: 'Čekuolis', roles: 'cook, cashier' }),
    max_hours_per_week: 37.5,
    min_shifts_per_week: 2,
    email: 'c@example.lt',
    phone: '+370 600 00000',
    department: 'Virtuvė',
    location: 'Vilnius',
    hourly_rate_cents: 850,
    birth_date: '2009-03-04',
    contract_hours_per_week: 20,
    has_reduced_norm: true,
    work_days_per_week: 6,
    vacation_days_per_year: 20,
    is_senior: true,
    consents: { overtime: 'extended', night: true },
    needs_consent: false,
    limits: { max_consecutive_days: 4, max_hours_per_month: 90.5, max_weekends: null },
    wished_days_off: [1, 7],
    rest_weekdays: [2, 3],
  };
  const created = await add(full);
  expect(created.status).toBe(201);
  expect(created.json).toMatchObject({ ...full, roles: ['cook', 'cashier'], has_login: false, version: 1 });
  const plain = await add(person({ name: 'Cecilija' }));
  expect(plain.json).toMatchObject({
    max_hours_per_week: 40,
    min_shifts_per_week: 0,
    email: null,
    contract_hours_per_week: null,
    has_reduced_norm: false,
    work_days_per_week: 5,
    is_senior: false,
    consents: {},
    consent_dates: {},
    limits: {},
    wished_days_off: [],
    rest_weekdays: [],
  });
  await add(person({ name: 'Dovydas' }));
  const listed = await api.call('GET', '/employees', { token: own.token });
  expect(listed.json.map(({ name }: { name: string }) => name)).toEqual(['Cecilija', 'Čekuolis', 'Dovydas']);
  expect(listed.json[1]).toEqual({ ...created.json, picture: null });
});

// DK 112: a reduced norm is one below the full 40 hours; without hours it is not known to be.
test.each([[40], [45], [null]])('a reduced norm of %s hours is refused at the hours of the contract', async (hours) => {
  const reply = await add(person({ contract_hours_per_week: hours, has_reduced_norm: true }));
  expect([reply.status, reply.json.errors]).toEqual([
    422,
    { contract_hours_per_week: ['Enter less than 40 hours: a full norm can’t be reduced.'] },
  ]);
});

test('a change from an older page leaves the norm as it is, and full hours end a reduced one', async () => {
  const body = person({ contract_hours_per_week: 30, has_reduced_norm: true, work_days_per_week: 6 });
  const { id } = (await add(body)).json;
  const { has_reduced_norm: _reduced, work_days_per_week: _days, ...older } = body as Record<string, unknown>;
  const change = (fields: object) =>
    api.call('PUT', `/employees/${id}`, { token: manager.token, body: { ...older, ...fields } });
  expect((await change({ phone: '+370 600 00009' })).json).toMatchObject({
    has_reduced_norm: true,
    work_days_per_week: 6,
  });
  expect((await change({ contract_hours_per_week: 40 })).json).toMatchObject({ has_reduced_norm: false });
});

test('an ID is unique in the whole system, and two at once leave one winner', async () => {
  const id = unique('Žąsys');
  const asked = [id, id.toLowerCase(), id, id.toUpperCase()].map((each, index) =>
    add(person({ id: each }), index % 2 ? other.token : manager.token),
  );
  const replies = await Promise.all(asked);
  expect(replies.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409]);
  expect(replies.find(({ status }) => status === 409)?.json.code).toBe('id_taken');
  const username = unique('boss');
  await api.call('POST', '/register', { body: { username, password: 'secret-9' } });
  expect((await add(person({ id: username }))).json.code).toBe('id_taken');
});

test('however much others ask for IDs, an account may ask', async () => {
  try {
    await api.deps.limits.take('check-id', 3_000, 60, 3_001);
  } catch {
    // Spent, as a flood would.
  }
  expect((await api.call('GET', '/employees/check-id/x', { token: other.token })).status).toBe(200);
});

test('check-id says the same, thirty times a minute', async () => {
  const asking = await createManager(api);
  const check = (id: string) =>
    api.call('GET', `/employees/check-id/${encodeURIComponent(id)}`, { token: asking.token });
  const free = 'Ąžuolas'.repeat(9);
  expect((await check(worker.id.toUpperCase())).json).toEqual({ id: worker.id.toUpperCase(), available: false });
  expect((await check(free)).json).toEqual({ id: free, available: true });
  const replies = await Promise.all(Array.from({ length: 40 }, () => check('x')));
  expect(replies.filter(({ status }) => status === 200)).toHaveLength(28);
  expect((await api.call('GET', '/employees/check-id/x', { token: other.token })).status).toBe(200);
});

test('a change stores the input, keeps the ID and is in the history', async () => {
  const mine = person({ phone: '1' });
  await add(mine);
  const changed = await put(mine.id, { id: mine.id, name: 'Ona Onutė', roles: ['server'], max_hours_per_week: 20 });
  expect(changed.status).toBe(200);
  expect(changed.json).toMatchObject({ name: 'Ona Onutė', roles: ['server'], phone: null, version: 2 });
  const moved = await put(mine.id, { ...mine, id: unique('e') });
  expect([moved.status, Object.keys(moved.json.errors)]).toEqual([422, ['id']]);
  expect((await put(mine.id.toUpperCase(), { name: 'X', roles: ['cook'] })).status).toBe(404);
  const told = await activityOf(mine.id);
  expect(told.map(({ action_type }) => action_type)).toEqual(['employee.created', 'employee.updated']);
  expect(told[1]?.details).toMatchObject({ before: { roles: ['cook'] }, after: { roles: ['server'], version: 2 } });
});

test('of two edits of one version one is stale; without If-Match the last one wins', async () => {
  const mine = person();
  await add(mine);
  const edit = (name: string, version?: string) =>
    put(mine.id, { ...mine, name }, version === undefined ? {} : { 'if-match': version });
  const replies = await Promise.all([edit('A', '"1"'), edit('B', '"1"'), edit('C', '"1"')]);
  expect(replies.map(({ status }) => status).sort()).toEqual([200, 412, 412]);
  expect((await edit('D', '"7"')).json.code).toBe('stale');
  expect((await edit('E', 'nonsense')).status).toBe(412);
  expect((await edit('F')).json).toMatchObject({ name: 'F', version: 3 });
});

test('a login is made once; its password is temporary', async () => {
  const mine = person({ email: 'ona@example.lt' });
  await add(mine);
  const login = (password: string) =>
    api.call('POST', `/employees/${mine.id}/create-login`, { token: manager.token, body: { password } });
  expect(Object.keys((await login('12345')).json.errors)).toEqual(['password']);
  const replies = await Promise.all([login('first-1'), login('first-1')]);
  expect(replies.map(({ status }) => status).sort()).toEqual([201, 409]);
  expect(replies.find(({ status }) => status === 201)?.json).toEqual({ username: mine.id, must_change_password: true });
  expect((await login('second')).json.code).toBe('login_exists');
  const me = await api.call('GET', '/users/me', { token: await signIn(api, mine.id, 'first-1') });
  expect(me.json).toMatchObject({
    role: 'employee',
    registration_method: 'created_by_manager',
    employee_id: mine.id,
    must_change_password: true,
    projects: [{ id: manager.projectId }],
  });
  const listed = await api.call('GET', '/employees', { token: manager.token });
  expect(listed.json.find(({ id }: { id: string }) => id === mine.id).has_login).toBe(true);
});

test('deleting ends the login, opens shifts to come, keeps the name on those that have begun and frees the ID', async () => {
  const gone = await createWorker(api, manager, { name: 'Petras Žukas' });
  const shift = (starts_at: string) => ({
    project_id: manager.projectId,
    id: crypto.randomUUID(),
    date: starts_at.slice(0, 10),
    start_time: '08:00',
    end_time: '16:00',
    starts_at,
    ends_at: new Date(Date.parse(starts_at) + 8 * HOUR).toISOString(),
    pinned: true,
    break_minutes: 0,
    template: null,
    role: 'cook',
    employee_id: gone.id,
    status: 'published' as const,
  });
  const begun = new Date(api.deps.now() - HOUR).toISOString();
  const shifts = [shift('2020-01-06T06:00:00Z'), shift(begun), shift('2090-01-06T06:00:00Z')];
  await api.deps.database.inProject(manager.projectId, async (tx) => {
    await tx.insertInto('shift').values(shifts).execute();
    await countMinutes(tx);
  });
  expect((await remove(gone.id)).status).toBe(204);
  const left = await api.deps.database.inProject(manager.projectId, (tx) =>
    tx.selectFrom('shift').select(['employee_id', 'former_name', 'version', 'pinned']).orderBy('date').execute(),
  );
  expect(left).toEqual([
    { employee_id: null, former_name: 'Petras Žukas', version: 1, pinned: true },
    { employee_id: null, former_name: 'Petras Žukas', version: 1, pinned: true },
    { employee_id: null, former_name: null, version: 2, pinned: false },
  ]);
  expect((await api.call('GET', '/users/me', { token: gone.token })).status).toBe(401);
  expect((await remove(gone.id)).status).toBe(404);
  expect((await add(person({ id: gone.id }), other.token)).status).toBe(201);
});
