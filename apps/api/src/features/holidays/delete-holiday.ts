import type { holidays } from '@pamaina/contract';
import { ProblemError } from '../../platform/http/problem-error.ts';
import type { ProjectCall } from '../../platform/http/route.ts';
import { recordActivity } from '../activity/index.ts';
import { planningFactsChanged } from '../projects/index.ts';
import { isPublicHoliday, rowColumns } from './holiday-rows.ts';

/**
 * Deletes a row; a public holiday stays one, on which the business is open. Shifts on it are judged again. @throws
 * `not_found`
 */
export async function deleteHoliday(call: ProjectCall<typeof holidays.deleteHoliday>): Promise<void> {
  const { username } = call.caller;
  const { tx } = call;
  const deleted = await tx
    .deleteFrom('holiday')
    .where('date', '=', call.params.date)
    .returning(rowColumns)
    .executeTakeFirst();
  if (!deleted) throw new ProblemError('not_found');
  const is_public = await isPublicHoliday(tx, deleted.date);
  const details = { ...deleted, is_public };
  await recordActivity(tx, { action_type: 'holiday.deleted', actor: username, details });
  await planningFactsChanged(tx, 'all');
}
