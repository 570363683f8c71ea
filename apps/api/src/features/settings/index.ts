export { settingsColumns } from './settings-columns.ts';
export { toEngineSettings, type StoredSettings } from './to-engine-settings.ts';
export { toEngineLimits } from './to-engine-limits.ts';
