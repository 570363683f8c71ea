import { constants } from '@pamaina/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createManager, unique, type TestManager } from '../../testing/seeds/people.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';

let api: TestApp;
let manager: TestManager;
beforeAll(async () => {
  api = await createTestApp();
  manager = await createManager(api);
  for (const name of ['Zaja', 'Õun', 'Juras', 'Žukas', 'Yra', 'Kask', 'Oja'])
    await ask('POST', '/employees', { id: unique('person'), name, roles: ['cook'] });
});
afterAll(() => api.close());

const ask = (method: 'GET' | 'POST' | 'PUT', path: string, body?: object) =>
  api.call(method, path, { token: manager.token, ...(body && { body }) });

async function namesIn(country: string): Promise<string[]> {
  const moved = await ask('PUT', '/settings/project', { name: 'Project', country });
  expect(moved.status).toBe(200);
  const { json } = await ask('GET', '/employees');
  return json.map(({ name }: { name: string }) => name);
}

test.each([
  ['LT', ['Yra', 'Juras', 'Kask', 'Oja', 'Õun', 'Zaja', 'Žukas']],
  // Z and Ž come behind S, Õ behind V.
  ['EE', ['Juras', 'Kask', 'Oja', 'Zaja', 'Žukas', 'Õun', 'Yra']],
  ['GB', ['Juras', 'Kask', 'Oja', 'Õun', 'Yra', 'Zaja', 'Žukas']],
])('people are listed in the alphabet of the project’s country: %s', async (country, expected) => {
  expect(await namesIn(country)).toEqual(expected);
  const { json } = await api.call('GET', '/users/me', { token: manager.token });
  expect(json.projects).toMatchObject([{ country }]);
});

test('every country of a project has its alphabet in the database', async () => {
  for (const country of constants.countries) expect(await namesIn(country)).toHaveLength(7);
});
