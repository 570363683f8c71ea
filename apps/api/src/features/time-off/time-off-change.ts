import type { timeOff } from '@pamaina/contract';
import type { Call } from '../../platform/http/route.ts';

/** An employee's edit or a manager's decision: one call for both. */
export type TimeOffChange = Call<typeof timeOff.updateTimeOff>;
