import type { timesheets } from '@pamaina/contract';
import { sql } from 'kysely';
import { approveEntries } from '../time-clock/index.ts';
import type { ProjectCall } from '../../../platform/http/route.ts';
import { datesBetween } from '../../../platform/time/zone.ts';
import { recordActivity } from '../../access/activity/index.ts';
import { holdMonths } from '../../plan/months/index.ts';

/** Approves finished pending entries; returns how many entries have no end yet. @throws `month_locked` */
export async function approveTimesheets(call: ProjectCall<typeof timesheets.approveTimesheets>) {
  const { username } = call.caller;
  const { start, end, employee_id = null } = call.body;
  const now = new Date(call.now).toISOString();
  const { tx } = call;
  await holdMonths(tx, datesBetween(start, end));
  const inRange = sql<boolean>`date between ${start} and ${end} and (${employee_id}::text is null or employee_id = ${employee_id})`;
  const approved = await approveEntries(tx, inRange, { approved_at: now, approved_by: username });
  const { left } = await tx
    .selectFrom('time_entry')
    .select(sql<number>`count(*)::integer`.as('left'))
    .where('state', 'in', ['open', 'unclear'])
    .where(inRange)
    .executeTakeFirstOrThrow();
  if (approved > 0) {
    const details = { ...(employee_id !== null && { employee_id }), start, end, entries: approved };
    await recordActivity(tx, { action_type: 'timesheet.approved', actor: username, details });
  }
  return { approved, left };
}
