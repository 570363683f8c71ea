import type { PairRule } from './rule.ts';

/**
 * An employee starts at most one shift on a date: the planner, the bound and the proofs rely on it, so no law pack and
 * no business can disable it (docs/decisions/003-engine-door.md). LT10, DK 115(4): two consecutive shifts are forbidden
 * under summary recording.
 */
export const oneShiftADay: PairRule = {
  kind: 'pair',
  code: 'one-shift-a-day',
  family: 'basic',
  binding: ({ law, regime }) => ({
    severity: 'hard',
    source: regime === 'fixed' ? null : (law?.oneShiftADay?.article ?? null),
  }),
  judge: (_context, _person, first, next) =>
    first.date === next.date ? { date: next.date, shifts: [first, next], amount: 1, params: {} } : null,
};
