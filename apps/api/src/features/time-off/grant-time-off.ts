import type { timeOff } from '@pamaina/contract';
import { randomUUIDv7 } from 'node:crypto';
import type { Tx } from '../../platform/database/database.ts';
import { member } from '../../platform/http/route.ts';
import { findProject } from '../projects/index.ts';
import { unassignDuring, presentShift, refreshWarnings } from '../shifts/index.ts';
import { scheduledMinutes } from './scheduled-minutes.ts';
import { spanOf } from './span-of.ts';
import type { TimeOffChange } from './time-off-change.ts';

/**
 * Creates the unavailability of an approved request and opens the affected shifts; the employee's other shifts are
 * checked again. The scheduled hours of these days are stored with the request, because they lower the norm, and so are
 * the published shifts that were opened. The database prevents a second unavailability of the same request.
 */
export async function grantTimeOff(tx: Tx, call: TimeOffChange, approved: timeOff.TimeOff) {
  const { username: actor } = member(call);
  const { time_zone: zone } = await findProject(tx);
  const { employee_id } = approved;
  const span = spanOf(zone, approved);
  const absence = { employeeId: employee_id, ...span, now: call.deps.now(), actor };
  const opened = await unassignDuring(tx, absence);
  const block = {
    id: randomUUIDv7(),
    employee_id,
    source: 'time_off' as const,
    note: null,
    repeats_weekly: false,
  };
  const taken = opened.filter(({ status }) => status === 'published').map(({ id }) => id);
  const scheduled = await scheduledMinutes(tx, { ...approved, ...span }, taken);
  await tx
    .updateTable('time_off')
    .set({ scheduled: JSON.stringify(scheduled), opened: taken })
    .where('id', '=', approved.id)
    .execute();
  await tx
    .insertInto('unavailability')
    .values({ ...block, ...span, time_off_id: approved.id })
    .execute();
  await refreshWarnings(tx, [employee_id]);
  return {
    unavailability: { ...block, absence_type: approved.type, start: span.starts_at, end: span.ends_at },
    opened_shifts: opened.map((row) => presentShift(row, null, { language: call.language, zone })),
  };
}
