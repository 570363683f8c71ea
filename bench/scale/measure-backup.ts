import { spawnSync } from 'node:child_process';
import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import pg from 'pg';
import { createSetManager, planToEnd, REGISTRATION_CODE } from '../../tools/set/people.ts';
import { startSet } from '../../tools/set/start-set.ts';
import type { Figures } from './figures.ts';

/** The published month is repeated so often, each time four weeks earlier. */
const COPIES = 100;
const FOUR_WEEKS = 28;

/** `npm run backup` of little and of much data: what is between them is without its start. */
export async function measureBackup(): Promise<Figures['backup']> {
  const folder = await mkdtemp(join(tmpdir(), 'bench-backup-'));
  const set = await startSet({ dataDir: folder, web: 1, planners: 1, env: { REGISTRATION_CODE } });
  const database = new pg.Client({ connectionString: set.superuserUrl ?? set.databaseUrl });
  try {
    await database.connect();
    const manager = await createSetManager(set.url, 'shop');
    await planToEnd(manager, 3, 3);
    await manager.send('POST', '/schedule/publish?year=2031&month=3', { token: manager.token });
    const little = await backUp(set.databaseUrl, database, join(folder, 'little.backup'));
    // Rows for their weight alone: nothing is counted of them.
    await database.query('set session_replication_role = replica');
    await database.query(`
      insert into shift (project_id, id, date, start_time, end_time, starts_at, ends_at, break_minutes, template, role, employee_id, status)
      select project_id, gen_random_uuid(), date - block * ${FOUR_WEEKS}, start_time, end_time, starts_at - block * interval '${FOUR_WEEKS} days',
        ends_at - block * interval '${FOUR_WEEKS} days', break_minutes, template, role, employee_id, status
      from shift cross join generate_series(1, ${COPIES}) as block where date between '2031-03-01' and '2031-03-28'`);
    return { little, much: await backUp(set.databaseUrl, database, join(folder, 'much.backup')) };
  } finally {
    await database.end();
    await set.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

async function backUp(url: string, database: pg.Client, file: string): Promise<Figures['backup']['little']> {
  const { rows } = await database.query<{ bytes: string }>(`
    select sum(pg_total_relation_size(oid)) as bytes from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r'`);
  const program = join(import.meta.dirname, '../../apps/api/src/backup.ts');
  const began = performance.now();
  const env = { ...process.env, DATABASE_URL: url, DATA_DIR: dirname(file), JWT_SECRET: 'x'.repeat(32) };
  const { status, stderr } = spawnSync(process.execPath, [program, file], { encoding: 'utf8', env });
  if (status !== 0) throw new Error(`The backup failed: ${stderr}`);
  const seconds = Math.round(performance.now() - began) / 1000;
  return { dataBytes: Number(rows[0]?.bytes), fileBytes: (await stat(file)).size, seconds };
}
