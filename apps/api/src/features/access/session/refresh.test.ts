import { afterAll, beforeAll, expect, test } from 'vitest';
import { createManager, createWorker, unique } from '../../../testing/seeds/people.ts';
import { payFirst } from '../../../testing/fakes/payers.ts';
import { createTestApp, type Reply, type TestApp } from '../../../testing/test-app.ts';
import { createTokens } from '../../../platform/auth/tokens.ts';

let api: TestApp;
/** How far the clock of the product is ahead. */
let ahead = 0;
beforeAll(async () => {
  api = await createTestApp({ parts: { now: () => Date.now() + ahead } });
});
afterAll(() => api.close());

const BROWSER = { origin: 'https://pamaina.example.lt', 'user-agent': 'Mozilla/5.0 (Linux; Android 15) Chrome/150.0' };
const SECOND = 1_000;

interface SignedIn {
  access: string;
  refresh: string;
  cookies: string[];
  /** As a browser sends them back. */
  cookie: string;
}

async function signInWith(username: string, headers: Record<string, string> = {}): Promise<SignedIn> {
  const reply = await api.app.inject({
    method: 'POST',
    url: '/api/token',
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
    payload: new URLSearchParams({ username, password: 'secret-9' }).toString(),
  });
  const cookies = [reply.headers['set-cookie'] ?? []].flat();
  const cookie = cookies.map((one) => one.split(';')[0]).join('; ');
  return { access: reply.json().access_token, refresh: reply.json().refresh_token, cookies, cookie };
}

async function newAccount(): Promise<string> {
  const username = unique('žydrė');
  await api.call('POST', '/register', { body: { username, password: 'secret-9' } });
  return username;
}

const refresh = (refresh_token: string, access_token?: string) =>
  api.call('POST', '/token/refresh', { body: { refresh_token, ...(access_token && { access_token }) } });
const me = (token: string) => api.call('GET', '/users/me', { token });
const contents = (token: string) => JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString());

test('an access token lives an hour, and each refresh gives the next two', async () => {
  const first = await signInWith(await newAccount());
  const { exp, iat } = contents(first.access);
  expect(exp - iat).toBe(3_600);
  const reply = await refresh(first.refresh);
  expect([reply.status, reply.json.token_type]).toEqual([200, 'bearer']);
  expect(reply.json.refresh_token).not.toBe(first.refresh);
  expect((await me(reply.json.access_token)).status).toBe(200);
  const next = await refresh(reply.json.refresh_token);
  expect(next.status).toBe(200);
});

test('a browser gets the refresh token as a cookie that no page reads, and never in a reply', async () => {
  const username = await newAccount();
  const first = await signInWith(username, BROWSER);
  expect(first.refresh).toBeUndefined();
  const cookie = first.cookies.find((one) => one.startsWith('pamaina_refresh='));
  expect(cookie).toMatch(/; Path=\/api\/token; HttpOnly; Max-Age=\d+; SameSite=Strict$/);
  const reply = await api.call('POST', '/token/refresh', { body: {}, headers: { ...BROWSER, cookie: first.cookie } });
  expect([reply.status, Object.keys(reply.json)]).toEqual([200, ['access_token', 'token_type']]);
  const rotated = [reply.headers['set-cookie'] ?? []].flat().find((one) => one.startsWith('pamaina_refresh='));
  expect(rotated).not.toBe(cookie);
  expect((await me(reply.json.access_token)).status).toBe(200);
});

test('by TLS every cookie is Secure, named so, and only one of that name signs in', async () => {
  const tls = { ...BROWSER, 'x-forwarded-proto': 'https' };
  const first = await signInWith(await newAccount(), tls);
  expect(first.cookies.map((cookie) => [cookie.split('=')[0], cookie.endsWith('; Secure')]).sort()).toEqual([
    ['__Secure-pamaina_device', true],
    ['__Secure-pamaina_refresh', true],
    ['__Secure-pamaina_stays', true],
  ]);
  const from = (cookie: string) =>
    api.call('POST', '/token/refresh', { body: {}, headers: { ...tls, cookie } }).then(({ status }) => status);
  expect(await from(first.cookie.replaceAll('__Secure-', ''))).toBe(401);
  expect(await from(first.cookie)).toBe(200);
});

test('a form on a page of another site signs nobody in: the browser gets no cookie', async () => {
  const username = await newAccount();
  const namesFrom = async (site: string) => {
    const { cookies } = await signInWith(username, { ...BROWSER, 'sec-fetch-site': site });
    return cookies.map((cookie) => cookie.split('=')[0]).sort();
  };
  expect([await namesFrom('cross-site'), await namesFrom('same-site')]).toEqual([[], []]);
  expect(await namesFrom('same-origin')).toEqual(['pamaina_device', 'pamaina_refresh', 'pamaina_stays']);
});

