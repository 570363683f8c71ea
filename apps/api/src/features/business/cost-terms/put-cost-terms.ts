import type { costTerms } from '@pamaina/contract';
import type { ProjectCall } from '../../../platform/http/route.ts';
import { ProblemError } from '../../../platform/ground/problem-error.ts';
import { recordActivity } from '../../access/activity/index.ts';
import { readCostTerms } from './read-cost-terms.ts';
import { storeCostTerms } from './store-cost-terms.ts';

/** Sets them as a whole. @throws `stale`; `conflict` when two set them for the first time */
export async function putCostTerms(call: ProjectCall<typeof costTerms.putCostTerms>) {
  const { tx, ifMatch, body } = call;
  const before = await tx.selectFrom('cost_terms').select('version').forUpdate().executeTakeFirst();
  if (ifMatch !== null && ifMatch !== (before?.version ?? 0)) throw new ProblemError('stale');
  await storeCostTerms(tx, body, before?.version ?? 0);
  await recordActivity(tx, { action_type: 'cost_terms.set', actor: call.caller.username, details: {} });
  return readCostTerms(tx);
}
