export { BudgetLines } from './budget-lines.tsx';
export { labourCostQueries } from './labour-cost-queries.ts';
export { MonthCost } from './month-cost.tsx';
export { useShare } from './use-share.ts';
export { WorkedCost } from './worked-cost.tsx';
