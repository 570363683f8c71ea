import { isOnHoliday } from '../problem/is-on-holiday.ts';
import { fairCount } from './fair-count.ts';

/** Shifts on holidays above an employee's even share. */
export const fairHolidays = fairCount({
  code: 'fair-holidays',
  weight: 'fairHolidays',
  share: 'holidays',
  counts: isOnHoliday,
});
