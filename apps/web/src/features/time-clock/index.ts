import { lazy } from 'react';

/** Comes after the start page itself, whose first paint does not wait for it. */
export const ClockCard = lazy(async () => ({ default: (await import('./clock-card.tsx')).ClockCard }));
