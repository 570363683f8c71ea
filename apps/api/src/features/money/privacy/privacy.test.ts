import { afterAll, beforeAll, expect, test } from 'vitest';
import { eventually } from '../../../testing/eventually.ts';
import { createManager, createWorker, signIn, unique, type TestManager } from '../../../testing/seeds/people.ts';
import { rowsWith } from '../../../testing/seeds/rows-with.ts';
import { addTotp } from '../../../testing/seeds/second-factor.ts';
import { createTestApp, REGISTRATION_CODE, type TestApp } from '../../../testing/test-app.ts';

let api: TestApp;
let manager: TestManager;
beforeAll(async () => {
  api = await createTestApp({ notifying: true });
  manager = await createManager(api);
});
afterAll(() => api.close());

const post = (path: string, token: string, body?: object) => api.call('POST', path, { token, ...(body && { body }) });
const erase = (token: string, password: string) =>
  api.call('DELETE', '/settings/profile', { token, body: { password } });
const former = async (token = manager.token) => (await api.call('GET', '/employees/former', { token })).json;

const soon = Temporal.Now.plainDateISO().add({ months: 2 }).toString();
let month = 0;
/**
 * An employee who has worked, requested, offered, claimed and commented, with everything that can be stored about them.
 */
async function busyPerson(name: string) {
  month += 1;
  const email = `${unique('zq')}@example.lt`;
  const phone = `+3706${Math.floor(Math.random() * 1e7)}`;
  const person = await createWorker(api, manager, { name, email, phone });
  const other = await createWorker(api, manager, { name: 'Other' });
  const shifts: string[] = [];
  for (const [day, employee_id] of [
    ['2024-01-10', person.id],
    [`2034-${String(month).padStart(2, '0')}-10`, person.id],
    [`2034-${String(month).padStart(2, '0')}-20`, null],
  ] as const) {
    const body = { date: day, start_time: '08:00', end_time: '16:00', role: 'cook', employee_id };
    shifts.push((await post('/schedule/shifts', manager.token, body)).json.id);
  }
  await post('/schedule/publish?year=2024&month=1', manager.token);
  await post(`/schedule/publish?year=2034&month=${month}`, manager.token);
  await post('/schedule/requests', person.token, {
    shift_id: shifts[1],
    target_employee_id: other.id,
    note: `I am ${name}`,
  });
  await post('/schedule/claims', person.token, { shift_id: shifts[2], note: 'Please' });
  await post('/wishes', person.token, { date: soon, kind: 'off' });
  await post('/comments', person.token, { date: '2034-01-10', comment: 'A quiet day' });
  const leave = { type: 'sick_leave', start_date: '2035-02-01', end_date: '2035-02-02', reason: 'A hidden illness' };
  const { json } = await post('/time-off', person.token, leave);
  await api.call('PUT', `/time-off/${json.id}`, {
    token: manager.token,
    body: { status: 'approved', decision_note: 'Get well' },
  });
  await post('/requests', person.token, { type: 'schedule_change', title: 'Later', reason: 'A hidden reason' });
  await api.call('PUT', '/settings/profile', { token: person.token, body: { phone: `${phone}1` } });
  await eventually(async () =>
    expect((await api.call('GET', '/notifications', { token: person.token })).json.total).toBeGreaterThan(0),
  );
  return { ...person, name, email, phone, other };
}

test('an export holds what is said of a person, and no secret', async () => {
  const person = await busyPerson('Vaiva Zqerytė');
  const reply = await api.call('GET', '/settings/profile/export', { token: person.token });
  expect(reply.headers['content-disposition']).toContain('my-data.json');
  const held = reply.json;
  expect(held.account[0].account).toMatchObject({ username: person.id, role: 'employee' });
  const [project] = held.projects;
  expect(project.employee[0].employee).toMatchObject({ name: person.name, email: person.email });
  expect(project.shifts).toHaveLength(2);
  expect(project.archived_shifts.flatMap(({ entries }: { entries: unknown[] }) => entries).length).toBeGreaterThan(1);
  expect(project.time_off[0]).toMatchObject({ reason: 'A hidden illness' });
  for (const part of ['wishes', 'requests', 'claims', 'swaps', 'comments', 'notifications', 'history'])
    expect(project[part].length, part).toBeGreaterThan(0);
  expect(reply.text).not.toMatch(/argon2id|password_hash|Other.*@/);
  const own = (await api.call('GET', '/settings/profile/export', { token: manager.token })).json;
  expect(own.projects[0].history.length).toBeGreaterThan(0);
  expect((await api.call('GET', '/settings/profile/export')).status).toBe(401);
});

