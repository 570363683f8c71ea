import { judge, judgePeople, type Violation } from '@pamaina/engine';
import { sql } from 'kysely';
import type { Tx } from '../../platform/database/database.ts';
import type { ProjectRow } from '../projects/index.ts';
import { findProject } from '../projects/index.ts';
import { monthRange } from '../../platform/time/zone.ts';
import { loadProblem, type LoadedPeriod } from './load-problem.ts';

/**
 * Judges the live shifts again and stores what they break, after something changed that the rules depend on. From the month of
 * `today` on; what is over keeps its warnings.
 */
export async function refreshWarnings(tx: Tx, projectId: string, who: readonly string[] | 'all'): Promise<void> {
  const project = await findProject(tx, projectId);
  const first = Temporal.Now.plainDateISO(project.time_zone).with({ day: 1 }).toString();
  const months = await tx
    .selectFrom('shift')
    .select(sql<string>`to_char(date, 'YYYY-MM')`.as('month'))
    .distinct()
    .where('project_id', '=', projectId)
    .where('date', '>=', first)
    .orderBy('month')
    .execute();
  for (const { month } of months) await refreshMonth(tx, project, month, who);
}

/** The same for one month (`YYYY-MM`); answers what it loaded, with the fresh violations in the rows. */
export async function refreshMonth(
  tx: Tx,
  project: ProjectRow,
  month: string,
  who: readonly string[] | 'all',
): Promise<LoadedPeriod> {
  const { start, end } = monthRange(Number(month.slice(0, 4)), Number(month.slice(5, 7)));
  const loaded = await loadProblem(tx, project, start, end);
  const { problem, shifts, rows } = loaded;
  const violations = who === 'all' ? judge(problem, shifts) : judgePeople(problem, shifts, who);
  const byShift = violationsByShift(violations);
  const changed = rows
    .filter(({ employee_id }) => who === 'all' || employee_id === null || who.includes(employee_id))
    .map((row) => ({ row, now: byShift.get(row.id) ?? [] }))
    .filter(({ row, now }) => JSON.stringify(row.violations) !== JSON.stringify(now));
  if (changed.length > 0) {
    const values = JSON.stringify(changed.map(({ row, now }) => ({ id: row.id, violations: now })));
    await sql`update shift set violations = fresh.violations
      from jsonb_to_recordset(${values}::jsonb) as fresh (id uuid, violations jsonb)
      where shift.project_id = ${project.id} and shift.id = fresh.id`.execute(tx);
    for (const { row, now } of changed) row.violations = now;
  }
  return loaded;
}

/** What each shift breaks. A goal is nobody's single shift. */
function violationsByShift(violations: readonly Violation[]): Map<string, Violation[]> {
  const byShift = new Map<string, Violation[]>();
  for (const violation of violations) {
    for (const id of violation.shiftIds) byShift.set(id, [...(byShift.get(id) ?? []), violation]);
  }
  return byShift;
}
