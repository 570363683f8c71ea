import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import pg from 'pg';
import { bootstrapExternal } from '../apps/api/src/platform/database/bootstrap.ts';
import { verifyAll } from '../apps/api/src/platform/database/history/verify-all.ts';
import { migrate } from '../apps/api/src/platform/database/migrate.ts';
import { startSetDatabase } from '../tools/set/set-database.ts';
import { processorSeconds } from './idle/processor-seconds.ts';

/**
 * `npm run bench:history -- --lines 100000`: how long erasing a person takes whose name is in each of so many lines of
 * a project's history, or in a tenth of them, and verifying its chain; and the processor time of PostgreSQL.
 */
const { values } = parseArgs({ options: { lines: { type: 'string', default: '100000' } } });
const LINES = Number(values.lines);
const folder = await mkdtemp(join(tmpdir(), 'bench-history-'));
const server = await startSetDatabase(folder, ['fsync=off']);
const owner = new pg.Client({ connectionString: server.url });
try {
  await bootstrapExternal(server.url);
  await migrate(server.url);
  await owner.connect();
  const { rows } = await owner.query<{ pid: number }>('select pg_backend_pid() as pid');
  const backend = rows[0]?.pid ?? NaN;
  console.log('| step | s | processor s | links |');
  console.log('| --- | --: | --: | --: |');
  const project = randomUUID();
  await owner.query('begin');
  await owner.query("select set_config('app.project_id', $1, true)", [project]);
  await owner.query("insert into project (id, name) values ($1, 'Long')", [project]);
  await owner.query('commit');
  const measured = async (step: string, work: () => Promise<unknown>) => {
    const [began, before] = [performance.now(), await processorSeconds([backend], false)];
    await work();
    const seconds = [performance.now() - began, 1000 * ((await processorSeconds([backend], false)) - before)];
    await owner.query("select set_config('app.project_id', $1, false)", [project]);
    const links = await owner.query<{ count: string }>('select count(*) from activity_link where project_id = $1', [
      project,
    ]);
    console.log(`| ${[step, ...seconds.map((one) => (one / 1000).toFixed(1)), links.rows[0]?.count].join(' | ')} |`);
  };
  const inProject = async (...statements: [text: string, values?: unknown[]][]) => {
    await owner.query('begin');
    await owner.query("select set_config('app.project_id', $1, true)", [project]);
    for (const [text, given] of statements) await owner.query(text, given);
    await owner.query('commit');
  };
  await measured(`written, ${LINES} lines in one transaction`, () =>
    inProject([
      `insert into activity (project_id, id, action_type, at, actor, details)
       select $1, gen_random_uuid(), 'request.decided', now() - n * interval '1 minute', case when n % 10 = 0 then 'ona' else 'jonas' end,
         jsonb_build_object('employee_id', case when n % 10 = 0 then 'ona' else 'jonas' end, 'name', 'Somebody', 'note', 'Something that was said ' || n)
       from generate_series(1, $2::int) as n`,
      [project, LINES],
    ]),
  );
  await owner.query('analyze');
  for (const who of ['ona', 'jonas'])
    await measured(`erased, ${who === 'ona' ? 'a tenth' : 'the rest'}`, () =>
      inProject(
        ['select forget_details($1, $2, null, now(), null)', [who, []]],
        ['select rename_in_history($1, $2, $3, null, now())', [who, [], `former ${who}`]],
      ),
    );
  await measured('verified', async () => {
    const { faults } = await verifyAll(server.superuserUrl ?? server.url);
    if (faults.length > 0) throw new Error(`${faults.length} faults`);
  });
} finally {
  await owner.end();
  await server.stop();
  await rm(folder, { recursive: true, force: true });
}
