import type { JudgedRun, PeerResult, PlannerName } from './planner.ts';

const PLANNERS: readonly PlannerName[] = ['ours', 'CP-SAT', 'Timefold'];
const NONE = '–';

/** The middle one, or the lower of the two in the middle. */
function median(list: readonly number[]): number | null {
  return list.toSorted((a, b) => a - b)[Math.floor((list.length - 1) / 2)] ?? null;
}

/**
 * Penalty and bound over time: medians of the seeds, those of a peer over ours at the same moment. A run without a
 * lawful roster counts as the worst.
 */
export function timeTable(results: readonly PeerResult[]): string {
  const moments = [...new Set(results.flatMap(({ runs }) => runs.flatMap((run) => run.moments.map(({ at }) => at))))];
  const head = ['Case', 'Best known', 'Planner', ...moments.toSorted((a, b) => a - b).map((at) => `${at} s`), 'CPU s'];
  const rows = results.flatMap((result) =>
    PLANNERS.flatMap((planner) => {
      const runs = result.runs.filter((run) => run.planner === planner);
      if (runs.length === 0) return [];
      const ours = result.runs.filter((run) => run.planner === 'ours');
      const cpu = median(runs.map(({ cpuSeconds }) => cpuSeconds))?.toFixed(0) ?? NONE;
      const cells = head
        .slice(3, -1)
        .map((text) => cellAt(Number.parseFloat(text), runs, planner === 'ours' ? [] : ours));
      return [[result.name, shown(result.best), planner, ...cells, cpu]];
    }),
  );
  return tableOf(head, rows, 3);
}

function cellAt(at: number, runs: readonly JudgedRun[], ours: readonly JudgedRun[]): string {
  const penalty = penaltyAt(at, runs);
  const own = penaltyAt(at, ours);
  const bounds = runs.flatMap((run) => run.moments.find((moment) => moment.at === at)?.bound ?? []);
  const bound = bounds.length === 0 ? '' : ` (${shown(median(bounds))})`;
  if (penalty === null) return `nothing lawful${bound}`;
  const ratio = own === null || own === 0 ? '' : ` ×${(penalty / own).toFixed(2)}`;
  return `${shown(penalty)}${ratio}${bound}`;
}

function penaltyAt(at: number, runs: readonly JudgedRun[]): number | null {
  const all = runs.map((run) => run.moments.find((moment) => moment.at === at)?.penalty ?? Infinity);
  const middle = median(all);
  return middle === null || middle === Infinity ? null : middle;
}

/** Seconds to the proof side by side, by the wall and of the processor, and their ratios where both have one. */
export function proofTable(results: readonly PeerResult[]): string {
  const rows = results.map((result) => {
    const [ours, theirs] = (['ours', 'CP-SAT'] as const).map((planner) => proofOf(result, planner));
    return { name: result.name, best: result.best, wall: [ours?.wall, theirs?.wall], cpu: [ours?.cpu, theirs?.cpu] };
  });
  const ratioOf = ([ours, theirs]: readonly (number | undefined)[]): number[] =>
    ours === undefined || theirs === undefined ? [] : [ours / Math.max(theirs, 0.001)];
  const cells = (times: readonly (number | undefined)[]): string[] => [
    ...times.map((time) => time?.toFixed(3) ?? NONE),
    ratioOf(times)[0]?.toFixed(1) ?? NONE,
  ];
  const head = ['Problem', 'Optimum', 'Ours, s', 'CP-SAT, s', 'ratio', 'Ours, CPU s', 'CP-SAT, CPU s', 'ratio'];
  const lines = rows.map(({ name, best, wall, cpu }) => [name, shown(best), ...cells(wall), ...cells(cpu)]);
  const proved = [0, 1].map((at) => `${rows.filter(({ wall }) => wall[at] !== undefined).length} proved`);
  const ratios = [rows.flatMap(({ wall }) => ratioOf(wall)), rows.flatMap(({ cpu }) => ratioOf(cpu))];
  const [wall = NONE, cpu = NONE] = ratios.map((list) => median(list)?.toFixed(1) ?? NONE);
  return tableOf(head, [...lines, ['median', '', ...proved, wall, '', '', cpu]], 1);
}

/** The medians of the seeds if all have proved it. */
function proofOf({ runs }: PeerResult, planner: PlannerName): { wall: number; cpu: number } | null {
  const own = runs.filter((run) => run.planner === planner);
  if (own.length === 0 || own.some(({ proved }) => !proved)) return null;
  const wall = median(own.map(({ seconds }) => seconds)) ?? 0;
  return { wall, cpu: median(own.map(({ cpuSeconds }) => cpuSeconds)) ?? 0 };
}

/** One line for what the model of a planner doesn't know, with the problems that use it. */
export function notModelledLines(results: readonly PeerResult[]): string[] {
  const lines = new Map<string, string[]>();
  for (const { name, notModelled } of results) {
    for (const [planner, what] of Object.entries(notModelled)) {
      const key = `Not modelled for ${planner} (${what.join(', ')})`;
      lines.set(key, [...(lines.get(key) ?? []), name]);
    }
  }
  return [...lines].map(([what, names]) => `${what}: ${names.join(', ')}`);
}

function tableOf(head: readonly string[], rows: readonly (readonly string[])[], left: number): string {
  const line = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;
  return [line(head), line(head.map((_, at) => (at < left ? ':--' : '--:'))), ...rows.map(line)].join('\n');
}

function shown(value: number | null): string {
  return value === null ? '' : value.toLocaleString('en', { maximumFractionDigits: 2 });
}
