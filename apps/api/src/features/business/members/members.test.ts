import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createSignedLinks } from '../../../platform/auth/signed-link.ts';
import { openStream } from '../../../testing/fakes/open-stream.ts';
import {
  createManager,
  createMember,
  createWorker,
  signIn,
  unique,
  type TestManager,
} from '../../../testing/seeds/people.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';

let api: TestApp;
let now = Date.now();
beforeAll(async () => {
  api = await createTestApp({ parts: { now: () => now } });
});
afterAll(() => api.close());

let owner: TestManager;
beforeEach(async () => {
  now = Date.now();
  owner = await createManager(api, 'Kavinė „Žiema“');
});

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';
const as = (token: string) => (method: Method, path: string, body?: unknown, headers?: Record<string, string>) =>
  api.call(method, path, { token, body, ...(headers && { headers }) });
const me = async (token: string) => (await as(token)('GET', '/users/me')).json;
const list = async (token = owner.token) => (await as(token)('GET', '/project/members')).json;
const put = (account: string, rights: object, token = owner.token) =>
  as(token)('PUT', `/project/members/${account}`, rights);
const remove = (account: string, token = owner.token) => as(token)('DELETE', `/project/members/${account}`);
const invite = (login: string, rights: object = { role: 'manager' }, token = owner.token) =>
  as(token)('POST', '/project/members', { login, ...rights });
const history = async () =>
  (await as(owner.token)('GET', '/activity?type=member')).json.items.map(
    ({ action_type }: { action_type: string }) => action_type,
  );
async function loner() {
  const username = unique('Žana');
  const { json } = await api.call('POST', '/register', { body: { username, password: 'secret-5' } });
  return { username, token: json.access_token as string };
}

test('without a session, as an employee, as a lead: nobody but an owner reads or changes who has access', async () => {
  const worker = await createWorker(api, owner);
  const lead = await createMember(api, owner, { role: 'lead' });
  expect((await api.call('GET', '/project/members')).status).toBe(401);
  expect((await as(worker.token)('GET', '/project/members')).json.code).toBe('managers_only');
  expect((await as(lead.token)('GET', '/project/members')).json.code).toBe('ability_missing');
  expect((await put(lead.account, { role: 'owner' }, lead.token)).json.code).toBe('ability_missing');
  const { id } = await me(owner.token);
  expect((await remove(id, lead.token)).status).toBe(404);
});

test('another project’s members are not there', async () => {
  const other = await createManager(api, 'Other');
  const { id } = await me(owner.token);
  expect((await put(id, { role: 'manager' }, other.token)).status).toBe(404);
  expect((await remove(id, other.token)).status).toBe(404);
  expect((await as(other.token)('POST', `/project/members/${id}/hand-over`)).status).toBe(404);
  expect((await list(other.token)).map(({ account }: { account: string }) => account)).not.toContain(id);
});

test.each([
  [{ role: 'boss' }, 'role'],
  [{ role: 'lead', grants: ['fly'] }, 'grants.0'],
  [{ role: 'lead', grants: ['billing.write'] }, 'grants'],
  [{ role: 'owner', grants: ['plan.read'] }, 'grants'],
])('a wrong role or grant is named: %o', async (rights, field) => {
  const reply = await invite('somebody', rights);
  expect([reply.status, Object.keys(reply.json.errors)]).toEqual([422, [field]]);
});

test('who made a project owns it; a person asked by username joins with the role that was offered', async () => {
  expect(await list()).toMatchObject([{ role: 'owner', is_self: true, grants: [] }]);
  const person = await loner();
  const asked = await invite(person.username.toLowerCase(), { role: 'lead', grants: ['requests.decide'] });
  expect([asked.status, asked.json]).toMatchObject([201, { role: 'lead', state: 'pending' }]);
  const [offer] = (await as(person.token)('GET', '/member-invitations')).json;
  expect(offer).toMatchObject({ project_name: 'Kavinė „Žiema“', role: 'lead' });
  const accepted = await as(person.token)('POST', `/member-invitations/${offer.id}/accept`);
  expect(await me(accepted.json.access_token)).toMatchObject({
    role: 'manager',
    project_role: 'lead',
    projects: [{ name: 'Kavinė „Žiema“' }],
  });
  expect((await me(accepted.json.access_token)).abilities).toContain('requests.decide');
  expect((await as(person.token)('POST', `/member-invitations/${offer.id}/accept`)).status).toBe(404);
  expect((await as(owner.token)('GET', '/project/members/invitations')).json).toEqual([]);
  expect(await history()).toEqual(['member.joined', 'member.invited']);
  expect((await invite(person.username)).json.code).toBe('member_exists');
});

