import type { swaps } from '@pamaina/contract';
import type { Tone } from '../../ui/feedback/status-badge.tsx';

/** The colour of an offer's status. */
export const swapTones: Record<swaps.SwapOffer['status'], Tone> = {
  pending: 'waiting',
  accepted: 'waiting',
  employee_accepted: 'waiting',
  approved: 'good',
  completed: 'good',
  rejected: 'bad',
  declined: 'bad',
  cancelled: 'quiet',
  expired: 'quiet',
};
