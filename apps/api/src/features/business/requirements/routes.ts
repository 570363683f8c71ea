// How many people of each role a template needs, by weekday and on single days.

import { requirements } from '@pamaina/contract';
import { inTransaction, route, type Route } from '../../../platform/http/route.ts';
import { createRequirement, updateRequirement, deleteRequirement, listRequirements } from './requirements.ts';

export const routes: Route[] = [
  inTransaction(requirements.listRequirements, listRequirements),
  route(requirements.createRequirement, createRequirement),
  route(requirements.updateRequirement, updateRequirement),
  inTransaction(requirements.deleteRequirement, deleteRequirement),
];
