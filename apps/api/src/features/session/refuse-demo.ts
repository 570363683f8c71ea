import type { Database } from '../../platform/database/database.ts';
import { ProblemError } from '../../platform/http/problem-error.ts';

/** Anybody may sign in to the demo: what would take it away from the next visitor is not for its accounts. @throws `demo_account` */
export async function refuseDemo({ direct }: Pick<Database, 'direct'>, accountId: string): Promise<void> {
  const demo = await direct
    .selectFrom('account')
    .select('id')
    .where('id', '=', accountId)
    .where('is_demo', '=', true)
    .executeTakeFirst();
  if (demo) throw new ProblemError('demo_account');
}
