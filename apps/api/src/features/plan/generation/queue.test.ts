import { createPlanner, type Planner, type PlanRequest } from '@pamaina/planner';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createCafe } from '../../../testing/seeds/cafe.ts';
import { createManager } from '../../../testing/seeds/people.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import { claimJob } from './claim-job.ts';
import { runJob, startPlanning } from './start-planning.ts';

let api: TestApp;
beforeAll(async () => {
  api = await createTestApp();
});
afterAll(() => api.close());

const ask = async (
  at: TestApp,
  { seconds, month = 1 }: { seconds: number; month?: number },
  headers = { prefer: 'respond-async' },
) => {
  const { token } = await createCafe(at);
  const path = `/generate-schedule?year=2031&month=${month}`;
  const reply = await at.call('POST', path, { token, body: { seconds }, headers });
  return { reply, look: async () => (await at.call('GET', `/generate-schedule/${reply.json.job_id}`, { token })).json };
};

test('a job that waits says its place, and the wait by the seconds of those before it; one that runs has none', async () => {
  const own = await createTestApp();
  own.deps.database.signals.offerPlanning(1);
  await own.deps.database.signals.process();
  const earlier = await ask(own, { seconds: 60 });
  const done = await claimJob(own.deps.database);
  await own.deps.database.inProject(done?.project_id ?? '', (tx) =>
    sql`update generation set state = 'done', finished_at = started_at + interval '40 seconds'
      where project_id = ${tx.projectId}`.execute(tx),
  );
  expect((await earlier.look()).queue).toBeNull();
  const [first, second, third] = [
    await ask(own, { seconds: 90 }),
    await ask(own, { seconds: 90 }),
    await ask(own, { seconds: 90 }),
  ];
  // Nothing is being generated: a free planner takes it at once.
  expect((await first.look()).queue).toEqual({ ahead: 0, seconds: 0 });
  await claimJob(own.deps.database);
  expect((await first.look()).queue).toBeNull();
  // 90 s for each before, whatever the last ones took; the one that runs has had a moment of them.
  const { ahead, seconds } = (await second.look()).queue;
  expect([ahead, seconds > 80 && seconds <= 90]).toEqual([1, true]);
  const last = (await third.look()).queue;
  expect([last.ahead, last.seconds > 170 && last.seconds <= 180]).toEqual([2, true]);
  expect(await third.look()).toMatchObject({ state: 'queued', progress: 0, elapsed_seconds: 0 });
  await own.close();
});

test('two jobs of one account and one of another that came last: the other is second', async () => {
  const own = await createTestApp();
  const many = await createCafe(own);
  const plan = (month: number) =>
    own.call('POST', `/generate-schedule?year=2031&month=${month}`, {
      token: many.token,
      body: { seconds: 1 },
      headers: { prefer: 'respond-async' },
    });
  await plan(1);
  const last = await plan(2);
  const other = await ask(own, { seconds: 1 });
  const place = async () =>
    (await own.call('GET', `/generate-schedule/${last.json.job_id}`, { token: many.token })).json;
  expect((await other.look()).queue).toEqual({ ahead: 1, seconds: null });
  expect((await place()).queue).toEqual({ ahead: 2, seconds: null });
  await own.close();
});

test('a call that would wait too long gets 202 and where to look, without having asked for it', async () => {
  const own = await createTestApp();
  own.deps.database.signals.offerPlanning(1);
  await own.deps.database.signals.process();
  await ask(own, { seconds: 160 });
  await claimJob(own.deps.database);
  const { token } = await createCafe(own);
  const body = { seconds: 100 };
  const headers = { 'idempotency-key': 'waits-too-long' };
  const call = () => own.call('POST', '/generate-schedule?year=2031&month=2', { token, body, headers });
  const reply = await call();
  expect([reply.status, reply.headers.location]).toEqual([202, `/api/generate-schedule/${reply.json.job_id}`]);
  const place = String(reply.headers.location).slice('/api'.length);
  expect((await own.call('GET', place, { token })).json).toMatchObject({ state: 'queued', queue: { ahead: 1 } });
  const again = await call();
  expect([again.status, again.json, again.headers.location]).toEqual([202, reply.json, reply.headers.location]);
  await own.close();
});

