import { afterAll, beforeAll, expect, test } from 'vitest';
import { createManager, createWorker, signIn, unique, type TestManager } from '../../../testing/seeds/people.ts';
import { rowsWith } from '../../../testing/seeds/rows-with.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';

let api: TestApp;
let manager: TestManager;
beforeAll(async () => {
  api = await createTestApp();
  manager = await createManager(api);
});
afterAll(() => api.close());

type Method = 'POST' | 'DELETE';
const call = async (method: Method, path: string, token: string, body?: object) => {
  const reply = await api.call(method, path, { token, ...(body && { body }) });
  expect(reply.status, path).toBeLessThan(300);
  return reply.json;
};
const invite = (login: string, role: string) => call('POST', '/project/members', manager.token, { login, role });
const tablesWith = async (text: string) => (await rowsWith(api, [text]))[text]!.map((line) => line.split(':')[0]);

/** Somebody with an own account who is a manager, did something and was removed. */
async function removedManager(names: object = {}) {
  const username = unique('zx-deputy');
  const email = `${unique('zx')}@example.lt`;
  const account = { username, email, password: 'secret-5', ...names };
  const { json } = await api.call('POST', '/register', { body: account });
  const token: string = json.access_token;
  const { id } = (await api.call('GET', '/users/me', { token })).json;
  // By the address first, which stays unanswered, and by the username as it is not written.
  await invite(email.toUpperCase(), 'lead');
  const offer = await invite(username.toUpperCase(), 'manager');
  const { access_token: own } = await call('POST', `/member-invitations/${offer.id}/accept`, token);
  await call('POST', '/comments', own, { date: '2034-06-10', comment: 'Seen' });
  await call('POST', '/events', own, { date: '2034-06-11', title: 'Fair', color: 'blue' });
  await call('DELETE', `/project/members/${id}`, manager.token);
  return { username, email, token };
}

test.each([
  ['with a name', { first_name: 'Zxigniew', last_name: 'Zxowski' }],
  ['without a name', {}],
])('who was removed from a project and erases the account later is named there no more (%s)', async (_, names) => {
  const { username, email, token } = await removedManager(names);
  // Until then the project can say who it was.
  expect(await tablesWith(username)).toContain('activity');
  await call('DELETE', '/settings/profile', token, { password: 'secret-5' });
  expect(Object.values(await rowsWith(api, [username, email, 'Zxowski'])).flat()).toEqual([]);
});

test('an employee who led shifts and took the own login along: the employer keeps what it recorded of them', async () => {
  const worker = await createWorker(api, manager, { name: 'Zxolanta' });
  await api.deps.database.direct
    .updateTable('account')
    .set({ registration_method: 'open' })
    .where('employee_id', '=', worker.id)
    .execute();
  await invite(worker.id, 'lead');
  await call('DELETE', `/employees/${worker.id}`, manager.token);
  const token = await signIn(api, worker.id, 'secret-2');
  const before = await tablesWith('Zxolanta');
  expect(before).toContain('former_employee');
  await call('DELETE', '/settings/profile', token, { password: 'secret-2' });
  expect(await tablesWith('Zxolanta')).toEqual(before);
  expect(await tablesWith(worker.id)).toContain('activity');
});
