import type { Problem } from '../problem/problem.ts';

/** Days of the accounting period before the planned one. */
export function earlierDays({ accounting, from }: Problem): number {
  if (!accounting || accounting.from >= from) return 0;
  return Math.round((Date.parse(from) - Date.parse(accounting.from)) / 86_400_000);
}

/** Whether the accounting period ends in the planned one, so that a shortfall in it can be determined. */
export function endsAccounting({ accounting, to }: Problem): boolean {
  return !accounting || accounting.to <= to;
}
