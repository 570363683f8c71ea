import type { Database } from '../../platform/database/database.ts';
import { ProblemError } from '../../platform/http/problem-error.ts';

/**
 * Anyone can sign in to the demo: its accounts cannot do what would spoil it for the next visitor. @throws
 * `demo_account`
 */
export async function refuseDemo({ direct }: Pick<Database, 'direct'>, accountId: string): Promise<void> {
  const demo = await direct
    .selectFrom('account')
    .select('id')
    .where('id', '=', accountId)
    .where('is_demo', '=', true)
    .executeTakeFirst();
  if (demo) throw new ProblemError('demo_account');
}
