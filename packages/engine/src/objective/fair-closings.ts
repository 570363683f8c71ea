import { endOfDay } from '../problem/day-ends.ts';
import { fairCount } from './fair-count.ts';

/** Closings above an employee's even share. */
export const fairClosings = fairCount({
  code: 'fair-closings',
  weight: 'fairClosings',
  share: 'closings',
  counts: (context, shift) => endOfDay(context, shift) === 'closing',
});
