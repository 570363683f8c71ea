export { writtenFields } from './written-fields.ts';
