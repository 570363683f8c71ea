import type { Absence } from '@pamaina/engine';
import type { Tx } from '../../platform/database/database.ts';
import { addDays } from '../../platform/time/zone.ts';

/** Granted time off, as the norms use it. */
export interface GrantedAbsence extends Absence {
  type: 'vacation' | 'sick_leave' | 'personal';
}

/**
 * Granted time off that overlaps the local dates from `start` to `end`, both inclusive, by employee; that of the day
 * after too, which may have opened a night shift. One statement.
 * @param employeeId of one person; everybody's without it
 */
export async function listAbsences(
  tx: Tx,
  projectId: string,
  { start, end, employeeId }: { start: string; end: string; employeeId?: string | undefined },
): Promise<Map<string, GrantedAbsence[]>> {
  const rows = await tx
    .selectFrom('time_off')
    .select(['employee_id', 'type', 'start_date as from', 'end_date as to', 'scheduled'])
    .where('project_id', '=', projectId)
    .where('status', '=', 'approved')
    .where('start_date', '<=', addDays(end, 1))
    .where('end_date', '>=', start)
    .$if(employeeId !== undefined, (query) => query.where('employee_id', '=', employeeId ?? ''))
    .orderBy('start_date')
    .execute();
  return Map.groupBy(rows, ({ employee_id }) => employee_id);
}
