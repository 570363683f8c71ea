import { allAbsenceTypes } from '@pamaina/contract';
import type { PayrollLine } from '../../../platform/database/stored-types.ts';

const SUMS = [
  'planned',
  'worked',
  'night',
  'holiday',
  'rest',
  'overtime',
  'additional',
  'coinciding',
  'cents',
] as const;

/** Two ranges of one person as one; of two names and rates the later holds. */
export function addLines(earlier: PayrollLine, later: PayrollLine): PayrollLine {
  const { norm, absences, days, parts, rateCents } = later;
  const sum = { ...later };
  for (const key of SUMS) sum[key] += earlier[key];
  return {
    ...sum,
    norm: norm === null ? earlier.norm : norm + (earlier.norm ?? 0),
    absences: Object.fromEntries(
      allAbsenceTypes.map((type) => [type, (earlier.absences[type] ?? 0) + (absences[type] ?? 0)]),
    ),
    rateCents: rateCents ?? earlier.rateCents,
    toLeave: (earlier.toLeave ?? 0) + (later.toLeave ?? 0),
    leaveCredit: (earlier.leaveCredit ?? 0) + (later.leaveCredit ?? 0),
    earlierOvertime: [...(earlier.earlierOvertime ?? []), ...(later.earlierOvertime ?? [])],
    ...((earlier.onCallHome ?? later.onCallHome) !== undefined && {
      onCallHome: (earlier.onCallHome ?? 0) + (later.onCallHome ?? 0),
    }),
    days: { ...earlier.days, ...days },
    parts: { ...earlier.parts, ...parts },
    signs: { ...earlier.signs, ...later.signs },
    unapproved: [...earlier.unapproved, ...later.unapproved],
  };
}
