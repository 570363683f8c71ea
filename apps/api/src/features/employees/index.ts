export { namesOf } from './names-of.ts';
export { writtenFields } from './written-fields.ts';
