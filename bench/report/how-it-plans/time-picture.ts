import { keyOf, pictureFrame, type Colour } from './picture-frame.ts';
import type { Stage } from './time-by-stage.ts';

const BAR = { left: 92, width: 540, height: 34, top: 78, step: 62 };

const STAGES: readonly (readonly [Stage, Colour, string])[] = [
  ['annealing', 'a', 'annealing'],
  ['root', 'b', 'root program'],
  ['dives', 'c', 'dives'],
  ['neighbourhoods', 'd', 'neighbourhoods'],
  ['proofs', 'e', 'proofs'],
  ['other', 'none', 'other'],
];

/** How each planning thread spends its time, as one bar each. */
export function timePicture(threads: readonly Record<Stage, number>[]): string {
  const longest = Math.max(...threads.map(totalOf));
  const bars = threads.flatMap((seconds, thread) => {
    const y = BAR.top + thread * BAR.step;
    let x = BAR.left;
    const parts = STAGES.map(([stage, colour]) => {
      const width = (seconds[stage] / longest) * BAR.width;
      const words =
        width > 34
          ? `<text class="middle" x="${(x + width / 2).toFixed(1)}" y="${y + BAR.height + 15}">${seconds[stage].toFixed(1)} s</text>`
          : '';
      const part = `<rect class="${colour}" x="${x.toFixed(1)}" y="${y}" width="${width.toFixed(1)}" height="${BAR.height}"/>${words}`;
      x += width;
      return part;
    });
    return [`<text class="end" x="${BAR.left - 10}" y="${y + 22}">Thread ${thread + 1}</text>`, ...parts];
  });
  const key = keyOf(
    STAGES.map(([, colour, words]) => [colour, words] as const),
    50,
  );
  const size = { width: 670, height: BAR.top + threads.length * BAR.step + 6 };
  return pictureFrame('Where the time goes: a month of a supermarket, two threads', size, [...key, ...bars]);
}

function totalOf(seconds: Record<Stage, number>): number {
  return STAGES.reduce((sum, [stage]) => sum + seconds[stage], 0);
}
