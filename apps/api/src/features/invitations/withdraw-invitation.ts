import type { invitations } from '@pamaina/contract';
import { ProblemError } from '../../platform/http/problem-error.ts';
import type { ProjectCall } from '../../platform/http/route.ts';
import { recordActivity } from '../activity/index.ts';
import { invitationColumns } from './invitation-columns.ts';

/** Withdraws a declined or pending invitation. @throws `not_found`, also when they joined meanwhile */
export async function withdrawInvitation(call: ProjectCall<typeof invitations.withdrawInvitation>): Promise<void> {
  const { username } = call.caller;
  const { tx } = call;
  const gone = await tx
    .deleteFrom('invitation')
    .where('id', '=', call.params.id)
    .returning(invitationColumns)
    .executeTakeFirst();
  if (!gone) throw new ProblemError('not_found');
  const details = { id: gone.employee_id, name: gone.name };
  await recordActivity(tx, { action_type: 'employee.uninvited', actor: username, details });
}
