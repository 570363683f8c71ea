import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { createManager, createWorker, signIn } from '../../../testing/seeds/people.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';

let api: TestApp;
beforeAll(async () => {
  api = await createTestApp();
});
afterAll(() => api.close());

/** Waits until a session is blocked by a row that another transaction has locked. */
const untilSomebodyWaits = () =>
  vi.waitFor(async () => {
    const { rows } =
      await sql`select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`.execute(
        api.deps.database.direct,
      );
    expect(rows).toHaveLength(1);
  }, 5_000);

test('who signs in with a password that is changed in this moment gets no session', async () => {
  const worker = await createWorker(api, await createManager(api));
  let late: Promise<string> | undefined;
  await api.deps.database.outside(async (tx) => {
    await tx.updateTable('account').set({ password_hash: 'another' }).where('username', '=', worker.id).execute();
    late = signIn(api, worker.id, 'secret-2');
    await untilSomebodyWaits();
  });
  expect(await late).toBeUndefined();
});

test('who selects a project while the sign-in ends gets no session', async () => {
  const { token, projectId } = await createManager(api);
  const { json: me } = await api.call('GET', '/users/me', { token });
  let late: ReturnType<TestApp['call']> | undefined;
  await api.deps.database.outside(async (tx) => {
    await tx.updateTable('account').set({ must_change_password: false }).where('id', '=', me.id).execute();
    await tx.deleteFrom('session').where('account_id', '=', me.id).execute();
    late = api.call('POST', `/projects/select/${projectId}`, { token });
    await untilSomebodyWaits();
  });
  expect((await late)?.status).toBe(401);
  const sessions = await api.deps.database.direct
    .selectFrom('session')
    .select('id')
    .where('account_id', '=', me.id)
    .execute();
  expect(sessions).toEqual([]);
});
