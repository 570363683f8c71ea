import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import pg from 'pg';
import pino from 'pino';
import { openDatabase } from '../apps/api/src/platform/database/open-database.ts';
import { readSettings } from '../apps/api/src/platform/settings.ts';
import { startSetDatabase } from '../tools/set/set-database.ts';
import { boss } from './queue/boss.ts';
import type { Contender } from './queue/contender.ts';
import { graphile } from './queue/graphile.ts';
import { lease } from './queue/lease.ts';

/**
 * `npm run bench:queue`: the product's queue beside two libraries, in one run on one PostgreSQL (docs/decisions/006).
 * Empty jobs a second (claimed and ended one by one) and their ratio to the product's; after how many jobs of an
 * account that queued 50 the one job of another begins; the seconds until the job of a killed process runs again;
 * statements a second of four idle workers.
 */
const { values } = parseArgs({
  options: {
    jobs: { type: 'string', default: '300' },
    rounds: { type: 'string', default: '3' },
    seconds: { type: 'string', default: '20' },
  },
});
const [JOBS, ROUNDS, IDLE_SECONDS] = [Number(values.jobs), Number(values.rounds), Number(values.seconds)];
const [GREEDY, IDLE_WORKERS] = [50, 4];
const HOLD = join(import.meta.dirname, 'queue/hold-job.ts');
/** Accounts are never used twice: what one planned within the hour would count. */
let accounts = 0;

const folder = await mkdtemp(join(tmpdir(), 'bench-queue-'));
const statements = ['shared_preload_libraries=pg_stat_statements', 'pg_stat_statements.track=top'];
const server = await startSetDatabase(folder, statements);
const contenders: Contender[] = [];
try {
  const env = { DATA_DIR: folder, DATABASE_URL: server.url, JWT_SECRET: 'bench'.repeat(12) };
  const opened = await openDatabase(await readSettings({ ...process.env, ...env }), pino({ level: 'error' }));
  await opened.close();
  contenders.push(await lease(server.url, env), await boss(server.url), await graphile(server.url));
  const rows = contenders.map((one) => ({ one, single: [] as number[], four: [] as number[] }));
  // By turns, so that a busy minute of the machine is everybody's.
  for (let round = 0; round < ROUNDS; round += 1)
    for (const { one, single, four } of rows) {
      single.push(await jobsPerSecond(one, 1));
      four.push(await jobsPerSecond(one, 4));
    }
  console.log(
    '| | jobs/s, 1 worker | 4 workers | times the lease | second account after, 1 / 4 workers | again after a kill | statements/s idle |',
  );
  console.log('| :-- | --: | --: | --: | --: | --: | --: |');
  const base = median(rows[0]?.four ?? []);
  for (const { one, single, four } of rows) {
    const fair = [await secondAfter(one, 1), await secondAfter(one, 4)].join(' / ');
    const again = one.recovered === null ? 'over 60 s' : `${(await secondsToRecover(one, one.recovered)).toFixed(1)} s`;
    const idle = (await idleStatements(one)).toFixed(1);
    const [slow, quick] = [median(single), median(four)];
    const times = (quick / base).toFixed(1);
    console.log(`| ${[one.name, slow.toFixed(0), quick.toFixed(0), times, fair, again, idle].join(' | ')} |`);
  }
} finally {
  for (const one of contenders) await one.stop();
  await server.stop();
  await rm(folder, { recursive: true });
}

async function jobsPerSecond(queue: Contender, workers: number): Promise<number> {
  for (let job = 0; job < JOBS; job += 3) await queue.enqueue((accounts += 1), 3);
  const began = performance.now();
  const { length } = await queue.drain(workers);
  if (length !== JOBS) throw new Error(`${queue.name} began ${length} jobs of ${JOBS}`);
  return (1000 * JOBS) / (performance.now() - began);
}

/** How many jobs of a first account begin before the only one of a second. */
async function secondAfter(queue: Contender, workers: number): Promise<number> {
  const [greedy, modest] = [(accounts += 1), (accounts += 1)];
  await queue.enqueue(greedy, GREEDY);
  await queue.enqueue(modest, 1);
  return (await queue.drain(workers)).indexOf(modest);
}

async function secondsToRecover(queue: Contender, recovered: () => Promise<void>): Promise<number> {
  await queue.enqueue((accounts += 1), 1);
  const holder = spawn(process.execPath, [HOLD, ...queue.holder], { stdio: ['ignore', 'pipe', 'inherit'] });
  await once(holder.stdout, 'data');
  await delay(2_000);
  holder.kill('SIGKILL');
  await once(holder, 'exit');
  const began = performance.now();
  await recovered();
  return (performance.now() - began) / 1000;
}

/** By PostgreSQL's own count, without what starting the workers costs. */
async function idleStatements(queue: Contender): Promise<number> {
  const stop = await queue.idle(IDLE_WORKERS);
  const client = new pg.Client({ connectionString: server.superuserUrl ?? server.url });
  await client.connect();
  try {
    await delay(5_000);
    await client.query('create extension if not exists pg_stat_statements');
    await client.query('select pg_stat_statements_reset()');
    const began = performance.now();
    await delay(IDLE_SECONDS * 1000);
    const { rows } = await client.query<{ calls: number }>('select sum(calls)::float as calls from pg_stat_statements');
    return (rows[0]?.calls ?? NaN) / ((performance.now() - began) / 1000);
  } finally {
    await client.end();
    await stop();
  }
}

function median(numbers: readonly number[]): number {
  return numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? NaN;
}
