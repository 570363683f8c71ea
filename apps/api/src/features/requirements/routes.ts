import { requirements } from '@pamaina/contract';
import { route, type Route } from '../../platform/http/route.ts';
import { createRequirement } from './create-requirement.ts';
import { deleteRequirement } from './delete-requirement.ts';
import { listRequirements } from './list-requirements.ts';
import { updateRequirement } from './update-requirement.ts';

export const routes: Route[] = [
  route(requirements.listRequirements, listRequirements),
  route(requirements.createRequirement, createRequirement),
  route(requirements.updateRequirement, updateRequirement),
  route(requirements.deleteRequirement, deleteRequirement),
];
