export { ExportProjectButton } from './export-project-button.tsx';
export { consentNames, useConsentWords, type ConsentName } from './law/use-consent-words.ts';
export { LimitFields, toLimits, toLimitValues, type LimitValues } from './system/limit-fields.tsx';
