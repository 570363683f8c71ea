import { clockTimeOf, type lateChanges } from '@pamaina/contract';
import { sql } from 'kysely';
import type { Tx } from '../../../platform/database/database.ts';
import type { ProjectCall } from '../../../platform/http/route.ts';
import { articleOf } from '../../../platform/text/article-of.ts';

/** An amount that is due for a late change. */
export interface DueChange {
  date: string;
  /** An ID, or for those who are gone their name. */
  person: string;
  isGone: boolean;
  role: string;
  /** Null for an amount that doesn't depend on hours. */
  minutes: number | null;
  /** Null: the rate wasn't known. */
  cents: number | null;
}

/** What is due for late changes of shifts of a range, both dates included. One statement. */
export async function readDueChanges(tx: Tx, { start, end }: { start: string; end: string }): Promise<DueChange[]> {
  const { rows } = await sql<DueChange>`
    select date, coalesce(employee_id, former_name, '') as person, employee_id is null as "isGone", role,
      paid_minutes as minutes, cents
    from late_change where project_id = ${tx.projectId} and date between ${start} and ${end} order by date, id`.execute(
    tx,
  );
  return rows;
}

/** What employees are paid for late changes, by the date of the shift. */
export async function listLateChanges(
  call: ProjectCall<typeof lateChanges.listLateChanges>,
): Promise<lateChanges.LateChange[]> {
  const { tx, query, language } = call;
  const rows = await tx
    .selectFrom('late_change')
    .leftJoin('employee', (join) =>
      join
        .onRef('employee.project_id', '=', 'late_change.project_id')
        .onRef('employee.id', '=', 'late_change.employee_id'),
    )
    .select(['late_change.id', 'employee_id', 'former_name', 'employee.name', 'date', 'start_time', 'end_time', 'role'])
    .select(['change', 'late_minutes', 'paid_minutes', 'cents', 'article', 'basis', 'changed_at'])
    .where((where) => where.between('date', query.start, query.end))
    .orderBy('date')
    .orderBy('late_change.id')
    .execute();
  return rows.map((row) => ({
    id: row.id,
    employee_id: row.employee_id,
    name: row.name ?? row.former_name ?? '',
    date: row.date,
    start_time: clockTimeOf(row.start_time),
    end_time: clockTimeOf(row.end_time),
    role: row.role,
    change: row.change,
    hours_late: Math.round((row.late_minutes / 60) * 100) / 100,
    minutes: row.paid_minutes,
    amount_cents: row.cents,
    article: row.article === null ? null : articleOf(row.article, language),
    basis: row.basis,
    changed_at: row.changed_at,
  }));
}
