export { settingsColumns, type StoredSettings } from './settings-columns.ts';
