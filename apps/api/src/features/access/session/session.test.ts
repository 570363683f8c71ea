import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Pace } from '../../../platform/limits/limits.ts';
import { createManager, createWorker, signIn, unique } from '../../../testing/seeds/people.ts';
import { createTestApp, REGISTRATION_CODE, type TestApp } from '../../../testing/test-app.ts';

let api: TestApp;
beforeAll(async () => {
  api = await createTestApp();
});
afterAll(() => api.close());

const register = (body: object) => api.call('POST', '/register', { body });

test('without a session there is no person', async () => {
  const reply = await api.call('GET', '/users/me');
  expect([reply.status, reply.json.code]).toEqual([401, 'unauthenticated']);
  expect(reply.headers['content-type']).toContain('application/problem+json');
});

test('the company code makes a manager, no code an employee, a wrong code nobody', async () => {
  const manager = await register({
    username: unique('m'),
    password: 'secret-9',
    registration_code: REGISTRATION_CODE,
    first_name: 'Eglė',
  });
  expect(manager.status).toBe(201);
  const me = await api.call('GET', '/users/me', { token: manager.json.access_token });
  expect(me.json).toMatchObject({
    role: 'manager',
    registration_method: 'registration_code',
    first_name: 'Eglė',
    projects: [],
    must_change_password: false,
  });

  const employee = await register({ username: unique('e'), password: 'secret-9' });
  expect((await api.call('GET', '/users/me', { token: employee.json.access_token })).json).toMatchObject({
    role: 'employee',
    employee_id: null,
  });

  const username = unique('wrong');
  const wrong = await register({ username, password: 'secret-9', registration_code: 'guess' });
  expect([wrong.status, wrong.json.code]).toEqual([422, 'registration_code_wrong']);
  expect((await register({ username, password: 'secret-9' })).status).toBe(201);
});

test('codes cannot be tried for long, and other registrations go on', async () => {
  const attacked = await createTestApp();
  const register = (body: object) => attacked.call('POST', '/register', { body });
  const guesses = await Promise.all(
    Array.from({ length: 30 }, (_, index) =>
      register({ username: unique('g'), password: 'secret-9', registration_code: `guess ${index}` }),
    ),
  );
  expect(guesses.filter(({ status }) => status === 429).length).toBeGreaterThanOrEqual(20);
  expect(guesses.find(({ status }) => status === 429)?.headers['retry-after']).toMatch(/^\d+$/);
  expect((await register({ username: unique('e'), password: 'secret-9' })).status).toBe(201);
  await attacked.close();
});

test('a flood of made-up names is counted by address, and no window is kept for each name', async () => {
  const flooded = await createTestApp();
  const { limits } = flooded.deps;
  const names = new Set<string>();
  const step = async (key: string, pace: Pace) => {
    await limits.step(key, pace);
    names.add(key);
  };
  flooded.deps.limits = { ...limits, step };
  await limits.take('sign-in-network:127.0.0.1', 300, 900, 300);
  for (let guess = 0; guess < 5; guess += 1)
    expect(await signIn(flooded, unique('made-up'), 'secret-9')).toBeUndefined();
  expect([...names]).toEqual([]);
  const { rows } = await flooded.deps.database.pool.query(
    "select from limit_window where key like 'sign-in-account:%'",
  );
  expect(rows).toEqual([]);
  await flooded.close();
});

test.each([
  [{ password: 'secret-9' }, 'username'],
  [{ username: 'a b', password: 'secret-9' }, 'username'],
  [{ username: 'short', password: '12345' }, 'password'],
  [{ username: 'mail', password: 'secret-9', email: 'no' }, 'email'],
  [{ username: 'role', password: 'secret-9', role: 'manager' }, 'role'],
])('registration names the wrong field: %o', async (body, field) => {
  const reply = await register(body);
  expect(reply.status).toBe(422);
  expect(Object.keys(reply.json.errors)).toEqual([field]);
});

test('errors are in the language of the caller', async () => {
  const reply = await api.call('POST', '/register', { body: {}, headers: { 'accept-language': 'lt-LT,lt;q=0.9' } });
  expect(reply.json.errors.password).toEqual(['Šį lauką būtina užpildyti.']);
});

test('a username is one person, however it is written and however many ask at once', async () => {
  const username = unique('Žaneta');
  const replies = await Promise.all(
    [username, username.toLowerCase(), username.toUpperCase()].map((name) =>
      register({ username: name, password: 'secret-9' }),
    ),
  );
  expect(replies.map(({ status }) => status).sort()).toEqual([201, 409, 409]);
});

