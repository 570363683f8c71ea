import { randomUUIDv7 } from 'node:crypto';
import type { timesheets } from '@pamaina/contract';
import { addEntry, correctEntry } from '../time-clock/index.ts';
import { fieldProblem, ProblemError } from '../../../platform/ground/problem-error.ts';
import type { Call, ProjectCall } from '../../../platform/http/route.ts';
import type { Tx } from '../../../platform/database/database.ts';
import { brokenConstraint } from '../../../platform/ground/retryable.ts';
import { localOf, readInstant } from '../../../platform/time/zone.ts';
import { recordActivity } from '../../access/activity/index.ts';
import { findProject } from '../../access/projects/index.ts';
import { holdMonths } from '../../plan/months/index.ts';

/**
 * Corrects an entry in any state; its previous values are stored with the reason, and it waits for approval again.
 * @throws `not_found`, `stale`, `invalid`, `entry_overlaps`; `month_locked` when it lies in a locked month or would
 */
export async function updateTimesheet(call: ProjectCall<typeof timesheets.updateTimesheet>) {
  const { username } = call.caller;
  const { reason, is_void } = call.body;
  const id = call.params.id.toLowerCase();
  const { tx } = call;
  const found = await tx.selectFrom('time_entry').select('employee_id').where('id', '=', id).executeTakeFirst();
  if (!found) throw new ProblemError('not_found');
  const { time_zone } = await findProject(tx);
  const written = is_void ? null : entryTimes(time_zone, statedTimes(call.body), call.now);
  // The employee's row comes first, as with a clock event: this avoids deadlocks.
  if (found.employee_id !== null) {
    const ended_at = written?.ended_at ?? null;
    await refuseIntoRunning(tx, { employeeId: found.employee_id, ended_at, but: id });
  }
  const before = await tx
    .selectFrom('time_entry')
    .select(['date', 'state', 'started_at', 'ended_at', 'break_minutes', 'is_additional', 'version'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  if (!before || before.state === 'void') throw new ProblemError('not_found');
  if (call.ifMatch !== null && call.ifMatch !== before.version) throw new ProblemError('stale');
  const is_additional = call.body.is_additional ?? before.is_additional;
  await holdMonths(tx, [before.date, written?.date ?? before.date]);
  const { date: _, ...past } = before;
  await tx
    .insertInto('time_entry_version')
    .values({ entry_id: id, ...past, reason, changed_by: username })
    .execute();
  const corrected = { ...written, is_additional, state: is_void ? ('void' as const) : ('closed' as const) };
  const version = await refusingTwice(correctEntry(tx, id, corrected));
  const { breaks: _breaks, ...after } = { ...written, is_additional, is_void };
  const details = { employee_id: found.employee_id, before, after, reason };
  await recordActivity(tx, { action_type: 'timesheet.updated', actor: username, details });
  return { id, version };
}

function statedTimes({ started_at, ended_at, break_minutes }: Call<typeof timesheets.updateTimesheet>['body']) {
  if (started_at === undefined) throw fieldProblem('started_at', 'required');
  if (ended_at === undefined) throw fieldProblem('ended_at', 'required');
  return { started_at, ended_at, break_minutes };
}

/** Adds work that was not clocked. @throws `invalid`, `entry_overlaps`, `month_locked` */
export async function createTimesheet(call: ProjectCall<typeof timesheets.createTimesheet>) {
  const { projectId, username } = call.caller;
  const { employee_id, reason, is_additional, ...times } = call.body;
  const { tx } = call;
  const { time_zone } = await findProject(tx);
  const written = entryTimes(time_zone, times, call.now);
  await refuseIntoRunning(tx, { employeeId: employee_id, ended_at: written.ended_at });
  await holdMonths(tx, [written.date]);
  const id = randomUUIDv7();
  const row = { project_id: projectId, id, employee_id, state: 'closed' as const, source: 'manager' as const };
  await refusingTwice(addEntry(tx, { ...row, ...written, is_additional, note: reason }));
  const { breaks: _, ...after } = written;
  const details = { employee_id, after: { ...after, is_additional }, reason };
  await recordActivity(tx, { action_type: 'timesheet.created', actor: username, details });
  return { id };
}

const LONGEST_MS = 24 * 3_600_000;

interface Times {
  started_at: string;
  ended_at: string;
  break_minutes: number;
}

/**
 * Times entered by a manager, ready to be stored.
 * @throws `invalid` for an end before the start, more than a day, the future, or a break as long as the work
 */
function entryTimes(zone: string, { started_at, ended_at, break_minutes }: Times, now: number) {
  const [start, end] = [readInstant(zone, started_at), readInstant(zone, ended_at)];
  if (end <= start) throw fieldProblem('ended_at', 'end_before_start');
  if (end - start > LONGEST_MS) throw fieldProblem('ended_at', 'entry_long');
  if (end > now) throw fieldProblem('ended_at', 'end_future');
  if (break_minutes * 60_000 >= end - start) throw fieldProblem('break_minutes', 'break_too_long');
  return {
    date: localOf(zone, start).date,
    started_at: new Date(start).toISOString(),
    ended_at: new Date(end).toISOString(),
    break_minutes,
    breaks: '[]',
  };
}

/**
 * No one clocks in or out while a manager writes: the employee's row is locked, and running work has no end yet that
 * the database could compare.
 * @param of.ended_at null when no work is written, which then reaches into nothing
 * @param of.but the entry that is being written, which may itself go on
 * @throws `entry_overlaps` when the written work reaches into it; `employee_unknown`
 */
async function refuseIntoRunning(
  tx: Tx,
  { employeeId, ended_at, but }: { employeeId: string; ended_at: string | null; but?: string },
): Promise<void> {
  const person = await tx
    .selectFrom('employee')
    .select('id')
    .where('id', '=', employeeId)
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (!person) throw fieldProblem('employee_id', 'employee_unknown');
  if (ended_at === null) return;
  const running = await tx
    .selectFrom('time_entry')
    .select('id')
    .where('employee_id', '=', employeeId)
    .where('state', '=', 'open')
    .where('started_at', '<', ended_at)
    .$if(but !== undefined, (query) => query.where('id', '<>', but ?? ''))
    .executeTakeFirst();
  if (running) throw new ProblemError('entry_overlaps');
}

/** Runs a write that the database rejects when an employee's work would overlap. @throws `entry_overlaps` */
async function refusingTwice<T>(write: Promise<T>): Promise<T> {
  try {
    return await write;
  } catch (error) {
    if (brokenConstraint(error) === 'time_entry_no_overlap') throw new ProblemError('entry_overlaps');
    throw error;
  }
}
