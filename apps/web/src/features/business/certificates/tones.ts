/** How urgent a state is. */
export const TONES = {
  missing: 'bad',
  expired: 'bad',
  expiring: 'waiting',
  later: 'waiting',
  valid: 'good',
} as const;
