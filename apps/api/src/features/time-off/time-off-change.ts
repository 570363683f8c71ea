import type { timeOff } from '@pamaina/contract';
import type { Call } from '../../platform/http/route.ts';

/** An edit by an employee, or an answer by a manager: one call for both. */
export type TimeOffChange = Call<typeof timeOff.updateTimeOff>;
