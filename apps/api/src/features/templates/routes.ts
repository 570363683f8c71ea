import { templates } from '@pamaina/contract';
import { route, type Route } from '../../platform/http/route.ts';
import { createTemplate } from './create-template.ts';
import { deleteTemplate } from './delete-template.ts';
import { listTemplates } from './list-templates.ts';
import { updateTemplate } from './update-template.ts';

export const routes: Route[] = [
  route(templates.listTemplates, listTemplates),
  route(templates.createTemplate, createTemplate),
  route(templates.updateTemplate, updateTemplate),
  route(templates.deleteTemplate, deleteTemplate),
];
