export { costOfMove } from './cost-of-move.ts';
export { FrontierSection } from './frontier-section.tsx';
export { labourCostQueries } from './labour-cost-queries.ts';
export { MonthCost } from './month-cost.tsx';
export { MonthsCost } from './months-cost.tsx';
export { useShare } from './use-share.ts';
export { WorkedCost } from './worked-cost.tsx';
