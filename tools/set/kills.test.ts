import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { crowding } from '@pamaina/engine/testing';
import { checkBackup } from '../../apps/api/src/platform/database/backup/restore-backup.ts';
import { amend, importStaff, publish } from './kill-works.ts';
import { createSetManager, REGISTRATION_CODE } from './people.ts';
import { startProcess } from './set-process.ts';
import { startSet, type ProcessSet } from './start-set.ts';

/** `npm run harden -- kills` kills 200 times, `npm test` six; `KILLS_SEED` repeats the choice of moments. */
const isLong = process.env['DRAWS'] === 'all';
const share = Number(process.env['KILLS'] ?? (isLong ? 200 : 6));
const [MIGRATIONS, BACKUPS] = [Math.ceil(share / 10), Math.ceil(share / 10)];
const ROUNDS = share - MIGRATIONS - BACKUPS;
const SEED = Number(process.env['KILLS_SEED'] ?? (isLong ? Date.now() % 2 ** 31 : 25));
const MAIN = join(import.meta.dirname, '../../apps/api/src/main.ts');
const WITHIN_MS = 5_000;
const VICTIMS = ['web', 'database', 'planner', 'both'] as const;

let folder: string;
let set: ProcessSet;
const env = { REGISTRATION_CODE, WORKERS: '1', JWT_SECRET: 'a secret of thirty-two characters, or more' };
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pamaina-kills-'));
  set = await startSet({ dataDir: folder, web: 2, planners: 1, databaseSettings: ['fsync=off'], env });
  console.log(`kills: KILLS_SEED=${SEED}`);
}, 240_000);
afterAll(async () => {
  await set.stop();
  await rm(folder, { recursive: true, force: true });
});

/** A fraction of one, the same for the same seed (mulberry32). */
let state = SEED;
function random(): number {
  state = (state + 0x6d2b79f5) | 0;
  let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
  mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
  return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
}

/** As a power cut would: the server and, by its own rules, its children. */
async function killDatabase(): Promise<void> {
  const home = join(folder, 'database', 'postgres');
  for (const name of await readdir(home, { recursive: true })) {
    if (!name.endsWith('postmaster.pid')) continue;
    const [pid = ''] = (await readFile(join(home, name), 'utf8')).split('\n');
    process.kill(Number(pid), 'SIGKILL');
  }
}

async function kill(victim: (typeof VICTIMS)[number]): Promise<void> {
  const [web, planner] = [set.running('web'), set.running('planner')[0]];
  if (victim === 'planner') return planner?.kill();
  await Promise.all([
    ...(victim === 'database' ? [] : [web[Math.floor(random() * web.length)]?.kill()]),
    ...(victim === 'web' ? [] : [killDatabase()]),
  ]);
}

/** Milliseconds until `work` succeeds. */
async function until(work: () => Promise<boolean>): Promise<number> {
  const began = performance.now();
  while (!(await work().catch(() => false))) {
    if (performance.now() - began > 120_000) throw new Error('nothing answers any more');
    await delay(50);
  }
  return performance.now() - began;
}

const allRun = () => set.running('web').length === 2 && set.running('planner').length === 1;

test('killed at any moment of publishing, amending and importing: all of it is there or nothing, and a repetition completes it once', async () => {
  const works = [publish, amend, importStaff];
  const manager = await createSetManager(set.url, 'cafe');
  const [answering, repeating]: [number[], number[]] = [[], []];
  /** Milliseconds that each work takes, of its last time that nothing stopped. */
  const usual = new Map<string, number>();
  let acknowledged = 0;
  for (let round = 0; round < ROUNDS; round += 1) {
    await expect.poll(allRun, { timeout: 120_000 }).toBe(true);
    const victim = VICTIMS[round % VICTIMS.length]!;
    const work = await works[round % works.length]!(manager, round);
    const began = performance.now();
    const first = work.act().then(
      () => performance.now() - began,
      () => null,
    );
    await delay(random() * (usual.get(work.name) ?? 50));
    await kill(victim);
    const answer = await first;
    answering.push(await until(async () => (await manager.get('/users/me')) !== undefined));
    const seen = await work.look();
    const name = `round ${round}: ${work.name}, ${victim} killed`;
    expect(['all', 'nothing'], name).toContain(seen);
    if (answer !== null) {
      usual.set(work.name, Math.min(answer, 500));
      acknowledged += 1;
      expect(seen, `${name}: acknowledged`).toBe('all');
    }
    repeating.push(await until(async () => (await work.act()) !== undefined));
    expect(await work.look(), name).toBe('all');
  }
  const longest = (times: readonly number[]) => Math.max(...times);
  console.log(
    `kills: ${ROUNDS} of web, planner, database and both, ${acknowledged} acknowledged before, none lost, none half; answering again after ${(longest(answering) / 1000).toFixed(1)} s at most, a repetition succeeds after ${(longest(repeating) / 1000).toFixed(1)} s at most`,
  );
  expect(longest(answering)).toBeLessThan(WITHIN_MS * crowding());
  expect(longest(repeating)).toBeLessThan(WITHIN_MS * crowding());
}, 3_600_000);

