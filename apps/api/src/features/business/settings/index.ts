// The rules of the house: law, norms, limits, pairs, sequences, strictness.

export { settingsColumns, type StoredSettings } from './settings-columns.ts';
