import type { Weights } from '@pamaina/engine';

/** What a plan strives for, most important first: a missing hour outweighs any unfairness, a weekly minimum a few hours of it. */
export const weights: Weights = { coverage: 1000, minShifts: 40, fairHours: 2, fairWeekends: 8, stability: 1 };
