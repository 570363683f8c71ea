import type { schedule } from '@pamaina/contract';

export interface ChipGroup {
  /** The one that is dragged, edited or assigned. */
  shift: schedule.Shift;
  /** The number of identical open shifts. */
  copies: number;
  /** Their IDs. */
  ids: string[];
}

/** Open shifts with the same hours and state are one chip with a number. */
export function groupOpen(shifts: schedule.Shift[]): ChipGroup[] {
  const groups = Map.groupBy(shifts, (shift) =>
    JSON.stringify([shift.start_time, shift.end_time, shift.template, shift.status, shift.pinned]),
  );
  return [...groups.values()].flatMap(([shift, ...more]) =>
    shift === undefined ? [] : [{ shift, copies: more.length + 1, ids: [shift, ...more].map(({ id }) => id) }],
  );
}
