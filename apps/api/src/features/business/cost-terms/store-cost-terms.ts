import type { BodyOf, costTerms } from '@pamaina/contract';
import type { Tx } from '../../../platform/database/database.ts';

/** Stores them over the version before; 0: there is none. */
export async function storeCostTerms(
  tx: Tx,
  { employer_shares, role_rates, budgets }: BodyOf<typeof costTerms.putCostTerms>,
  before: number,
): Promise<void> {
  if (before === 0) await tx.insertInto('cost_terms').defaultValues().execute();
  else
    await tx
      .updateTable('cost_terms')
      .set({ version: before + 1 })
      .execute();
  await tx.deleteFrom('employer_share').execute();
  await tx.deleteFrom('role_rate').execute();
  await tx.deleteFrom('budget').execute();
  if (employer_shares.length > 0) await tx.insertInto('employer_share').values(employer_shares).execute();
  if (role_rates.length > 0) await tx.insertInto('role_rate').values(role_rates).execute();
  if (budgets.length > 0) await tx.insertInto('budget').values(budgets).execute();
}
