export { LimitFields, toLimits, toLimitValues, type LimitValues } from './system/limit-fields.tsx';

export { settingsQueries, useLabourCode, useMinimumWage } from './settings-queries.ts';
