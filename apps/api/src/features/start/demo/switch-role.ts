import type { demo } from '@pamaina/contract';
import { ProblemError } from '../../../platform/ground/problem-error.ts';
import { member, type Call } from '../../../platform/http/route.ts';
import { browserOf, giveTokens, openSession } from '../../access/session/index.ts';
import { DEMO_EMPLOYEE } from './seed-demo.ts';

/** As often as a visitor would look at both sides. */
const SWITCHES = { most: 60, seconds: 60 * 60 };

/**
 * Signs in to the demo's other role without a password: as its manager, or as Ona, or the first employee if she was
 * deleted. @throws `not_found`
 */
export async function switchRole(call: Call<typeof demo.switchRole>) {
  const { accountId, projectId } = member(call);
  const { database, limits, tokens } = call.deps;
  const { role } = call.body;
  await limits.take(`demo-role:${accountId}`, SWITCHES.most, SWITCHES.seconds);
  const opened = await database.inProject(projectId, async (tx) => {
    const accounts = tx.selectFrom('account').select('account.id').where('account.is_demo', '=', true);
    const caller = await accounts.where('account.id', '=', accountId).executeTakeFirst();
    const other = await (
      role === 'manager'
        ? accounts
            .innerJoin('project_member', 'project_member.account_id', 'account.id')
            .where('project_member.project_id', '=', projectId)
        : accounts
            .where('account.project_id', '=', projectId)
            .orderBy((by) => by('account.employee_id', 'like', `${DEMO_EMPLOYEE}%`), 'desc')
            .orderBy('account.employee_id')
    )
      .limit(1)
      .executeTakeFirst();
    if (!caller || !other) throw new ProblemError('not_found');
    return openSession(tx, tokens, { accountId: other.id, role, projectId, browser: browserOf(call, false) });
  });
  return giveTokens(call, opened);
}
