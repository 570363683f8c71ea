import type { scenarios } from '@pamaina/contract';
import type { Selectable } from 'kysely';
import type { Tx } from '../../../platform/database/database.ts';
import type { Tables } from '../../../platform/database/tables.ts';
import { ProblemError } from '../../../platform/ground/problem-error.ts';
import type { SetBudget } from '../generation/index.ts';
import { readBudgets, readChanges, readSide, type StoredSide } from './stored-scenario.ts';

type Row = Selectable<Tables['scenario']>;

/** A scenario as it is stored, and the state of its job. */
export interface ScenarioRow extends Omit<Row, 'changes' | 'budgets' | 'base' | 'changed'> {
  changes: scenarios.Change[];
  /** Every line can be read: none is about somebody who was erased since. */
  isWhole: boolean;
  /** Of the day on which it was asked for. */
  budgets: SetBudget[];
  base: StoredSide | null;
  changed: StoredSide | null;
  state: scenarios.Scenario['state'];
}

const ofJob = {
  queued: 'waiting',
  running: 'planning',
  done: 'done',
  stopped: 'stopped',
  failed: 'failed',
} as const satisfies Record<string, ScenarioRow['state']>;

const scenariosOf = (tx: Tx) =>
  tx
    .selectFrom('scenario')
    .leftJoin('generation as job', (join) =>
      join.onRef('job.project_id', '=', 'scenario.project_id').onRef('job.id', '=', 'scenario.job_id'),
    )
    .selectAll('scenario')
    .select('job.state as job_state');

type Found = Awaited<ReturnType<ReturnType<typeof scenariosOf>['execute']>>[number];

// A job that is gone without having ended its scenario has failed.
const readRow = ({ job_state, ...row }: Found): ScenarioRow => {
  const changes = readChanges(row.changes);
  return {
    ...row,
    changes,
    isWhole: Array.isArray(row.changes) && changes.length === row.changes.length,
    budgets: readBudgets(row.budgets),
    base: readSide(row.base),
    changed: readSide(row.changed),
    state: row.outcome ?? (job_state === null ? 'failed' : ofJob[job_state]),
  };
};

export const isLive = ({ state }: Pick<ScenarioRow, 'state'>) => state === 'waiting' || state === 'planning';

/** @throws `not_found` */
export async function findScenario(tx: Tx, id: string): Promise<ScenarioRow> {
  const row = await scenariosOf(tx).where('scenario.id', '=', id.toLowerCase()).executeTakeFirst();
  if (!row) throw new ProblemError('not_found');
  return readRow(row);
}

/** The same, locked until the transaction ends. @throws `not_found` */
export async function lockScenario(tx: Tx, id: string): Promise<ScenarioRow> {
  const row = await scenariosOf(tx)
    .where('scenario.id', '=', id.toLowerCase())
    .forUpdate('scenario')
    .executeTakeFirst();
  if (!row) throw new ProblemError('not_found');
  return readRow(row);
}

/** That of a job; undefined where it was thrown away meanwhile. */
export async function scenarioOfJob(tx: Tx, jobId: string): Promise<ScenarioRow | undefined> {
  const row = await scenariosOf(tx).where('scenario.job_id', '=', jobId).executeTakeFirst();
  return row && readRow(row);
}

/** The latest first. */
export async function scenariosIn(tx: Tx, of: { year?: number | undefined; month?: number | undefined }) {
  const { year, month } = of;
  const rows = await scenariosOf(tx)
    .$if(year !== undefined, (query) => query.where('scenario.year', '=', year ?? 0))
    .$if(month !== undefined, (query) => query.where('scenario.month', '=', month ?? 0))
    .orderBy('scenario.created_at', 'desc')
    .orderBy('scenario.id', 'desc')
    .execute();
  return rows.map(readRow);
}
