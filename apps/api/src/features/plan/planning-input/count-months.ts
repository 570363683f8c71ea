import { monthOf } from '@pamaina/contract';
import { sql } from 'kysely';
import type { Database, Tx } from '../../../platform/database/database.ts';
import type { Deps } from '../../../platform/deps.ts';
import { repeat, type Repeated } from '../../../platform/ground/repeat.ts';
import { addDays } from '../../../platform/time/zone.ts';
import { BATCH, countBatch } from './minutes.ts';
import { countedSums, SUMS } from './counted-work.ts';

const EVERY_MS = 60_000;
/** Per turn; the others wait for the next. */
const MOST = 5000;
/** Projects that are asked for at once. */
const PROJECTS = 200;

interface DueMonth {
  project_id: string;
  /** Its first day. */
  month: string;
}

/**
 * Counts the minutes of shifts that are due, and sums the work of past months, as soon as they are over and whenever
 * something in one has changed; any number of processes can run it.
 */
export const startCountingMonths = ({ database, log, now }: Deps): Pick<Repeated, 'stop'> =>
  repeat(
    async (end) => {
      await countDueMinutes(database, end);
      await countMonths(database, now(), end);
    },
    EVERY_MS,
    log,
  );

/**
 * Counts what is due in all projects, batch by batch in transactions of their own: a run that is killed continues where
 * it stopped, and several processes can run it at once.
 * @returns how many hours were counted
 */
export async function countDueMinutes(database: Database, end?: AbortSignal): Promise<number> {
  let sum = 0;
  for (;;) {
    const { rows } = await sql<{ project_id: string }>`select project_id from projects_to_count(${PROJECTS})`.execute(
      database.direct,
    );
    for (const { project_id } of rows) {
      for (let counted = BATCH; counted === BATCH && end?.aborted !== true; sum += counted)
        counted = await database.inProject(project_id, (tx) => countBatch(tx, BATCH));
    }
    if (rows.length === 0 || end?.aborted) return sum;
  }
}

/**
 * Sums all projects' months that are over in every time zone and not summed, each in a separate transaction, so that an
 * interrupted run continues where it stopped. Until then they are counted from their rows.
 * @param now milliseconds since 1970
 * @returns those that were summed
 */
export async function countMonths(database: Database, now: number, end?: AbortSignal): Promise<DueMonth[]> {
  const yesterday = addDays(new Date(now).toISOString().slice(0, 10), -1);
  const { rows } = await sql<DueMonth>`
    select project_id, month from months_to_count(${`${monthOf(yesterday)}-01`}, ${MOST})`.execute(database.direct);
  const counted: DueMonth[] = [];
  for (const due of rows) {
    if (end?.aborted) break;
    if (await database.inProject(due.project_id, (tx) => countMonth(tx, due))) counted.push(due);
  }
  return counted;
}

/**
 * Sums a month, unless another transaction is changing it: then the next turn does. A change that starts later waits
 * until it is summed.
 */
async function countMonth(tx: Tx, { project_id: projectId, month }: DueMonth): Promise<boolean> {
  const lock = await sql<{ is_alone: boolean }>`
    select pg_try_advisory_xact_lock(worked_month_key(${projectId}, ${month})) as is_alone`.execute(tx);
  if (lock.rows[0]?.is_alone !== true) return false;
  const { time_zone: zone } = await tx
    .selectFrom('project')
    .select('time_zone')
    .where('id', '=', projectId)
    .executeTakeFirstOrThrow();
  await tx.deleteFrom('worked_sum').where('month', '=', month).execute();
  const until = Temporal.PlainDate.from(month).add({ months: 1 }).toString();
  await sql`
    with ${countedSums({ projectId, zone, months: [month], from: month, until })}
    insert into worked_sum (project_id, month, week, employee_id, role, ${SUMS})
    select ${projectId}, month, week, employee_id, role, ${SUMS} from live`.execute(tx);
  await tx
    .updateTable('worked_month')
    .set({ counted_at: sql`now()` })
    .where('month', '=', month)
    .execute();
  return true;
}
