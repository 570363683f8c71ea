import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { crowding } from '@pamaina/engine/testing';
import { createSetManager, jobOf, plan, REGISTRATION_CODE } from './people.ts';
import { startSet, type ProcessSet } from './start-set.ts';

let folder: string;
let set: ProcessSet;
let database: pg.Client;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pamaina-killed-'));
  const env = { REGISTRATION_CODE, WORKERS: '1' };
  set = await startSet({
    dataDir: folder,
    web: 1,
    planners: 1,
    isReplacing: false,
    databaseSettings: ['fsync=off'],
    env,
  });
  database = new pg.Client({ connectionString: set.databaseUrl });
  await database.connect();
}, 240_000);
afterAll(async () => {
  await database.end();
  await set.stop();
  await rm(folder, { recursive: true });
});

/** The job as stored; the owner sees the queue of all projects. */
async function stored(id: string) {
  const { rows } = await database.query<{
    fence: number;
    checkpoint: string | null;
  }>('select fence, checkpoint from generation where id = $1', [id]);
  const [row] = rows;
  if (!row) throw new Error('The job is gone');
  return row;
}

test('a planner that is killed: another goes on within 5 s from the best so far, and the plan is no worse', async () => {
  // Another planner has to have started before the first one ends, which takes long on a busy machine.
  const seconds = Math.min(60, Math.ceil(25 * Math.max(1, crowding())));
  const manager = await createSetManager(set.url, 'shop');
  const id = await plan(manager, 3, seconds);
  const kept = async () => (await stored(id)).checkpoint;
  await expect.poll(kept, { timeout: 60_000 }).not.toBeNull();
  const poor = await kept();
  await set.add('planner');
  await expect.poll(kept, { timeout: 60_000 }).not.toBe(poor);
  const before = await stored(id);
  const { penalty } = JSON.parse(before.checkpoint ?? '') as { penalty: number };
  const died = performance.now();
  await set.running('planner')[0]?.kill();
  await expect.poll(async () => (await stored(id)).fence, { timeout: 20_000, interval: 50 }).toBe(before.fence + 1);
  const took = performance.now() - died;
  expect(took).toBeLessThan(5_000 * Math.max(1, crowding()));
  const bests: (number | null)[] = [];
  const follow = async () => {
    const { state, best } = await jobOf(manager, id);
    bests.push(best);
    return state;
  };
  await expect.poll(follow, { timeout: 120_000, interval: 200 }).toBe('done');
  // From its first progress on it is no worse.
  expect(bests.filter((best) => best === null || best > penalty + 1e-6)).toEqual([]);
  const done = await jobOf(manager, id);
  expect((await stored(id)).checkpoint).toBeNull();
  console.log(
    `killed planner: taken over after ${(took / 1000).toFixed(1)} s, penalty ${penalty} at the checkpoint, ${done.best} at the end, ${done.elapsed_seconds} s of ${seconds} s used`,
  );
  // What the dead one used counts.
  expect(done.elapsed_seconds).toBeLessThan((seconds + 6) * Math.max(1, crowding()));
});

/** Its lock lives on, so the others wait until it has not been heard of for 15 s. */
test.runIf(process.env['DRAWS'] === 'all' && process.platform !== 'win32')(
  'a planner that is frozen: another goes on within 20 s, and what it still plans when it wakes is refused',
  async () => {
    const manager = await createSetManager(set.url, 'cafe');
    const [frozen] = set.running('planner');
    const id = await plan(manager, 3, 10);
    await expect.poll(async () => (await jobOf(manager, id)).state, { timeout: 60_000 }).toBe('running');
    const { fence } = await stored(id);
    frozen?.child.kill('SIGSTOP');
    const began = performance.now();
    await set.add('planner');
    await expect.poll(async () => (await stored(id)).fence, { timeout: 60_000 }).toBe(fence + 1);
    const took = performance.now() - began;
    expect(took).toBeLessThan(20_000 * Math.max(1, crowding()));
    await expect.poll(async () => (await jobOf(manager, id)).state, { timeout: 60_000 }).toBe('done');
    const month = () => manager.get('/schedule?start=2031-03-01&end=2031-03-31');
    const planned = await month();
    frozen?.child.kill('SIGCONT');
    // It ends when what it was at has ended.
    await frozen?.stop();
    expect(await month()).toEqual(planned);
    expect([(await stored(id)).fence, (await jobOf(manager, id)).state]).toEqual([fence + 1, 'done']);
    console.log(`frozen planner: another went on after ${(took / 1000).toFixed(1)} s`);
  },
  240_000,
);
