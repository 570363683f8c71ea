import { measure, type Shift } from '@pamaina/engine';
import { checkRoster } from '../check-roster.ts';
import type { JudgedRun, PeerCase, PeerRun, PlannerName } from './planner.ts';
import { readRoster } from './read-roster.ts';

/**
 * The penalty by our judges and, of a public instance, by its evaluator; null if a hard rule is broken, other than by
 * fixed shifts.
 */
export async function judgeRoster(of: PeerCase, shifts: readonly Shift[]): Promise<number | null> {
  const { name, problem, best, file, isProblem } = of;
  if (!isProblem)
    return (await checkRoster({ name, kind: 'instance', problem, bestKnown: best, file }, shifts)).penalty;
  const { penalty, hardViolations, standingViolations } = measure(problem, shifts);
  return hardViolations > standingViolations ? null : penalty;
}

/** A peer's run with its rosters read back and judged. After its end it has what it ended with. */
export async function judgeRun(
  of: PeerCase,
  planner: PlannerName,
  { moments, end }: Exclude<PeerRun, { notModelled: string[] }>,
  { seed, at }: { seed: number; at: readonly number[] },
): Promise<JudgedRun> {
  const judged = [];
  for (const moment of at) {
    const { roster, bound } = moments.find((one) => one.at === moment) ?? end;
    const penalty = roster && (await judgeRoster(of, readRoster(of.problem, roster)));
    judged.push({ at: moment, penalty, bound });
  }
  const { seconds, cpu, proved, penalty } = end;
  return { planner, seed, seconds, cpuSeconds: cpu, proved, claimed: penalty, moments: judged };
}
