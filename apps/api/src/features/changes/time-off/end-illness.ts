import type { timeOff } from '@pamaina/contract';
import { sql } from 'kysely';
import type { Tx } from '../../../platform/database/database.ts';
import { fieldProblem, ProblemError } from '../../../platform/ground/problem-error.ts';
import type { ProjectCall } from '../../../platform/http/route.ts';
import { recordActivity } from '../../access/activity/index.ts';
import { notify } from '../../messages/notifications/index.ts';
import { findProject } from '../../access/projects/index.ts';
import { refreshWarnings } from '../../plan/shifts/index.ts';
import { spanOf, findTimeOff, activityDetails } from './time-off-query.ts';

/**
 * Sets the last day of an illness with an unknown end; other time off in between may have split it into several pieces,
 * and those after that day are deleted. The employee is notified, and their shifts are checked again.
 * @throws `not_found`; `time_off_decided` when its end is known; `invalid` for a day before its start or beyond what is
 * kept free
 */
export async function endIllness(call: ProjectCall<typeof timeOff.endIllness>): Promise<timeOff.TimeOff> {
  const { username: actor } = call.caller;
  const { end_date } = call.body;
  const { tx } = call;
  const asked = await findTimeOff(tx, { id: call.params.id });
  const { employee_id } = asked;
  const open = await openPieces(tx, employee_id);
  if (!open.some(({ id }) => id === asked.id)) throw new ProblemError('time_off_decided');
  const [first, last] = [open[0]?.start_date ?? '', open.at(-1)?.end_date ?? ''];
  if (end_date < first) throw fieldProblem('end_date', 'end_date_before_start');
  if (end_date > last) throw fieldProblem('end_date', 'time_off_long');
  const { time_zone: zone } = await findProject(tx);
  const { ends_at } = spanOf(zone, { start_date: first, end_date });
  await endAt(tx, { employee_id, end_date, ends_at, ids: open.map(({ id }) => id) });
  const kept = open.findLast(({ start_date }) => start_date <= end_date)?.id ?? asked.id;
  const after = await findTimeOff(tx, { id: kept });
  await recordActivity(tx, {
    action_type: 'time_off.ended',
    actor,
    details: { ...activityDetails(after), before: activityDetails(asked), after: activityDetails(after) },
  });
  await notify(tx, [
    {
      kind: 'time_off_answered',
      variant: 'ended',
      subject: `${after.id}:${after.version}`,
      to: { employees: [employee_id] },
      facts: { start_date: first, end_date },
    },
  ]);
  await refreshWarnings(tx, [employee_id]);
  return after;
}

const openPieces = (tx: Tx, employeeId: string) =>
  tx
    .selectFrom('time_off')
    .select(['id', 'start_date', 'end_date'])
    .where('employee_id', '=', employeeId)
    .where('status', '=', 'approved')
    .where('is_open', '=', true)
    .orderBy('start_date')
    .forUpdate()
    .execute();

interface End {
  employee_id: string;
  end_date: string;
  /** The midnight after it. */
  ends_at: string;
  ids: string[];
}

async function endAt(tx: Tx, { employee_id, end_date, ends_at, ids }: End): Promise<void> {
  const ofIllness = tx.deleteFrom('unavailability');
  // The pieces of the illness between other time off, and those after its end with the blocks of their days.
  await ofIllness
    .where('employee_id', '=', employee_id)
    .where('is_illness', '=', true)
    .where('starts_at', '>=', ends_at)
    .execute();
  await tx.deleteFrom('time_off').where('id', 'in', ids).where('start_date', '>', end_date).execute();
  // Over days on which other time off is pending the illness has a separate block.
  await sql`update unavailability set ends_at = ${ends_at} where project_id = ${tx.projectId} and ends_at > ${ends_at} and (
      time_off_id = any(${ids}::uuid[]) or (is_illness and employee_id = ${employee_id} and starts_at > (
        select min(start_date) from time_off where project_id = ${tx.projectId} and id = any(${ids}::uuid[])
      )::timestamptz - interval '1 day')
    )`.execute(tx);
  await sql`update time_off set is_open = false, end_date = least(end_date, ${end_date}::date), version = version + 1,
      scheduled = (select coalesce(jsonb_object_agg(key, value), '{}') from jsonb_each(scheduled) where key <= ${end_date})
    where project_id = ${tx.projectId} and id = any(${ids}::uuid[])`.execute(tx);
}
