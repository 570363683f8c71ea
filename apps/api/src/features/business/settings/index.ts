// The rules of the house: law, norms, limits, pairs, sequences, strictness.

export {
  readConsents,
  readLimits,
  readSettingsOf,
  readSheetSigns,
  settingsColumns,
  type StoredSettings,
} from './settings-columns.ts';