test('sign-in takes a form, and a wrong password reads like a missing user', async () => {
  const username = unique('m');
  await register({ username, password: 'right-one', registration_code: REGISTRATION_CODE });
  expect(await signIn(api, username, 'right-one')).toMatch(/^ey/);
  const attempt = (name: string) =>
    api.app.inject({
      method: 'POST',
      url: '/api/token',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: `username=${name}&password=wrong-one`,
    });
  const [wrong, missing] = await Promise.all([attempt(username), attempt(unique('nobody'))]);
  expect([wrong.statusCode, missing.statusCode]).toEqual([401, 401]);
  expect(wrong.json()).toEqual({ ...missing.json(), request_id: wrong.json().request_id });
  expect((await api.call('POST', '/token', { body: { username, password: 'right-one' } })).status).toBe(415);
});

test('an account is not guessed at for long', async () => {
  const username = unique('m');
  await register({ username, password: 'right-one' });
  const replies = await Promise.all(
    Array.from({ length: 14 }, () =>
      api.app.inject({
        method: 'POST',
        url: '/api/token',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        payload: `username=${username}&password=wrong`,
      }),
    ),
  );
  expect(replies.filter(({ statusCode }) => statusCode === 429).length).toBe(4);
});

test('forged, foreign and ended tokens are nobody', async () => {
  const manager = await createManager(api);
  const [head, body, signature] = manager.token.split('.');
  const none = Buffer.from('{"alg":"none"}').toString('base64url');
  const { createTokens } = await import('../../../platform/auth/tokens.ts');
  const other = await createTokens('another secret of at least 32 chars').sign({
    accountId: 'x',
    sessionId: 'y',
    role: 'manager',
    projectId: null,
    expiresAt: 9e9,
  });
  for (const token of [`${none}.${body}.`, `${head}.${body}.${signature}x`, `${head}.${body}`, 'x', other]) {
    expect((await api.call('GET', '/users/me', { token })).status, token).toBe(401);
  }
  expect((await api.call('DELETE', '/token', { token: manager.token })).status).toBe(204);
  expect((await api.call('GET', '/users/me', { token: manager.token })).status).toBe(401);
});

test('a session that has reached its end is nobody, however long its token says', async () => {
  const { token } = await createManager(api);
  const { jti } = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as { jti: string };
  const end = (ahead: number) =>
    api.deps.database.direct
      .updateTable('session')
      .set({ expires_at: new Date(Date.now() + ahead).toISOString() })
      .where('id', '=', jti)
      .execute();
  await end(60_000);
  expect((await api.call('GET', '/users/me', { token })).status).toBe(200);
  await end(-1);
  expect((await api.call('GET', '/users/me', { token })).status).toBe(401);
});

test('a temporary password is changed once, and the other sessions end', async () => {
  const manager = await createManager(api);
  const worker = await createWorker(api, manager);
  const reset = { token: manager.token, body: { password: 'secret-2' } };
  await api.call('POST', `/employees/${worker.id}/reset-password`, reset);
  const [first, second] = [await signIn(api, worker.id, 'secret-2'), await signIn(api, worker.id, 'secret-2')];
  const refused = await api.call('GET', '/notifications', { token: second, headers: { 'accept-language': 'lt' } });
  expect([refused.status, refused.json.code]).toEqual([403, 'password_temporary']);
  expect(refused.json.detail).toContain('laikinas');
  expect((await api.call('GET', '/users/me', { token: second })).json.must_change_password).toBe(true);
  const change = (body: object) => api.call('POST', '/settings/change-password', { token: second, body });
  expect(
    (await change({ current_password: 'wrong', new_password: 'new-secret', confirm_password: 'new-secret' })).json
      .errors,
  ).toHaveProperty('current_password');
  expect(
    (await change({ current_password: 'secret-2', new_password: 'new-secret', confirm_password: 'other' })).json.errors,
  ).toHaveProperty('confirm_password');
  expect(
    (await change({ current_password: 'secret-2', new_password: 'new-secret', confirm_password: 'new-secret' })).status,
  ).toBe(204);
  expect((await api.call('GET', '/users/me', { token: second })).json.must_change_password).toBe(false);
  expect((await api.call('GET', '/users/me', { token: first })).status).toBe(401);
  expect((await api.call('GET', '/notifications', { token: second })).status).toBe(200);
  expect((await api.call('DELETE', '/token', { token: second })).status).toBe(204);
});

test('with a temporary password one can still log out', async () => {
  const manager = await createManager(api);
  const { id } = await createWorker(api, manager);
  const reset = { token: manager.token, body: { password: 'secret-3' } };
  await api.call('POST', `/employees/${id}/reset-password`, reset);
  const token = await signIn(api, id, 'secret-3');
  expect((await api.call('DELETE', '/token', { token })).status).toBe(204);
  expect((await api.call('GET', '/users/me', { token })).status).toBe(401);
});
