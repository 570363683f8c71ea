// A month as a whole: its schedule, summary, publishing, clearing, and what was published.

export { isDayPublished, holdMonths } from './month-state.ts';
export { storePlanning, boundOfPeriod, storeBound } from './stored-plan.ts';
export { notifyMonth } from './notify-month.ts';
export { publishMonth, refuseAmended, storeVersion } from './publish-month.ts';
export { countedText, halfText, qualityText, roundedParts, roundedPenalty, unfilledText } from './quality-text.ts';
export { StoredCurve, StoredOpenNeeds, StoredQuality } from './stored-quality.ts';
export { replaceDraft } from './replace-draft.ts';
export { replaceOpenShifts } from './replace-open-shifts.ts';
export { scheduleCleared } from './clear-schedule.ts';
export { holdForLock, releasePayrollOf, removeLock, storeLock } from './timesheet-months.ts';
