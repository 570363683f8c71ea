// Employees and past shifts from files of other programs.

export { writeHistory } from './import-history.ts';
export { planHistory } from './plan-history.ts';
export { readHistoryFacts } from './read-history-facts.ts';
export { readTable } from './read-table.ts';
