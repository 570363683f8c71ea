import { deleteSignIns } from '../../../platform/auth/sessions.ts';
import type { OutsideTx } from '../../../platform/database/database.ts';
import { createHook } from '../../../platform/ground/hook.ts';

export interface Which {
  /** One sign-in alone. */
  only?: string;
  /** All but this one. */
  except?: string;
}

/** Before sign-ins of an account end: what was sent to their browsers ends too. */
export const signInsEnd = createHook<[tx: OutsideTx, accountId: string, which: Which]>('signInsEnd');

/**
 * Ends sign-ins of an account, all by default, with their sessions and with web push to their browsers: the next user
 * of a device must not read it.
 * @returns how many
 */
export async function endSignIns(tx: OutsideTx, accountId: string, which: Which = {}): Promise<number> {
  // The account's lock first, as where sessions are opened.
  await tx.selectFrom('account').select('id').where('id', '=', accountId).forNoKeyUpdate().execute();
  await signInsEnd(tx, accountId, which);
  return deleteSignIns(tx, [accountId], which);
}
