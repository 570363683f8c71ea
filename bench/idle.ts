import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import pg from 'pg';
import { startSet } from '../tools/set/start-set.ts';
import { makeIdleProjects } from './idle/make-idle-projects.ts';
import { parentOf, processorSeconds } from './idle/processor-seconds.ts';

/**
 * `npm run bench:idle -- --projects 10000 --web 1,4 --seconds 60`: what projects in which nobody does anything cost a
 * processor core: the web processes and PostgreSQL together, beside the same without projects. Exits with 1 if it is
 * one percent or more.
 */
const { values } = parseArgs({
  options: {
    projects: { type: 'string', default: '10000' },
    web: { type: 'string', default: '1,4' },
    seconds: { type: 'string', default: '60' },
    /** For what the start and the making leave behind in caches and the vacuum. */
    settle: { type: 'string', default: '30' },
  },
});
const MOST_PERCENT = 1;
const WORKED_OFF_MS = 900_000;
const folder = await mkdtemp(join(tmpdir(), 'bench-idle-'));
try {
  console.log('| web processes | projects | % of a core | PostgreSQL | node | statements/s |');
  console.log('| --: | --: | --: | --: | --: | --: |');
  for (const web of values.web.split(',').map(Number)) {
    const without = await measured(web, 0);
    const withAll = await measured(web, Number(values.projects));
    if (withAll - without >= MOST_PERCENT) process.exitCode = 1;
  }
} finally {
  await rm(folder, { recursive: true });
}

/** @returns percent of a core */
async function measured(web: number, projects: number): Promise<number> {
  const set = await startSet({
    dataDir: join(folder, `${web}-${projects}`),
    web,
    planners: 0,
    databaseSettings: ['fsync=off', 'shared_preload_libraries=pg_stat_statements', 'pg_stat_statements.track=top'],
  });
  const client = new pg.Client({ connectionString: set.superuserUrl ?? set.databaseUrl });
  try {
    await client.connect();
    await client.query('create extension if not exists pg_stat_statements');
    if (projects > 0) await makeIdleProjects(client, projects);
    await workedOff(client);
    await delay(Number(values.settle) * 1000);
    const { rows: backends } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
    const postmaster = await parentOf(backends[0]?.pid ?? NaN);
    const nodes = set.running('web').map(({ child }) => child.pid ?? NaN);
    const used = async () =>
      [await processorSeconds([postmaster], true), await processorSeconds(nodes, false)] as const;
    await client.query('select pg_stat_statements_reset()');
    const [began, before] = [performance.now(), await used()];
    await delay(Number(values.seconds) * 1000);
    const [after, seconds] = [await used(), (performance.now() - began) / 1000];
    const { rows } = await client.query<{ calls: number }>('select sum(calls)::float as calls from pg_stat_statements');
    const [database, node] = [0, 1].map((at) => (100 * ((after[at] ?? NaN) - (before[at] ?? NaN))) / seconds);
    const percent = (database ?? NaN) + (node ?? NaN);
    const cells = [percent, database ?? NaN, node ?? NaN].map((cell) => cell.toFixed(2));
    const statements = ((rows[0]?.calls ?? NaN) / seconds).toFixed(1);
    console.log(`| ${[web, projects, ...cells, statements].join(' | ')} |`);
    return percent;
  } finally {
    await client.end();
    await set.stop();
  }
}

/** Waits until everything that making the projects has noted was looked at. */
async function workedOff(client: pg.Client): Promise<void> {
  const { rows: tables } = await client.query<{ there: boolean }>(
    "select to_regclass('due_work') is not null as there",
  );
  for (const began = performance.now(); tables[0]?.there === true; await delay(1_000)) {
    const { rows } = await client.query<{ due: number }>(
      'select count(*)::float as due from due_work where due_at <= now()',
    );
    if (rows[0]?.due === 0) return;
    if (performance.now() - began > WORKED_OFF_MS) throw new Error(`${rows[0]?.due} are still due`);
  }
}
