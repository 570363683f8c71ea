// The manager’s first page: what waits, who works today, figures.

import { dashboard } from '@pamaina/contract';
import { inTransaction, type Route } from '../../../platform/http/route.ts';
import { getManagerStats } from './get-manager-stats.ts';
import { getStats } from './get-stats.ts';
import { getWorkerStats } from './get-worker-stats.ts';

export const routes: Route[] = [
  inTransaction(dashboard.getStats, getStats),
  inTransaction(dashboard.getManagerStats, getManagerStats),
  inTransaction(dashboard.getWorkerStats, getWorkerStats),
];
