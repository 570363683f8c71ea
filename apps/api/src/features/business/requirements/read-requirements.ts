import { sql, type ExpressionBuilder } from 'kysely';
import type { Tx } from '../../../platform/database/database.ts';
import type { Tables } from '../../../platform/database/tables.ts';
import { readWeeks } from './standard-weeks.ts';

/** The weekly standard, and the exceptions of some days. One statement. */
export async function readRequirements(tx: Tx, { start, end }: { start: string; end: string }) {
  return tx
    .selectFrom('requirement')
    .select(['template', 'role', 'weekday', 'date', 'count', 'is_proposed'])
    .where((where) => where.or([where('date', 'is', null), where.between('date', start, end)]))
    .orderBy('id')
    .execute();
}

/** The same of the named weeks, and when they are in force on some days. One statement. */
export async function readWeekNeeds(tx: Tx, { start, end }: { start: string; end: string }) {
  const weeks = await readWeeks(tx);
  const spans = weeks.flatMap(({ id, spans: own }) =>
    own
      .filter(({ start_date, end_date }) => start_date <= end && end_date >= start)
      .map((span) => ({ week_id: id, ...span })),
  );
  const requirements = weeks.flatMap(({ id, requirements: own }) =>
    own.map((row) => ({ ...row, date: null, week_id: id, is_proposed: false })),
  );
  return { requirements, spans, names: weeks.map(({ id, name }) => ({ id, name })) };
}

/** The roles that are needed anywhere. One statement. */
export async function rolesNeeded(tx: Tx): Promise<string[]> {
  const rows = await tx
    .selectFrom('requirement')
    .select('role')
    .union(tx.selectFrom('week_requirement').select('role'))
    .orderBy('role')
    .execute();
  return rows.map(({ role }) => role);
}

/** The needs of the named weeks. */
export const weekRequirementsIn = (read: ExpressionBuilder<Tables, 'project'>) =>
  read
    .selectFrom('week_requirement')
    .innerJoin('template', (join) =>
      join
        .onRef('template.project_id', '=', 'week_requirement.project_id')
        .onRef('template.name', '=', 'week_requirement.template'),
    )
    .select(['template', 'role', 'count', 'weekday', sql<string | null>`null`.as('date'), 'week_id'])
    .select(['start_time', 'end_time', 'break_minutes', 'on_call'])
    .whereRef('week_requirement.project_id', '=', 'project.id')
    .orderBy('start_time')
    .orderBy('template')
    .orderBy('role');

/** When the named weeks are in force, of those that touch the dates `from` to `to`. */
export const weekSpansIn = (read: ExpressionBuilder<Tables, 'project'>, from: string, to: string) =>
  read
    .selectFrom('standard_week_span')
    .select(['week_id', 'starts_on as start_date', 'ends_on as end_date'])
    .whereRef('standard_week_span.project_id', '=', 'project.id')
    .where('starts_on', '<=', to)
    .where('ends_on', '>=', from);
