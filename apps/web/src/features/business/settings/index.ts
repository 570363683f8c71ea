export { ExportProjectButton } from './export-project-button.tsx';
export { LimitFields, toLimits, toLimitValues, type LimitValues } from './system/limit-fields.tsx';
