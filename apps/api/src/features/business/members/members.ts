import { abilitiesWith, grantable, type Ability, type members, type ProjectRole } from '@pamaina/contract';
import { sql } from 'kysely';
import { addMember, changeMember, removeMembers } from '../../access/projects/index.ts';
import { withdrawAccountMails } from '../../../platform/mail/account-mail.ts';
import { oneTimeSecrets } from '../../../platform/auth/one-time-secrets.ts';
import type { Tx } from '../../../platform/database/database.ts';
import { fieldProblem, ProblemError } from '../../../platform/ground/problem-error.ts';
import type { Member as CallerOf, ProjectCall } from '../../../platform/http/route.ts';
import { recordActivity } from '../../access/activity/index.ts';
import { endTemporaryPassword } from '../../access/session/index.ts';

interface Rights {
  role: ProjectRole;
  grants: Ability[];
}

interface Row extends Rights {
  account: string;
  username: string;
  name: string | null;
  is_employee: boolean;
  joined_at: string;
  version: number;
}

/** Who has access, owners first, each in the order of joining. */
export async function listMembers({ tx, caller }: ProjectCall<typeof members.listMembers>) {
  const rows = await readMembers(tx);
  return rows.map((row) => present(row, caller));
}

const present = (row: Row, { accountId }: Pick<CallerOf, 'accountId'>) => ({
  ...row,
  is_self: row.account === accountId,
});

/** @param account one of them; else all */
async function readMembers(tx: Tx, account?: string): Promise<Row[]> {
  const { rows } = await sql<Row>`
    select member.account_id as account, account.username, member.role, member.grants, member.joined_at, member.version,
      coalesce(employee.name, nullif(concat_ws(' ', nullif(account.first_name, ''), nullif(account.last_name, '')), '')) as name,
      employee.id is not null as is_employee
    from project_member as member
    join account on account.id = member.account_id
    left join employee on employee.project_id = member.project_id and employee.id = account.employee_id
      and account.project_id = member.project_id
    where member.project_id = ${tx.projectId} and (${account ?? null}::uuid is null or member.account_id = ${account ?? null}::uuid)
    order by array_position(array['owner', 'manager', 'lead', 'accountant'], member.role), member.joined_at, member.account_id
    limit 500`.execute(tx);
  return rows;
}

/** Changes of members come one after the other: two owners cannot remove each other at once. */
export async function lockMembers(tx: Tx): Promise<void> {
  await sql`select from project where id = ${tx.projectId} for no key update`.execute(tx);
}

async function findMember(tx: Tx, account: string): Promise<Row> {
  const [row] = await readMembers(tx, account.toLowerCase());
  if (!row) throw new ProblemError('not_found');
  return row;
}

/** Changes a role and its grants; the next call of that account is judged by them. */
export async function updateMember(call: ProjectCall<typeof members.updateMember>) {
  const { tx, caller, params, ifMatch } = call;
  await lockMembers(tx);
  const before = await findMember(tx, params.account);
  const after = checkedRights(call.body);
  refuseBeyond(caller, before);
  refuseBeyond(caller, after);
  if (ifMatch !== null && ifMatch !== before.version) throw new ProblemError('stale');
  if (after.role === 'owner') await refuseEmployed(tx, before.account);
  if (before.role === 'owner' && after.role !== 'owner') await refuseLastOwner(tx, before.account);
  await writeRights(tx, before.account, after);
  await recordActivity(tx, {
    action_type: 'member.updated',
    actor: caller.username,
    details: { name: nameOf(before), before: rightsOf(before), after: rightsOf(after) },
  });
  return present(await findMember(tx, before.account), caller);
}

/** Takes away the access of somebody, or the caller leaves. Live pages of that account end. */
export async function removeMember({ tx, caller, params }: ProjectCall<typeof members.removeMember>): Promise<void> {
  const isSelf = params.account.toLowerCase() === caller.accountId;
  // Nobody else's membership is known to those who may not change it.
  if (!isSelf && !caller.abilities.has('members.write')) throw new ProblemError('not_found');
  await lockMembers(tx);
  const gone = await findMember(tx, params.account);
  if (!isSelf) refuseBeyond(caller, gone);
  if (gone.role === 'owner') await refuseLastOwner(tx, gone.account);
  await removeMembers(tx, [gone.account]);
  await endLivePages(tx, gone.account);
  await recordActivity(tx, {
    action_type: isSelf ? 'member.left' : 'member.removed',
    actor: caller.username,
    details: { name: nameOf(gone), ...rightsOf(gone) },
  });
}

