import type { Problem, Shift } from '../model/problem.ts';
import type { Plan, Progress } from '../model/result.ts';
import { coverCounts } from '../goals/cover.ts';
import { contextOf } from '../model/context.ts';
import { needKey } from '../model/need-key.ts';
import { personViews } from '../model/person-view.ts';
import { explain, openShift } from '../answers/explain.ts';
import { measure } from '../answers/measure.ts';
import { trial } from '../answers/trial.ts';
import { inPeriod } from '../model/calendar.ts';

export interface PlanOptions {
  seed: number;
  /** Milliseconds of a clock that never goes back. */
  clock: () => number;
  timeLimitMs: number;
  /** Bounds the work instead of the time: the same seed and number give the same plan on any machine. */
  maxIterations?: number;
  /** The earlier draft, which the plan stays close to. */
  previous?: readonly Shift[];
  shouldStop?: () => boolean;
  onProgress?: (progress: Progress) => void;
}

export function plan(problem: Problem, _options: PlanOptions): Plan {
  const context = contextOf(problem);
  const shifts = problem.fixed.filter((shift) => inPeriod(problem, shift));
  for (const need of context.needs.values()) {
    const counts = coverCounts(problem, shifts);
    for (let n = counts.get(needKey(need)) ?? 0; n < need.count; n++) {
      const place = openShift(need, `${needKey(need)}|${n}`);
      const taker = personViews(context, shifts)
        .filter((view) => trial(context, view, place).length === 0)
        .sort((a, b) => a.shifts.length - b.shifts.length)[0];
      shifts.push({ ...place, employeeId: taker?.person.id ?? null });
    }
  }
  return { shifts, open: explain(problem, shifts), quality: measure(problem, shifts), iterations: 0, proved: false };
}
