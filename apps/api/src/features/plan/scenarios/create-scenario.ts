import { randomInt, randomUUIDv7 } from 'node:crypto';
import { scenarios } from '@pamaina/contract';
import type { Tx } from '../../../platform/database/database.ts';
import { inTurn } from '../../../platform/http/in-turn.ts';
import { ProblemError } from '../../../platform/ground/problem-error.ts';
import { type Call, type Member, member } from '../../../platform/http/route.ts';
import { budgetsToday, lockProject, queueJob } from '../generation/index.ts';
import { firstDayOf, loadBase } from './base-month.ts';
import { presentScenario } from './present-scenario.ts';
import { findScenario, isLive, lockScenario } from './scenario-row.ts';
import { toEngineChanges } from './to-engine-changes.ts';

interface Wanted {
  year: number;
  month: number;
  changes: readonly scenarios.Change[];
}

const { kept } = scenarios.scenarioLimits;

/**
 * Keeps a scenario and queues its planning; nothing of the month changes.
 * @throws `scenarios_full`, `generations_full`, `month_over`; `invalid` for lines that aren't about this month
 */
export async function createScenario(call: Call<typeof scenarios.createScenario>) {
  const caller = member(call);
  const { name, note = null, year, month, changes, seconds } = call.body;
  const id = randomUUIDv7();
  // A forecast of takings takes its time: not while the project is locked.
  const budgets = await budgetsToday(call, { year, month });
  return inProject(call, caller, async (tx) => {
    const planningSeconds = await lockProject(tx);
    await checkLines(tx, { year, month, changes }, call.deps.now());
    const each = seconds ?? planningSeconds;
    await tx
      .insertInto('scenario')
      .values({
        id,
        name,
        note,
        year,
        month,
        changes: JSON.stringify(changes),
        budgets: JSON.stringify(budgets),
        seconds: each,
        created_by: caller.username,
        base: null,
        changed: null,
        job_id: await queue(tx, caller, each),
      })
      .execute();
    if ((await countScenarios(tx)) > kept) throw new ProblemError('scenarios_full', { values: { count: kept } });
    return id;
  });
}

/**
 * Plans a scenario again, from the month as it is now.
 * @throws `not_found`, `scenario_running`, `scenario_incomplete`, `generations_full`, `month_over`; `invalid` for lines
 * that no longer fit
 */
export async function planScenario(call: Call<typeof scenarios.planScenario>) {
  const caller = member(call);
  const { database } = call.deps;
  const month = await database.readInProject(caller.projectId, (tx) => findScenario(tx, call.params.id));
  const budgets = await budgetsToday(call, month);
  return inProject(call, caller, async (tx) => {
    await lockProject(tx);
    const row = await lockScenario(tx, call.params.id);
    // Of two managers who do so at once, the second one looks at the first one's.
    if (isLive(row)) throw new ProblemError('scenario_running');
    if (!row.isWhole) throw new ProblemError('scenario_incomplete');
    await checkLines(tx, row, call.deps.now());
    const each = call.body.seconds ?? row.seconds;
    await tx
      .updateTable('scenario')
      .set({
        job_id: await queue(tx, caller, each),
        seconds: each,
        outcome: null,
        budgets: JSON.stringify(budgets),
        base: null,
        changed: null,
        print: null,
        applied_at: null,
      })
      .where('id', '=', row.id)
      .execute();
    return row.id;
  });
}

/** Calls of a project wait for each other, and all of them see what the ones before have queued. */
async function inProject(
  call: Pick<Call, 'deps' | 'language' | 'signal' | 'caller'>,
  caller: Member,
  work: (tx: Tx) => Promise<string>,
) {
  const { database } = call.deps;
  const id = await inTurn(call, () => database.inProject(caller.projectId, work));
  return database.inProject(caller.projectId, async (tx) =>
    presentScenario(tx, await findScenario(tx, id), { language: call.language, caller, now: call.deps.now() }),
  );
}

async function checkLines(tx: Tx, wanted: Wanted, now: number): Promise<void> {
  const base = await loadBase(tx, wanted, (zone) => firstDayOf(wanted, zone, now));
  await toEngineChanges(tx, base, wanted.changes);
}

async function queue(tx: Tx, caller: Member, seconds: number): Promise<string> {
  const id = randomUUIDv7();
  const seed = randomInt(2 ** 31);
  await queueJob(tx, caller, { id, year: null, month: null, seconds: 2 * seconds, seed, purpose: 'scenario' });
  return id;
}

async function countScenarios(tx: Tx): Promise<number> {
  const { count } = await tx
    .selectFrom('scenario')
    .select((of) => of.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}
