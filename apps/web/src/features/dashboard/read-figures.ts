import { dashboard } from '@pamaina/contract';
import { call } from '../../lib/http/api-client.ts';

/** The figures of this week, and the things that wait for the user. */
export const readFigures = (signal: AbortSignal) => call(dashboard.getStats, { signal });
