import type { Assignment, Plan } from '@pamaina/engine';
import type { Planner } from '@pamaina/planner';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createCafe, type TestCafe } from '../../../testing/seeds/cafe.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import { claimJob } from './claim-job.ts';
import { runJob } from './start-planning.ts';

let api: TestApp;
let cafe: TestCafe;
beforeAll(async () => {
  api = await createTestApp();
  cafe = await createCafe(api);
});
afterAll(() => api.close());

const stored = async (id: string) =>
  api.deps.database.inProject(cafe.projectId, (tx) =>
    tx.selectFrom('generation').select(['state', 'checkpoint', 'crashes']).where('id', '=', id).executeTakeFirst(),
  );

/** Hands out one roster, and searches until it is stopped. */
const finding = (roster: Assignment[]): Planner => ({
  start: (_, { onRoster }) => {
    const stopped = Promise.withResolvers<Plan>();
    onRoster?.(roster, 1_000);
    return { result: stopped.promise, stop: () => stopped.resolve({ quality: {} } as Plan) };
  },
});

const assignment: Assignment = {
  date: '2031-05-05',
  template: null,
  role: 'cook',
  start: 480,
  end: 960,
  employeeId: 'ona',
};

test.each([
  ['in which nobody works is none that a job could end with', [], null, 2],
  ['with somebody in it is stored, and its job is not what kills processes', [assignment], /"people":\["ona"\]/, 0],
])('a roster %s', async (_, roster, checkpoint, crashes) => {
  const { json } = await api.call('POST', `/generate-schedule?year=2031&month=${5 + roster.length}`, {
    token: cafe.token,
    body: { seconds: 60 },
    headers: { prefer: 'respond-async' },
  });
  // Its process has died once, and dies again.
  await api.deps.database.inProject(cafe.projectId, (tx) =>
    tx
      .updateTable('generation')
      .set({ state: 'running', crashes: 1, lease_until: '2020-01-01T00:00:00Z' })
      .where('id', '=', json.job_id)
      .execute(),
  );
  const job = await claimJob(api.deps.database);
  if (!job) throw new Error('The job is not there to be claimed');
  const end = new AbortController();
  const run = runJob(api.deps, finding(roster), job, end.signal);
  const renewed = async () => (await stored(job.id))?.crashes === crashes;
  await expect.poll(renewed).toBe(true);
  end.abort();
  await run;
  const row = await stored(job.id);
  expect(row?.state).toBe('queued');
  if (checkpoint === null) expect(row?.checkpoint).toBeNull();
  else expect(row?.checkpoint).toMatch(checkpoint);
  await api.call('DELETE', `/generate-schedule/${job.id}`, { token: cafe.token });
});
