import type { BodyOf, costTerms } from '@pamaina/contract';
import type { Tx } from '../../../platform/database/database.ts';
import { createHook } from '../../../platform/ground/hook.ts';
import type { ProjectCall } from '../../../platform/http/route.ts';
import { ProblemError } from '../../../platform/ground/problem-error.ts';
import { recordActivity } from '../../access/activity/index.ts';
import { readCostTerms } from './read-cost-terms.ts';
import { storeCostTerms } from './store-cost-terms.ts';

/** What was planned by the terms before. */
export const costTermsChanged = createHook<[tx: Tx]>('a change of cost terms');

/**
 * Sets them as a whole.
 * @throws `stale`; `conflict` when two set them for the first time; `ability_missing` for who may not read pay
 */
export async function putCostTerms(call: ProjectCall<typeof costTerms.putCostTerms>) {
  const { tx, ifMatch, body, caller } = call;
  // It replaces rates, which only those may do who see them.
  if (!caller.abilities.has('pay.read')) throw new ProblemError('ability_missing');
  const before = await tx.selectFrom('cost_terms').select('version').forUpdate().executeTakeFirst();
  if (ifMatch !== null && ifMatch !== (before?.version ?? 0)) throw new ProblemError('stale');
  await storeCostTerms(tx, body, before?.version ?? 0);
  await recordActivity(tx, { action_type: 'cost_terms.set', actor: caller.username, details: detailsOf(body) });
  await costTermsChanged(tx);
  return readCostTerms(tx);
}

/** What is set from now on, for the history: money as cents, so that it is shown in the project's currency. */
function detailsOf({ employer_shares, role_rates, budgets }: BodyOf<typeof costTerms.putCostTerms>) {
  const amountOf = ({ cents, percent }: costTerms.Budget) =>
    cents !== null ? { amount_cents: cents } : { amount: percent === null ? null : `${percent} %` };
  return {
    shares: employer_shares.map(({ year, percent }) => `${year}: ${percent} %`),
    rates: role_rates.map(({ role, starts, hourly_rate_cents }) => ({ role, starts, hourly_rate_cents })),
    budgets: budgets.map((budget) => ({ starts: budget.starts, ...amountOf(budget) })),
  };
}
