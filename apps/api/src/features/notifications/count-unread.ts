import type { Tx } from '../../platform/database/database.ts';
import type { Member } from '../../platform/http/route.ts';

/** How many notifications of the project the user has not read. */
export async function countUnread(tx: Tx, { accountId }: Pick<Member, 'accountId'>): Promise<number> {
  const { unread } = await tx
    .selectFrom('notification')
    .select((count) => count.fn.countAll<number>().as('unread'))
    .where('account_id', '=', accountId)
    .where('shown', '=', true)
    .where('read_at', 'is', null)
    .executeTakeFirstOrThrow();
  return unread;
}
