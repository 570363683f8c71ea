import type { OutsideTx } from '../../database/database.ts';
import type { Kind } from '../provider.ts';
import { sendEvent } from './sandbox-rows.ts';

/** Refunds what was paid and not refunded yet; repeated calls do nothing. */
export async function refundInSandbox(
  tx: OutsideTx,
  { kind, id, now }: { kind: Kind; id: string; now: number },
): Promise<void> {
  if (kind === 'subscription') {
    await tx
      .updateTable('sandbox_invoice')
      .set({ status: 'refunded' })
      .where('subscription_id', '=', id)
      .where('status', '=', 'paid')
      .execute();
    return;
  }
  const given = await tx
    .updateTable('sandbox_intent')
    .set({ refunded: true })
    .where('id', '=', id)
    .where('purpose', '=', 'payment')
    .where('status', '=', 'succeeded')
    .where('refunded', '=', false)
    .returning('id')
    .executeTakeFirst();
  if (given) await sendEvent(tx, 'charge.refunded', { id: `ch_${id}`, object: 'charge', payment_intent: id }, now);
}
