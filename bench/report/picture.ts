import type { CaseResult, Run } from '../results.ts';
import { panelOf, PANEL } from './panel.ts';

const COLUMNS = 3;
const MARGIN = 16;
const HEAD = 44;

const STYLE = `
  svg { --paper: #ffffff; --ink: #1f2933; --soft: #6b7785; --line: #d6dbe1; --ours: #0b6bcb; --bound: #16794c; --other: #b45309;
    background: var(--paper); font-family: system-ui, sans-serif; }
  @media (prefers-color-scheme: dark) { svg { --paper: #14181d; --ink: #e6eaee; --soft: #9aa5b1; --line: #39424d; --ours: #6cb2f7; --bound: #5ec594; --other: #f0a860; } }
  text { fill: var(--ink); font-size: 11px; } .title { font-size: 13px; font-weight: 600; } .soft { fill: var(--soft); }
  .end { text-anchor: end; } .middle { text-anchor: middle; } .axis { stroke: var(--line); fill: none; }
  .ours { stroke: var(--ours); } .bound { stroke: var(--bound); } .other { stroke: var(--other); stroke-width: 1; } .known { stroke: var(--soft); stroke-dasharray: 2 3; }
  path, line.known, line.key { fill: none; stroke-width: 1.6; }`;

const KEY = [
  ['ours', 'penalty, each seed'],
  ['bound', 'bound'],
  ['known', 'best known'],
  ['other', 'annealing alone'],
] as const;

/**
 * Penalty over time with the bound, a panel for each case, as an SVG that is readable on light and dark backgrounds.
 */
export function pictureOf(cases: readonly CaseResult[]): string {
  const rows = Math.ceil(cases.length / COLUMNS);
  const width = MARGIN + COLUMNS * (PANEL.width + MARGIN);
  const height = HEAD + rows * (PANEL.height + MARGIN);
  const hasYardstick = cases.some(({ runs }) => runs.some((run) => run.method === 'annealing'));
  const key = KEY.filter(([kind]) => kind !== 'other' || hasYardstick).map(
    ([kind, words], i) =>
      `<line class="key ${kind}" x1="${MARGIN + i * 170}" x2="${MARGIN + i * 170 + 22}" y1="24" y2="24"/><text x="${MARGIN + i * 170 + 30}" y="28">${words}</text>`,
  );
  const panels = cases.map((of, i) => {
    const x = MARGIN + (i % COLUMNS) * (PANEL.width + MARGIN);
    const y = HEAD + Math.floor(i / COLUMNS) * (PANEL.height + MARGIN);
    return `<g transform="translate(${x} ${y})">${panelOf(of, longest(of.runs), i)}</g>`;
  });
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" role="img">`,
    '<title>Penalty over time with the bound</title>',
    `<style>${STYLE}</style>`,
    ...key,
    ...panels,
    '</svg>',
  ].join('\n');
}

/** The runs with the longest time limit. */
function longest(runs: readonly Run[]): Run[] {
  const limit = Math.max(...runs.map((run) => run.limit));
  return runs.filter((run) => run.limit === limit);
}
