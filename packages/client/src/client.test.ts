import { readFileSync } from 'node:fs';
import { features, namedEndpoints } from '@pamaina/contract';
import { afterAll, beforeAll, expect, expectTypeOf, test } from 'vitest';
import { createManager, type TestManager } from '../../../apps/api/src/testing/seeds/people.ts';
import { createTestApp, type TestApp } from '../../../apps/api/src/testing/test-app.ts';
import { createClient, Refused, type Client, type DownloadedFile } from './index.ts';

let api: TestApp;
let manager: TestManager;
let url: string;
let pamaina: Client;
beforeAll(async () => {
  api = await createTestApp({ planning: true });
  manager = await createManager(api);
  url = await api.app.listen({ host: '127.0.0.1', port: 0 });
  pamaina = createClient({ url, token: manager.token });
});
afterAll(() => api.close());

const problem = JSON.parse(readFileSync(new URL('../../../docs/example-problem.json', import.meta.url), 'utf8'));

test('every endpoint of the contract is a function, and nothing else is', () => {
  const functions = Object.entries(pamaina).flatMap(([feature, calls]) =>
    Object.keys(calls).map((name) => `${feature}.${name}`),
  );
  expect(functions.toSorted()).toEqual(namedEndpoints.map(({ feature, name }) => `${feature}.${name}`).toSorted());
  expect(Object.keys(features)).toEqual(expect.arrayContaining(Object.keys(pamaina)));
});

test('it writes and reads with the types of the contract', async () => {
  const made = await pamaina.templates.createTemplate({
    body: { name: 'Ankstyvoji žuvėdra', start_time: '08:00', end_time: '16:00', break_minutes: 30 },
  });
  expectTypeOf(made.minutes).toBeNumber();
  expect(made).toMatchObject({ minutes: 450, version: 1 });
  const changed = await pamaina.templates.updateTemplate({
    params: { name: made.name },
    body: { name: made.name, start_time: '09:00', end_time: '16:00' },
    ifMatch: made.version,
  });
  expect(changed.version).toBe(2);
  expect(await pamaina.templates.listTemplates()).toHaveLength(1);
});

test('a refusal says its code, its fields and its language', async () => {
  const lithuanian = createClient({ url, token: manager.token, language: 'lt' });
  const refused = await lithuanian.templates
    .createTemplate({ body: { name: '', start_time: '08:00', end_time: '16:00' } })
    .catch((error: unknown) => error);
  expect(refused).toBeInstanceOf(Refused);
  expect(refused).toMatchObject({ status: 422, code: 'invalid', fields: { name: [expect.any(String)] } });
  const stranger = createClient({ url });
  await expect(stranger.employees.listEmployees()).rejects.toMatchObject({ status: 401, code: 'unauthenticated' });
});

test('an answer that is not of the API is a refusal too', async () => {
  const proxy = createClient({
    url,
    fetch: () => Promise.resolve(new Response('<h1>Bad gateway</h1>', { status: 502 })),
  });
  await expect(proxy.employees.listEmployees()).rejects.toMatchObject({ status: 502, code: 'unreadable' });
});

test('a form, a key for repeated calls, a file and a job with its events', async () => {
  await expect(
    createClient({ url }).session.signIn({ body: { username: 'nobody', password: 'secret-1' } }),
  ).rejects.toMatchObject({ code: 'login_failed' });
  const body = { date: '2031-05-07', title: 'Fair' };
  const [first, second] = [
    await pamaina.events.createEvent({ body, key: 'once' }),
    await pamaina.events.createEvent({ body, key: 'once' }),
  ];
  expect(second.id).toBe(first.id);
  const file = (await pamaina.exports.exportSchedule({
    query: { start: '2031-05-01', end: '2031-05-31', format: 'csv' },
  })) as DownloadedFile;
  expect(file.type).toContain('text/csv');
  expect(file.content.length).toBeGreaterThan(3);
  const { id } = (await pamaina.solve.startSolve({ body: { problem, seconds: 30 }, later: true })) as unknown as {
    id: string;
  };
  const states: string[] = [];
  for await (const event of (await pamaina.solve.streamSolve({ params: { id } })) as AsyncIterable<{ state: string }>)
    states.push(event.state);
  expect(states.at(-1)).toBe('done');
});