test('an invitation does not reveal whether a username is free, an employee’s elsewhere or a manager’s', async () => {
  const other = await createManager(api, 'Other');
  const worker = await createWorker(api, other);
  const person = await loner();
  const replies = [await invite(unique('nobody')), await invite(worker.id), await invite(person.username)];
  for (const { status, json } of replies) {
    expect([status, json.state]).toEqual([201, 'pending']);
    expect(Object.keys(json).toSorted()).toEqual(Object.keys(replies[0]?.json).toSorted());
  }
  expect((await as(worker.token)('GET', '/member-invitations')).json).toEqual([]);
});

test('somebody else’s invitation reads like none; a declined one is gone', async () => {
  const [person, thief] = [await loner(), await loner()];
  const { json } = await invite(person.username);
  expect((await as(thief.token)('POST', `/member-invitations/${json.id}/accept`)).status).toBe(404);
  expect((await as(thief.token)('POST', `/member-invitations/${json.id}/decline`)).status).toBe(404);
  expect((await as(person.token)('POST', `/member-invitations/${json.id}/decline`)).status).toBe(204);
  expect((await as(person.token)('POST', `/member-invitations/${json.id}/accept`)).status).toBe(404);
});

/** The link of the newest email to this address. */
async function linkTo(address: string): Promise<string> {
  const folder = join(api.deps.settings.dataDir, 'outbox');
  const mails = await Promise.all((await readdir(folder)).map((name) => readFile(join(folder, name), 'utf8')));
  const mail = mails.filter((text) => text.includes(address)).at(-1) ?? '';
  return /access#([\w=\r\n-]+?)(?:\r?\n\r?\n|"|\s)/.exec(mail.replaceAll(/=\r?\n/g, ''))?.[1] ?? '';
}

test('an email has a link that works once: with a new account, or with one’s own', async () => {
  const address = `${unique('buhalterija')}@example.lt`;
  expect((await invite(address, { role: 'accountant' })).status).toBe(201);
  const link = await linkTo(address);
  expect((await api.call('POST', '/member-links/read', { body: { link } })).json).toMatchObject({
    project_name: 'Kavinė „Žiema“',
    role: 'accountant',
  });
  const body = { link, username: unique('daiva'), password: 'secret-7', first_name: 'Daiva' };
  const joined = await api.call('POST', '/member-links/join', { body });
  expect(joined.status).toBe(201);
  const person = await me(joined.json.access_token);
  expect(person).toMatchObject({ project_role: 'accountant', email: address, first_name: 'Daiva' });
  // Who has the link reads the mailbox; a manager of somebody else’s project has created none of their own.
  const account = await api.deps.database.direct
    .selectFrom('account')
    .select(['verified_email', 'registration_method', 'role', 'must_change_password'])
    .where('id', '=', person.id)
    .executeTakeFirst();
  expect(account).toEqual({
    verified_email: address,
    registration_method: 'open',
    role: 'manager',
    must_change_password: false,
  });
  const again = { ...body, username: unique('daiva') };
  expect((await api.call('POST', '/member-links/join', { body: again })).json.code).toBe('link_wrong');
  expect((await api.call('POST', '/member-links/read', { body: { link } })).json.code).toBe('link_wrong');
  const own = await loner();
  await invite(`own-${address}`, { role: 'manager' });
  const accepted = await as(own.token)('POST', '/member-links/accept', { link: await linkTo(`own-${address}`) });
  expect((await me(accepted.json.access_token)).project_role).toBe('manager');
});

test('a link that is late, altered, taken back, of another purpose or asked for anew opens nothing', async () => {
  const address = `${unique('velai')}@example.lt`;
  const { json } = await invite(address);
  const link = await linkTo(address);
  const code = async (given: string) =>
    (await api.call('POST', '/member-links/read', { body: { link: given } })).json.code;
  expect(await code(`${link.slice(0, -2)}AA`)).toBe('link_wrong');
  const claims = { projectId: owner.projectId, subject: json.id, expiresAt: now + 1000 };
  expect(await code(createSignedLinks(api.deps.settings.jwtSecret).sign('receipt', claims))).toBe('link_wrong');
  await invite(address, { role: 'accountant' });
  expect(await code(link)).toBe('link_wrong');
  const [fresh] = (await as(owner.token)('GET', '/project/members/invitations')).json;
  const newest = createSignedLinks(api.deps.settings.jwtSecret).sign('member', { ...claims, subject: fresh.id });
  expect(await code(newest)).toBeUndefined();
  now += 2000;
  expect(await code(newest)).toBe('link_expired');
  now -= 2000;
  expect((await as(owner.token)('DELETE', `/project/members/invitations/${fresh.id}`)).status).toBe(204);
  expect(await code(newest)).toBe('link_wrong');
});

