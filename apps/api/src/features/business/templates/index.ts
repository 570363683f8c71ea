// Shift templates: the hours, breaks and colours that shifts are made from.

export { templateRenamed } from './templates.ts';
