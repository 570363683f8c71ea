import { workerData } from 'node:worker_threads';
import { stepBack } from './step-back.ts';
import { standsBehind } from './worker-messages.ts';

// First of all: loading the planner takes half a second of a core, which others may need.
if (standsBehind(workerData)) stepBack('planning');
await import('./plan-order.ts');
