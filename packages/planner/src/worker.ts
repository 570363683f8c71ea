import { workerData } from 'node:worker_threads';
import { lowerPriority } from './lower-priority.ts';
import { standsBehind } from './worker-messages.ts';

// First of all: loading the planner takes half a second of a core, which others may need.
if (standsBehind(workerData)) lowerPriority('planning');
await import('./plan-order.ts');
