import type { Shift } from './problem.ts';
import type { ProblemIndex } from './problem-index.ts';

/** When a role's day starts and ends on a date, according to its needs. */
interface Ends {
  firstStart: number;
  lastEnd: number;
}

const known = new WeakMap<ProblemIndex['needs'], Map<string, Ends>>();

/**
 * Whether a shift opens or closes its role's day. A shift that does both (the only one of the day) counts as neither.
 */
export function endOfDay(problemIndex: ProblemIndex, shift: Shift): 'opening' | 'closing' | null {
  const ends = endsOf(problemIndex).get(`${shift.date}|${shift.role}`);
  if (!ends) return null;
  const opens = shift.start <= ends.firstStart;
  const closes = shift.end >= ends.lastEnd;
  if (opens === closes) return null;
  return opens ? 'opening' : 'closing';
}

function endsOf({ needs, problem }: ProblemIndex): Map<string, Ends> {
  const found = known.get(needs);
  if (found) return found;
  const ends = new Map<string, Ends>();
  for (const { date, role, start, end, count } of [...needs.values(), ...(problem.needsAround ?? [])]) {
    if (count === 0) continue;
    const before = ends.get(`${date}|${role}`);
    ends.set(`${date}|${role}`, {
      firstStart: Math.min(start, before?.firstStart ?? Infinity),
      lastEnd: Math.max(end, before?.lastEnd ?? -Infinity),
    });
  }
  known.set(needs, ends);
  return ends;
}
