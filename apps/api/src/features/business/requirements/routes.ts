// How many people of each role a template needs, by weekday and on single days.

import { requirements, standardWeeks } from '@pamaina/contract';
import { inTransaction, route, type Route } from '../../../platform/http/route.ts';
import { createRequirement, updateRequirement, deleteRequirement, listRequirements } from './requirements.ts';
import { createWeek, deleteWeek, listWeeks, updateWeek } from './standard-weeks.ts';

export const routes: Route[] = [
  inTransaction(requirements.listRequirements, listRequirements),
  route(requirements.createRequirement, createRequirement),
  route(requirements.updateRequirement, updateRequirement),
  inTransaction(requirements.deleteRequirement, deleteRequirement),
  inTransaction(standardWeeks.listWeeks, listWeeks),
  route(standardWeeks.createWeek, createWeek),
  route(standardWeeks.updateWeek, updateWeek),
  inTransaction(standardWeeks.deleteWeek, deleteWeek),
];
