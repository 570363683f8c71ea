import { requirements } from '@pamaina/contract';
import { inTransaction, route, type Route } from '../../platform/http/route.ts';
import { createRequirement } from './create-requirement.ts';
import { deleteRequirement } from './delete-requirement.ts';
import { listRequirements } from './list-requirements.ts';
import { updateRequirement } from './update-requirement.ts';

export const routes: Route[] = [
  inTransaction(requirements.listRequirements, listRequirements),
  route(requirements.createRequirement, createRequirement),
  route(requirements.updateRequirement, updateRequirement),
  inTransaction(requirements.deleteRequirement, deleteRequirement),
];
