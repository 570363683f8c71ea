export { AbsenceKind, AbsencePeriod } from './absence-fields.tsx';
export { absenceErrors, instantsOf, newAbsence, problemsOf, spanOf, type AbsenceValues } from './absence-values.ts';
export { DecisionDrawer } from './decision-drawer.tsx';
export { timeOffQueries } from './time-off-queries.ts';
export { TimeOffToDecide } from './time-off-to-decide.tsx';
export { TimeOffWords, typeIcons as timeOffIcons } from './time-off-words.tsx';
