import type { profile } from '@pamaina/contract';
import type { OutsideTx, Database } from '../../../platform/database/database.ts';
import type { Caller } from '../../../platform/auth/caller.ts';
import { ProblemError } from '../../../platform/ground/problem-error.ts';
import { signedIn, type Call } from '../../../platform/http/route.ts';

const KEPT_BY_MANAGER = ['first_name', 'last_name', 'department'] as const;

/** Whether the caller is an employee of a team; the manager then sets name and department. */
export const isInTeam = ({ role, projectId, employeeId }: Caller): boolean =>
  role === 'employee' && projectId !== null && employeeId !== null;

/** The caller's profile. The manager's data about an employee, and the contact details, are in the employee record. */
export async function readProfile(tx: OutsideTx, caller: Caller): Promise<profile.Profile> {
  const account = await tx
    .selectFrom('account')
    .leftJoin('picture', 'picture.account_id', 'account.id')
    .select(['username', 'role', 'first_name', 'last_name', 'email', 'phone', 'department', 'job_position'])
    .select(['time_zone as timezone', 'picture.id as picture'])
    .where('account.id', '=', caller.accountId)
    .executeTakeFirst();
  if (!account) throw new ProblemError('unauthenticated');
  const picture = picturePath(account.picture);
  if (!isInTeam(caller)) {
    const name = [account.first_name, account.last_name].filter(Boolean).join(' ') || account.username;
    return { ...account, name, picture, fixed: [] };
  }
  const { projectId, employeeId } = caller;
  const employee = await tx
    .selectFrom('employee')
    .select(['name', 'email', 'phone', 'department'])
    .where('project_id', '=', projectId)
    .where('id', '=', employeeId)
    .executeTakeFirstOrThrow();
  return { ...account, ...employee, picture, fixed: [...KEPT_BY_MANAGER] };
}

export async function getProfile(call: Call<typeof profile.getProfile>) {
  const caller = signedIn(call);
  return inOwn(call.deps.database, caller, (tx) => readProfile(tx, caller));
}

/** A transaction about the caller: in their project, if they are in one. */
export function inOwn<T>(database: Database, { projectId }: Caller, work: (tx: OutsideTx) => Promise<T>): Promise<T> {
  return projectId === null ? database.outside(work) : database.inProject(projectId, work);
}

/** URL path of a picture, below the API; null without one. */
export const picturePath = (id: string | null): string | null => (id === null ? null : `/pictures/${id}`);
