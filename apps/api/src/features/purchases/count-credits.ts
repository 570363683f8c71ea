import type { Database } from '../../platform/database/database.ts';

/** Payments of an account that have not bought a project yet. */
export async function countCredits({ direct }: Database, accountId: string): Promise<number> {
  const { count } = await direct
    .selectFrom('purchase')
    .select((select) => select.fn.countAll<number>().as('count'))
    .where('account_id', '=', accountId)
    .where('kind', '=', 'one_off')
    .where('state', '=', 'paid')
    .where('consumed_at', 'is', null)
    .executeTakeFirstOrThrow();
  return count;
}
