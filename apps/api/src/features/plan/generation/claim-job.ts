import { isInPart, needKey, partOf, type Problem, type Need } from '@pamaina/engine';
import { sql } from 'kysely';
import type { Database, Tx } from '../../../platform/database/database.ts';
import { monthRange } from '../../../platform/time/zone.ts';
import { withLateShifts } from '../late-changes/index.ts';
import { loadProblem, shiftColumns, type LoadedPeriod, type ShiftRow } from '../planning-input/index.ts';
import { listRemovals } from '../shifts/index.ts';
import { findAnyJob, isOfMonth, type AnyJob, type Job } from './job.ts';

/**
 * A planning process renews its job at least this often; otherwise another one takes the job over once it counts as
 * dead (`is_planning_over`).
 */
export const LEASE_SECONDS = 1.5;
/**
 * A job whose process died this many times in a row, without a better roster in between, is not planned any further: it
 * may be what kills them. One that got further each time is only unlucky.
 */
const CRASHES_MAX = 4;

/** Nothing was found that it could end with, or even ending it kills. */
const isHopeless = sql<boolean>`(state = 'running' and crashes + 1 >= ${CRASHES_MAX} + (checkpoint is not null)::int)`;

/** It only ends with the best roster so far: its planners have died too often. */
export const mustEnd = ({ crashes }: AnyJob) => crashes >= CRASHES_MAX;

export interface ClaimedJob {
  job: Job;
  loaded: LoadedPeriod;
  /** Its problem, in which it costs to take shifts late that an open amendment plans anew. */
  priced: Problem;
}

/** Where a process has a place free: all schedules of the demo together have one beside the others. */
export interface FreePlaces {
  others: boolean;
  demo: boolean;
}

/**
 * Takes the next job that is waiting or whose planner died; the account that planned least recently comes first. Null:
 * there is none.
 * @param free what a dead process left goes on at once, even where no place is
 */
export async function claimJob(
  database: Database,
  free: FreePlaces = { others: true, demo: true },
): Promise<AnyJob | null> {
  const process = await database.signals.process();
  const { rows } = await sql<{
    project_id: string;
    id: string;
  }>`select project_id, id from next_generation(${free.others}, ${free.demo})`.execute(database.direct);
  for (const { project_id, id } of rows) {
    const job = await database.inProject(project_id, async (tx) => {
      const taken = await tx
        .updateTable('generation')
        .set((column) => ({
          state: sql<'running' | 'failed'>`case when ${isHopeless} then 'failed' else 'running' end`,
          checkpoint: sql<string | null>`case when not ${isHopeless} then checkpoint end`,
          crashes: sql<number>`crashes + (state = 'running')::int`,
          fence: column('fence', '+', 1),
          lease_until: sql<string>`now() + make_interval(secs => ${LEASE_SECONDS})`,
          process,
          // The time that an earlier process used for what it found counts, that in the queue does not.
          started_at: sql<string>`now() - make_interval(secs =>
            case when checkpoint is not null and jsonb_typeof(progress -> 'milliseconds') = 'number'
              then (progress ->> 'milliseconds')::float / 1000 else 0 end)`,
        }))
        .where('id', '=', id)
        .where((where) =>
          where.or([
            where('state', '=', 'queued'),
            where.and([where('state', '=', 'running'), sql<boolean>`is_planning_over(lease_until, process)`]),
          ]),
        )
        .returning('state')
        .executeTakeFirst();
      return taken?.state === 'running' ? findAnyJob(tx, id) : null;
    });
    if (job) return job;
  }
  return null;
}

/** The draft that the new schedule stays close to. */
export const earlierDraft = ({ job, loaded }: ClaimedJob) =>
  loaded.shifts.filter(
    (shift) => !shift.locked && shift.employeeId !== null && (job.part === null || isInPart(job.part, shift)),
  );

/** What to plan: the month, or a part of it with everything else unchanged. */
export const problemOf = ({ job, loaded, priced }: ClaimedJob): Problem =>
  job.part === null ? priced : partOf(priced, loaded.shifts, job.part);

/**
 * Reads the input of a job that plans a month.
 * @param now milliseconds since 1970
 */
export async function loadJob(database: Database, job: AnyJob, now: number): Promise<ClaimedJob> {
  if (!isOfMonth(job)) throw new Error('A program’s problem has no month to read');
  const { start, end } = monthRange(job.year, job.month);
  return database.inProject(job.project_id, async (tx) => {
    const loaded = await loadKept(tx, job, { start, end });
    const rows = await readAmended(tx, { start, end });
    const [priced = loaded.problem] = await withLateShifts(tx, [loaded.problem], { rows, causes: [], now });
    return { job, loaded, priced };
  });
}

async function loadKept(tx: Tx, job: Job, { start, end }: { start: string; end: string }): Promise<LoadedPeriod> {
  // What is planned again replaces halves that are not pinned by whole shifts.
  if (job.keep === 'pins') return loadProblem(tx, start, end, 'draft', { isKept: (row) => staysOnPins(row, job.part) });
  const period = await loadProblem(tx, start, end);
  return keepHandWork(period, await listRemovals(tx, { from: start, to: end }));
}

/** The published shifts that open amendments plan anew. */
const readAmended = (tx: Tx, { start, end }: { start: string; end: string }): Promise<ShiftRow[]> =>
  tx
    .selectFrom('shift')
    .select(shiftColumns)
    .where('amendment', 'is not', null)
    .where('status', '=', 'published')
    .where('date', '>=', start)
    .where('date', '<=', end)
    .execute();

const staysOnPins = (row: ShiftRow, part: Job['part']) =>
  row.pinned || row.status === 'published' || row.amends !== null || (part !== null && !isInPart(part, row));

type Place = Parameters<typeof needKey>[0];

/**
 * The period with manual changes treated as pins: employees assigned by hand stay, shifts emptied or deleted by hand no
 * longer need anyone.
 * @param removals places of shifts that were deleted by hand
 */
export function keepHandWork(loaded: LoadedPeriod, removals: readonly Place[]): LoadedPeriod {
  const byHand = new Set(
    loaded.rows.filter(({ hand, status }) => hand !== null && status === 'draft').map(({ id }) => id),
  );
  const shifts = loaded.shifts.map((shift) => (byHand.has(shift.id) ? { ...shift, locked: true } : shift));
  const known = new Set(loaded.problem.fixed.map(({ id }) => id));
  const placed = shifts.filter(({ id, employeeId }) => byHand.has(id) && employeeId !== null && !known.has(id));
  const emptied = shifts.filter(({ id, employeeId }) => byHand.has(id) && employeeId === null);
  return {
    ...loaded,
    shifts,
    problem: {
      ...loaded.problem,
      fixed: [...loaded.problem.fixed, ...placed],
      needs: without(loaded.problem.needs, [...emptied, ...removals]),
    },
  };
}

/** The needs minus one for each of these places. */
function without(needs: readonly Need[], places: readonly Place[]): Need[] {
  const fewer = new Map<string, number>();
  for (const place of places) fewer.set(needKey(place), (fewer.get(needKey(place)) ?? 0) + 1);
  return needs.flatMap((need) => {
    const taken = Math.min(need.count, fewer.get(needKey(need)) ?? 0);
    fewer.set(needKey(need), (fewer.get(needKey(need)) ?? 0) - taken);
    return need.count > taken ? [{ ...need, count: need.count - taken }] : [];
  });
}