async function withOwner<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  return work(client).finally(() => client.end());
}

test('killed while it migrates: the next start goes on, and ends with the same schema', async () => {
  const columns = (url: string) =>
    withOwner(url, async (client) => {
      const { rows } = await client.query<{ text: string }>(
        `select concat_ws(' ', table_name, column_name, data_type, is_nullable) as text
         from information_schema.columns where table_schema = 'public' order by 1`,
      );
      return rows.map(({ text }) => text);
    });
  const whole = await columns(set.databaseUrl);
  const count = async (url: string) =>
    withOwner(url, async (client) => {
      const { rows } = await client.query<{ done: number }>(
        "select count(*)::int as done from pg_tables where schemaname = 'public'",
      );
      return rows[0]?.done ?? 0;
    });
  let [killed, database] = [0, 0];
  while (killed < MIGRATIONS) {
    database += 1;
    const name = `half_${database}`;
    await withOwner(set.superuserUrl!, (client) => client.query(`create database ${name} owner set_owner`));
    const url = new URL(set.databaseUrl);
    url.pathname = `/${name}`;
    const settings = { ...env, ROLE: 'web', DATABASE_URL: url.href, DATA_DIR: join(folder, name) };
    for (let start = 0; start < 3 && killed < MIGRATIONS; start += 1) {
      const child = spawn(process.execPath, [MAIN], {
        env: { ...process.env, PORT: '0', ...settings },
        stdio: ['ignore', 'ignore', 'inherit'],
      });
      const ended = once(child, 'exit');
      const before = await count(url.href);
      // Later starts have fewer tables to make than the first.
      await Promise.race([until(async () => (await count(url.href)) > before), delay(4_000)]);
      await delay(random() * 300);
      child.kill('SIGKILL');
      const [, signal] = (await ended) as [number | null, string | null];
      expect(signal).toBe('SIGKILL');
      killed += 1;
    }
    const last = await startProcess(settings);
    expect((await fetch(`${last.url}/api/ready`)).status).toBe(200);
    await last.stop();
    expect(await columns(url.href)).toEqual(whole);
  }
  console.log(`kills: ${killed} while migrating, the schema is whole each time`);
}, 1_800_000);

test('killed while it backs up: no half file is called a backup', async () => {
  const main = join(import.meta.dirname, '../../apps/api/src/backup.ts');
  const settings = { ...process.env, ...env, DATABASE_URL: set.databaseUrl, DATA_DIR: join(folder, 'files') };
  let [killed, whole] = [0, 0];
  for (let turn = 0; killed < BACKUPS; turn += 1) {
    const file = join(folder, `${turn}.backup`);
    const child = spawn(process.execPath, [main, file], { env: settings, stdio: 'ignore' });
    const ended = new Promise<number | null>((resolve) => child.once('exit', resolve));
    await Promise.race([until(() => Promise.resolve(existsSync(`${file}.partial`) || existsSync(file))), ended]);
    await delay(random() * 60);
    child.kill('SIGKILL');
    // One that had ended was not killed.
    if ((await ended) === null) killed += 1;
    if (!existsSync(file)) continue;
    whole += 1;
    // It reads all of it and compares its checksums.
    await expect(checkBackup(file)).resolves.toBeDefined();
  }
  console.log(`kills: ${killed} while backing up, ${whole} files were whole by then`);
}, 900_000);
