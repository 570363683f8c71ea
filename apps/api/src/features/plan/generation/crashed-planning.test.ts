import { createPlanner, type Planner } from '@pamaina/planner';
import type { Problem } from '@pamaina/engine';
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

/** Gives the threads a problem on which they crash. */
function crashing(): Planner {
  const planner = createPlanner(1);
  const broken = (problem: Problem): Problem =>
    JSON.parse(JSON.stringify({ ...problem, people: problem.people.map((person) => ({ ...person, blocks: null })) }));
  return { start: (problem, request) => planner.start(broken(problem), request) };
}

test('a planning thread that crashes fails the job, says so, and leaves the month free for the next one', async () => {
  const { token } = cafe;
  const ask = () =>
    api.call('POST', '/generate-schedule?year=2031&month=5', {
      token,
      body: { seconds: 1, seed: 1 },
      headers: { prefer: 'respond-async' },
    });
  const { json } = await ask();
  const job = await claimJob(api.deps.database);
  if (!job) throw new Error('The job is not there to be claimed');
  await runJob(api.deps, crashing(), job, new AbortController().signal);
  const { json: after } = await api.call('GET', `/generate-schedule/${json.job_id}`, { token });
  expect(after).toMatchObject({ state: 'failed' });
  const shifts = await api.call('GET', '/schedule?start=2031-05-01&end=2031-05-31', { token });
  expect(shifts.json.shifts).toEqual([]);
  expect((await ask()).status).toBe(202);
});
