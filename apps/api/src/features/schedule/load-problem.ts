import { lawPacks, type Block, type Person, type Problem, type Shift } from '@pamaina/engine';
import type { Tx } from '../../platform/database/database.ts';
import { addDays } from '../../platform/time/zone.ts';
import type { ProjectRow } from '../projects/index.ts';
import { listBlocks } from '../unavailability/index.ts';
import { needsOf } from './needs-of.ts';
import { normMinutes } from './norm-minutes.ts';
import { contextRange, plannedDays } from './planned-days.ts';
import { shiftColumns, toEngineShift, type ShiftRow } from './shift-row.ts';
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
  const { start, end } = contextRange(from, to);
  const [employees, requirements, holidays, blocks, rows] = [
    await tx.selectFrom('employee').selectAll().orderBy('id').execute(),
    await tx
      .selectFrom('requirement')
      .innerJoin('template', (join) =>
        join
          .onRef('template.project_id', '=', 'requirement.project_id')
          .onRef('template.name', '=', 'requirement.template'),
      )
      .select(['template', 'role', 'count', 'weekday', 'date', 'start_time', 'end_time', 'break_minutes'])
      .where((where) => where.or([where('date', 'is', null), where.between('date', from, to)]))
      .orderBy('start_time')
      .orderBy('template')
      .orderBy('role')
      .execute(),
    await tx
      .selectFrom('holiday')
      .select(['date', 'closed'])
      .where((where) => where.between('date', start, addDays(end, 1)))
      .execute(),
    await listBlocks(tx, project, start, end),
    await tx
      .selectFrom('shift')
      .select(shiftColumns)
      .where((where) => where.between('date', start, end))
      .orderBy('starts_at')
      .orderBy('id')
      .execute(),
  ];
  const days = plannedDays(project.time_zone, from, to, holidays);
  const inside = rows.filter(({ date }) => date >= from && date <= to);
  const all = rows.map((row) => toEngineShift(row, { from, to }));
  const blocksOf = new Map<string, Block[]>();
  for (const block of blocks) {
    const list = blocksOf.get(block.employee_id) ?? [];
    list.push({ start: block.starts_at / 60_000, end: block.ends_at / 60_000, source: block.source });
    blocksOf.set(block.employee_id, list);
  }
  const people = employees.map((row): Person => {
    const own = blocksOf.get(row.id) ?? [];
    return {
      id: row.id,
      name: row.name,
      roles: row.roles,
      maxMinutesPerWeek: Math.round(row.max_hours_per_week * 60),
      minShiftsPerWeek: row.min_shifts_per_week,
      normMinutes: normMinutes(days, { from, to, contractHours: row.contract_hours_per_week, blocks: own }),
      birthDate: row.birth_date,
      blocks: own,
      hourlyRateCents: row.hourly_rate_cents,
      limits: {},
      wishes: [],
    };
  });
  const problem: Problem = {
    from,
    to,
    days,
    people,
    needs: needsOf(
      project.time_zone,
      days.filter(({ date }) => date >= from && date <= to),
      requirements,
    ),
    fixed: all.filter(({ locked, employeeId }) => locked && employeeId !== null),
    forbiddenSequences: [],
    law: project.law_pack === 'none' ? null : lawPacks[project.law_pack],
    weights,
  };
  return { problem, shifts: all.filter(({ date }) => date >= from && date <= to), rows: inside };
}
