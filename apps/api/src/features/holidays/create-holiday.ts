import type { holidays } from '@pamaina/contract';
import { ProblemError } from '../../platform/http/problem-error.ts';
import type { ProjectCall } from '../../platform/http/route.ts';
import { recordActivity } from '../activity/index.ts';
import { planningFactsChanged } from '../projects/index.ts';
import { holidayRows, isPublicHoliday, rowColumns } from './holiday-rows.ts';

/** Adds a holiday; shifts on it are judged again. @throws `holiday_exists` */
export async function createHoliday(call: ProjectCall<typeof holidays.createHoliday>) {
  const { username } = call.caller;
  const { tx } = call;
  const holiday = await tx
    .insertInto('holiday')
    .values(call.body)
    .onConflict((conflict) => conflict.doNothing())
    .returning(rowColumns)
    .executeTakeFirst();
  if (!holiday) throw new ProblemError('holiday_exists');
  const is_public = await isPublicHoliday(tx, holiday.date);
  const details = { ...holiday, is_public };
  await recordActivity(tx, { action_type: 'holiday.created', actor: username, details });
  await planningFactsChanged(tx, 'all');
  return holidayRows(tx, call.language).where('date', '=', holiday.date).executeTakeFirstOrThrow();
}
