import { isOnHoliday } from '../problem/problem-index.ts';
import { fairCount } from './fair-count.ts';

/** Shifts on holidays above an employee's even share. */
export const fairHolidays = fairCount({
  code: 'fair-holidays',
  weight: 'fairHolidays',
  share: 'holidays',
  counts: isOnHoliday,
});