test('a deleted employee’s name stays until erased; then a number replaces it, and the hours stay', async () => {
  const person = await busyPerson('Ąžuolas Zqkis');
  const figures = async () => {
    const { json } = await api.call('GET', '/schedule?start=2024-01-01&end=2024-01-31', { token: manager.token });
    return json.shifts.length;
  };
  const before = await figures();
  await api.call('DELETE', `/employees/${person.id}`, { token: manager.token });
  const [entry] = await former();
  expect(entry).toMatchObject({ employee_id: person.id, name: person.name, erased_at: null });
  // The ID is free, and its next owner is a different person.
  await post('/employees', manager.token, { id: person.id, name: 'Next', roles: ['cook'] });
  const reply = await post(`/employees/former/${entry.id}/erase`, manager.token);
  expect(reply.status).toBe(204);
  expect((await post(`/employees/former/${entry.id}/erase`, manager.token)).status).toBe(204);
  await api.call('DELETE', `/employees/${person.id}`, { token: manager.token });
  const [next] = await former();
  await post(`/employees/former/${next.id}/erase`, manager.token);
  const secrets = [person.name, person.id, person.email, person.phone, 'A hidden', 'Get well'];
  // A notice written with the deletion is gone when it found no receiver.
  const left = await eventually(async () => {
    const named = Object.values(await rowsWith(api, secrets.slice(0, 4))).flat();
    expect(named).toEqual([]);
    return named;
  });
  console.log(`erased: ${left.length} rows of any table name the person`);
  expect(await figures()).toBe(before);
  expect((await former())[1]).toMatchObject({ name: null, employee_id: null });
  const archives = (await api.call('GET', '/schedule/history', { token: manager.token })).json;
  const texts = await Promise.all(
    archives.map(
      async ({ id }: { id: string }) =>
        (await api.call('GET', `/schedule/history/${id}`, { token: manager.token })).text,
    ),
  );
  expect(texts.join()).toContain(`Employee #${entry.number}`);
});

test.each(['Zqytautas "Zqytas"', 'Zqonas', 'Zq\\nas'])(
  'a colleague called almost like %s stays who they are',
  async (name) => {
    const own = await createManager(api, 'Names');
    const person = await createWorker(api, own, { name });
    const colleague = await createWorker(api, own, { name: `${name} P.` });
    const change = { name: `${name} Pp.`, roles: ['cook'], phone: '+37061234567' };
    await api.call('PUT', `/employees/${colleague.id}`, { token: own.token, body: change });
    await api.call('DELETE', `/employees/${person.id}`, { token: own.token });
    const history = async () => {
      const { json } = await api.call('GET', '/activity?page_size=100', { token: own.token });
      return json.items as { action_type: string; actor: string; details: { id?: string; name?: string } }[];
    };
    const ofColleague = async () => (await history()).filter(({ details }) => details.id === colleague.id);
    const before = await ofColleague();
    expect(before.map(({ details }) => details.name)).toContain(`${name} P.`);
    const [entry] = await former(own.token);
    expect((await post(`/employees/former/${entry.id}/erase`, own.token)).status).toBe(204);
    expect(await ofColleague()).toEqual(before);
    const names = (await history()).map(({ details }) => details.name);
    expect(names).toContain(`Employee #${entry.number}`);
    expect(names).not.toContain(name);
  },
);

test("another project's manager and employees erase nobody", async () => {
  const stranger = await createManager(api, 'Other');
  const worker = await createWorker(api, manager);
  await api.call('DELETE', `/employees/${(await createWorker(api, manager)).id}`, { token: manager.token });
  const [entry] = await former();
  expect((await post(`/employees/former/${entry.id}/erase`, stranger.token)).status).toBe(404);
  expect((await post(`/employees/former/${entry.id}/erase`, worker.token)).json.code).toBe('managers_only');
  expect(await former(stranger.token)).toEqual([]);
});

test('an employee erases the own account: no sign-in, no reasons, no author; the record of the employer stays', async () => {
  const person = await busyPerson('Rūta Zqaitė');
  const wrong = await erase(person.token, 'not it');
  expect([wrong.status, wrong.json.errors.password.length]).toEqual([422, 1]);
  expect((await erase(person.token, 'secret-2')).status).toBe(204);
  expect((await api.call('GET', '/users/me', { token: person.token })).status).toBe(401);
  expect(await signIn(api, person.id, 'secret-2')).toBeUndefined();
  const people = (await api.call('GET', '/employees', { token: manager.token })).json;
  expect(people.find(({ id }: { id: string }) => id === person.id)).toMatchObject({
    name: person.name,
    has_login: false,
  });
  const comments = await api.call('GET', '/comments?start_date=2034-01-01&end_date=2034-01-31', {
    token: manager.token,
  });
  expect(comments.text).not.toContain(person.name);
  const asked = `/wishes?start=${soon}&end=${soon}&employee_id=${person.id}`;
  expect((await api.call('GET', asked, { token: manager.token })).json).toEqual([]);
  const history = await api.call('GET', `/activity?type=wish&person=${person.id}`, { token: manager.token });
  expect(history.json.items.map(({ details }: { details: object }) => Object.keys(details).sort())).toEqual([
    ['employee_id', 'id'],
  ]);
});

