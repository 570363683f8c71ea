import type { OutsideTx } from '../../../platform/database/database.ts';

interface Which {
  /** One sign-in alone. */
  only?: string;
  /** All but this one. */
  except?: string;
}

/**
 * Ends sign-ins of an account, all by default, with their sessions and with web push to their browsers: the next user
 * of a device must not read it.
 * @returns how many
 */
export async function endSignIns(tx: OutsideTx, accountId: string, { only, except }: Which = {}): Promise<number> {
  // The account's lock first, as where sessions are opened.
  await tx.selectFrom('account').select('id').where('id', '=', accountId).forNoKeyUpdate().execute();
  let ended = tx.deleteFrom('sign_in').where('account_id', '=', accountId);
  let pushes = tx.deleteFrom('push_subscription').where('account_id', '=', accountId);
  if (only !== undefined) {
    ended = ended.where('id', '=', only);
    pushes = pushes.where('sign_in_id', '=', only);
  }
  if (except !== undefined) {
    ended = ended.where('id', '<>', except);
    pushes = pushes.where('sign_in_id', '<>', except);
  }
  await pushes.execute();
  return (await ended.returning('id').execute()).length;
}
