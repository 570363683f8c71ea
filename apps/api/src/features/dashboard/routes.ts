import { dashboard } from '@pamaina/contract';
import { route, type Route } from '../../platform/http/route.ts';
import { getManagerStats } from './get-manager-stats.ts';
import { getStats } from './get-stats.ts';
import { getWorkerStats } from './get-worker-stats.ts';

export const routes: Route[] = [
  route(dashboard.getStats, getStats),
  route(dashboard.getManagerStats, getManagerStats),
  route(dashboard.getWorkerStats, getWorkerStats),
];
