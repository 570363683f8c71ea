export { LimitFields } from './system/limit-fields.tsx';
export { toLimits, toLimitValues, type LimitValues } from './system/limit-values.ts';
export { settingsQueries } from './settings-queries.ts';
export { useLabourCode } from './use-labour-code.ts';
export { useMinimumWage } from './use-minimum-wage.ts';
