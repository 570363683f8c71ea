// Employees, past shifts and takings from files of other programs.

export { readMoment } from './history-cells.ts';
export { planning, writeHistory } from './import-history.ts';
export { datesOpen, type Fault, faultsOfFile, refusedOf } from './import-result.ts';
export { rememberColumns } from './mappings.ts';
export { readFileRows } from './read-file-rows.ts';
export { readHistoryFacts } from './read-history-facts.ts';
export { isDay } from './read-shift-times.ts';
export { readTable } from './read-table.ts';