test('a sign-in is kept for 12 hours on a device that is new to the account, and for 30 days on a known one', async () => {
  const username = await newAccount();
  const first = await signInWith(username, BROWSER);
  // A second may pass between signing in and sending the cookie.
  const secondsOf = ({ cookies }: typeof first) =>
    Number(/pamaina_refresh=.*; Max-Age=(\d+);/.exec(cookies.join('\n'))?.[1]);
  expect(Math.abs(secondsOf(first) - 12 * 3_600)).toBeLessThan(5);
  const second = await signInWith(username, { ...BROWSER, cookie: first.cookie });
  expect(Math.abs(secondsOf(second) - 30 * 24 * 3_600)).toBeLessThan(5);
  // The same browser is one device: its sign-in before ends.
  expect((await me(first.access)).status).toBe(401);
  const devices = await api.call('GET', '/sessions', { token: second.access });
  expect(devices.json.map(({ device, current }: { device: string; current: boolean }) => [device, current])).toEqual([
    ['Chrome, Android', true],
    ['lightMyRequest', false],
  ]);
});

test('two tabs that refresh at once get the same answer, and nobody is signed out', async () => {
  const first = await signInWith(await newAccount());
  const replies = await Promise.all([refresh(first.refresh), refresh(first.refresh), refresh(first.refresh)]);
  expect(replies.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect(new Set(replies.map(({ json }) => json.refresh_token)).size).toBe(1);
  for (const { json } of replies) expect((await me(json.access_token)).status).toBe(200);
  expect((await refresh(replies[0]?.json.refresh_token)).status).toBe(200);
});

test('an old refresh token used again ends the sign-in for both who have it', async () => {
  const username = await newAccount();
  const [stolen, elsewhere] = [await signInWith(username), await signInWith(username)];
  const { json: owner } = await refresh(stolen.refresh);
  expect((await me(owner.access_token)).status).toBe(200);
  ahead = 31 * SECOND;
  const thief = await refresh(stolen.refresh);
  expect([thief.status, thief.json.code]).toEqual([401, 'session_over']);
  expect((await me(owner.access_token)).status).toBe(401);
  expect((await refresh(owner.refresh_token)).status).toBe(401);
  expect((await me(elsewhere.access)).status).toBe(200);
  ahead = 0;
});

test('a phone whose answer was lost comes back a day later with the token before', async () => {
  const first = await signInWith(await newAccount());
  const { json: lost } = await refresh(first.refresh);
  ahead = 10 * 3_600 * SECOND;
  const again = await refresh(first.refresh);
  expect([again.status, again.json.refresh_token]).toEqual([200, lost.refresh_token]);
  expect((await me(again.json.access_token)).status).toBe(200);
  ahead += 31 * SECOND;
  // Now it has arrived: the token before is over.
  expect((await refresh(first.refresh)).status).toBe(401);
  ahead = 0;
});

test('altered, foreign and missing refresh tokens are refused alike and end nothing', async () => {
  const first = await signInWith(await newAccount());
  const [id = '', generation = '', mark = ''] = first.refresh.split('.');
  const foreign = createTokens('another secret of at least 32 chars').signRefresh({ signInId: id, generation: 1 });
  const altered = `${id}.${Number(generation) + 1}.${mark}`;
  for (const token of [altered, foreign, `${id}.${generation}.`, `${first.refresh}x`, 'x', first.access])
    expect((await refresh(token)).json.code, token).toBe('session_over');
  expect((await api.call('POST', '/token/refresh', { body: {} })).json.code).toBe('session_over');
  expect((await refresh(first.refresh)).status).toBe(200);
});

test('each tab stays in its project: the access token before says which', async () => {
  const manager = await createManager(api, 'Rytas');
  const username = await newAccount();
  const { direct } = api.deps.database;
  const { id } = await direct
    .updateTable('account')
    .set({ role: 'manager' })
    .where('username', '=', username)
    .returning('id')
    .executeTakeFirstOrThrow();
  await direct
    .insertInto('project_member')
    .values({ project_id: manager.projectId, account_id: id, role: 'manager' })
    .execute();
  const first = await signInWith(username);
  const selected = await api.call('POST', `/projects/select/${manager.projectId}`, { token: first.access });
  const { json: inProject } = await refresh(first.refresh, selected.json.access_token);
  expect(contents(inProject.access_token).project_id).toBe(manager.projectId);
  const { json: outside } = await refresh(inProject.refresh_token, first.access);
  expect(contents(outside.access_token).project_id).toBeNull();
});

test('a device is signed out at once, and nobody can sign out someone else’s device', async () => {
  const username = await newAccount();
  const [mine, other] = [await signInWith(username), await signInWith(username)];
  const list = async () => (await api.call('GET', '/sessions', { token: mine.access })).json as { id: string }[];
  expect(await list()).toHaveLength(3);
  const stranger = await signInWith(await newAccount());
  const foreign = (await list())[1]?.id ?? '';
  expect((await api.call('DELETE', `/sessions/${foreign}`, { token: stranger.access })).status).toBe(404);
  const { jti } = contents(other.access);
  expect((await api.call('DELETE', `/sessions/${jti}`, { token: mine.access })).status).toBe(204);
  expect((await api.call('DELETE', `/sessions/${jti}`, { token: mine.access })).status).toBe(404);
  expect((await me(other.access)).status).toBe(401);
  expect((await refresh(other.refresh)).status).toBe(401);
  expect((await api.call('DELETE', '/sessions?others=true', { token: mine.access })).status).toBe(204);
  expect(await list()).toHaveLength(1);
  expect((await api.call('DELETE', '/sessions', { token: mine.access })).status).toBe(204);
  expect((await me(mine.access)).status).toBe(401);
});

test('a deleted employee, a new password and a log-out end the refresh token too', async () => {
  const manager = await createManager(api);
  const worker = await createWorker(api, manager);
  const signed = async (password: string) => {
    const reply = await api.app.inject({
      method: 'POST',
      url: '/api/token',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: new URLSearchParams({ username: worker.id, password }).toString(),
    });
    return reply.json() as { access_token: string; refresh_token: string };
  };
  const [first, second] = [await signed('secret-2'), await signed('secret-2')];
  await api.call('DELETE', '/token', { token: first.access_token });
  expect((await refresh(first.refresh_token)).status).toBe(401);
  const passwords = { current_password: 'secret-2', new_password: 'secret-9', confirm_password: 'secret-9' };
  const change = { token: worker.token, body: passwords };
  expect((await api.call('POST', '/settings/change-password', change)).status).toBe(204);
  expect((await refresh(second.refresh_token)).status).toBe(401);
  const third = await signed('secret-9');
  await api.call('DELETE', `/employees/${worker.id}`, { token: manager.token });
  expect((await refresh(third.refresh_token)).status).toBe(401);
});

test('a sign-in on a new device notifies the owner of the account, the first one does not', async () => {
  const username = await newAccount();
  const { direct } = api.deps.database;
  await direct
    .updateTable('account')
    .set({ verified_email: 'ona@example.lt' })
    .where('username', '=', username)
    .execute();
  const mails = () => direct.selectFrom('account_mail').select(['kind', 'facts']).orderBy('created_at').execute();
  const first = await signInWith(username, BROWSER);
  expect(await mails()).toEqual([{ kind: 'new_device', facts: { device: 'Chrome, Android' } }]);
  await signInWith(username, { ...BROWSER, cookie: first.cookie });
  expect(await mails()).toHaveLength(1);
});

const cleared = (reply: Reply) =>
  [reply.headers['set-cookie'] ?? []]
    .flat()
    .filter((cookie) => cookie.includes('Max-Age=0'))
    .map((cookie) => cookie.split('=', 1)[0])
    .toSorted();

test('logging out leaves only the cookie of the known device, with which the next sign-in is let in', async () => {
  const username = await newAccount();
  const first = await signInWith(username, BROWSER);
  const { cookie } = await payFirst(api, `${username}@example.lt`, BROWSER);
  const headers = { ...BROWSER, cookie: `${first.cookie}; ${cookie}` };
  const reply = await api.call('DELETE', '/token', { token: first.access, headers });
  expect(cleared(reply)).toEqual(['pamaina_payer', 'pamaina_refresh', 'pamaina_stays']);
});

test('ending the own sign-in from the list of devices removes its cookies too, ending another keeps them', async () => {
  const username = await newAccount();
  const [other, own] = [await signInWith(username, BROWSER), await signInWith(username, BROWSER)];
  const headers = { ...BROWSER, cookie: own.cookie };
  const end = async ({ access }: SignedIn) => {
    const [{ id }] = (await api.call('GET', '/sessions', { token: access })).json;
    return api.call('DELETE', `/sessions/${id}`, { token: own.access, headers });
  };
  expect(cleared(await end(other))).toEqual([]);
  expect(cleared(await end(own))).toEqual(['pamaina_refresh', 'pamaina_stays']);
});
