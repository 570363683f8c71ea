import type { PersonView } from '../model/person-view.ts';
import type { Shift } from '../problem/problem.ts';

/** Consecutive dates with work, by day index, both inclusive. */
export interface Run {
  from: number;
  to: number;
  shifts: Shift[];
}

/** The maximal runs of work days of a roster, in order. */
export function workRuns(view: PersonView): Run[] {
  const runs: Run[] = [];
  view.shifts.forEach((shift, i) => {
    const day = view.dayOf[i] ?? 0;
    const run = runs.at(-1);
    if (run && day <= run.to + 1) {
      run.to = Math.max(run.to, day);
      run.shifts.push(shift);
    } else runs.push({ from: day, to: day, shifts: [shift] });
  });
  return runs;
}
