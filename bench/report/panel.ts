import type { CaseResult, Run } from '../results.ts';

export const PANEL = { width: 290, height: 190 };

/** The plot inside a panel; the rest of the panel is for labels. */
const PLOT = { left: 48, right: 282, top: 26, bottom: 168 };

/** One case: the penalty of each seed, the best bound, the result of annealing, and the best known penalty. */
export function panelOf({ name, bestKnown }: CaseResult, runs: readonly Run[], number: number): string {
  const ours = runs.filter((run) => run.method === 'engine');
  const annealing = runs.filter((run) => run.method === 'annealing');
  const seconds = Math.max(1, ...runs.map((run) => run.limit));
  const { low, high } = rangeOf(ours, annealing, bestKnown);
  const x = (at: number): string => fixed(PLOT.left + (Math.min(at, seconds) / seconds) * (PLOT.right - PLOT.left));
  const y = (value: number): string => fixed(PLOT.bottom - ((value - low) / (high - low)) * (PLOT.bottom - PLOT.top));
  const steps = (run: Run, valueOf: (moment: Run['curve'][number]) => number | null): string => {
    let path = '';
    for (const moment of run.curve) {
      const value = valueOf(moment);
      if (value === null) continue;
      path += path === '' ? `M${x(moment.at)} ${y(value)}` : `H${x(moment.at)}V${y(value)}`;
    }
    return path === '' ? '' : `${path}H${x(seconds)}`;
  };
  const line = (kind: string, path: string): string => `<path class="${kind}" d="${path}"/>`;
  const bounds = [...ours].sort((a, b) => b.bound - a.bound).slice(0, 1);
  return [
    `<clipPath id="plot${number}"><rect x="${PLOT.left}" y="${PLOT.top - 2}" width="${PLOT.right - PLOT.left}" height="${PLOT.bottom - PLOT.top + 4}"/></clipPath>`,
    `<text class="title" x="0" y="14">${name}</text>`,
    `<path class="axis" d="M${PLOT.left} ${PLOT.top}V${PLOT.bottom}H${PLOT.right}"/>`,
    `<text class="soft end" x="${PLOT.left - 6}" y="${PLOT.top + 8}">${short(high)}</text>`,
    `<text class="soft end" x="${PLOT.left - 6}" y="${PLOT.bottom}">${short(low)}</text>`,
    `<text class="soft middle" x="${PLOT.left}" y="${PLOT.bottom + 16}">0</text>`,
    `<text class="soft end" x="${PLOT.right}" y="${PLOT.bottom + 16}">${seconds} s</text>`,
    `<g clip-path="url(#plot${number})">`,
    bestKnown === null
      ? ''
      : `<line class="known" x1="${PLOT.left}" x2="${PLOT.right}" y1="${y(bestKnown)}" y2="${y(bestKnown)}"/>`,
    ...annealing.map((run) =>
      line(
        'other',
        steps(run, (moment) => moment.penalty),
      ),
    ),
    ...bounds.map((run) =>
      line(
        'bound',
        steps(run, (moment) => moment.bound),
      ),
    ),
    ...ours.map((run) =>
      line(
        'ours',
        steps(run, (moment) => moment.penalty),
      ),
    ),
    '</g>',
  ].join('');
}

/** From slightly below the bound to slightly above the final penalties: the end of the search matters most. */
function rangeOf(ours: readonly Run[], annealing: readonly Run[], bestKnown: number | null) {
  const ends = [...ours, ...annealing].flatMap((run) => run.penalty ?? []);
  const bounds = ours.map((run) => run.bound);
  const least = Math.min(...bounds, ...ends, bestKnown ?? Infinity);
  const most = Math.min(
    Math.max(...ends, bestKnown ?? 0, 1),
    1.5 * Math.max(1, ...ours.flatMap((run) => run.penalty ?? [])),
  );
  const margin = Math.max(1, (most - least) * 0.12, most * 0.02);
  return { low: Math.max(0, least - margin), high: most + margin };
}

function short(value: number): string {
  return value >= 100_000 ? `${Math.round(value / 1000)}k` : String(Math.round(value));
}

function fixed(value: number): string {
  return value.toFixed(1);
}
