import { lazy } from 'react';

/** Loaded after the home page itself, whose first paint does not wait for it. */
export const ClockCard = lazy(async () => ({ default: (await import('./clock-card.tsx')).ClockCard }));