/** The member becomes an owner, and the caller a manager: the project has an owner at every moment. */
export async function handOver({ tx, caller, params }: ProjectCall<typeof members.handOver>): Promise<void> {
  await lockMembers(tx);
  const next = await findMember(tx, params.account);
  // Under the lock: the caller may have lost the role since the guard.
  const self = await findMember(tx, caller.accountId);
  if (self.role !== 'owner' || next.account === self.account) throw new ProblemError('member_beyond');
  await refuseEmployed(tx, next.account);
  await writeRights(tx, next.account, { role: 'owner', grants: [] });
  await writeRights(tx, self.account, { role: 'manager', grants: [] });
  await recordActivity(tx, {
    action_type: 'member.handed_over',
    actor: caller.username,
    details: { name: nameOf(next) },
  });
}

/** Makes an account a member, in a transaction of the project. @throws `conflict` when it is one already */
export async function insertMember(tx: Tx, account: string, { role, grants }: Rights): Promise<void> {
  if (!(await addMember(tx, account, { role, grants }))) throw new ProblemError('conflict');
  await endEarlierWaysIn(tx, account);
}

/**
 * A code or a temporary password was made by somebody who might do all that the account might then
 * (`refuseMemberBeyond`), and who could use it themselves: it is not the way to what the account may do from now on.
 * Nor is an email with one that is still to be sent.
 */
async function endEarlierWaysIn(tx: Tx, account: string): Promise<void> {
  await oneTimeSecrets.endAll(tx, account, 'sign_in_code');
  await withdrawAccountMails(tx, account, 'invitation');
  await endTemporaryPassword(tx, account);
}

async function writeRights(tx: Tx, account: string, rights: Rights): Promise<void> {
  await endEarlierWaysIn(tx, account);
  await changeMember(tx, account, rights);
}

/** Ends the streams of sessions that are no longer in the project; the sessions go on in other projects. */
async function endLivePages(tx: Tx, account: string): Promise<void> {
  await sql`select pg_notify('session_ended', id::text) from session
    where account_id = ${account} and project_id = ${tx.projectId}`.execute(tx);
}

/** @throws `invalid` for a grant that the role cannot have */
export function checkedRights({ role, grants }: Rights): Rights {
  if (grants.some((grant) => !grantable[role].includes(grant))) throw fieldProblem('grants', 'choice');
  return { role, grants: [...new Set(grants)].toSorted() };
}

/** Nobody but an owner gives or takes what they may not do themselves. @throws `member_beyond` */
export function refuseBeyond(caller: Pick<CallerOf, 'projectRole' | 'abilities'>, { role, grants }: Rights): void {
  if (caller.projectRole === 'owner') return;
  const isBeyond = [...abilitiesWith(role, grants)].some((ability) => !caller.abilities.has(ability));
  if (role === 'owner' || isBeyond) throw new ProblemError('member_beyond');
}

/**
 * Who lets somebody sign in as an account, can do what that account may: no more than their own. Nothing is said of
 * accounts that are not members.
 * @throws `member_beyond`
 */
export async function refuseMemberBeyond(tx: Tx, caller: Parameters<typeof refuseBeyond>[0], account: string) {
  const rights = await tx
    .selectFrom('project_member')
    .select(['role', 'grants'])
    .where('project_id', '=', tx.projectId)
    .where('account_id', '=', account)
    .executeTakeFirst();
  if (rights) refuseBeyond(caller, rights);
}

async function refuseLastOwner(tx: Tx, account: string): Promise<void> {
  const other = await tx
    .selectFrom('project_member')
    .select('account_id')
    .where('project_id', '=', tx.projectId)
    .where('role', '=', 'owner')
    .where('account_id', '<>', account)
    .executeTakeFirst();
  if (!other) throw new ProblemError('last_owner');
}

/** The login of an employee is deleted with the employee: it cannot own the project. @throws `account_employed` */
export async function refuseEmployed(tx: Tx, account: string): Promise<void> {
  const employed = await tx
    .selectFrom('account')
    .select('id')
    .where('id', '=', account)
    .where('employee_id', 'is not', null)
    .executeTakeFirst();
  if (employed) throw new ProblemError('account_employed');
}

const nameOf = ({ name, username }: Pick<Row, 'name' | 'username'>) => name ?? username;
/** As the history names them: `role` is a role in the schedule there. */
export const rightsOf = ({ role, grants }: Rights) => ({ project_role: role, grants });
