import { scenarios } from '@pamaina/contract';
import { inTransaction, route, type Route } from '../../../platform/http/route.ts';
import { applyScenario } from './apply-scenario.ts';
import { boundScenario } from './bound-scenario.ts';
import { createScenario, planScenario } from './create-scenario.ts';
import { deleteScenario, getScenario, listScenarios, stopScenario } from './follow-scenarios.ts';

export const routes: Route[] = [
  inTransaction(scenarios.listScenarios, listScenarios),
  route(scenarios.createScenario, createScenario),
  inTransaction(scenarios.getScenario, getScenario),
  inTransaction(scenarios.deleteScenario, deleteScenario),
  route(scenarios.planScenario, planScenario),
  route(scenarios.stopScenario, stopScenario),
  route(scenarios.boundScenario, boundScenario),
  inTransaction(scenarios.applyScenario, applyScenario),
];
