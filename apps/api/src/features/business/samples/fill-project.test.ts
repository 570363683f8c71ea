import { afterAll, beforeAll, expect, test } from 'vitest';
import { createManager, createWorker } from '../../../testing/seeds/people.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import { sampleNames } from './sample-rows.ts';

let api: TestApp;
beforeAll(async () => {
  api = await createTestApp();
});
afterAll(() => api.close());

const fill = (token: string, business: string, language = 'en') =>
  api.call('POST', '/projects/sample', { token, body: { business }, headers: { 'accept-language': language } });

test.each([
  ['cafe', 12, 8, 50],
  ['restaurant', 35, 11, 121],
  ['shop', 80, 7, 277],
])('an empty project becomes a %s', async (business, employees, templates, weekly_shifts) => {
  const { token } = await createManager(api);
  const filled = await fill(token, business);
  expect([filled.status, filled.json]).toEqual([
    201,
    { employees, templates, weekly_shifts, holidays: expect.any(Number) as number },
  ]);
  expect(filled.json.holidays).toBeGreaterThan(25);
  const people = (await api.call('GET', '/employees', { token })).json as { name: string; has_login: boolean }[];
  expect(new Set(people.map(({ name }) => name)).size).toBe(employees);
  expect(people.some(({ has_login }) => has_login)).toBe(false);
  const needs = (await api.call('GET', '/requirements', { token })).json as { count: number }[];
  expect(needs.reduce((sum, { count }) => sum + count, 0)).toBe(weekly_shifts);
});

test('its text is in the reader’s language, and it is in the history', async () => {
  const { token } = await createManager(api);
  await fill(token, 'cafe', 'lt');
  const people = (await api.call('GET', '/employees', { token })).json as { name: string; roles: string[] }[];
  expect(new Set(people.flatMap(({ roles }) => roles))).toEqual(
    new Set(['pamainos vadovas (-ė)', 'barista', 'kasininkas (-ė)', 'virėjas (-a)', 'virtuvės pagalbininkas (-ė)']),
  );
  const [last] = (await api.call('GET', '/activity', { token })).json.items as { action_type: string }[];
  expect(last?.action_type).toBe('project.filled');
});

test('of several at once one fills; a project in use is refused and stays as it is', async () => {
  const { token } = await createManager(api);
  const replies = await Promise.all([fill(token, 'cafe'), fill(token, 'cafe'), fill(token, 'shop')]);
  expect(replies.map(({ status }) => status).sort()).toEqual([201, 409, 409]);
  const before = (await api.call('GET', '/employees', { token })).json;
  expect((await fill(token, 'restaurant')).json.code).toBe('project_not_empty');
  expect((await api.call('GET', '/employees', { token })).json).toEqual(before);
});

test('an unknown business and an employee are refused', async () => {
  const manager = await createManager(api);
  expect((await fill(manager.token, 'bank')).status).toBe(422);
  const worker = await createWorker(api, manager);
  expect((await fill(worker.token, 'cafe')).status).toBe(403);
});

test('ninety women and ninety men have names of their own', () => {
  expect(new Set(sampleNames(180)).size).toBe(180);
});