test('of two who use one link at once, one gets in', async () => {
  const address = `${unique('du')}@example.lt`;
  await invite(address);
  const link = await linkTo(address);
  const people = [await loner(), await loner()];
  const replies = await Promise.all(people.map(({ token }) => as(token)('POST', '/member-links/accept', { link })));
  expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 404]);
});

test('a changed role counts from the next call; an old form gets 412 and changes nothing', async () => {
  const person = await createMember(api, owner, { role: 'manager' });
  expect((await as(person.token)('GET', '/analytics?period=this_month')).status).toBe(200);
  expect((await put(person.account, { role: 'lead' })).json).toMatchObject({ role: 'lead', version: 2 });
  expect((await as(person.token)('GET', '/analytics?period=this_month')).json.code).toBe('ability_missing');
  const path = `/project/members/${person.account}`;
  const stale = await as(owner.token)('PUT', path, { role: 'owner' }, { 'if-match': '"1"' });
  expect([stale.status, (await me(person.token)).project_role]).toEqual([412, 'lead']);
  expect((await history())[0]).toBe('member.updated');
});

test('a member who was removed gets nothing with the next call, and the open stream ends', async () => {
  const person = await createMember(api, owner, { role: 'manager' });
  const stream = await openStream(api, '/notifications/stream', { token: person.token });
  await stream.next();
  expect((await remove(person.account)).status).toBe(204);
  expect(await stream.next()).toBeUndefined();
  expect((await as(person.token)('GET', '/employees')).json.code).toBe('project_not_selected');
  expect((await me(person.token)).projects).toEqual([]);
  expect((await as(person.token)('POST', `/projects/select/${owner.projectId}`)).status).toBe(404);
});

test('the last owner cannot leave, be changed or erase the account while others are there', async () => {
  const { id } = await me(owner.token);
  expect((await remove(id)).json.code).toBe('last_owner');
  expect((await put(id, { role: 'manager' })).json.code).toBe('last_owner');
  const person = await createMember(api, owner, { role: 'manager' });
  const erased = await as(owner.token)('DELETE', '/settings/profile', { password: 'secret-1' });
  expect([erased.status, erased.json.code]).toEqual([409, 'last_owner']);
  expect((await as(owner.token)('POST', `/project/members/${person.account}/hand-over`)).status).toBe(204);
  expect((await me(owner.token)).project_role).toBe('manager');
  expect((await me(person.token)).project_role).toBe('owner');
  expect((await remove(id, owner.token)).status).toBe(204);
});

test('of two owners who remove each other at once, one stays', async () => {
  for (let round = 0; round < 5; round += 1) {
    const business = await createManager(api, 'Dviese');
    const second = await createMember(api, business, { role: 'owner' });
    const { id } = await me(business.token);
    const replies = await Promise.all([remove(second.account, business.token), remove(id, second.token)]);
    expect(replies.filter(({ status }) => status === 204)).toHaveLength(1);
    const { rows } = await api.deps.database.pool.query(
      "select count(*)::int as owners from project_member where project_id = $1 and role = 'owner'",
      [business.projectId],
    );
    expect(rows[0].owners).toBe(1);
  }
});

test('a manager who may change access gives and takes no more than their own', async () => {
  const deputy = await createMember(api, owner, { role: 'manager', grants: ['members.write'] });
  const { id } = await me(owner.token);
  for (const reply of [
    await put(deputy.account, { role: 'owner' }, deputy.token),
    await put(deputy.account, { role: 'manager', grants: ['billing.write', 'members.write'] }, deputy.token),
    await put(id, { role: 'lead' }, deputy.token),
    await remove(id, deputy.token),
    await invite('somebody', { role: 'owner' }, deputy.token),
    await as(deputy.token)('POST', `/project/members/${deputy.account}/hand-over`),
  ])
    expect([reply.status, reply.json.code]).toEqual([403, 'member_beyond']);
  expect((await invite('somebody', { role: 'lead' }, deputy.token)).status).toBe(201);
});

