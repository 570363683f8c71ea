import type { PeerResult, PeerResults } from './planner.ts';
import { notModelledLines, proofTable, timeTable } from './table.ts';

/** The tables with what one has to know to read them. */
export function reportOf({ commit, date, machine, planners, cases }: PeerResults): string {
  const where = `${machine.cores} cores (${machine.processor})`;
  const seeds = new Set(cases.flatMap(({ runs }) => runs.map(({ seed }) => seed))).size;
  const how = `Commit ${commit}, ${date.slice(0, 10)}, seeds: ${seeds}, on ${where}, by turns: ${planners.join('; ')}.`;
  return [how, ...tablesOf(cases)].join('\n\n');
}

export function tablesOf(cases: readonly PeerResult[]): string[] {
  const [small, large] = [cases.filter(isSmall), cases.filter((one) => !isSmall(one))];
  const ofTime =
    'Penalty and, in brackets, bound at moments of one run; × is the penalty over ours at the same moment, medians of the seeds. All rosters are judged by our judges, ours before the end by its own count.';
  const ofProof =
    'Seconds to the proof: two threads that wait loaded, two workers after a first small model; the time to build the model of CP-SAT is not counted.';
  const unknown = notModelledLines(cases);
  return [
    ...(large.length > 0 ? [ofTime, timeTable(large)] : []),
    ...(small.length > 0 ? [ofProof, proofTable(small)] : []),
    ...(unknown.length > 0 ? [unknown.map((line) => `- ${line}`).join('\n')] : []),
  ];
}

/** A problem whose optimum another program has proved. */
const isSmall = ({ isProblem, best }: PeerResult): boolean => isProblem && best !== null;
