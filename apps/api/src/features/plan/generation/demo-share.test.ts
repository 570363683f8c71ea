import { constants } from '@pamaina/contract';
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createCafe, type TestCafe } from '../../../testing/seeds/cafe.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import { claimJob } from './claim-job.ts';

let api: TestApp;
beforeEach(async () => {
  api = await createTestApp();
});
afterEach(() => api.close());

/** A project that anybody got for nothing. */
async function createCopy(): Promise<TestCafe> {
  const cafe = await createCafe(api);
  await sql`update project set demo_network = 'network' where id = ${cafe.projectId}`.execute(api.deps.database.direct);
  return cafe;
}

async function plan({ token }: TestCafe, seconds: number, month = 1) {
  const path = `/generate-schedule?year=2031&month=${month}`;
  const reply = await api.call('POST', path, { token, body: { seconds }, headers: { prefer: 'respond-async' } });
  expect(reply.status).toBe(202);
  return async () => (await api.call('GET', `/generate-schedule/${reply.json.job_id}`, { token })).json.queue;
}

const claimed = async (free: { others: boolean; demo: boolean }) =>
  (await claimJob(api.deps.database, free))?.project_id ?? null;

test('however many copies of the demo plan, a paying account begins at once, and they take one place together', async () => {
  api.deps.database.signals.offerPlanning(1);
  await api.deps.database.signals.process();
  const copies = [await createCopy(), await createCopy(), await createCopy()];
  const looks = [];
  for (const copy of copies) looks.push(await plan(copy, 160));
  const paying = await createCafe(api);
  const own = await plan(paying, 30);
  expect(await own()).toEqual({ ahead: 0, seconds: 0 });
  expect(await claimed({ others: true, demo: false })).toBe(paying.projectId);
  expect(await claimed({ others: true, demo: false })).toBeNull();
  expect(await claimed({ others: false, demo: true })).toBe(copies[0]?.projectId);
  // It waits for the first copy and the second, each with its few seconds, and not for the 30 s of the paying account.
  const { ahead, seconds } = await looks[2]!();
  expect([ahead, seconds <= 2 * constants.demoPlanningSecondsMax, seconds > 10]).toEqual([2, true, true]);
  const next = await plan(paying, 30, 2);
  expect((await next()).ahead).toBe(1);
});

test('a schedule of the demo has a few seconds, whatever was asked for', async () => {
  const copy = await createCopy();
  await plan(copy, 160);
  await plan(copy, 2.5, 2);
  const stored = await api.deps.database.inProject(copy.projectId, (tx) =>
    tx.selectFrom('generation').select(['seconds', 'is_demo']).orderBy('month').execute(),
  );
  expect(stored).toEqual([
    { seconds: constants.demoPlanningSecondsMax, is_demo: true },
    { seconds: 2.5, is_demo: true },
  ]);
});

test('the demo solves no problems of programs, by a session or by a token; a project of one’s own does', async () => {
  const copy = await createCopy();
  const body = { problem: { format: 1 } };
  const made = await api.call('POST', '/api-tokens', {
    token: copy.token,
    body: { name: 'Program', kind: 'project', scopes: ['plan.write'] },
  });
  expect(made.status).toBe(201);
  for (const token of [copy.token, made.json.token]) {
    const refused = await api.call('POST', '/solve', { token, body });
    expect([refused.status, refused.json.code]).toEqual([403, 'demo_solves_nothing']);
  }
  const { token } = await createCafe(api);
  expect((await api.call('POST', '/solve', { token, body })).json.code).toBe('problem_invalid');
});

test('expensive calls of all copies of the demo are in the turns of one', async () => {
  const askers: unknown[] = [];
  const { turns } = api.deps;
  api.deps.turns = {
    enter(asker, signal) {
      askers.push(asker.share);
      return turns.enter(asker, signal);
    },
  };
  const [one, two, paying] = [await createCopy(), await createCopy(), await createCafe(api)];
  for (const { token } of [one, two, paying])
    expect(
      (await api.call('GET', '/schedule/export?start=2031-01-01&end=2031-01-31&format=csv', { token })).status,
    ).toBe(200);
  const [{ id }] = [(await api.call('GET', '/users/me', { token: paying.token })).json];
  expect(askers).toEqual(['demo', 'demo', id]);
});
