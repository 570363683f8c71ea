import { afterAll, beforeAll, expect, test } from 'vitest';
import { createCafe } from '../../testing/cafe.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { claimJob } from './claim-job.ts';

let api: TestApp;
beforeAll(async () => {
  api = await createTestApp();
});
afterAll(() => api.close());

const ask = (token: string, month: number) =>
  api.call('POST', `/generate-schedule?year=2031&month=${month}`, {
    token,
    body: { seconds: 1 },
    headers: { prefer: 'respond-async' },
  });

test('the planner takes the project first that planned least within the hour', async () => {
  const [many, other] = [await createCafe(api), await createCafe(api)];
  for (const month of [1, 2, 3]) await ask(many.token, month);
  await ask(other.token, 1);
  const taken = [await claimJob(api.deps.database), await claimJob(api.deps.database)];
  expect(taken.map((job) => job?.project_id)).toEqual([many.projectId, other.projectId]);
});

test('a project has three plans at most that wait or run, however many it asks for at once', async () => {
  const { token } = await createCafe(api);
  const replies = await Promise.all(Array.from({ length: 12 }, (_, index) => ask(token, index + 1)));
  const refused = replies.filter(({ status }) => status !== 202);
  expect(replies.length - refused.length).toBe(3);
  for (const { status, json, headers } of refused)
    expect([status, json.code, headers['retry-after']]).toEqual([429, 'generations_full', '10']);
  const taken = replies.find(({ status }) => status === 202);
  const month = replies.findIndex(({ status }) => status === 202) + 1;
  expect((await ask(token, month)).json.code).toBe('generation_running');
  await api.call('DELETE', `/generate-schedule/${taken?.json.job_id}`, { token });
  expect((await ask(token, month)).status).toBe(202);
});
