export { requirementsOn, weekOn, type WeekSpan } from './business/requirements-on.ts';
export * from './changes/absence-types.ts';
export * from './base/abilities.ts';
export * from './all.ts';
export * from './base/constants.ts';
export { plainLetters } from './base/plain-letters.ts';
export * from './base/languages.ts';
export * from './hours/csv.ts';
export * from './base/endpoint.ts';
export * from './base/calendar.ts';
export { limitsOf } from './base/fields.ts';
export { fieldNames, type Control, type Field, type Fields } from './base/entity-field.ts';
export * from './base/errors.ts';
export * from './base/problem.ts';
export * from './features.ts';
export * as features from './features.ts';
export { timeZones, zoneName } from './base/time-zones.ts';
export { createFormat, type Format } from './base/format.ts';
export { hoursFormats, writeHours, type HoursFormat } from './hours/hours-formats.ts';
export * from './money/currencies.ts';
export * from './money/is-card-page.ts';
export {
  standardRate,
  isVatNumber,
  vatCountries,
  vatReasons,
  vatWithin,
  type Vat,
  type VatReason,
} from './money/vat.ts';
export { separators } from './hours/check-payroll-file.ts';
export * from './hours/payroll-kinds.ts';
export * from './hours/payroll-presets.ts';
export * from './hours/text-encodings.ts';
export { isBelowMinimum, minimumWageOf, type MinimumWage } from './business/minimum-wage-of.ts';
export { finderByName, foldedName } from './business/names-of-people.ts';
export * as rules from './plan/rules.ts';
