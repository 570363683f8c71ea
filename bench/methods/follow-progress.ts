import type { Plan, Progress } from '@pamaina/engine';
import type { Attempt, Moment } from '../attempt.ts';

/** Writes down what a plan of ours tells while it runs, from now on. */
export function followProgress() {
  const started = performance.now();
  const curve: Moment[] = [];
  let coverageProvedAt: number | null = null;
  const now = (): number => (performance.now() - started) / 1000;
  return {
    onProgress: ({ penalty, bound, hardViolations, filled, fillable }: Progress): void => {
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