test('with nobody there to generate it, a call gets 202 too; with a preference it gets the same at once', async () => {
  const { reply } = await ask(api, { seconds: 1 }, { prefer: 'return=minimal' });
  expect(reply.status).toBe(202);
  const { reply: asked } = await ask(api, { seconds: 1 });
  expect(asked.headers.location).toBe(`/api/generate-schedule/${asked.json.job_id}`);
});

test('a process generates as many schedules at the same time as it is set to', async () => {
  const own = await createTestApp();
  const { token } = await createManager(own);
  // Too large to be over before it is looked at.
  await own.call('POST', '/projects/sample', { token, body: { business: 'shop' } });
  const jobs: string[] = [];
  for (const month of [1, 2, 3]) {
    const path = `/generate-schedule?year=2031&month=${month}`;
    const { json } = await own.call('POST', path, {
      token,
      body: { seconds: 60 },
      headers: { prefer: 'respond-async' },
    });
    jobs.push(`/generate-schedule/${json.job_id}`);
  }
  const planning = startPlanning({ ...own.deps, settings: { ...own.deps.settings, workers: 2, plans: 2 } });
  const states = () => Promise.all(jobs.map(async (job) => (await own.call('GET', job, { token })).json.state));
  await expect.poll(states, { timeout: 30_000 }).toEqual(['running', 'running', 'queued']);
  for (const job of jobs.toReversed()) await own.call('DELETE', job, { token });
  expect(await states()).toEqual(['stopped', 'stopped', 'stopped']);
  await planning.stop();
  await own.close();
});

/** A month of a shop, which takes all of its 60 s, with a first schedule that a process found before it left. */
async function leftJob() {
  const own = await createTestApp();
  const { token, projectId } = await createManager(own);
  await own.call('POST', '/projects/sample', { token, body: { business: 'shop' } });
  const path = '/generate-schedule?year=2031&month=1';
  const { json } = await own.call('POST', path, { token, body: { seconds: 60 }, headers: { prefer: 'respond-async' } });
  const stored = () =>
    own.deps.database.inProject(projectId, (tx) =>
      tx.selectFrom('generation').select(['state', 'checkpoint']).where('id', '=', json.job_id).executeTakeFirst(),
    );
  const first = startPlanning(own.deps);
  await expect.poll(async () => (await stored())?.checkpoint ?? null, { timeout: 60_000 }).not.toBeNull();
  await first.stop();
  expect((await stored())?.state).toBe('queued');
  const shifts = async () =>
    (await own.call('GET', '/schedule?start=2031-01-01&end=2031-01-31', { token })).json.shifts.length;
  return { own, token, projectId, job: `/generate-schedule/${json.job_id}`, id: String(json.job_id), stored, shifts };
}

test('stopped between two processes it has the best schedule of the first, written by the second', async () => {
  const { own, token, job, stored, shifts } = await leftJob();
  const second = startPlanning(own.deps);
  await own.call('DELETE', job, { token });
  await expect.poll(async () => (await stored())?.state, { timeout: 60_000 }).toBe('stopped');
  expect(await shifts()).toBeGreaterThan(100);
  await second.stop();
  await own.close();
});

test('after four deaths of its processes without a better schedule it ends at once with the best so far', async () => {
  const { own, projectId, id, stored, shifts } = await leftJob();
  const { pairs } = JSON.parse((await stored())?.checkpoint ?? '') as { pairs: number[] };
  // Two numbers are one assignment.
  expect(pairs.length / 2).toBeGreaterThan(100);
  await own.deps.database.inProject(projectId, (tx) =>
    tx
      .updateTable('generation')
      .set({ state: 'running', crashes: 3, lease_until: '2020-01-01T00:00:00Z' })
      .where('id', '=', id)
      .execute(),
  );
  const requests: PlanRequest[] = [];
  const planner = createPlanner(1);
  const watched: Planner = {
    start: (problem, request) => {
      requests.push(request);
      return planner.start(problem, request);
    },
  };
  const job = await claimJob(own.deps.database);
  if (!job) throw new Error('The job is not there to be claimed');
  await runJob(own.deps, watched, job, new AbortController().signal);
  expect((await stored())?.state).toBe('done');
  expect(await shifts()).toBeGreaterThan(100);
  // It has used some seconds of 60.
  expect(requests.map(({ seconds, start }) => [seconds < 1, start?.length])).toEqual([[true, pairs.length / 2]]);
  await own.close();
});
