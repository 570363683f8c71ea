import { afterAll, beforeAll, expect, test } from 'vitest';
import { createManager, createWorker, signIn, unique, type TestManager } from '../../../testing/seeds/people.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';

let api: TestApp;
let manager: TestManager;
beforeAll(async () => {
  api = await createTestApp();
  manager = await createManager(api);
});
afterAll(() => api.close());

const password = 'secret-9';
const register = (username: string, headers = {}) =>
  api.call('POST', '/register', { body: { username, password }, headers });
const person = (id: string) =>
  api.call('POST', '/employees', { token: manager.token, body: { id, name: 'Ona', roles: ['cook'] } });

const wide = (name: string) =>
  name.replaceAll(/[a-z0-9-]/g, (sign) => String.fromCodePoint((sign.codePointAt(0) ?? 0) + 0xfee0));

test('a name in wide letters is the same name, and signs the same person in', async () => {
  const name = unique('rasa');
  const made = await register(wide(name));
  expect(made.status).toBe(201);
  expect((await api.call('GET', '/users/me', { token: made.json.access_token })).json.username).toBe(name);
  expect((await register(name)).json.code).toBe('username_taken');
  expect((await person(wide(name))).json.code).toBe('id_taken');
  for (const typed of [name, wide(name), name.toUpperCase()]) expect(await signIn(api, typed, password)).toBeDefined();
});

test('names that only folding makes alike are one', async () => {
  const number = unique('x');
  expect((await register(`straße-${number}`)).status).toBe(201);
  expect((await register(`STRASSE-${number}`)).json.code).toBe('username_taken');
  expect((await register(`ΝΙΚΟΣ-1${process.pid}`)).status).toBe(201);
  expect((await register(`νικοσ-1${process.pid}`)).json.code).toBe('username_taken');
});

test('letters that look alike from two alphabets are refused beside the field, in both languages', async () => {
  // The Cyrillic а, е and о, the Greek ο.
  for (const name of ['r\u0430sa', 'demo'.replace('e', '\u0435'), 'dem\u03bf', '\u0430\u03bf']) {
    const refused = await register(name);
    expect([refused.status, refused.json.errors]).toEqual([
      422,
      { username: [expect.stringContaining('one alphabet')] },
    ]);
    expect((await person(name)).json.errors).toEqual({ id: [expect.stringContaining('one alphabet')] });
  }
  const lithuanian = await register('r\u0430sa', { 'accept-language': 'lt' });
  expect(lithuanian.json.errors.username[0]).toContain('vienos abėcėlės');
  const checked = await api.call('GET', `/employees/check-id/${encodeURIComponent('r\u0430sa')}`, {
    token: manager.token,
  });
  expect(Object.keys(checked.json.errors)).toEqual(['id']);
});

test('names of one alphabet are fine, and Lithuanian letters stay apart from those without marks', async () => {
  const number = unique('');
  for (const name of ['šarūnė', 'sarune', 'šarune', 'Наталья', 'Ελένη', '山田たろう', 'אנה'])
    expect([name, (await register(name + number)).status]).toEqual([name, 201]);
});

test('a file of people refuses a look-alike ID and names its column', async () => {
  const reply = await api.app.inject({
    method: 'POST',
    url: '/api/employees/import?dry_run=true',
    headers: { authorization: `Bearer ${manager.token}`, 'content-type': 'text/csv' },
    payload: Buffer.from('id,name,roles\nr\u0430sa,Rasa,cook\n'),
  });
  expect(reply.json()).toMatchObject({
    created: 0,
    errors: [{ line: 2, detail: expect.stringContaining('one alphabet') }],
  });
});

test('names from before they were folded keep working, also several that are alike now', async () => {
  const [alone, first, mixed] = [unique('alone'), unique('first'), `r\u0430sa${unique('')}`];
  const before = async (stored: string, key = stored) => {
    const made = await register(unique('old'));
    const { id } = (await api.call('GET', '/users/me', { token: made.json.access_token })).json;
    await api.deps.database.outside(async (tx) => {
      await tx.insertInto('identity').values({ key }).execute();
      await tx.updateTable('account').set({ username: stored, identity_key: key }).where('id', '=', id).execute();
    });
  };
  await before(wide(alone), alone);
  for (const name of [first, wide(first), mixed]) await before(name);
  const [worker, folded] = [await createWorker(api, manager), unique('worker')];
  const kept = wide(folded);
  await api.deps.database.inProject(manager.projectId, async (tx) => {
    await tx.insertInto('identity').values({ key: folded }).execute();
    await tx.updateTable('employee').set({ identity_key: folded }).where('id', '=', worker.id).execute();
    await tx.updateTable('account').set({ identity_key: folded }).where('employee_id', '=', worker.id).execute();
  });
  const whoIs = async (typed: string) => {
    const token = await signIn(api, typed, typed === kept ? 'secret-2' : password);
    return (await api.call('GET', '/users/me', { token })).json.username;
  };
  expect([await whoIs(alone), await whoIs(wide(alone))]).toEqual([wide(alone), wide(alone)]);
  expect([await whoIs(first), await whoIs(wide(first)), await whoIs(mixed)]).toEqual([first, wide(first), mixed]);
  expect(await whoIs(kept)).toBe(worker.id);
  for (const name of [alone, wide(alone), first, wide(first), kept])
    expect((await register(name)).json.code).toBe('username_taken');
});
