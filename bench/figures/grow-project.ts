import { sql } from 'kysely';
import pino from 'pino';
import { setTimeout as delay } from 'node:timers/promises';
import type { Database, Tx } from '../../apps/api/src/platform/database/database.ts';
import { countMinutes, countMonths } from '../../apps/api/src/features/plan/planning-input/index.ts';
import { openDatabase } from '../../apps/api/src/platform/database/open-database.ts';
import { readSettings } from '../../apps/api/src/platform/settings/settings.ts';

/** Copies keep their weekdays. */
const FOUR_WEEKS = 28;
/** Every this many shifts, one has no clock entry. */
const MISSED_EVERY = 29;
const STATISTICS_MS = 180_000;

/**
 * Adds a history to a project: four of its published weeks, repeated backwards, with a clock entry for most shifts. The
 * server must not be running.
 * @param months the length of the history
 */
export async function growProject(folder: string, projectId: string, months: number): Promise<void> {
  const settings = await readSettings({ ...process.env, DATA_DIR: folder, DATABASE_URL: '' });
  const opened = await openDatabase(settings, pino({ level: 'silent' }));
  try {
    await opened.database.inProject(projectId, (tx) => fill(tx, projectId, months));
    await countMonths(opened.database, Date.now());
    await statisticsRead(opened.database);
  } finally {
    await opened.close();
  }
}

/** Local times are unchanged by clock changes; an entry starts and ends within a few minutes of its shift. */
async function fill(tx: Tx, projectId: string, months: number): Promise<void> {
  await sql`set local statement_timeout = 0`.execute(tx);
  await sql`
    with span as (
      select time_zone, min(date) as first, (date_trunc('month', min(date)) - make_interval(months => ${months}))::date as earliest
      from project join shift on shift.project_id = project.id and status = 'published'
      where project.id = ${projectId} group by 1
    ), past as (
      select shift.*, shift.date - block * ${FOUR_WEEKS}::integer as day, time_zone
      from span join shift on shift.project_id = ${projectId} and status = 'published'
        and shift.date >= first and shift.date < first + ${FOUR_WEEKS}::integer and employee_id is not null
      cross join generate_series(1, (first - earliest) / ${FOUR_WEEKS}::integer + 1) as block
      where shift.date - block * ${FOUR_WEEKS}::integer >= earliest
    )
    insert into shift (project_id, id, date, start_time, end_time, starts_at, ends_at, break_minutes, template, role, employee_id, status)
    select project_id, gen_random_uuid(), day, start_time, end_time, instant_of(day + start_time, time_zone),
      instant_of(day + (local_time(ends_at, time_zone)::date - date) + end_time, time_zone),
      break_minutes, template, role, employee_id, status
    from past`.execute(tx);
  await countMinutes(tx);
  await sql`
    insert into time_entry (project_id, id, employee_id, date, state, started_at, ended_at, break_minutes, source, approved_at, approved_by)
    select shift.project_id, gen_random_uuid(), shift.employee_id, shift.date, 'closed', starts_at + place % 7 * interval '1 minute',
      ends_at + place % 5 * interval '1 minute', break_minutes, 'app', ends_at, 'bench'
    from (
      select *, row_number() over (order by starts_at, id) as place from shift
      where project_id = ${projectId} and status = 'published' and employee_id is not null and ends_at < now() - interval '1 day'
    ) as shift
    where place % ${MISSED_EVERY}::integer <> 0 and (employee_id, date) not in (
      select employee_id, date from time_entry where project_id = ${projectId} and employee_id is not null
    )
    on conflict do nothing`.execute(tx);
}

/**
 * The server updates its statistics by itself within a minute or two of such a change; until then its query plans are
 * poor.
 */
async function statisticsRead({ direct }: Database): Promise<void> {
  for (const until = Date.now() + STATISTICS_MS; Date.now() < until; await delay(2000)) {
    const { rows } = await sql<{ waits: boolean | null }>`
      select bool_or(n_mod_since_analyze > n_live_tup / 2) as waits from pg_stat_user_tables
      where relname in ('shift', 'time_entry')`.execute(direct);
    if (rows[0]?.waits === false) return;
  }
  throw new Error('The server has not looked at its tables');
}
