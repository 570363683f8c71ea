import { type Language, scenarios } from '@pamaina/contract';
import { together, type Tx } from '../../../platform/database/database.ts';
import type { Member } from '../../../platform/http/route.ts';
import { addDays } from '../../../platform/time/zone.ts';
import { namesOfUsers } from '../../access/activity/index.ts';
import { findProject } from '../../access/projects/index.ts';
import { readCostTerms } from '../../business/cost-terms/index.ts';
import { namesOf } from '../../business/employees/index.ts';
import { courseOf, findAnyJob, queueOf } from '../generation/index.ts';
import { hasBegun, hasOtherBudgets, loadBase } from './base-month.ts';
import { differencesOf, presentShift, quantitiesOf, type Sides } from './compare-plans.ts';
import { isLive, type ScenarioRow } from './scenario-row.ts';
import { verdictOfScenario } from './verdict-of-scenario.ts';

/** Who reads a scenario. */
export interface Reader {
  language: Language;
  caller: Pick<Member, 'abilities'>;
  /** The time, in ms. */
  now: number;
}

/**
 * Those whose month or budgets have changed since they were planned, or that have days that have begun since. Each
 * month is read once; of one that is being planned it isn't known.
 */
export async function staleOnes(tx: Tx, rows: readonly ScenarioRow[], now: number): Promise<ReadonlySet<string>> {
  const keyOf = ({ year, month, planned_from }: ScenarioRow) => `${year}-${month} ${planned_from}`;
  const planned = rows.filter((row) => row.print !== null && row.planned_from !== null && !isLive(row));
  const months = [...new Map(planned.map((row) => [keyOf(row), row]))];
  if (planned.length === 0) return new Set();
  const [terms, ...read] = await together(tx, () => [
    readCostTerms(tx),
    ...months.map(async ([key, row]) => [key, await loadBase(tx, row, row.planned_from ?? '')] as const),
  ]);
  const bases = new Map(read);
  const isStale = (row: ScenarioRow) => {
    const base = bases.get(keyOf(row));
    if (base === undefined) return true;
    if (hasBegun(row.planned_from ?? '', base.project.time_zone, now) || base.print !== row.print) return true;
    return hasOtherBudgets(base, row, terms);
  };
  return new Set(planned.filter(isStale).map(({ id }) => id));
}

/** Both plans, once they are there. */
const sidesOf = ({ base, changed, isWhole }: ScenarioRow): Sides | null =>
  base && changed && isWhole ? { base, changed } : null;

export function summaryOf(
  row: ScenarioRow,
  { isStale, nameOf, language }: { isStale: boolean; nameOf: NameOf; language: Language },
): scenarios.ScenarioSummary {
  const sides = isLive(row) ? null : sidesOf(row);
  return {
    id: row.id,
    name: row.name,
    note: row.note,
    year: row.year,
    month: row.month,
    state: row.state,
    // What ends by its changes says so itself; a job that failed has no time to.
    failed_for: row.state !== 'failed' ? null : row.outcome === 'failed' ? 'changes' : 'crash',
    changes: row.changes,
    stale: isStale,
    verdict: sides && verdictOfScenario(sides, row.changes, language),
    created_by: nameOf(row.created_by, row.created_at) ?? row.created_by,
    created_at: row.created_at,
    planned_at: row.planned_at,
    applied_at: row.applied_at,
    kept_until: addDays(row.created_at.slice(0, 10), scenarios.scenarioLimits.days),
  };
}

type NameOf = Awaited<ReturnType<typeof namesOfUsers>>;

/** A scenario with both plans side by side. */
export async function presentScenario(tx: Tx, row: ScenarioRow, reader: Reader): Promise<scenarios.Scenario> {
  const { language } = reader;
  const [stale, nameOf, names, project, progress] = await together(tx, () => [
    staleOnes(tx, [row], reader.now),
    namesOfUsers(tx, [row.created_by]),
    namesOf(tx),
    findProject(tx),
    progressOf(tx, row),
  ]);
  const summary = summaryOf(row, { isStale: stale.has(row.id), nameOf, language });
  const sides = isLive(row) ? null : sidesOf(row);
  const reading = { names, changes: row.changes, zone: project.time_zone };
  const differences = sides ? differencesOf(sides, reading) : [];
  const mayPay = reader.caller.abilities.has('pay.read');
  const visible = scenarios.quantities.filter((name) => name !== 'cost' || mayPay);
  return {
    ...summary,
    progress,
    base: sideOf(row.base),
    changed: sideOf(row.changed),
    quantities: sides ? quantitiesOf(sides, row.changes, visible) : [],
    shifts: sides ? sides.changed.shifts.map((shift) => presentShift(shift, reading)) : [],
    differences,
    people_changed: new Set(differences.flatMap(({ employee_id }) => employee_id ?? [])).size,
  };
}

const sideOf = (side: ScenarioRow['base']): scenarios.Scenario['base'] =>
  side && { filled: side.filled, needed: side.needed, fillable: side.fillable, proved: side.proved };

/** Null once it is over. */
async function progressOf(tx: Tx, row: ScenarioRow): Promise<scenarios.Scenario['progress']> {
  if (!isLive(row) || row.job_id === null) return null;
  const job = await findAnyJob(tx, row.job_id);
  const { progress, elapsed_seconds } = courseOf(job);
  const queue = await queueOf(tx, job);
  return { ahead: queue?.ahead ?? 0, share: progress, elapsed_seconds };
}
