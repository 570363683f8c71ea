import { demo, type ProjectRole, type session } from '@pamaina/contract';
import { listProjectsOf } from '../projects/index.ts';
import { countCredits } from '../purchases/index.ts';
import type { Caller } from '../../platform/auth/caller.ts';
import type { Database } from '../../platform/database/database.ts';
import { ProblemError } from '../../platform/http/problem-error.ts';
import { signedIn, type Call } from '../../platform/http/route.ts';

/** The signed-in user and their projects (GET /users/me). */
export async function getMe(call: Call<typeof session.getMe>) {
  const caller = signedIn(call);
  const account = await call.deps.database.direct
    .selectFrom('account')
    .select([
      'id',
      'username',
      'registration_method',
      'first_name',
      'last_name',
      'email',
      'must_change_password',
      'is_demo',
    ])
    .where('id', '=', caller.accountId)
    .executeTakeFirst();
  if (!account) throw new ProblemError('unauthenticated');
  const { database } = call.deps;
  const until = account.is_demo && caller.projectId !== null ? await demoUntil(database, caller.projectId) : {};
  const missing = caller.lacksSecondFactor ? ({ second_factor_missing: true } as const) : {};
  const project_credits = await countCredits(database, caller.accountId);
  const { role, employeeId: employee_id, projectRole: project_role } = caller;
  const projects = await listProjectsOf(database, caller);
  const own = { role, employee_id, project_role, abilities: [...caller.abilities], is_employed: caller.isEmployed };
  return {
    ...account,
    ...own,
    ...until,
    ...missing,
    projects,
    project_credits,
    runs: await runsBeside(database, caller),
  };
}

/** The project that an employee can also run, in their own area; null in all others. */
async function runsBeside({ direct }: Database, { role, accountId, projectId }: Caller): Promise<ProjectRole | null> {
  if (role === 'manager' || projectId === null) return null;
  const beside = await direct
    .selectFrom('project_member')
    .select('role')
    .where('project_id', '=', projectId)
    .where('account_id', '=', accountId)
    .executeTakeFirst();
  return beside?.role ?? null;
}

/** When a visitor's copy of the demo is erased; not set for the shared demo. */
async function demoUntil({ direct }: Pick<Database, 'direct'>, projectId: string): Promise<{ demo_until?: string }> {
  const copy = await direct
    .selectFrom('project')
    .select('created_at')
    .where('id', '=', projectId)
    .where('demo_network', 'is not', null)
    .executeTakeFirst();
  if (copy === undefined) return {};
  return { demo_until: Temporal.Instant.from(copy.created_at).add({ hours: demo.copyHours }).toString() };
}
