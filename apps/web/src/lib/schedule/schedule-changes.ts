import type { schedule } from '@pamaina/contract';
import { addDays } from '../dates/dates.ts';
import { changeTo, type Change } from './draw-change.ts';
import { bodyOf } from './shift-body.ts';

type Shift = schedule.Shift;

/** One difference between two states of a schedule. */
export type ScheduleChange =
  | { kind: 'added'; after: Shift }
  | { kind: 'removed'; before: Shift }
  | { kind: 'changed'; before: Shift; after: Shift };

/** The work itself, without the employee. */
const workOf = ({ date, template, role, start_time, end_time }: Shift) =>
  JSON.stringify([date, template, role, start_time, end_time]);
const personOf = ({ employee_id, employee_name }: Shift) => employee_id ?? employee_name;
const isSame = (a: Shift, b: Shift) => workOf(a) === workOf(b) && personOf(a) === personOf(b);

/**
 * The differences between two states of a month, by date. Shifts are matched by ID; a newly generated schedule has new
 * IDs, so the rest is matched by work and employee, then by work only: another employee is one change, not two.
 */
export function scheduleChanges(before: readonly Shift[], after: readonly Shift[]): ScheduleChange[] {
  const changes: ScheduleChange[] = [];
  let [old, fresh] = [[...before], [...after]];
  for (const keyOf of [({ id }: Shift) => id, (shift: Shift) => workOf(shift) + personOf(shift), workOf]) {
    const byKey = Map.groupBy(fresh, keyOf);
    const left: Shift[] = [];
    for (const shift of old) {
      const match = byKey.get(keyOf(shift))?.shift();
      if (match === undefined) left.push(shift);
      else if (!isSame(shift, match)) changes.push({ kind: 'changed', before: shift, after: match });
    }
    old = left;
    fresh = [...byKey.values()].flat();
  }
  changes.push(...old.map((shift) => ({ kind: 'removed' as const, before: shift })));
  changes.push(...fresh.map((shift) => ({ kind: 'added' as const, after: shift })));
  return changes.sort((a, b) => shownShift(a).starts_at.localeCompare(shownShift(b).starts_at));
}

/** The shift under which a change is listed. */
export const shownShift = (change: ScheduleChange): Shift => (change.kind === 'removed' ? change.before : change.after);

/** An action on several shifts together; without `employee_id` each keeps its employee. */
export type ManyDeed =
  | { kind: 'move' | 'copy'; days: number; employee_id?: string | null }
  | { kind: 'pin'; pinned: boolean }
  | { kind: 'remove' };

/** The edits of an action on several shifts, which are sent together. Unchanged shifts are omitted. */
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
    case 'move':
      return shifts.flatMap((shift) => changeTo(shift, placeOf(shift, deed)) ?? []);
  }
}

const placeOf = (shift: schedule.Shift, { days, employee_id }: { days: number; employee_id?: string | null }) => ({
  date: addDays(shift.date, days),
  ...(employee_id !== undefined && { employee_id }),
});
