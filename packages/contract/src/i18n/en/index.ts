export { businessRules } from './business-rules.ts';
