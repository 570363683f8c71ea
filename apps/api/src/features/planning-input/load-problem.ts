import { normMinutes, type Need, type Problem, type Shift } from '@pamaina/engine';
import type { Tx } from '../../platform/database/database.ts';
import { addDays } from '../../platform/time/zone.ts';
import type { ProjectRow } from '../projects/index.ts';
import type { StoredSettings } from '../settings/index.ts';
import { toEngineSettings } from './to-engine-settings.ts';
import { listAbsences, listBlocks } from '../unavailability/index.ts';
import { contractOf } from './contract-of.ts';
import { debtsOf } from './debts-of.ts';
import { leaveDays } from './leave-days.ts';
import { needsOf } from './needs-of.ts';
import { nightsOf } from './nights-of.ts';
import { normLeftOf } from './norm-left-of.ts';
import { overtimeOf } from './overtime-of.ts';
import { contextRange, plannedDays } from './planned-days.ts';
import { readEarlierWork } from './read-earlier-work.ts';
import { readPeriod } from './read-period.ts';
import { toEngineShift, type ShiftRow } from './shift-row.ts';
import { toEngineBlock, toEnginePerson } from './to-engine-person.ts';
import { wishWeights } from './wish-weight.ts';
import { wishesOf } from './wishes-of.ts';

/** A period of a project as the engine sees it, and the live shifts in it. */
export interface LoadedPeriod {
  project: ProjectRow & StoredSettings;
  problem: Problem;
  /** Needs of on-call time at home, which the planner doesn't assign. */
  onCallNeeds: Need[];
  /** The live shifts of the period, draft and published, open ones too. */
  shifts: Shift[];
  rows: ShiftRow[];
  /** What `keepBound` left with the month in which the period begins. */
  proof: unknown;
}

/**
 * Reads everything that planning or judging a period needs, in four statements. `problem.fixed` holds what stands: the
 * weeks around the period, and in it the published and the pinned shifts that have a person. What earlier months left
 * of their norms is carried into whole months alone: a part of one is held against its own norm.
 */
export async function loadProblem(tx: Tx, projectId: string, from: string, to: string): Promise<LoadedPeriod> {
  const { project, people, requirements, calendar, rows, wishes, books, proof } = await readPeriod(
    tx,
    projectId,
    from,
    to,
  );
  const range = contextRange(from, to);
  const blocksOf = Map.groupBy(await listBlocks(tx, project, range.start, range.end), ({ employee_id }) => employee_id);
  const since = books.accountingFrom < from ? books.accountingFrom : from;
  const absences = await listAbsences(tx, projectId, { start: since, end: to });
  const days = plannedDays(project.time_zone, from, to, calendar);
  const contracts = new Map(people.map((row) => [row.id, contractOf(row)]));
  const earlierMonths = await readEarlierWork(tx, projectId, from, books);
  const worked = new Map(earlierMonths.worked.map(({ employee_id, ...sums }) => [employee_id, sums]));
  const debts = debtsOf(earlierMonths, contracts);
  const overtime = overtimeOf(earlierMonths, contracts, project, from);
  const weights = wishWeights(earlierMonths.wishes);
  const nights = nightsOf(earlierMonths, from);
  const isWholeMonths = from.endsWith('-01') && addDays(to, 1).endsWith('-01');
  const contractSince = new Map(people.map((row) => [row.id, row.contract_since]));
  const normLeft = isWholeMonths
    ? normLeftOf(earlierMonths, { contracts, since: contractSince }, project, from)
    : new Map<string, number>();
  const isInside = ({ date }: { date: string }) => date >= from && date <= to;
  const all = rows.map((row) => toEngineShift(row, { from, to }));
  const needsOn = (isAtHome: boolean) =>
    needsOf(
      project.time_zone,
      days.filter(isInside),
      requirements.filter(({ on_call }) => (on_call === 'at_home') === isAtHome),
    );
  const needs = needsOn(false);
  const problem: Problem = {
    from,
    to,
    days,
    people: people.map((row) => {
      const blocks = (blocksOf.get(row.id) ?? []).map(toEngineBlock);
      const normLeftMinutes = normLeft.get(row.id);
      return toEnginePerson(row, {
        blocks,
        normMinutes: normMinutes(days, {
          from,
          to,
          contract: contracts.get(row.id) ?? null,
          absences: absences.get(row.id) ?? [],
        }),
        leaveDays: leaveDays(absences.get(row.id) ?? [], { from: since, to }),
        limits: project.limits,
        earlier: {
          ...(worked.get(row.id) ?? { minutes: 0, shifts: 0 }),
          overtimeMinutes: overtime.get(row.id) ?? 0,
          ...(normLeftMinutes !== undefined && { normLeftMinutes }),
          ...nights.get(row.id),
        },
        debt: debts.get(row.id),
        wishes: wishesOf(
          { weekdays: row.wished_days_off, dated: wishes.get(row.id) ?? [], weight: weights.get(row.id) ?? 1 },
          days,
          needs,
        ),
      });
    }),
    needs,
    fixed: all.filter(({ locked, employeeId, workedBy }) => locked && (employeeId !== null || workedBy !== undefined)),
    ...toEngineSettings(project, books.accountingFrom),
  };
  return {
    project,
    problem,
    onCallNeeds: needsOn(true),
    shifts: all.filter(isInside),
    rows: rows.filter(isInside),
    proof,
  };
}
