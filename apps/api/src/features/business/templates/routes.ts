import { templates } from '@pamaina/contract';
import { inTransaction, route, type Route } from '../../../platform/http/route.ts';
import { createTemplate, updateTemplate, listTemplates } from './templates.ts';
import { deleteTemplate } from './delete-template.ts';

export const routes: Route[] = [
  route(templates.listTemplates, listTemplates),
  inTransaction(templates.createTemplate, createTemplate),
  inTransaction(templates.updateTemplate, updateTemplate, { template_pkey: 'name_taken' }),
  inTransaction(templates.deleteTemplate, deleteTemplate),
];
