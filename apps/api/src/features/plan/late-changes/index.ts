// What a late change of a published shift costs: seen before, and kept when it is published.

export { readDueChanges, type DueChange } from './list-late-changes.ts';
export { isShortNotice } from './price-change.ts';
export {
  presentPrices,
  pricesOf,
  printOf,
  readChangeFacts,
  readPrices,
  type ChangedShift,
  type ChangeFacts,
  type PricedChange,
} from './read-prices.ts';
export {
  chargeLateChanges,
  releaseLateChangesOf,
  storeLateChanges,
  takeLateChangesBack,
} from './store-late-changes.ts';
export { withLateShifts } from './with-late-shifts.ts';
export { noticeDays } from './working-days.ts';