test('an employee leads shifts with the same login, and goes back to their own', async () => {
  const worker = await createWorker(api, owner, { name: 'Ona Petraitė' });
  expect((await invite(worker.id, { role: 'owner' })).json.code).toBe('account_employed');
  expect((await invite(worker.id, { role: 'lead' })).json.state).toBe('joined');
  expect(await me(worker.token)).toMatchObject({ role: 'employee', runs: 'lead', abilities: [] });
  const selected = await as(worker.token)('POST', `/projects/select/${owner.projectId}`);
  const token = selected.json.access_token;
  expect(await me(token)).toMatchObject({ role: 'manager', project_role: 'lead', is_employed: true });
  expect((await as(token)('GET', '/time-clock')).json.code).toBe('employees_only');
  const back = await as(token)('POST', '/projects/own-shifts');
  expect(await me(back.json.access_token)).toMatchObject({ role: 'employee', employee_id: worker.id });
  expect((await list()).at(-1)).toMatchObject({ name: 'Ona Petraitė', is_employee: true });
  expect((await as(owner.token)('DELETE', `/employees/${worker.id}`)).status).toBe(204);
  expect((await as(token)('GET', '/dashboard/stats')).status).toBe(401);
  expect(await list()).toHaveLength(1);
});

test('a sign-in code from before a colleague may do more is no way into the account', async () => {
  const worker = await createWorker(api, owner);
  const make = async () => (await as(owner.token)('POST', `/employees/${worker.id}/sign-in-code`)).json.code as string;
  const use = async (code: string) =>
    (await api.call('POST', '/sign-in-code', { body: { code, password: 'three-plain-words' } })).json.code;
  const first = await make();
  const joined = await invite(worker.id, { role: 'lead' });
  expect(joined.json.state).toBe('joined');
  expect(await use(first)).toBe('link_used');
  const second = await make();
  const { account } = (await list()).find(({ username }: { username: string }) => username === worker.id);
  expect((await put(account, { role: 'manager' })).status).toBe(200);
  expect(await use(second)).toBe('link_used');
  expect(await use(await make())).toBeUndefined();
});

test('a temporary password from before a colleague may do more ends, with what is signed in by it', async () => {
  const id = unique('promoted');
  await as(owner.token)('POST', '/employees', { id, name: 'Ona Petraitė', roles: ['cook'] });
  await as(owner.token)('POST', `/employees/${id}/create-login`, { password: 'first-secret' });
  const token = await signIn(api, id, 'first-secret');
  expect((await me(token)).must_change_password).toBe(true);
  const enter = async (password: string) => {
    const headers = { 'content-type': 'application/x-www-form-urlencoded' };
    const payload = new URLSearchParams({ username: id, password }).toString();
    return (await api.app.inject({ method: 'POST', url: '/api/token', headers, payload })).json();
  };
  expect((await invite(id, { role: 'lead' })).json.state).toBe('joined');
  expect((await as(token)('GET', '/users/me')).status).toBe(401);
  const change = { current_password: 'first-secret', new_password: 'three-plain-words' };
  expect((await as(token)('POST', '/settings/change-password', change)).status).toBe(401);
  expect((await enter('first-secret')).code).toBe('password_expired');
  // A new one works, until the next change of what the colleague may do; their own password stays.
  await as(owner.token)('POST', `/employees/${id}/reset-password`, { password: 'second-secret' });
  expect(await enter('second-secret')).toHaveProperty('access_token');
  const { account } = (await list()).find(({ username }: { username: string }) => username === id);
  expect((await put(account, { role: 'manager' })).status).toBe(200);
  expect((await enter('second-secret')).code).toBe('password_expired');
  const { code } = (await as(owner.token)('POST', `/employees/${id}/sign-in-code`)).json;
  const body = { code, password: 'three-plain-words' };
  expect((await api.call('POST', '/sign-in-code', { body })).status).toBeLessThan(300);
  expect((await put(account, { role: 'lead' })).status).toBe(200);
  expect(await enter('three-plain-words')).toHaveProperty('access_token');
});

test('an account that is erased leaves the members', async () => {
  const person = await createMember(api, owner, { role: 'manager' });
  expect((await as(person.token)('DELETE', '/settings/profile', { password: 'secret-5' })).status).toBe(204);
  expect(await list()).toHaveLength(1);
});

