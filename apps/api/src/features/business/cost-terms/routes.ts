// What an hour costs, and what the hours of a month or week may cost.

import { costTerms } from '@pamaina/contract';
import { inTransaction, type Route } from '../../../platform/http/route.ts';
import { putCostTerms } from './put-cost-terms.ts';
import { readCostTerms } from './read-cost-terms.ts';

export const routes: Route[] = [
  inTransaction(costTerms.getCostTerms, ({ tx }) => readCostTerms(tx)),
  inTransaction(costTerms.putCostTerms, putCostTerms, { cost_terms_pkey: 'conflict' }),
];
