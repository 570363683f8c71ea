import { needKey } from './need-key.ts';
import type { Need, Problem } from './problem.ts';

/**
 * The needs of the period, one per date, template and role: duplicates are added up, and the first determines hours and
 * weights.
 */
export function mergedNeeds(problem: Problem): Map<string, Need> {
  const merged = new Map<string, Need>();
  for (const need of problem.needs) {
    if (need.date < problem.from || need.date > problem.to) continue;
    const key = needKey(need);
    const before = merged.get(key);
    merged.set(key, before ? { ...before, count: before.count + need.count } : need);
  }
  return merged;
}
