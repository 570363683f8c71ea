import { afterAll, beforeAll, expect, test } from 'vitest';
import { createCafe, type TestCafe } from '../../../testing/seeds/cafe.ts';
import { createManager } from '../../../testing/seeds/people.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import { checkpointOf } from './checkpoint.ts';
import { claimJob } from './claim-job.ts';
import { beat, failJob } from './held-job.ts';

let api: TestApp;
let cafe: TestCafe;
beforeAll(async () => {
  // No process works off its jobs: the test is the planner.
  api = await createTestApp();
  cafe = await createCafe(api);
});
afterAll(() => api.close());

test('the best schedule so far is read while it is generated, by its project alone, and not after the end', async () => {
  const { token, workers } = cafe;
  const headers = { prefer: 'respond-async' };
  const { json } = await api.call('POST', '/generate-schedule?year=2031&month=5', { token, headers, body: {} });
  const best = (by: string | undefined) =>
    api.call('GET', `/generate-schedule/${json.job_id}/best`, by === undefined ? {} : { token: by });
  expect((await best(token)).json).toEqual({ shifts: [] });

  const job = await claimJob(api.deps.database);
  if (!job) throw new Error('The job is not there to be claimed');
  const at = (time: string) => Date.parse(`2031-05-05T${time}Z`) / 60_000;
  const place = { date: '2031-05-05', template: 'DAY', role: 'cook', start: at('05:00'), end: at('13:30') };
  const roster = [{ ...place, employeeId: workers[0]?.id ?? null }];
  await beat(api.deps.database, job, null, checkpointOf(roster, 3));
  const found = {
    date: '2031-05-05',
    template: 'DAY',
    role: 'cook',
    employee_id: workers[0]?.id,
    starts_at: '2031-05-05T05:00:00.000Z',
    ends_at: '2031-05-05T13:30:00.000Z',
  };
  expect((await best(token)).json).toEqual({ shifts: [found] });
  expect((await best(undefined)).status).toBe(401);
  expect((await best(workers[0]?.token)).status).toBe(403);
  expect((await best((await createManager(api)).token)).status).toBe(404);

  // A better one takes its place.
  await beat(api.deps.database, job, null, checkpointOf([{ ...place, employeeId: workers[1]?.id ?? null }], 2));
  expect((await best(token)).json).toEqual({ shifts: [{ ...found, employee_id: workers[1]?.id }] });
  await failJob(api.deps.database, job);
  expect((await best(token)).json).toEqual({ shifts: [] });
});
