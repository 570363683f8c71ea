import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { eventually } from '../../../testing/eventually.ts';
import { createManager, createWorker, signIn, unique, type TestManager } from '../../../testing/seeds/people.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';

let api: TestApp;
let manager: TestManager;
let beside: TestApp;
beforeAll(async () => {
  api = await createTestApp();
  beside = await createTestApp({ beside: api, notifying: true });
  manager = await createManager(api, 'Kavinė „Rytas“');
});
afterAll(async () => {
  await beside.close();
  await api.close();
});

/** A user who registered without a team. */
async function createLoner() {
  const username = unique('Loner');
  const { json } = await api.call('POST', '/register', { body: { username, password: 'secret-3' } });
  return { username, token: json.access_token as string };
}
const invite = (id: string, { token }: { token: string } = manager, fields: object = {}) =>
  api.call('POST', '/invitations', { token, body: { id, name: 'Ona Petraitė', roles: ['cook'], ...fields } });
const mine = async (token: string) => (await api.call('GET', '/invitations/mine', { token })).json;
const answer = (id: string, what: 'join' | 'decline', token: string) =>
  api.call('POST', `/invitations/${id}/${what}`, { token });
const me = async (token: string) => (await api.call('GET', '/users/me', { token })).json;

async function joined(loner: { username: string; token: string }): Promise<string> {
  const { json } = await invite(loner.username.toLowerCase());
  return (await answer(json.id, 'join', loner.token)).json.access_token;
}

test('nobody but a manager asks, and what is asked is checked as a new employee is', async () => {
  const worker = await createWorker(api, manager);
  expect((await api.call('POST', '/invitations', { body: {} })).status).toBe(401);
  expect((await invite('anybody', worker)).json.code).toBe('managers_only');
  expect((await invite('anybody', manager, { roles: [] })).json.errors).toHaveProperty('roles');
  expect((await invite(worker.id)).json.code).toBe('id_taken');
});

test('a person who registered alone is asked, agrees, and works here with their own account', async () => {
  const loner = await createLoner();
  const taken = await api.call('POST', '/employees', {
    token: manager.token,
    body: { id: loner.username, name: 'Ona', roles: ['cook'] },
  });
  expect(taken.json.code).toBe('id_taken');
  const asked = await invite(loner.username, manager, { max_hours_per_week: 20, email: 'ona@example.lt' });
  expect([asked.status, asked.json]).toMatchObject([201, { employee_id: loner.username, state: 'pending' }]);
  // A person who has not accepted is not scheduled.
  const before = await api.call('GET', '/employees', { token: manager.token });
  expect(before.json.some(({ id }: { id: string }) => id === loner.username)).toBe(false);
  expect(await mine(loner.token)).toEqual([
    { id: asked.json.id, project_name: 'Kavinė „Rytas“', name: 'Ona Petraitė', state: 'pending' },
  ]);
  const reply = await answer(asked.json.id, 'join', loner.token);
  expect(reply.status).toBe(200);
  const token = reply.json.access_token;
  expect(await me(token)).toMatchObject({
    role: 'employee',
    employee_id: loner.username,
    registration_method: 'open',
    projects: [{ name: 'Kavinė „Rytas“' }],
  });
  expect((await api.call('GET', '/team', { token })).status).toBe(200);
  const { json } = await api.call('GET', '/employees', { token: manager.token });
  expect(json.find(({ id }: { id: string }) => id === loner.username)).toMatchObject({
    name: 'Ona Petraitė',
    max_hours_per_week: 20,
    has_login: true,
  });
  expect((await api.call('GET', '/invitations', { token: manager.token })).json).toEqual([]);
  expect(await mine(token)).toEqual([]);
  expect((await answer(asked.json.id, 'join', token)).status).toBe(404);
  const history = await api.call('GET', `/activity?person=${loner.username}`, { token: manager.token });
  expect(history.json.items.map(({ action_type }: { action_type: string }) => action_type)).toEqual([
    'employee.joined',
    'employee.invited',
  ]);
});

