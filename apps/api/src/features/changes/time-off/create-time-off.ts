import { randomUUIDv7 } from 'node:crypto';
import type { timeOff } from '@pamaina/contract';
import { employeeOf } from '../../../platform/http/employee-of.ts';
import type { ProjectCall } from '../../../platform/http/route.ts';
import type { Tx } from '../../../platform/database/database.ts';
import { brokenConstraint } from '../../../platform/ground/retryable.ts';
import { ProblemError } from '../../../platform/ground/problem-error.ts';
import { recordActivity } from '../../access/activity/index.ts';
import { chosenLeaveType } from '../leave-types/index.ts';
import { notify } from '../../messages/notifications/index.ts';
import { absenceParts, doMeet } from './taken-shifts.ts';
import { findTimeOff, activityDetails } from './time-off-query.ts';

/**
 * Requests time off. @throws `time_off_overlaps` when some of the days wait for an answer or are granted already;
 * `invalid` for a type that isn't theirs to request
 */
export async function createTimeOff(call: ProjectCall<typeof timeOff.createTimeOff>) {
  const caller = call.caller;
  const { projectId, username: actor } = caller;
  const id = randomUUIDv7();
  const { tx } = call;
  const leave = await chosenLeaveType(tx, call.body.type, { isRequest: true });
  const row = { project_id: projectId, id, employee_id: employeeOf(caller), ...call.body, ...leave };
  await refuseOverlap(tx.insertInto('time_off').values(row).execute());
  const created = await findTimeOff(tx, { id });
  await recordActivity(tx, { action_type: 'time_off.requested', actor, details: activityDetails(created) });
  const { employee_name: name, start_date, end_date } = created;
  await notify(tx, [
    {
      kind: 'time_off_waiting',
      variant: 'asked',
      subject: id,
      to: 'managers',
      facts: { name, start_date, end_date },
    },
  ]);
  return created;
}

/**
 * Runs a write that the database rejects when an employee would request the same day twice. @throws `time_off_overlaps`
 */
export async function refuseOverlap<T>(write: Promise<T>): Promise<T> {
  try {
    return await write;
  } catch (error) {
    if (brokenConstraint(error) === 'time_off_no_overlap') throw new ProblemError('time_off_overlaps');
    throw error;
  }
}

/**
 * Whether somebody has pending or granted time off in a time, before anything is written: whole days meet all hours of
 * a date, hours only those that overlap. @throws `time_off_overlaps`
 */
export async function refuseTaken(
  tx: Tx,
  zone: string,
  { people, ...span }: { people: readonly string[]; startsAt: number; endsAt: number },
): Promise<void> {
  const parts = absenceParts(zone, span);
  const taken = await tx
    .selectFrom('time_off')
    .select(['start_date', 'end_date', 'starts_at', 'ends_at'])
    .where('employee_id', 'in', people)
    .where('status', 'in', ['pending', 'approved'])
    .where('start_date', '<=', parts.at(-1)?.end_date ?? '')
    .where('end_date', '>=', parts[0]?.start_date ?? '')
    .execute();
  if (taken.some((leave) => parts.some((part) => doMeet(part, leave)))) throw new ProblemError('time_off_overlaps');
}
