import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import pg from 'pg';
import { writeBackup } from '../apps/api/src/platform/database/backup/snapshot.ts';
import { bootstrapExternal } from '../apps/api/src/platform/database/bootstrap.ts';
import { migrate } from '../apps/api/src/platform/database/migrate.ts';
import { startSetDatabase } from '../tools/set/set-database.ts';
import { makeIdleProjects } from './idle/make-idle-projects.ts';
import { parentOf, processorSeconds } from './idle/processor-seconds.ts';

/**
 * `npm run bench:backup -- --projects 10000`: a backup of many small projects, by the owner of an external database,
 * who reads project by project behind row-level security, and by a superuser, who reads a table at once.
 */
const { values } = parseArgs({ options: { projects: { type: 'string', default: '10000' } } });
const folder = await mkdtemp(join(tmpdir(), 'bench-backup-'));
const server = await startSetDatabase(join(folder, 'database'), ['fsync=off']);
const superuserUrl = server.superuserUrl ?? server.url;
const superuser = new pg.Client({ connectionString: superuserUrl });
try {
  await bootstrapExternal(server.url);
  await migrate(server.url);
  await superuser.connect();
  await makeIdleProjects(superuser, Number(values.projects));
  const { rows } = await superuser.query<{ pid: number }>('select pg_backend_pid() as pid');
  const postmaster = await parentOf(rows[0]?.pid ?? NaN);
  const used = async () =>
    [await processorSeconds([postmaster], true), await processorSeconds([process.pid], false)] as const;
  console.log('| by | s | processor s of PostgreSQL | of Node.js | rows |');
  console.log('| --- | --: | --: | --: | --: |');
  for (const [by, url] of [
    ['a superuser', superuserUrl],
    ['the owner', server.url],
  ] as const) {
    const [began, before] = [performance.now(), await used()];
    const { tables } = await writeBackup(url, join(folder, `${by}.backup`));
    const [after, seconds] = [await used(), (performance.now() - began) / 1000];
    const count = Object.values(tables).reduce((sum, table) => sum + table.rows, 0);
    const cells = [seconds, ...after.map((one, at) => one - (before[at] ?? NaN))].map((one) => one.toFixed(1));
    console.log(`| ${[by, ...cells, count].join(' | ')} |`);
  }
} finally {
  await superuser.end();
  await server.stop();
  await rm(folder, { recursive: true, force: true });
}
