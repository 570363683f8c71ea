import type { employees, invitations } from '@pamaina/contract';
import { sql } from 'kysely';
import type { z } from 'zod';
import { enterTeam } from '../../../platform/auth/accounts.ts';
import type { Tx } from '../../../platform/database/database.ts';
import { brokenConstraint } from '../../../platform/ground/retryable.ts';
import { ProblemError } from '../../../platform/ground/problem-error.ts';
import { signedIn, type Call } from '../../../platform/http/route.ts';
import { recordActivity } from '../../access/activity/index.ts';
import { writtenFields, addEmployee } from '../employees/index.ts';
import { notify, type Notice } from '../../messages/notifications/index.ts';
import { openSession } from '../../access/session/index.ts';
import { readInvited } from './invited-fields.ts';

/**
 * The caller accepts: the employee is created with the manager's data, and the caller's own account is the login. It
 * remains theirs (`releaseOwnLogins`).
 * @throws `not_found`, also when it was taken back meanwhile; `conflict` while a payment of theirs is open, or they
 * joined elsewhere
 */
export async function joinTeam(call: Call<typeof invitations.joinTeam>) {
  const { accountId, signInId, username } = signedIn(call);
  const { project_id: projectId, id } = await ownInvitation(call, call.params.id);
  return call.deps.database.inProject(projectId, async (tx) => {
    const invitation = await tx
      .deleteFrom('invitation')
      .where('id', '=', id)
      .where('account_id', '=', accountId)
      .where('state', '=', 'pending')
      .returning(['fields', 'identity_key', 'invited_by'])
      .executeTakeFirst();
    if (!invitation) throw new ProblemError('not_found');
    const person = readInvited(invitation.fields);
    if (person === null) throw new ProblemError('not_found');
    const { id: _, ...fields } = person;
    const { identity_key: identityKey, invited_by } = invitation;
    await admit(tx, { account: { id: accountId, username }, identityKey, fields, actor: username });
    await notify(tx, [answered('joined', { id, name: fields.name, invited_by })]);
    return openSession(tx, call.deps.tokens, { accountId, role: 'employee', projectId, signInId });
  });
}

interface Joiner {
  account: { id: string; username: string };
  identityKey: string;
  /** What the manager wrote of them. */
  fields: Omit<z.output<typeof employees.newEmployee>, 'id'>;
  /** Who lets them in: they themselves, or the manager whom they asked. */
  actor: string;
}

/**
 * Creates the employee, whose login is the person's own account.
 * @throws `conflict` while a payment of theirs is open, or they joined elsewhere
 */
export async function admit(tx: Tx, { account, identityKey, fields, actor }: Joiner): Promise<void> {
  const { id: accountId, username } = account;
  await lockJoiner(tx, accountId);
  await addEmployee(tx, { id: username, identity_key: identityKey, ...writtenFields(fields) }).catch(
    (error: unknown) => {
      throw brokenConstraint(error) === null ? error : new ProblemError('conflict');
    },
  );
  await enterTeam(tx, accountId, { project_id: tx.projectId, employee_id: username });
  const details = { id: username, name: fields.name, roles: fields.roles };
  await recordActivity(tx, { action_type: 'employee.joined', actor, details });
}

/** Of two concurrent teams one wins; a user about to pay for a project of their own does not become an employee. */
async function lockJoiner(tx: Tx, accountId: string): Promise<void> {
  const joiner = await tx
    .selectFrom('account')
    .select('id')
    .where('id', '=', accountId)
    .where('role', '=', 'employee')
    .where('employee_id', 'is', null)
    .forUpdate()
    .executeTakeFirst();
  const paying = await tx
    .selectFrom('purchase')
    .select('id')
    .where('account_id', '=', accountId)
    .where('state', 'in', ['begun', 'open', 'paid'])
    .where('consumed_at', 'is', null)
    .executeTakeFirst();
  if (!joiner || paying) throw new ProblemError('conflict');
}

/** The notification of an answer, for the manager who invited, or for all of them if that one is no longer known. */
export function answered(
  variant: 'joined' | 'declined' | 'asked',
  { id, name, invited_by }: { id: string; name: string; invited_by: string | null },
): Notice {
  return {
    kind: 'invitation_answered',
    variant,
    subject: id,
    to: invited_by === null ? 'managers' : { manager: invited_by },
    facts: { name },
  };
}

interface Door {
  project_id: string;
  id: string;
}

/** The caller's invitations: only the keys, as the caller is in no project yet. */
export async function invitationsOf(call: Call): Promise<Door[]> {
  const { accountId } = signedIn(call);
  const { rows } = await sql<Door>`select project_id, id from invitations_of(${accountId})`.execute(
    call.deps.database.direct,
  );
  return rows;
}

/** @throws `not_found` alike for none and for somebody else's */
export async function ownInvitation(call: Call, id: string): Promise<Door> {
  const door = (await invitationsOf(call)).find((one) => one.id === id);
  if (!door) throw new ProblemError('not_found');
  return door;
}
