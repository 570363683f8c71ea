import type { holidays } from '@pamaina/contract';
import { ProblemError } from '../../platform/http/problem-error.ts';
import type { ProjectCall } from '../../platform/http/route.ts';
import { recordActivity } from '../activity/index.ts';
import { planningFactsChanged } from '../projects/index.ts';
import { holidayRows, isPublicHoliday, rowColumns } from './holiday-rows.ts';

/** Changes a holiday, also its date; shifts are judged again. @throws `not_found`, `stale`, `holiday_exists` */
export async function updateHoliday(call: ProjectCall<typeof holidays.updateHoliday>) {
  const { username } = call.caller;
  const { date } = call.params;
  const { date: newDate = date, name, closed } = call.body;
  const { tx } = call;
  const before = await tx
    .selectFrom('holiday')
    .select(rowColumns)
    .where('date', '=', date)
    .forUpdate()
    .executeTakeFirst();
  if (!before) throw new ProblemError('not_found');
  if (call.ifMatch !== null && call.ifMatch !== before.version) throw new ProblemError('stale');
  const after = await tx
    .updateTable('holiday')
    .set({ date: newDate, name, closed, version: before.version + 1 })
    .where('date', '=', date)
    .returning(rowColumns)
    .executeTakeFirstOrThrow();
  const is_public = await isPublicHoliday(tx, after.date);
  const details = { date, name: after.name, before, after, is_public };
  await recordActivity(tx, { action_type: 'holiday.updated', actor: username, details });
  await planningFactsChanged(tx, 'all');
  return holidayRows(tx, call.language).where('date', '=', after.date).executeTakeFirstOrThrow();
}
