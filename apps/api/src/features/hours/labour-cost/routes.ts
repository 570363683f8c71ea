// What the work costs: planned and worked, beside takings and budgets.

import { labourCost } from '@pamaina/contract';
import { route, type Route } from '../../../platform/http/route.ts';
import { getFrontier } from './get-frontier.ts';
import { getLabourCost } from './get-labour-cost.ts';
import { getWorkedCost } from './get-worked-cost.ts';

export const routes: Route[] = [
  route(labourCost.getLabourCost, getLabourCost),
  route(labourCost.getWorkedCost, getWorkedCost),
  route(labourCost.getFrontier, getFrontier),
];