test('a lead sees and changes this week alone, and no rates', async () => {
  // Wednesday, 17 March 2032: the week is 15 to 21 March.
  now = Date.parse('2032-03-17T10:00Z');
  await createWorker(api, owner, { hourly_rate_cents: 1234, birth_date: '1990-05-05' });
  await as(owner.token)('POST', '/templates', { name: 'DAY', start_time: '08:00', end_time: '16:00' });
  const shift = (date: string) => as(owner.token)('POST', '/schedule/shifts', { date, template: 'DAY', role: 'cook' });
  const [within, beyond] = [(await shift('2032-03-21')).json, (await shift('2032-03-22')).json];
  const lead = await createMember(api, owner, { role: 'lead' });
  const dates = (await as(lead.token)('GET', '/schedule?start=2032-03-01&end=2032-03-31')).json.shifts.map(
    ({ date }: { date: string }) => date,
  );
  expect(dates).toEqual(['2032-03-21']);
  const next = await as(lead.token)('GET', '/schedule?start=2032-03-22&end=2032-03-31');
  expect([next.status, next.json.code, next.json.detail]).toMatchObject([403, 'week_only', /2032-03-15.*2032-03-21/]);
  expect((await as(lead.token)('GET', `/schedule/${within.id}/candidates`)).status).toBe(200);
  expect((await as(lead.token)('GET', `/schedule/${beyond.id}/candidates`)).json.code).toBe('week_only');
  const comment = (date: string) => as(lead.token)('POST', '/comments', { date, comment: 'Baigėsi pienas' });
  expect((await comment('2032-03-15')).status).toBe(201);
  expect((await comment('2032-03-14')).json.code).toBe('week_only');
  const work = { started_at: '2032-03-14T08:00', ended_at: '2032-03-14T12:00', reason: 'Pamiršo' };
  const [person] = (await as(lead.token)('GET', '/employees')).json;
  expect(person).toMatchObject({ hourly_rate_cents: null, birth_date: null });
  const entry = await as(lead.token)('POST', '/timesheets', { employee_id: person.id, ...work });
  expect(entry.json.code).toBe('week_only');
  expect((await as(lead.token)('GET', '/ledger?date=2032-03-17')).json.code).toBe('week_only');
  const cover = (range: string) => as(lead.token)('GET', `/analytics/cover?${range}`);
  expect((await cover('start=2032-03-01&end=2032-03-31')).status).toBe(200);
  expect((await cover('start=2032-03-22&end=2032-03-31')).json.code).toBe('week_only');
  expect((await as(lead.token)('GET', '/timesheets/lock?year=2032&month=3')).json).toMatchObject({ locked_at: null });
  expect((await as(owner.token)('GET', '/employees')).json[0].hourly_rate_cents).toBe(1234);
});

test('a lead finds who was there this week, also without naming days, and nobody of other weeks', async () => {
  now = Date.parse('2032-03-17T10:00Z');
  const worker = await createWorker(api, owner);
  for (const day of ['2032-03-14', '2032-03-15', '2032-03-16']) {
    const work = { started_at: `${day}T08:00`, ended_at: `${day}T12:00`, reason: 'Pamiršo' };
    expect((await as(owner.token)('POST', '/timesheets', { employee_id: worker.id, ...work })).status).toBe(201);
  }
  const { token } = await createMember(api, owner, { role: 'lead' });
  const seen = async (query: string, by = token) =>
    (await as(by)('GET', `/attendance${query}`)).json.items.map(({ date }: { date: string }) => date);
  expect(await seen('', owner.token)).toEqual(['2032-03-16', '2032-03-15', '2032-03-14']);
  expect(await seen('')).toEqual(['2032-03-16', '2032-03-15']);
  expect(await seen('?from=2032-03-01')).toEqual(['2032-03-16', '2032-03-15']);
  expect(await seen('?to=2032-03-15')).toEqual(['2032-03-15']);
  expect((await as(token)('GET', '/attendance?to=2032-03-14')).json.code).toBe('week_only');
  expect((await as(token)('GET', '/attendance?from=2032-03-22&to=2032-03-28')).json.code).toBe('week_only');
});

test('an accountant reads hours and pay, and writes nothing', async () => {
  const { token } = await createMember(api, owner, { role: 'accountant' });
  await createWorker(api, owner, { hourly_rate_cents: 1234 });
  expect((await as(token)('GET', '/employees')).json[0].hourly_rate_cents).toBe(1234);
  for (const path of [
    '/timesheets?start=2032-03-01&end=2032-03-31',
    '/working-time-sheet?year=2032&month=3',
    '/analytics?period=this_month',
    '/payroll-exports',
  ])
    expect((await as(token)('GET', path)).status, path).toBe(200);
  const lock = await as(token)('POST', '/timesheets/lock', { year: 2032, month: 3 });
  expect(lock.json.code).toBe('ability_missing');
  expect((await as(token)('GET', '/schedule?start=2032-03-01&end=2032-03-31')).json.code).toBe('ability_missing');
});
