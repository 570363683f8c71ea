import { crowding } from '@pamaina/engine/testing';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { createCafe } from '../../../testing/seeds/cafe.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import { claimJob } from './claim-job.ts';
import { beat } from './held-job.ts';
import { startPlanning } from './start-planning.ts';

let api: TestApp;
beforeAll(async () => {
  api = await createTestApp();
});
afterAll(() => api.close());

const ask = (token: string, month: number, at = api) =>
  at.call('POST', `/generate-schedule?year=2031&month=${month}`, {
    token,
    body: { seconds: 1 },
    headers: { prefer: 'respond-async' },
  });

test('the planner takes the account first that planned least within the hour, in however many projects it asks', async () => {
  const [many, other] = [await createCafe(api), await createCafe(api)];
  await ask(many.token, 1);
  for (const name of ['second', 'third']) {
    const { json } = await api.call('POST', '/projects', { token: many.token, body: { name } });
    const selected = await api.call('POST', `/projects/select/${json.id}`, { token: many.token });
    for (const month of [1, 2]) expect((await ask(selected.json.access_token, month)).status).toBe(202);
  }
  await ask(other.token, 1);
  const taken = [await claimJob(api.deps.database), await claimJob(api.deps.database)];
  expect(taken.map((job) => job?.project_id)).toEqual([many.projectId, other.projectId]);
});

test('a project has three plans at most that wait or run, however many it asks for at once', async () => {
  const { token } = await createCafe(api);
  const replies = await Promise.all(Array.from({ length: 12 }, (_, index) => ask(token, index + 1)));
  const refused = replies.filter(({ status }) => status !== 202);
  expect(replies.length - refused.length).toBe(3);
  // Twelve calls at once are more than one account has turns for, too.
  for (const { status, json, headers } of refused) {
    expect(status).toBe(429);
    expect(['generations_full', 'answers_busy']).toContain(json.code);
    expect(Number(headers['retry-after'])).toBeGreaterThan(0);
  }
  const idle = replies.findIndex(({ status }) => status !== 202) + 1;
  const { status, json, headers } = await ask(token, idle);
  expect([status, json.code, headers['retry-after']]).toEqual([429, 'generations_full', '10']);
  const taken = replies.find(({ status }) => status === 202);
  const month = replies.findIndex(({ status }) => status === 202) + 1;
  expect((await ask(token, month)).json.code).toBe('generation_running');
  await api.call('DELETE', `/generate-schedule/${taken?.json.job_id}`, { token });
  expect((await ask(token, month)).status).toBe(202);
});

test('a plan of a dead process is taken over within 3 s; one with a cut connection keeps its job', async () => {
  const queued = await createTestApp();
  const beside = await createTestApp({ beside: queued });
  const { token } = await createCafe(queued);
  await ask(token, 3, queued);
  const job = await claimJob(beside.deps.database);
  if (!job) throw new Error('the job was not there');
  await queued.deps.database.pool.query(`select pg_terminate_backend(pid) from pg_locks
    where locktype = 'advisory' and classid = 1886151017 and database = (select oid from pg_database where datname = current_database())`);
  expect(await beat(beside.deps.database, job, null)).toBe('go');
  expect(await claimJob(queued.deps.database)).toBeNull();
  await beside.close();
  const died = performance.now();
  const again = await vi.waitUntil(() => claimJob(queued.deps.database), { timeout: 10_000, interval: 100 });
  expect(performance.now() - died).toBeLessThan(2_500 * crowding());
  expect([again.id, again.fence]).toEqual([job.id, job.fence + 1]);
  await queued.close();
});

test('a job whose processes die again and again ends, unless it got further each time', async () => {
  const queued = await createTestApp();
  const { database } = queued.deps;
  const { token, projectId } = await createCafe(queued);
  const state = async (id: string) => (await queued.call('GET', `/generate-schedule/${id}`, { token })).json.state;
  /** It is claimed, finds a roster or not, and its process dies. */
  const crash = async (roster: string | null) => {
    const job = await claimJob(database);
    if (!job) return null;
    await beat(database, job, null, roster);
    await database.inProject(projectId, (tx) =>
      tx.updateTable('generation').set({ lease_until: '2020-01-01T00:00:00Z' }).where('id', '=', job.id).execute(),
    );
    return job.id;
  };
  const { json: lucky } = await ask(token, 3, queued);
  for (let time = 1; time <= 9; time += 1) expect(await crash(`roster ${time}`)).toBe(lucky.job_id);
  expect(await state(lucky.job_id)).toBe('running');
  // The fifth time it should only have ended with the ninth roster.
  for (let time = 1; time <= 4; time += 1) expect(await crash(null)).toBe(lucky.job_id);
  expect(await crash(null)).toBeNull();
  expect(await state(lucky.job_id)).toBe('failed');
  const { json: unlucky } = await ask(token, 4, queued);
  for (let time = 1; time <= 4; time += 1) expect(await crash(null)).toBe(unlucky.job_id);
  expect(await crash(null)).toBeNull();
  expect(await state(unlucky.job_id)).toBe('failed');
  await queued.close();
});

test('two at once make one draft, and nothing else touches the month meanwhile', async () => {
  // No process plans at first: otherwise the job may be over before the others have been queued.
  const queued = await createTestApp();
  const { token } = await createCafe(queued);
  const month = 'year=2031&month=8';
  const headers = { prefer: 'respond-async' };
  const plan = () => queued.call('POST', `/generate-schedule?${month}`, { token, body: { seconds: 60 }, headers });
  // One has its turn and four wait: a sixth would be refused for that.
  const replies = await Promise.all(Array.from({ length: 5 }, plan));
  const started = replies.filter(({ status }) => status === 202);
  expect(started).toHaveLength(1);
  expect(new Set(replies.filter(({ status }) => status !== 202).map(({ json }) => json.code))).toEqual(
    new Set(['generation_running']),
  );
  const [publication, clearing, edit] = await Promise.all([
    queued.call('POST', `/schedule/publish?${month}`, { token }),
    queued.call('DELETE', `/schedule?${month}`, { token }),
    queued.call('POST', '/schedule/shifts', { token, body: { date: '2031-08-01', template: 'DAY', role: 'cook' } }),
  ]);
  expect([publication, clearing, edit].map(({ json }) => json.code)).toEqual(Array(3).fill('generation_running'));
  const job = `/generate-schedule/${started[0]?.json.job_id}`;
  const planning = startPlanning(queued.deps);
  // A job that has not started would end without a draft.
  const state = async () => (await queued.call('GET', job, { token })).json.state;
  await expect.poll(state, { timeout: 15_000 }).not.toBe('queued');
  const stopped = await queued.call('DELETE', job, { token });
  expect(['stopped', 'done']).toContain(stopped.json.state);
  expect(stopped.json.result.shifts.length).toBeGreaterThan(0);
  await planning.stop();
  await queued.close();
});
