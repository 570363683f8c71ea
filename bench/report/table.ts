import type { CaseResult, Run } from '../results.ts';
import { median } from './median.ts';

const HEAD = [
  'case',
  'days x people x shifts',
  'best known',
  's',
  'penalty',
  'above',
  'bound',
  'gap',
  'filled',
  'proved',
  'feasible at',
  'best at',
  'coverage proved at',
  'seconds',
  'CPU',
  'MB',
  'annealing',
  'HiGHS',
];

/** Results as a Markdown table: one line for each case and time limit, medians over the seeds. */
export function tableOf(cases: readonly CaseResult[], { head }: { head: boolean }): string {
  const lines = cases.flatMap((of) => [...new Set(of.runs.map((run) => run.limit))].map((limit) => lineOf(of, limit)));
  const rows = head ? [HEAD, HEAD.map((_, i) => (i === 0 ? ':--' : '--:')), ...lines] : lines;
  return rows.map((row) => `| ${row.join(' | ')} |`).join('\n');
}

function lineOf({ name, days, people, shifts, bestKnown, runs }: CaseResult, limit: number): string[] {
  const ours = runs.filter((run) => run.method === 'engine' && run.limit === limit);
  const of = (what: (run: Run) => number | null): number | null => median(ours.map(what));
  const penalty = of((run) => run.penalty);
  const bound = of((run) => run.bound);
  const yardstick = (method: Run['method']): string => {
    const run = runs.find((it) => it.method === method && it.limit === limit);
    return run ? (run.penalty === null ? 'none' : number(run.penalty)) : '';
  };
  return [
    name,
    `${days}x${people}x${shifts}`,
    number(bestKnown),
    String(limit),
    ours.some((run) => run.penalty === null) && penalty === null ? 'none' : `${number(penalty)}${spread(ours)}`,
    penalty === null || bestKnown === null ? '' : percent((penalty - bestKnown) / bestKnown),
    number(bound),
    penalty === null || bound === null ? '' : percent(penalty <= bound + 1e-6 ? 0 : (penalty - bound) / penalty),
    `${number(of((run) => run.filled))}/${ours[0]?.needed ?? 0}`,
    `${ours.filter((run) => run.proved).length}/${ours.length}`,
    number(of((run) => run.firstFeasible)),
    number(of((run) => run.best)),
    number(of((run) => run.coverageProved)),
    number(of((run) => run.seconds)),
    number(of((run) => run.cpuSeconds)),
    number(of((run) => run.peakMegabytes)),
    yardstick('annealing'),
    yardstick('highs'),
  ];
}

/** The smallest and the greatest penalty over the seeds, if they differ. */
function spread(runs: readonly Run[]): string {
  const all = runs.map((run) => run.penalty ?? Infinity);
  const [least, most] = [Math.min(...all), Math.max(...all)];
  return least === most ? '' : ` (${number(least)} to ${most === Infinity ? 'none' : number(most)})`;
}

function number(value: number | null): string {
  return value === null ? '' : String(Math.round(value * 10) / 10);
}

function percent(share: number): string {
  return `${(share * 100).toFixed(2)} %`;
}
