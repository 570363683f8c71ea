// Shift templates: the hours, breaks and colours that shifts are made from.

export { addTemplates } from './add-templates.ts';
export { templateRenamed } from './templates.ts';
export { readTemplateTimes, type TemplateTimes } from './template-times.ts';
