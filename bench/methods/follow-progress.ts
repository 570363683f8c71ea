import type { Plan, Progress } from '@pamaina/engine';
import type { Attempt, Clock, Moment } from '../attempt.ts';

/** Records the progress of a running plan; by CPU time if its threads use that clock. */
export function followProgress(clock: Clock) {
  const started = performance.now();
  const curve: Moment[] = [];
  let coverageProvedAt: number | null = null;
  let told = 0;
  const now = (): number => (clock === 'cpu' ? told : performance.now() - started) / 1000;
  return {
    onProgress: ({ penalty, bound, hardViolations, filled, fillable, milliseconds }: Progress): void => {
      told = Math.max(told, milliseconds);
      const at = now();
      curve.push({ at, penalty: hardViolations === 0 ? penalty : null, bound });
      if (hardViolations === 0 && filled === fillable) coverageProvedAt ??= at;
    },
    attemptOf: ({ shifts, quality, proved }: Plan): Attempt => {
      const at = now();
      const { penalty, bound, hardViolations, filled, fillable } = quality;
      curve.push({ at, penalty: hardViolations === 0 ? penalty : null, bound });
      if (hardViolations === 0 && filled === fillable) coverageProvedAt ??= at;
      return { shifts, bound, proved, coverageProvedAt, curve };
    },
  };
}
