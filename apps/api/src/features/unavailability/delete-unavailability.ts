import type { unavailability } from '@pamaina/contract';
import { employeeOf } from '../../platform/http/employee-of.ts';
import { ProblemError } from '../../platform/http/problem-error.ts';
import type { ProjectCall } from '../../platform/http/route.ts';
import { recordActivity } from '../activity/index.ts';
import { planningFactsChanged } from '../projects/index.ts';

/**
 * Deletes the caller's own unavailability, a manager anybody's; the shifts of that employee are checked again.
 * @throws `not_found` alike for none and for a colleague's; `time_off_locked` for what came from approved time off or
 * was noted as illness
 */
export async function deleteUnavailability(
  call: ProjectCall<typeof unavailability.deleteUnavailability>,
): Promise<void> {
  const caller = call.caller;
  const { tx } = call;
  const own = caller.role === 'employee' ? employeeOf(caller) : null;
  const deleted = await tx
    .deleteFrom('unavailability')
    .where('id', '=', call.params.id)
    .$if(own !== null, (query) => query.where('employee_id', '=', own ?? ''))
    .returning(['id', 'employee_id', 'starts_at as start', 'ends_at as end', 'source', 'repeats_weekly', 'is_illness'])
    .executeTakeFirst();
  if (!deleted) throw new ProblemError('not_found');
  const { is_illness, ...details } = deleted;
  if (deleted.source === 'time_off' || is_illness) throw new ProblemError('time_off_locked');
  await recordActivity(tx, { action_type: 'unavailability.deleted', actor: caller.username, details });
  await planningFactsChanged(tx, [deleted.employee_id]);
}
