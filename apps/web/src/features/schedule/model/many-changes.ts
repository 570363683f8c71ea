import type { schedule } from '@pamaina/contract';
import { addDays } from '../../../lib/dates/dates.ts';
import { changeTo } from './draw-change.ts';
import { bodyOf } from './shift-body.ts';
import type { Change } from './undo-stack.ts';

/** An action on several shifts together; without `employee_id` each keeps its employee. */
export type ManyDeed =
  | { kind: 'move' | 'copy'; days: number; employee_id?: string | null }
  | { kind: 'pin'; pinned: boolean }
  | { kind: 'remove' };

/**
 * The edits of an action on several shifts, ordered so that none conflicts with the next: a move to later days starts
 * with the last. Unchanged shifts are omitted.
 */
export function manyChanges(shifts: schedule.Shift[], deed: ManyDeed): Change[] {
  switch (deed.kind) {
    case 'remove':
      return shifts.map((shift) => ({ id: shift.id, before: bodyOf(shift), after: null }));
    case 'pin':
      return shifts.flatMap((shift) => changeTo(shift, { pinned: deed.pinned }) ?? []);
    case 'copy':
      return shifts.map((shift) => ({
        id: `new:${crypto.randomUUID()}`,
        before: null,
        after: { ...bodyOf(shift), ...placeOf(shift, deed), pinned: false },
      }));
    case 'move': {
      const first = shifts.toSorted((a, b) => keyOf(a).localeCompare(keyOf(b)));
      const ordered = deed.days > 0 ? first.reverse() : first;
      return ordered.flatMap((shift) => changeTo(shift, placeOf(shift, deed)) ?? []);
    }
  }
}

const keyOf = ({ date, start_time }: schedule.Shift) => `${date} ${start_time}`;

const placeOf = (shift: schedule.Shift, { days, employee_id }: { days: number; employee_id?: string | null }) => ({
  date: addDays(shift.date, days),
  ...(employee_id !== undefined && { employee_id }),
});
