import { dashboard } from '@pamaina/contract';
import { call } from '../../lib/api-client.ts';

/** This week in figures, and what waits for the caller. */
export const readFigures = (signal: AbortSignal) => call(dashboard.getStats, { signal });
