import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createSetManager, jobOf, plan, REGISTRATION_CODE } from './people.ts';
import { startProcess } from './set-process.ts';
import { startSet, type ProcessSet } from './start-set.ts';

let folder: string;
let set: ProcessSet;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pamaina-roles-'));
  const env = { REGISTRATION_CODE, WORKERS: '1' };
  set = await startSet({ dataDir: folder, web: 1, planners: 0, databaseSettings: ['fsync=off'], env });
}, 240_000);
afterAll(async () => {
  await set.stop();
  await rm(folder, { recursive: true });
});

test('a web process never plans; a planner on the same database does, and serves nothing but its probes', async () => {
  const manager = await createSetManager(set.url, 'cafe');
  const id = await plan(manager, 3, 1);
  await delay(2_500);
  expect((await jobOf(manager, id)).state).toBe('queued');
  await set.add('planner');
  await expect.poll(async () => (await jobOf(manager, id)).state, { timeout: 60_000 }).toBe('done');
  const status = async (path: string) => (await fetch(`${set.running('planner')[0]?.url}${path}`)).status;
  expect(await Promise.all(['/api/health', '/api/ready', '/api/metrics'].map(status))).toEqual([200, 200, 200]);
  expect(await Promise.all(['/', '/api/projects', '/api/openapi.json', '/api/docs'].map(status))).toEqual(
    Array(4).fill(404),
  );
});

test('a role that there is not, or that needs a database for several processes, is refused in one line', async () => {
  const refused = (env: NodeJS.ProcessEnv) =>
    startProcess({ DATA_DIR: join(folder, 'refused'), DATABASE_URL: '', ...env }).then(
      () => 'started',
      (error: unknown) => String(error).split(': ').slice(2).join(': '),
    );
  expect(await refused({ ROLE: 'planer' })).toBe('ROLE must be all, web or planner, not "planer".');
  expect(await refused({ ROLE: 'web' })).toBe(
    'ROLE=web needs DATABASE_URL: the embedded database belongs to one process.',
  );
});
