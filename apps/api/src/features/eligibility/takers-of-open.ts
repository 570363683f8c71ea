import { candidates } from '@pamaina/engine';
import { setImmediate as turn } from 'node:timers/promises';
import type { Database } from '../../platform/database/database.ts';
import { monthRange } from '../../platform/time/zone.ts';
import { loadProblem } from '../planning-input/index.ts';

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

/**
 * Of the given shifts those that are open, published and not yet started, soonest first, each with everyone who can
 * work it within the rules; checked in its month, as an approval checks it. No transaction is open during the checks,
 * and requests are served in between.
 * @param now an instant
 */
export async function takersOfOpen(
  database: Database,
  projectId: string,
  { ids, now }: { ids: readonly string[]; now: string },
): Promise<(OpenShift & { takers: string[] })[]> {
  const open: OpenShift[] = await database.inProject(projectId, (tx) =>
    tx
      .selectFrom('shift')
      .select(['id', 'version', 'date', 'start_time', 'end_time', 'starts_at', 'role'])
      .where('project_id', '=', projectId)
      .where('id', 'in', ids)
      .where('status', '=', 'published')
      .where('employee_id', 'is', null)
      .where('former_name', 'is', null)
      .where('starts_at', '>', now)
      .orderBy('starts_at')
      .orderBy('id')
      .execute(),
  );
  const found: (OpenShift & { takers: string[] })[] = [];
  for (const [month, ofMonth] of Map.groupBy(open, ({ date }) => date.slice(0, 7))) {
    const { start, end } = monthRange(Number(month.slice(0, 4)), Number(month.slice(5)));
    const { problem, shifts } = await database.inProject(projectId, (tx) => loadProblem(tx, projectId, start, end));
    for (const shift of ofMonth) {
      const may = candidates(problem, shifts, shift.id).filter(({ blockedBy }) =>
        blockedBy.every(({ severity }) => severity !== 'hard'),
      );
      found.push({ ...shift, takers: may.map(({ employeeId }) => employeeId) });
      await turn();
    }
  }
  return found;
}
