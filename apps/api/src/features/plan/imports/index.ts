// Employees and past shifts from files of other programs.

export { planning, writeHistory } from './import-history.ts';
export { readHistoryFacts } from './read-history-facts.ts';
export { readTable } from './read-table.ts';
