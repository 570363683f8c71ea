import { demo, type session } from '@pamaina/contract';
import { sql } from 'kysely';
import type { OutsideTx } from '../../../platform/database/database.ts';
import type { Caller } from '../../../platform/auth/caller.ts';
import { listProjectsOf } from '../../access/projects/index.ts';
import { creditsOf } from '../purchases/index.ts';
import { ProblemError } from '../../../platform/ground/problem-error.ts';
import { signedIn, type Call } from '../../../platform/http/route.ts';

/** The signed-in user and their projects (GET /users/me). Two statements. */
export async function getMe(call: Call<typeof session.getMe>) {
  const caller = signedIn(call);
  const { database } = call.deps;
  const { role, employeeId: employee_id, projectId, projectRole: project_role } = caller;
  const [found, projects] = await Promise.all([
    projectId === null
      ? readAccount(database.direct, caller)
      : database.readInProject(projectId, (tx) => readAccount(tx, caller)),
    listProjectsOf(database, caller),
  ]);
  if (!found) throw new ProblemError('unauthenticated');
  const { member_role, copied_at, ...account } = found;
  return {
    ...account,
    ...(caller.lacksSecondFactor && { second_factor_missing: true as const }),
    ...(copied_at !== null && { demo_until: demoUntil(copied_at) }),
    role,
    employee_id,
    project_role,
    abilities: [...caller.abilities],
    is_employed: caller.isEmployed,
    projects,
    // The project that an employee can also run, in their own area; null in all others.
    runs: role === 'manager' ? null : member_role,
  };
}

/** The name of an employee is in their project only. */
function readAccount(tx: Pick<OutsideTx, 'selectFrom'>, { accountId, projectId }: Caller) {
  return tx
    .selectFrom('account')
    .leftJoin('project_member', (join) =>
      join.onRef('project_member.account_id', '=', 'account.id').on('project_member.project_id', '=', projectId),
    )
    .leftJoin('project', (join) =>
      join.on('project.id', '=', projectId).on('project.demo_network', 'is not', null).on('account.is_demo', '=', true),
    )
    .leftJoin('employee', (join) =>
      join.onRef('employee.project_id', '=', 'account.project_id').onRef('employee.id', '=', 'account.employee_id'),
    )
    .select(['account.id', 'username', 'registration_method', 'first_name', 'last_name', 'account.email'])
    .select([
      'must_change_password',
      'is_demo',
      'project_member.role as member_role',
      'project.created_at as copied_at',
      sql<string | null>`coalesce(employee.name, nullif(btrim(concat_ws(' ', first_name, last_name)), ''))`.as('name'),
      creditsOf(accountId).as('project_credits'),
    ])
    .where('account.id', '=', accountId)
    .executeTakeFirst();
}

/** When a visitor's copy of the demo is erased; the shared demo never is. */
const demoUntil = (copiedAt: string): string =>
  Temporal.Instant.from(copiedAt).add({ hours: demo.copyHours }).toString();
