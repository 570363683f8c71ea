import type { billingDetails } from '@pamaina/contract';
import type { OutsideTx } from '../../../platform/database/database.ts';
import { ProblemError } from '../../../platform/ground/problem-error.ts';
import { signedIn, type Call } from '../../../platform/http/route.ts';
import { refuseDemo } from '../../access/session/index.ts';
import { readBillingDetails } from './stored-parties.ts';

/** Whom the caller's invoices are made out to. */
export async function getBillingDetails({ deps, ...call }: Call<typeof billingDetails.getBillingDetails>) {
  const kept = await deps.database.direct
    .selectFrom('billing_details')
    .select(['details', 'version'])
    .where('account_id', '=', signedIn(call).accountId)
    .executeTakeFirst();
  return { details: readBillingDetails(kept?.details), version: kept?.version ?? 0 };
}

/** @throws `stale` for an old version in `If-Match`, `demo_account` */
export async function updateBillingDetails(call: Call<typeof billingDetails.updateBillingDetails>) {
  const { accountId: account_id } = signedIn(call);
  const { database } = call.deps;
  await refuseDemo(database, account_id);
  const details = JSON.stringify(call.body);
  return database.outside(async (tx) => {
    // The account is locked, as there may be no row yet.
    await tx.selectFrom('account').select('id').where('id', '=', account_id).forUpdate().executeTakeFirstOrThrow();
    const kept = await tx
      .selectFrom('billing_details')
      .select('version')
      .where('account_id', '=', account_id)
      .executeTakeFirst();
    const before = kept?.version ?? 0;
    if ((call.ifMatch ?? before) !== before) throw new ProblemError('stale');
    const version = before + 1;
    await tx
      .insertInto('billing_details')
      .values({ account_id, details, version })
      .onConflict((conflict) => conflict.column('account_id').doUpdateSet({ details, version }))
      .execute();
    return { details: call.body, version };
  });
}

/** Of an account that has none yet. */
export async function addBillingDetails(
  tx: OutsideTx,
  accountId: string,
  details: billingDetails.BillingDetails,
): Promise<void> {
  await tx
    .insertInto('billing_details')
    .values({ account_id: accountId, details: JSON.stringify(details) })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
