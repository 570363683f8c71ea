import { sql } from 'kysely';
import type { Tx } from '../../../platform/database/database.ts';
import { localOf } from '../../../platform/time/zone.ts';
import type { ProjectRow } from '../../access/projects/index.ts';
import type { HistoryFacts } from './history-facts.ts';

interface Asked {
  /** The days whose shifts can overlap those of the file; null: none. */
  around: { first: string; last: string } | null;
  /** Milliseconds since 1970. */
  now: number;
  /** Employees and templates stay until the transaction ends. */
  lock: boolean;
}

/** What the project has that past shifts are checked against. */
export async function readHistoryFacts(
  tx: Tx,
  { time_zone: zone }: ProjectRow,
  { around, now, lock }: Asked,
): Promise<HistoryFacts> {
  const people = await tx
    .selectFrom('employee')
    .select(['id', 'identity_key', 'name', 'roles', 'first_day', 'last_day'])
    .orderBy('id')
    .$if(lock, (query) => query.forKeyShare())
    .execute();
  const templates = await tx
    .selectFrom('template')
    .select(['name', 'start_time', 'end_time', 'break_minutes', 'on_call'])
    .orderBy('name')
    .$if(lock, (query) => query.forKeyShare())
    .execute();
  const required = await tx.selectFrom('requirement').select('role').distinct().execute();
  const stored =
    around === null
      ? []
      : await tx
          .selectFrom('shift')
          .select(['employee_id', 'starts_at', 'ends_at', 'status'])
          .where((where) => where.between('date', around.first, around.last))
          .where('employee_id', 'is not', null)
          .$narrowType<{ employee_id: string }>()
          .execute();
  return {
    zone,
    today: localOf(zone, now).date,
    people,
    templates,
    roles: [...new Set([...people.flatMap(({ roles }) => roles), ...required.map(({ role }) => role)])],
    closed: await readClosed(tx),
    stored,
  };
}

/** The months to which no past shifts can be added: published here, or with locked timesheets. */
async function readClosed(tx: Tx): Promise<HistoryFacts['closed']> {
  const published = await tx
    .selectFrom('schedule_month')
    .select(sql<string>`to_char(make_date(year, month, 1), 'YYYY-MM')`.as('month'))
    .whereRef('published_version', '>', 'imported_version')
    .where(
      sql<boolean>`exists (select from shift where shift.project_id = schedule_month.project_id and shift.status = 'published'
        and shift.date >= make_date(year, month, 1) and shift.date < make_date(year, month, 1) + interval '1 month')`,
    )
    .execute();
  const locked = await tx
    .selectFrom('timesheet_month')
    .select(sql<string>`to_char(month, 'YYYY-MM')`.as('month'))
    .where('locked_at', 'is not', null)
    .execute();
  return new Map([
    ...published.map(({ month }) => [month, 'published'] as const),
    ...locked.map(({ month }) => [month, 'locked'] as const),
  ]);
}
