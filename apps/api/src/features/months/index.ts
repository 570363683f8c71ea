export { isPublished } from './is-published.ts';
export { keepPlanning } from './kept-planning.ts';
export { holdMonths } from './hold-months.ts';
export { publishMonth } from './publish-month.ts';
export { qualityText, roundedParts, roundedPenalty, unfilledText } from './quality-text.ts';
export { replaceDraft } from './replace-draft.ts';
export { boundOfPeriod, keepBound } from './stored-proof.ts';
export { takePlaces } from './take-places.ts';
