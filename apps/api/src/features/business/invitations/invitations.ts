import { randomUUIDv7 } from 'node:crypto';
import { constants, type invitations } from '@pamaina/contract';
import { sql, type ExpressionBuilder } from 'kysely';
import { identityKey } from '../../../platform/auth/identity-key.ts';
import { ProblemError } from '../../../platform/ground/problem-error.ts';
import { member, type Call, type ProjectCall } from '../../../platform/http/route.ts';
import type { Tables } from '../../../platform/database/tables.ts';
import { recordActivity } from '../../access/activity/index.ts';
import { refuseDemo } from '../../access/session/index.ts';

const DAY_SECONDS = 24 * 60 * 60;

/**
 * Invites a person by username. The answer is the same for any owner, and for an unused username: it reveals nothing
 * about other accounts. Inviting again replaces what was entered before; a decline stays one until the manager
 * withdraws the invitation.
 * @throws `id_taken` when they work here already, `too_many_requests`
 */
export async function createInvitation(call: Call<typeof invitations.createInvitation>) {
  const { projectId, accountId, username } = member(call);
  const { body, deps } = call;
  await refuseDemo(deps.database, accountId);
  await deps.limits.take(`invitations:${accountId}`, constants.invitationsPerDay, DAY_SECONDS);
  const key = identityKey(body.id);
  return deps.database.inProject(projectId, async (tx) => {
    const own = tx.selectFrom('employee').select('id');
    if (await own.where('identity_key', '=', key).executeTakeFirst()) throw new ProblemError('id_taken');
    const account = await tx
      .selectFrom('account')
      .select('id')
      .where('identity_key', '=', key)
      .where('role', '=', 'employee')
      .where('employee_id', 'is', null)
      .where('is_demo', '=', false)
      .executeTakeFirst();
    const asked = {
      account_id: account?.id ?? null,
      name: body.name,
      fields: JSON.stringify(body),
      invited_by: accountId,
    };
    const invitation = await tx
      .insertInto('invitation')
      .values({ id: randomUUIDv7(), identity_key: key, ...asked })
      .onConflict((conflict) => conflict.columns(['project_id', 'identity_key']).doUpdateSet(asked))
      .returning(invitationColumns)
      .executeTakeFirstOrThrow();
    const details = { id: body.id, name: body.name };
    await recordActivity(tx, { action_type: 'employee.invited', actor: username, details });
    return invitation;
  });
}

/** An invitation's columns for the API, for `select` and `returning` alike. */
export const invitationColumns = (_: ExpressionBuilder<Tables, 'invitation'>) =>
  [
    'invitation.id',
    // The ID itself, or how it is compared.
    sql<string>`coalesce(invitation.fields ->> 'id', invitation.identity_key)`.as('employee_id'),
    'invitation.name',
    'invitation.state',
    'invitation.created_at',
  ] as const;

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
