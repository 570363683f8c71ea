import type { Ability, ProjectRole } from '@pamaina/contract';
import { REGISTRATION_CODE, type TestApp } from '../test-app.ts';

export interface TestManager {
  token: string;
  projectId: string;
}

let counter = 0;
/** A name that no other test of this run uses. */
export const unique = (prefix: string) => `${prefix}-${process.pid}-${(counter += 1)}`;

/** A manager with a selected project. @param place its country and law pack, if they are chosen */
export async function createManager(
  test: TestApp,
  project = 'Rytas',
  place: { country?: string; law_pack?: string } = {},
): Promise<TestManager> {
  const registered = await test.call('POST', '/register', {
    body: { username: unique('manager'), password: 'secret-1', registration_code: REGISTRATION_CODE },
  });
  const created = await test.call('POST', '/projects', {
    token: registered.json.access_token,
    body: { name: project, ...place },
  });
  const selected = await test.call('POST', `/projects/select/${created.json.id}`, {
    token: registered.json.access_token,
  });
  return { token: selected.json.access_token, projectId: created.json.id };
}

/** An employee of the manager's project, with a login; further fields as in POST /employees. */
export async function createWorker(
  test: TestApp,
  manager: TestManager,
  fields: Record<string, unknown> = {},
): Promise<{ id: string; token: string }> {
  const id = unique('worker');
  await test.call('POST', '/employees', {
    token: manager.token,
    body: { id, name: 'Žydrūnas Kęsgaila', roles: ['cook'], ...fields },
  });
  await test.call('POST', `/employees/${id}/create-login`, { token: manager.token, body: { password: 'secret-2' } });
  await ownPassword(test, id);
  return { id, token: await signIn(test, id, 'secret-2') };
}

/** Somebody with an account of their own who runs the manager's project with them. */
export async function createMember(
  test: TestApp,
  manager: Pick<TestManager, 'token'>,
  rights: { role: ProjectRole; grants?: Ability[] },
): Promise<{ username: string; account: string; token: string }> {
  const username = unique(rights.role);
  const registered = await test.call('POST', '/register', { body: { username, password: 'secret-5' } });
  const { access_token: own } = registered.json;
  await test.call('POST', '/project/members', { token: manager.token, body: { login: username, ...rights } });
  const [offer] = (await test.call('GET', '/member-invitations', { token: own })).json;
  const accepted = await test.call('POST', `/member-invitations/${offer.id}/accept`, { token: own });
  const { access_token: token } = accepted.json;
  return { username, account: (await test.call('GET', '/users/me', { token })).json.id, token };
}

/** As if the employee had changed the temporary password, without the time for hashing it again. */
export async function ownPassword(test: TestApp, id: string): Promise<void> {
  await test.deps.database.outside((tx) =>
    tx.updateTable('account').set({ must_change_password: false }).where('employee_id', '=', id).execute(),
  );
}

export async function signIn(test: TestApp, username: string, password: string): Promise<string> {
  const reply = await test.app.inject({
    method: 'POST',
    url: '/api/token',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams({ username, password }).toString(),
  });
  return reply.json().access_token;
}
