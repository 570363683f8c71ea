import { monthOf } from '@pamaina/contract';
import { setImmediate as turn } from 'node:timers/promises';
import type { Database, Tx } from '../../../platform/database/database.ts';
import { loadMonth } from '../planning-input/index.ts';
import { whoMayTake } from './who-may-take.ts';

/** An open published shift. */
export interface OpenShift {
  id: string;
  version: number;
  date: string;
  /** With seconds. */
  start_time: string;
  end_time: string;
  /** An instant. */
  starts_at: string;
  role: string;
}

/** Enough for one list, and each costs a check of the rules. */
const JUDGED_MAX = 100;

/**
 * The open published shifts that an employee can work within the rules, soonest first; each is checked in its month, as
 * an approval checks it.
 * @param now an instant
 * @param limit after so many the rest is not judged
 */
export async function claimableShifts(
  tx: Tx,
  { employeeId, now, limit = JUDGED_MAX }: { employeeId: string; now: string; limit?: number | undefined },
) {
  const open = await openShifts(tx, now)
    .innerJoin('employee', (join) =>
      join.onRef('employee.project_id', '=', 'shift.project_id').on('employee.id', '=', employeeId),
    )
    .select(['shift.id', 'shift.date', 'shift.start_time', 'shift.end_time', 'shift.template', 'shift.role'])
    .where((where) => where(where.ref('shift.role'), '=', where.fn.any('employee.roles')))
    .limit(JUDGED_MAX)
    .execute();
  const claimable: typeof open = [];
  for (const [month, ofMonth] of Map.groupBy(open, ({ date }) => monthOf(date))) {
    if (claimable.length >= limit) break;
    const loaded = await loadMonth(tx, month, 'in_force');
    for (const shift of ofMonth) {
      if (claimable.length >= limit) break;
      if (whoMayTake(loaded, shift.id, employeeId).some(({ mayTake }) => mayTake)) claimable.push(shift);
    }
  }
  return claimable;
}

/**
 * Of the given shifts those that are open, published and not yet started, soonest first, each with everyone who can
 * work it within the rules; checked in its month, as an approval checks it. No transaction is open during the checks,
 * and requests are served in between.
 * @param now an instant
 */
export async function eligibleByShift(
  database: Database,
  projectId: string,
  { ids, now }: { ids: readonly string[]; now: string },
): Promise<(OpenShift & { takers: string[] })[]> {
  const open: OpenShift[] = await database.inProject(projectId, (tx) =>
    openShifts(tx, now)
      .select(['id', 'version', 'date', 'start_time', 'end_time', 'starts_at', 'role'])
      .where('id', 'in', ids)
      .execute(),
  );
  const found: (OpenShift & { takers: string[] })[] = [];
  for (const [month, ofMonth] of Map.groupBy(open, ({ date }) => monthOf(date))) {
    const loaded = await database.inProject(projectId, (tx) => loadMonth(tx, month, 'in_force'));
    for (const shift of ofMonth) {
      const takers = whoMayTake(loaded, shift.id).filter(({ mayTake }) => mayTake);
      found.push({ ...shift, takers: takers.map(({ employeeId }) => employeeId) });
      await turn();
    }
  }
  return found;
}

const openShifts = (tx: Tx, now: string) =>
  tx
    .selectFrom('shift')
    .where('shift.status', '=', 'published')
    .where('shift.employee_id', 'is', null)
    .where('shift.former_name', 'is', null)
    .where('shift.starts_at', '>', now)
    .orderBy('shift.starts_at')
    .orderBy('shift.id');
