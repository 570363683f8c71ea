import { afterAll, beforeAll, expect, test } from 'vitest';
import { createManager, createMember, createWorker, type TestManager } from '../../../testing/seeds/people.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';

let api: TestApp;
let owner: TestManager;
beforeAll(async () => {
  api = await createTestApp();
  owner = await createManager(api);
});
afterAll(() => api.close());

const today = () => Temporal.Now.plainDateISO('UTC');
const inDays = (days: number) => today().add({ days }).toString();
const limit = (api_token_days: unknown, token: string | undefined = owner.token) =>
  api.call('PUT', '/settings/project', { token, body: { name: 'Rytas', api_token_days } });
const make = (body: object = {}, token = owner.token) =>
  api.call('POST', '/api-tokens', { token, body: { name: 'Payroll', scopes: ['people.read'], ...body } });
const works = async (token: string) => (await api.call('GET', '/employees', { token })).status;
const listed = async (id: string, token = owner.token) =>
  (await api.call('GET', '/api-tokens', { token })).json.find((one: { id: string }) => one.id === id);

/** As if it had been made at noon so many days ago, for a year. */
async function madeBefore(days: number, { token, projectId } = owner): Promise<{ id: string; token: string }> {
  const { json } = await make({}, token);
  await api.deps.database.inProject(projectId, (tx) =>
    tx
      .updateTable('api_token')
      .set({ created_at: `${inDays(-days)}T12:00:00Z`, expires_at: `${inDays(366 - days)}T00:00:00Z` })
      .where('id', '=', json.id)
      .execute(),
  );
  return json;
}

test('without a session, as an employee and as a manager who is no owner it can’t be set', async () => {
  const worker = await createWorker(api, owner);
  const { token } = await createMember(api, owner, { role: 'manager' });
  expect((await api.call('PUT', '/settings/project', { body: { name: 'Rytas', api_token_days: 30 } })).status).toBe(
    401,
  );
  expect((await limit(30, worker.token)).json.code).toBe('managers_only');
  const refused = await limit(30, token);
  expect([refused.status, refused.json.errors]).toEqual([422, { api_token_days: ['Only an owner decides this.'] }]);
  // What stays the same is no decision.
  expect((await limit(null, token)).status).toBe(200);
});

test('who signed in long ago shows again who they are', async () => {
  const stale = await createManager(api);
  await api.deps.database.outside((tx) =>
    tx
      .updateTable('session')
      .set({ authenticated_at: new Date(Date.now() - 3_600_000).toISOString() })
      .where('project_id', '=', stale.projectId)
      .execute(),
  );
  expect((await limit(30, stale.token)).json.code).toBe('reauthentication_required');
});

test('tokens of another project live as long as before', async () => {
  const other = await createManager(api);
  const theirs = await madeBefore(200, other);
  await limit(30);
  expect(await works(theirs.token)).toBe(200);
  expect(await listed(theirs.id, other.token)).toMatchObject({ ends_early: false });
});

test('only the lives of the list can be chosen', async () => {
  for (const days of [0, -1, 31, 1.5, '30', 100_000]) expect((await limit(days)).status, String(days)).toBe(422);
});

test('a new token ends by it at the latest; later days are refused with their reason', async () => {
  expect((await limit(90)).json.api_token_days).toBe(90);
  const end = (days: number) => Date.parse(`${inDays(days)}T00:00:00Z`);
  expect(Date.parse((await make()).json.expires_at)).toBe(end(91));
  expect(Date.parse((await make({ expires_at: inDays(90) })).json.expires_at)).toBe(end(91));
  expect((await make({ expires_at: inDays(7) })).json).toMatchObject({ ends_early: false });
  expect((await make({ expires_at: inDays(91) })).json.errors).toEqual({
    expires_at: ['The owner lets API tokens work for a shorter time. Choose an earlier day.'],
  });
  await limit(null);
  expect((await make({ expires_at: inDays(1000) })).status).toBe(201);
});

test('one made before ends by it too, at the end of its last day, and works again if the owner allows more', async () => {
  await limit(null);
  const [last, over] = [await madeBefore(30), await madeBefore(31)];
  expect([await works(last.token), await works(over.token)]).toEqual([200, 200]);
  await limit(30);
  expect([await works(last.token), await works(over.token)]).toEqual([200, 401]);
  expect(await listed(over.id)).toMatchObject({ ends_early: true });
  expect(Date.parse((await listed(over.id)).expires_at)).toBe(Date.parse(`${inDays(0)}T00:00:00Z`));
  expect(Date.parse((await listed(last.id)).expires_at)).toBe(Date.parse(`${inDays(1)}T00:00:00Z`));
  await limit(180);
  expect(await works(over.token)).toBe(200);
});

test('clients that do not know it leave it; the same again changes nothing; the history says from what to what', async () => {
  const alone = await createManager(api);
  await limit(365, alone.token);
  await limit(180, alone.token);
  const body = { name: 'Rytas' };
  expect((await api.call('PUT', '/settings/project', { token: alone.token, body })).json.api_token_days).toBe(180);
  expect((await limit(180, alone.token)).json.api_token_days).toBe(180);
  const { items } = (await api.call('GET', '/activity', { token: alone.token })).json;
  const changes = items
    .filter(({ action_type }: { action_type: string }) => action_type === 'project.updated')
    .map(({ details }: { details: Record<'before' | 'after', { api_token_days: number | null }> }) => [
      details.before.api_token_days,
      details.after.api_token_days,
    ]);
  expect(changes).toEqual([
    [180, 180],
    [180, 180],
    [365, 180],
    [null, 365],
  ]);
});

test('made while the owner shortens it, a token ends by it all the same', async () => {
  const alone = await createManager(api);
  const [token, saved] = await Promise.all([make({}, alone.token), limit(30, alone.token)]);
  expect([token.status, saved.status]).toEqual([201, 200]);
  const { expires_at } = await listed(token.json.id, alone.token);
  expect(Date.parse(expires_at)).toBe(Date.parse(`${inDays(31)}T00:00:00Z`));
});
