import type { Tx } from '../../platform/database/database.ts';
import { brokenConstraint } from '../../platform/database/retryable.ts';
import { fieldProblem, ProblemError } from '../../platform/http/problem-error.ts';
import { localOf, readInstant } from '../../platform/time/zone.ts';

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
export function entryTimes(zone: string, { started_at, ended_at, break_minutes }: Times, now: number) {
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
export async function refuseIntoRunning(
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
export async function refusingTwice<T>(write: Promise<T>): Promise<T> {
  try {
    return await write;
  } catch (error) {
    if (brokenConstraint(error) === 'time_entry_no_overlap') throw new ProblemError('entry_overlaps');
    throw error;
  }
}
