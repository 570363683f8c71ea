import type { rules } from '@pamaina/contract';
import type { Progress } from '@pamaina/engine';

/** As many as a small chart can show, and few enough for a row that is rewritten on every beat. */
const POINTS_MAX = 80;

/**
 * The curve with one more step of progress; a step with the same figures, or one that no manager could use (it breaks
 * additional hard rules), adds nothing. When it gets too long, the point with the closest neighbours in time is
 * removed: the chart keeps its shape.
 */
export function extendCurve(curve: readonly rules.CurvePoint[], progress: Progress): rules.CurvePoint[] {
  const { penalty, bound, milliseconds, hardViolations } = progress;
  if (hardViolations > 0) return [...curve];
  const last = curve.at(-1);
  if (last?.penalty === penalty && last.bound === bound) return [...curve];
  const longer = [...curve, { seconds: Math.round(milliseconds) / 1000, penalty, bound }];
  return longer.length > POINTS_MAX ? longer.toSpliced(leastMissed(longer), 1) : longer;
}

/** The inner point between the two closest neighbours. */
function leastMissed(curve: readonly rules.CurvePoint[]): number {
  const seconds = (index: number) => curve[index]?.seconds ?? Infinity;
  let least = 1;
  for (let index = 2; index < curve.length - 1; index += 1)
    if (seconds(index + 1) - seconds(index - 1) < seconds(least + 1) - seconds(least - 1)) least = index;
  return least;
}
