import { afterAll, beforeAll, expect, test } from 'vitest';
import { createCafe, type TestCafe } from '../../../testing/seeds/cafe.ts';
import { createMember, createWorker } from '../../../testing/seeds/people.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';

let api: TestApp;
let cafe: TestCafe;
let deputy: { username: string; account: string; token: string };
/** March was published by the owner, who has a name; April by the deputy, who has none; both are being amended. */
beforeAll(async () => {
  api = await createTestApp();
  cafe = await createCafe(api, 0);
  deputy = await createMember(api, cafe, { role: 'manager' });
  await nameOf(await idOf(cafe.token), { first_name: 'Rūta', last_name: 'Kazlauskienė' });
  for (const [month, token] of [
    [3, cafe.token],
    [4, deputy.token],
  ] as const) {
    const date = `2032-0${month}-01`;
    await api.call('POST', '/schedule/shifts', { token, body: { date, template: 'DAY', role: 'cook' } });
    await api.call('POST', `/schedule/publish?year=2032&month=${month}`, { token });
    await api.call('POST', `/schedule/amend?year=2032&month=${month}`, { token });
  }
});
afterAll(() => api.close());

const me = async (token: string) => (await api.call('GET', '/users/me', { token })).json;
const idOf = async (token: string): Promise<string> => (await me(token)).id;
const nameOf = (id: string, names: { first_name: string | null; last_name: string | null }) =>
  api.deps.database.direct.updateTable('account').set(names).where('id', '=', id).execute();
const get = async (path: string) => (await api.call('GET', path, { token: cafe.token })).json;
type Row = Record<string, unknown>;

test('who published a month is named, or has only a username', async () => {
  const list: Row[] = await get('/schedule/history');
  const { username } = await me(cafe.token);
  expect(list.map(({ month, published_by, published_by_name }) => [month, published_by, published_by_name])).toEqual([
    [4, deputy.username, null],
    [3, username, 'Rūta Kazlauskienė'],
  ]);
  expect(await get(`/schedule/history/${String(list[1]?.['id'])}`)).toMatchObject({
    published_by: username,
    published_by_name: 'Rūta Kazlauskienė',
  });
});

test('who is no member any more is not named: the username can be somebody else’s by now', async () => {
  const id = await idOf(deputy.token);
  await nameOf(id, { first_name: 'Jonas', last_name: 'Svetimas' });
  const published = async () => (await get('/schedule/history'))[0].published_by_name;
  expect(await published()).toBe('Jonas Svetimas');
  const members = api.deps.database.direct.deleteFrom('project_member').where('account_id', '=', id);
  const before = await api.deps.database.direct
    .selectFrom('project_member')
    .selectAll()
    .where('account_id', '=', id)
    .executeTakeFirstOrThrow();
  await members.execute();
  expect(await published()).toBeNull();
  await api.deps.database.direct.insertInto('project_member').values(before).execute();
  await nameOf(id, { first_name: null, last_name: null });
});

test('who amends published days is named in the list and to whom would amend them too', async () => {
  const names = (rows: Row[]) => rows.map(({ started_by_name }) => started_by_name);
  expect(names(await get('/schedule/amendments'))).toEqual(['Rūta Kazlauskienė', null]);
  const again = await api.call('POST', '/schedule/amend?year=2032&month=3', { token: deputy.token });
  expect([again.status, again.json.code]).toEqual([409, 'amendment_open']);
  expect(again.json.detail).toContain('Rūta Kazlauskienė');
  const unnamed = await api.call('POST', '/schedule/amend?year=2032&month=4', { token: cafe.token });
  expect(unnamed.json.detail).toContain(deputy.username);
});

test('a user’s name is that of the employee, else the account’s, else there is none', async () => {
  expect(await me(cafe.token)).toMatchObject({ name: 'Rūta Kazlauskienė' });
  expect(await me(deputy.token)).toMatchObject({ name: null });
  const ona = await createWorker(api, cafe, { name: 'Ona Petraitė' });
  expect(await me(ona.token)).toMatchObject({ username: ona.id, name: 'Ona Petraitė', first_name: null });
  await nameOf(deputy.account, { first_name: '', last_name: '' });
  expect(await me(deputy.token)).toMatchObject({ name: null });
});
