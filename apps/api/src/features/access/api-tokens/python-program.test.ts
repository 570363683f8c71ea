import { execFile, spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createCafe, type TestCafe } from '../../../testing/seeds/cafe.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';

const PROGRAM = fileURLToPath(new URL('../../../../../../docs/examples/plan_cafe.py', import.meta.url));
const hasPython = spawnSync('python3', ['--version']).status === 0;
if (!hasPython) console.log('python3 is not on this machine: the program in Python was not run');

let api: TestApp;
let cafe: TestCafe;
let url: string;
beforeAll(async () => {
  api = await createTestApp({ planning: true });
  cafe = await createCafe(api, 1);
  url = await api.app.listen({ host: '127.0.0.1', port: 0 });
});
afterAll(() => api.close());

const tokenFor = async (scopes: string[]) =>
  (await api.call('POST', '/api-tokens', { token: cafe.token, body: { name: 'Python', scopes } })).json.token as string;

const run = (token: string) =>
  promisify(execFile)('python3', [PROGRAM, url, '2026-05-01', '2026-05-31'], {
    env: { ...process.env, PAMAINA_TOKEN: token, PYTHONIOENCODING: 'utf-8' },
  });

test.skipIf(!hasPython)('a program in Python fetches hours by its token and plans a café', async () => {
  const entry = {
    employee_id: cafe.workers[0]!.id,
    started_at: '2026-05-06T05:00:00Z',
    ended_at: '2026-05-06T12:30:00Z',
    reason: 'Forgotten',
  };
  const added = await api.call('POST', '/timesheets', { token: cafe.token, body: entry });
  expect(added.status, added.text).toBe(201);
  const { stdout } = await run(await tokenFor(['hours.read', 'plan.write']));
  expect(JSON.parse(stdout)).toEqual({
    hours: { 'Žydrūnas Kęsgaila': 7.5 },
    plan: { morning: 'ruta', evening: 'jonas' },
    gap: 0,
    open: [],
  });
});

test.skipIf(!hasPython)('the program ends with the text of a refusal', async () => {
  await expect(run(await tokenFor(['hours.read']))).rejects.toMatchObject({
    code: 1,
    stderr: expect.stringContaining('403 scope_missing'),
  });
});