test('an employee who leads shifts erases the own account from the manager’s area; what they wrote has no name', async () => {
  const person = await createWorker(api, manager, { name: 'Ieva Zqienė' });
  await post('/project/members', manager.token, { login: person.id, role: 'lead' });
  // Here and in another project, which they ran before they were hired.
  const other = await createManager(api, 'Elsewhere');
  const { id: account_id } = (await api.call('GET', '/users/me', { token: person.token })).json;
  await api.deps.database.outside((tx) =>
    tx.insertInto('project_member').values({ project_id: other.projectId, account_id, role: 'manager' }).execute(),
  );
  const { access_token: lead } = (await post(`/projects/select/${manager.projectId}`, person.token)).json;
  const date = Temporal.Now.plainDateISO('Europe/Vilnius').toString();
  expect((await post('/comments', lead, { date, comment: 'Seen' })).status).toBe(201);
  expect((await erase(lead, 'secret-2')).status).toBe(204);
  for (const token of [lead, person.token]) expect((await api.call('GET', '/users/me', { token })).status).toBe(401);
  for (const { token } of [manager, other])
    expect((await api.call('GET', '/project/members', { token })).text).not.toContain(person.id);
  const comments = await api.call('GET', `/comments?start_date=${date}&end_date=${date}`, { token: manager.token });
  expect(comments.json).toMatchObject([{ author: 'Employee' }]);
  const people = (await api.call('GET', '/employees', { token: manager.token })).json;
  expect(people.find(({ id }: { id: string }) => id === person.id)).toMatchObject({ has_login: false });
});

test('with a second factor, an account is erased only by who has just shown who they are', async () => {
  const person = await createWorker(api, manager);
  await addTotp(api, person.token);
  const { id } = (await api.call('GET', '/users/me', { token: person.token })).json;
  const shown = (minutesAgo: number) =>
    api.deps.database.direct
      .updateTable('session')
      .set({ authenticated_at: new Date(Date.now() - minutesAgo * 60_000).toISOString() })
      .where('account_id', '=', id)
      .execute();
  await shown(11);
  expect((await erase(person.token, 'secret-2')).json.code).toBe('reauthentication_required');
  await shown(9);
  expect((await erase(person.token, 'secret-2')).status).toBe(204);
});

test('a manager who erases the account takes along the projects that nobody else manages, and no others', async () => {
  const username = unique('zq-boss');
  const register = { username, password: 'a long pass phrase', first_name: 'Zqbigniew', last_name: 'Zqowski' };
  const { json } = await api.call('POST', '/register', {
    body: { ...register, email: `${username}@example.lt`, registration_code: REGISTRATION_CODE },
  });
  const { json: own } = await post('/projects', json.access_token, { name: 'Zqcafé' });
  const selected = await post(`/projects/select/${own.id}`, json.access_token);
  const boss = { token: selected.json.access_token as string, projectId: own.id as string };
  const worker = await createWorker(api, boss, { name: 'Zqworker' });
  // Both manage the first project.
  const { id: accountId } = (await api.call('GET', '/users/me', { token: boss.token })).json;
  await api.deps.database.outside((tx) =>
    tx
      .insertInto('project_member')
      .values({ project_id: manager.projectId, account_id: accountId, role: 'owner' })
      .execute(),
  );
  const shared = (await post(`/projects/select/${manager.projectId}`, boss.token)).json.access_token;
  await post('/comments', shared, { date: '2034-05-10', comment: 'Seen' });
  await post('/events', shared, { date: '2034-05-11', title: 'Fair', color: 'blue' });
  expect((await erase(shared, 'a long pass phrase')).status).toBe(204);
  for (const token of [shared, boss.token, worker.token])
    expect((await api.call('GET', '/users/me', { token })).status).toBe(401);
  expect(Object.values(await rowsWith(api, [username, 'Zqowski', 'Zqcafé', 'Zqworker', worker.id])).flat()).toEqual([]);
  expect((await api.call('GET', '/users/me', { token: manager.token })).status).toBe(200);
  const events = await api.call('GET', '/events?start=2034-05-01&end=2034-05-31', { token: manager.token });
  expect(events.json).toHaveLength(1);
});
