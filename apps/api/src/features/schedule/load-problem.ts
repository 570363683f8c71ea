import { lawPacks, type Problem, type Shift } from '@pamaina/engine';
import type { Tx } from '../../platform/database/database.ts';
import type { ProjectRow } from '../projects/index.ts';
import { needsOf } from './needs-of.ts';
import { normMinutes } from './norm-minutes.ts';
import { plannedDays } from './planned-days.ts';
import { readPeriod } from './read-period.ts';
import { toEngineShift, type ShiftRow } from './shift-row.ts';
import { toEngineBlock, toEnginePerson } from './to-engine-person.ts';
import { weights } from './weights.ts';

/** A period of a project as the engine sees it, and the live shifts in it. */
export interface LoadedPeriod {
  problem: Problem;
  /** The live shifts of the period, draft and published, open ones too. */
  shifts: Shift[];
  rows: ShiftRow[];
}

/**
 * Reads everything that planning or judging a period needs. `problem.fixed` holds what stands: the weeks around the period, and in
 * it the published and the pinned shifts that have a person.
 */
export async function loadProblem(tx: Tx, project: ProjectRow, from: string, to: string): Promise<LoadedPeriod> {
  const { employees, requirements, holidays, blocks, rows } = await readPeriod(tx, project, from, to);
  const days = plannedDays(project.time_zone, from, to, holidays);
  const isInside = ({ date }: { date: string }) => date >= from && date <= to;
  const all = rows.map((row) => toEngineShift(row, { from, to }));
  const blocksOf = Map.groupBy(blocks, ({ employee_id }) => employee_id);
  const problem: Problem = {
    from,
    to,
    days,
    people: employees.map((row) => {
      const own = (blocksOf.get(row.id) ?? []).map(toEngineBlock);
      return toEnginePerson(
        row,
        own,
        normMinutes(days, { from, to, contractHours: row.contract_hours_per_week, blocks: own }),
      );
    }),
    needs: needsOf(project.time_zone, days.filter(isInside), requirements),
    fixed: all.filter(({ locked, employeeId }) => locked && employeeId !== null),
    forbiddenSequences: [],
    law: project.law_pack === 'none' ? null : lawPacks[project.law_pack],
    weights,
  };
  return { problem, shifts: all.filter(isInside), rows: rows.filter(isInside) };
}
