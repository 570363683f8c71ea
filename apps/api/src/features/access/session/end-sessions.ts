import { deleteSignIns } from '../../../platform/auth/sessions.ts';
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
  let pushes = tx.deleteFrom('push_subscription').where('account_id', '=', accountId);
  if (only !== undefined) {
    pushes = pushes.where('sign_in_id', '=', only);
  }
  if (except !== undefined) {
    pushes = pushes.where('sign_in_id', '<>', except);
  }
  await pushes.execute();
  return deleteSignIns(tx, [accountId], { only, except });
}
