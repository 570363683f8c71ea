import { afterAll, beforeAll, expect, test } from 'vitest';
import { createManager, unique, type TestManager } from '../../../testing/seeds/people.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';

let api: TestApp;
let manager: TestManager;
beforeAll(async () => {
  api = await createTestApp();
  manager = await createManager(api);
});
afterAll(() => api.close());

const listed = async (id: string) => {
  const { json } = await api.call('GET', '/employees', { token: manager.token });
  return json.find((one: { id: string }) => one.id === id);
};

test('an imported nickname is listed, exported and in the history', async () => {
  const id = unique('zydrune');
  const headers = { 'content-type': 'text/csv' };
  const upload = (body: string) =>
    api.call('POST', '/employees/import', { token: manager.token, headers, body: Buffer.from(body) });
  expect((await upload(`ID;Vardas;Pareigos;Trumpasis vardas\n${id};Žydrūnė;virėja;Žydrė\n`)).json.created).toBe(1);
  expect(await listed(id)).toMatchObject({ nickname: 'Žydrė' });
  expect((await upload(`id,Nickname\n${id},Žyžė\n`)).json.updated).toBe(1);
  const { json: history } = await api.call('GET', '/activity?type=employee', { token: manager.token });
  expect(history.items[0].details).toMatchObject({ before: { nickname: 'Žydrė' }, after: { nickname: 'Žyžė' } });
  const long = await upload(`id,Nickname\n${id},${'ž'.repeat(41)}\n`);
  expect(long.json.errors).toMatchObject([{ line: 2 }]);
});

test('a change from before there were nicknames keeps it, and an empty one clears it', async () => {
  const person = { id: unique('jonas'), name: 'Jonas', roles: ['cook'] };
  const send = (body: object) => api.call('PUT', `/employees/${person.id}`, { token: manager.token, body });
  await api.call('POST', '/employees', { token: manager.token, body: { ...person, nickname: 'Jonukas' } });
  expect((await send({ name: 'Jonas', roles: ['cook'] })).json.nickname).toBe('Jonukas');
  expect((await send({ name: 'Jonas', roles: ['cook'], nickname: null })).json.nickname).toBeNull();
});
