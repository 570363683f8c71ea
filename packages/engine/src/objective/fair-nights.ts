import { isNight } from '../law/night-work.ts';
import { fairCount } from './fair-count.ts';

/** Night shifts above an employee's even share. */
export const fairNights = fairCount({
  code: 'fair-nights',
  weight: 'fairNights',
  share: 'nights',
  counts: isNight,
});