test('the manager never gets hold of the account: no login, no password, and deleting only ends the membership', async () => {
  const loner = await createLoner();
  const token = await joined(loner);
  const path = `/employees/${loner.username}`;
  const body = { password: 'stolen-pass-1' };
  const { token: boss } = manager;
  expect((await api.call('POST', `${path}/create-login`, { token: boss, body })).json.code).toBe('login_exists');
  expect((await api.call('POST', `${path}/reset-password`, { token: boss, body })).json.code).toBe('login_own');
  expect((await api.call('DELETE', path, { token: boss })).status).toBe(204);
  expect((await api.call('GET', '/users/me', { token })).status).toBe(401);
  const again = await signIn(api, loner.username, 'secret-3');
  expect(await me(again)).toMatchObject({ username: loner.username, employee_id: null, projects: [] });
  expect((await api.call('GET', '/team', { token: again })).status).toBe(403);
  // The username stays theirs, and they can be invited again.
  const hire = { id: loner.username, name: 'Kita', roles: ['cook'] };
  expect((await api.call('POST', '/employees', { token: boss, body: hire })).json.code).toBe('id_taken');
  expect((await me(await joined({ ...loner, token: again }))).employee_id).toBe(loner.username);
});

test('who leaves with an account of their own takes nothing of the team along, and can be forgotten there', async () => {
  const loner = await createLoner();
  const token = await joined(loner);
  const comment = { date: '2031-05-05', comment: 'Baigėsi pienas' };
  expect((await api.call('POST', '/comments', { token, body: comment })).status).toBe(201);
  const { token: boss, projectId } = manager;
  await api.call('DELETE', `/employees/${loner.username}`, { token: boss });
  const left = await api.deps.database.inProject(projectId, async (tx) => {
    const [author] = await tx.selectFrom('daily_comment').select('author_id').execute();
    const known = await tx
      .selectFrom('account')
      .select('id')
      .where('id', '=', author?.author_id ?? '')
      .execute();
    const { rows } = await sql<{ id: string }>`select id from account where username = ${loner.username}`.execute(tx);
    const told = await tx
      .selectFrom('notification')
      .select('id')
      .where('account_id', '=', rows[0]?.id ?? '')
      .execute();
    return { known, told };
  });
  expect(left).toEqual({ known: [], told: [] });
});

test('a visitor of the demo invites nobody', async () => {
  await sql`update account set is_demo = true where id = (
    select account_id from project_member where project_id = ${manager.projectId} limit 1)`.execute(
    api.deps.database.direct,
  );
  const refused = await invite('anybody');
  await sql`update account set is_demo = false where is_demo`.execute(api.deps.database.direct);
  expect([refused.status, refused.json.code]).toEqual([403, 'demo_account']);
});

test('who declines is not added, and the manager sees it', async () => {
  const loner = await createLoner();
  const { json } = await invite(loner.username);
  expect((await answer(json.id, 'decline', loner.token)).status).toBe(204);
  expect(await mine(loner.token)).toEqual([]);
  expect((await answer(json.id, 'join', loner.token)).status).toBe(404);
  expect((await invite(loner.username)).json).toMatchObject({ id: json.id, state: 'declined' });
  expect((await api.call('DELETE', `/invitations/${json.id}`, { token: manager.token })).status).toBe(204);
});

test('an invitation does not reveal whether a username is free, a manager’s or an employee’s elsewhere', async () => {
  const other = await createManager(api, 'Kitas verslas');
  const elsewhere = await createWorker(api, other);
  const boss = unique('boss');
  const code = api.deps.settings.registrationCode;
  await api.call('POST', '/register', { body: { username: boss, password: 'secret-3', registration_code: code } });
  const replies = [await invite(unique('nobody')), await invite(boss), await invite(elsewhere.id)];
  for (const { status, json } of replies)
    expect([status, json]).toMatchObject([201, { name: 'Ona Petraitė', state: 'pending' }]);
  expect(await mine(elsewhere.token)).toEqual([]);
  const bossToken = await signIn(api, boss, 'secret-3');
  expect(await mine(bossToken)).toEqual([]);
  expect((await answer(replies[1]?.json.id, 'join', bossToken)).status).toBe(404);
});

test("somebody else's invitation reads like none, for managers and for people alike", async () => {
  const [loner, thief, other] = [await createLoner(), await createLoner(), await createManager(api, 'Svetimi')];
  const { json } = await invite(loner.username);
  expect((await answer(json.id, 'join', thief.token)).status).toBe(404);
  expect((await answer(json.id, 'decline', thief.token)).status).toBe(404);
  expect((await api.call('DELETE', `/invitations/${json.id}`, { token: other.token })).status).toBe(404);
  expect((await api.call('GET', '/invitations', { token: other.token })).json).toEqual([]);
});

