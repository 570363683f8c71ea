// The business rules: law, norms, limits, pairs, sequences, strictness.

export {
  readAgreedLimits,
  readConsentDates,
  readConsents,
  readLimits,
  readOpeningHours,
  readSettingsOf,
  readSheetSigns,
  settingsColumns,
  type StoredSettings,
} from './settings-columns.ts';
