import { workerData } from 'node:worker_threads';
import { stepBack } from './step-back.ts';
import { standsBehind } from './worker-messages.ts';

// Before anything else: loading what plans takes half a second of a core, which others may want.
if (standsBehind(workerData)) stepBack('planning');
await import('./plan-order.ts');