test('of two teams at once one wins; of an invitation taken back and accepted at once one holds', async () => {
  const loner = await createLoner();
  const other = await createManager(api, 'Vakaras');
  const asked = [await invite(loner.username), await invite(loner.username, other)];
  const both = await Promise.all(asked.map(({ json }) => answer(json.id, 'join', loner.token)));
  expect(both.filter(({ status }) => status === 200)).toHaveLength(1);
  const second = await createLoner();
  const { json } = await invite(second.username);
  const [join, back] = await Promise.all([
    answer(json.id, 'join', second.token),
    api.call('DELETE', `/invitations/${json.id}`, { token: manager.token }),
  ]);
  expect([join?.status === 200, back?.status === 204].filter(Boolean)).toHaveLength(1);
});

test('who is about to pay for a business of their own does not become an employee under it', async () => {
  const loner = await createLoner();
  const { json } = await invite(loner.username);
  await api.call('POST', '/projects/subscription/initiate?name=Mano&email=mano@example.lt', { token: loner.token });
  expect((await answer(json.id, 'join', loner.token)).json.code).toBe('conflict');
  expect(await mine(loner.token)).toHaveLength(1);
});

test('a project that is erased leaves the account of who registered it themselves', async () => {
  const business = await createManager(api, 'Trumpam');
  const loner = await createLoner();
  const { json } = await invite(loner.username, business);
  await answer(json.id, 'join', loner.token);
  const gone = await createWorker(api, business);
  const erased = await api.call('DELETE', '/settings/profile', {
    token: business.token,
    body: { password: 'secret-1' },
  });
  expect(erased.status).toBe(204);
  expect(await signIn(api, gone.id, 'secret-2')).toBeUndefined();
  expect(await me(await signIn(api, loner.username, 'secret-3'))).toMatchObject({ employee_id: null, projects: [] });
});

test('one manager asks thirty times a day at most', async () => {
  const { token } = await createManager(api, 'Skubantis');
  for (let asked = 0; asked < 30; asked += 1) expect((await invite('petras', { token })).status).toBe(201);
  expect((await invite('petras', { token })).status).toBe(429);
});

test('the manager who invited is notified of the answer, in their language; others are not', async () => {
  const [business, second] = [await createManager(api, 'Dviejų'), await createManager(api, 'Kito')];
  await sql`insert into project_member (project_id, account_id, role)
    select ${business.projectId}, account_id, 'owner' from project_member where project_id = ${second.projectId}`.execute(
    api.deps.database.direct,
  );
  const chosen = await api.call('POST', `/projects/select/${business.projectId}`, { token: second.token });
  const notified = async (token: string, language = 'en') =>
    (await api.call('GET', '/notifications', { token, headers: { 'accept-language': language } })).json.items.map(
      ({ kind, title, text, path }: Record<string, string>) => [kind, title, text, path],
    );
  const [joiner, refuser] = [await createLoner(), await createLoner()];
  const { json } = await invite(joiner.username, business);
  await answer(json.id, 'join', joiner.token);
  const path = '/manager/employees';
  const text = 'Ona Petraitė is now an employee and can be scheduled.';
  const joined = ['invitation_answered', 'Your invitation was accepted', text, path];
  await eventually(async () => expect(await notified(business.token)).toEqual([joined]));
  const asked = await invite(refuser.username, business, { name: 'Jonas' });
  await answer(asked.json.id, 'decline', refuser.token);
  await answer(asked.json.id, 'decline', refuser.token);
  await eventually(async () =>
    expect(await notified(business.token, 'lt')).toEqual([
      ['invitation_answered', 'Jūsų kvietimas atmestas', 'Prie komandos neprisijungia Jonas.', path],
      [
        'invitation_answered',
        'Jūsų kvietimas priimtas',
        'Prie komandos prisijungė Ona Petraitė. Jau galima planuoti pamainas.',
        path,
      ],
    ]),
  );
  expect(chosen.status).toBe(200);
  expect(await notified(chosen.json.access_token)).toEqual([]);
});
