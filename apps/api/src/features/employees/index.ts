export { writtenFields } from './employee-columns.ts';
