// The employer's share, rates of roles and budgets.

export { costTermsChanged } from './put-cost-terms.ts';
export {
  budgetOf,
  costFactorOn,
  readCostTerms,
  roleRateOn,
  roleRates,
  type StoredCostTerms,
} from './read-cost-terms.ts';
export { storeCostTerms } from './store-cost-terms.ts';
