import type { scenarios } from '@pamaina/contract';
import { applyChanges, haveAllRates, type Least, type Problem, type Shift } from '@pamaina/engine';
import type { AdvicePlanner } from '@pamaina/planner';
import type { Tx } from '../../../platform/database/database.ts';
import { ProblemError } from '../../../platform/ground/problem-error.ts';
import { inTurn } from '../../../platform/http/in-turn.ts';
import { type Call, type Member, member } from '../../../platform/http/route.ts';
import { askPlanner, untilGone } from '../../../platform/work/asked-searches.ts';
import { readCostTerms } from '../../business/cost-terms/index.ts';
import { payBudgets } from '../generation/index.ts';
import { hasBegun, hasOtherBudgets, loadBase, withBudgets } from './base-month.ts';
import { presentScenario } from './present-scenario.ts';
import { startOf } from './run-scenario.ts';
import { findScenario, isLive, lockScenario, type ScenarioRow } from './scenario-row.ts';
import type { StoredSide } from './stored-scenario.ts';
import { toEngineChanges } from './to-engine-changes.ts';

/** Of each of the two plans. */
const SECONDS = 5;

type Asked = Call<typeof scenarios.boundScenario>;

/** Both plans of a scenario, and the problems that they solve. */
interface Planned {
  row: ScenarioRow;
  sides: { base: StoredSide; changed: StoredSide };
  problems: { base: Problem; changed: Problem };
}

/**
 * Works out the least that a quantity can be in both plans, and keeps it with the scenario.
 * @throws `not_found`, `scenario_running`, `scenario_unplanned`, `scenario_stale`, `scenario_incomplete`,
 * `rates_missing`, `answers_busy`; `ability_missing` for a cost that the caller may not see
 */
export async function boundScenario(call: Asked): Promise<scenarios.Scenario> {
  const caller = member(call);
  const { quantity } = call.body;
  if (quantity === 'cost' && !caller.abilities.has('pay.read')) throw new ProblemError('ability_missing');
  const { database, now } = call.deps;
  const planned = await inTurn(call, () =>
    database.readInProject(caller.projectId, (tx) => readPlanned(tx, call.params.id, now())),
  );
  const { problems } = planned;
  if (quantity === 'cost' && !(haveAllRates(problems.base) && haveAllRates(problems.changed)))
    throw new ProblemError('rates_missing');
  const [base, changed] = await askPlanner(caller.accountId, (planner) => leastOfBoth(call, planner, planned));
  return database.inProject(caller.projectId, async (tx) => {
    // What was broken off proves less than what may be known already.
    if (!call.signal.aborted && !call.deps.closing.aborted) await store(tx, planned.row, { quantity, base, changed });
    const reader: { language: typeof call.language; caller: Member; now: number } = {
      language: call.language,
      caller,
      now: now(),
    };
    return presentScenario(tx, await findScenario(tx, call.params.id), reader);
  });
}

async function readPlanned(tx: Tx, id: string, now: number): Promise<Planned> {
  const row = await findScenario(tx, id);
  if (isLive(row)) throw new ProblemError('scenario_running');
  if (!row.isWhole) throw new ProblemError('scenario_incomplete');
  const { base, changed, planned_from: from } = row;
  if (base === null || changed === null || from === null) throw new ProblemError('scenario_unplanned');
  const month = await loadBase(tx, row, from);
  const isStale =
    hasBegun(from, month.project.time_zone, now) ||
    month.print !== row.print ||
    hasOtherBudgets(month, row, await readCostTerms(tx));
  if (isStale) throw new ProblemError('scenario_stale');
  const { problem } = withBudgets(month, payBudgets(row.budgets));
  const changes = await toEngineChanges(tx, month, row.changes);
  return { row, sides: { base, changed }, problems: { base: problem, changed: applyChanges(problem, changes, from) } };
}

async function leastOfBoth(
  call: Asked,
  planner: AdvicePlanner,
  { row: { planned_from }, sides, problems }: Planned,
): Promise<Least[]> {
  const found: Least[] = [];
  for (const which of ['base', 'changed'] as const) {
    const [problem, side] = [problems[which], sides[which]];
    // A plan that breaks what must be kept is none to compare others with: its open shifts have no bound either.
    if (side.figures['open']?.bound == null) {
      found.push({ bound: null, reached: null });
      continue;
    }
    const running = planner.startLeast(problem, {
      seconds: call.body.seconds ?? SECONDS,
      seed: 1,
      least: { quantity: call.body.quantity, shifts: shiftsOf(side, problem, planned_from) },
      givesWay: true,
      start: startOf(problem, side),
    });
    found.push(await untilGone(call, running));
  }
  return found;
}

/** Those of days before the plan, and of whom has left, aren't stored with it, but cover what they cover. */
const shiftsOf = ({ shifts }: StoredSide, { fixed }: Problem, from: string | null): Shift[] => [
  ...shifts.map(({ half, ...shift }, place) => {
    return { ...shift, ...(half && { half }), id: String(place), breakMinutes: 0, locked: false };
  }),
  ...fixed.filter(({ workedBy, date }) => workedBy !== undefined || (from !== null && date < from)),
];

/**
 * Unless it was planned again, thrown away or erased meanwhile. Of these plans nothing that is proved is lost: another
 * call may have had more time.
 */
async function store(
  tx: Tx,
  { id, job_id }: ScenarioRow,
  { quantity, ...bounds }: { quantity: scenarios.Boundable; base: Least | undefined; changed: Least | undefined },
): Promise<void> {
  const row = await lockScenario(tx, id);
  const { base, changed } = row;
  if (row.job_id !== job_id || base === null || changed === null) return;
  const bounded = (side: StoredSide, least: Least | undefined): StoredSide => {
    const known = side.figures[quantity];
    const bound = extreme(Math.max, [known?.bound, least?.bound]);
    const reached = extreme(Math.min, [known?.reached, least?.reached]);
    return { ...side, figures: { ...side.figures, [quantity]: { best: known?.best ?? null, bound, reached } } };
  };
  await tx
    .updateTable('scenario')
    .set({
      base: JSON.stringify(bounded(base, bounds.base)),
      changed: JSON.stringify(bounded(changed, bounds.changed)),
    })
    .where('id', '=', id)
    .execute();
}

/** Of what is known; null if nothing is. */
function extreme(of: (...values: number[]) => number, values: readonly (number | null | undefined)[]): number | null {
  const known = values.filter((value) => value != null);
  return known.length === 0 ? null : of(...known);
}
