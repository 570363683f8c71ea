import type { generation, schedule } from '@pamaina/contract';
import type { Clock } from '../../../../lib/dates/clock.ts';

type Shift = schedule.Shift;
type Found = generation.FoundShift;

interface Sources {
  /** The month as it is stored. */
  shifts: readonly Shift[];
  /** The best schedule so far, with what it keeps. */
  found: readonly Found[];
  /** `YYYY-MM`. */
  month: string;
  /** Null: somebody whom the page doesn't know. */
  nameOf: (employeeId: string) => string | null;
  templates: readonly { name: string; break_minutes: number }[];
  clock: Pick<Clock, 'local'>;
}

/**
 * The month as the best schedule so far would leave it: what is published, pinned or made by hand stays, other drafts
 * give way. A shift keeps its ID from one schedule to the next, so that only new ones are drawn anew.
 */
export function drawBest({ shifts, found, month, nameOf, templates, clock }: Sources): Shift[] {
  const known = new Set(shifts.map(placeOf));
  const kept = new Set(found.map(placeOf));
  const fresh = found.filter((shift) => shift.date.startsWith(month) && !known.has(placeOf(shift)));
  const filled = new Map<string, number>();
  for (const shift of fresh) filled.set(needOf(shift), (filled.get(needOf(shift)) ?? 0) + 1);
  const stays = shifts.filter((shift) => {
    if (!shift.date.startsWith(month) || shift.status === 'published' || shift.pinned) return true;
    if (shift.employee_id !== null) return shift.by_hand || kept.has(placeOf(shift));
    const left = filled.get(needOf(shift)) ?? 0;
    filled.set(needOf(shift), left - 1);
    return left <= 0;
  });
  const breaks = new Map(templates.map(({ name, break_minutes }) => [name, break_minutes]));
  return [
    ...stays,
    ...fresh.flatMap((shift): Shift[] => {
      const employee_name = nameOf(shift.employee_id ?? '');
      if (employee_name === null) return [];
      return [
        {
          ...shift,
          id: `best ${placeOf(shift)}`,
          employee_name,
          start_time: clock.local(shift.starts_at).time,
          end_time: clock.local(shift.ends_at).time,
          break_minutes: breaks.get(shift.template ?? '') ?? 0,
          status: 'draft',
          pinned: false,
          by_hand: false,
          version: 0,
          warnings: [],
        },
      ];
    }),
  ];
}

type Place = Pick<Found, 'role' | 'employee_id' | 'starts_at' | 'ends_at'>;

const needOf = ({ role, starts_at, ends_at }: Place) => `${role} ${Date.parse(starts_at)} ${Date.parse(ends_at)}`;
const placeOf = (shift: Place) => `${shift.employee_id ?? ''} ${needOf(shift)}`;
