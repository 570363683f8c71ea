export { templateRenamed } from './templates.ts';
