import type { Moment } from '../../attempt.ts';
import { pictureFrame } from './picture-frame.ts';

const PLOT = { left: 64, right: 560, top: 48, bottom: 268 };
/** The plot ends this far above the last penalty, because the first plans cost many times as much. */
const ABOVE = 1.25;

/** The penalty of the best plan and the bound over time: no plan can lie below the bound. */
export function boundPicture(curve: readonly Moment[], seconds: number): string {
  const penalties = curve.flatMap(({ penalty }) => penalty ?? []);
  const last = Math.min(...penalties);
  const high = last * ABOVE;
  const low = last / ABOVE;
  const x = (at: number): number => PLOT.left + (Math.min(at, seconds) / seconds) * (PLOT.right - PLOT.left);
  const y = (value: number): number => {
    const share = (Math.min(high, Math.max(low, value)) - low) / (high - low);
    return PLOT.bottom - share * (PLOT.bottom - PLOT.top);
  };
  const points = (valueOf: (moment: Moment) => number | null): { at: number; value: number }[] =>
    curve.flatMap((moment) => {
      const value = valueOf(moment);
      return value === null ? [] : [{ at: moment.at, value }];
    });
  const best = rising(
    points(({ penalty }) => penalty),
    Math.min,
  );
  const bound = rising(
    points((moment) => moment.bound),
    Math.max,
  );
  const steps = (list: readonly { at: number; value: number }[]): string =>
    list
      .map(({ at, value }, i) =>
        i === 0 ? `M${fixed(x(at))} ${fixed(y(value))}` : `H${fixed(x(at))}V${fixed(y(value))}`,
      )
      .join('') + `H${PLOT.right}`;
  const end = bound.at(-1)?.value ?? 0;
  const gap = ((last - end) / last) * 100;
  const verdict =
    gap < 0.005
      ? `After ${seconds} s the two meet: no possible schedule has a lower penalty.`
      : `After ${seconds} s no possible schedule is more than ${gap.toFixed(2)} % better than the best one found.`;
  const middle = (PLOT.left + PLOT.right) / 2;
  return pictureFrame(
    'The best schedule and the bound over time: a month of a restaurant',
    { width: 660, height: 310 },
    [
      `<path class="axis" d="M${PLOT.left} ${PLOT.top}V${PLOT.bottom}H${PLOT.right}"/>`,
      `<path class="curve a" d="${steps(best)}"/>`,
      `<path class="curve b" d="${steps(bound)}"/>`,
      `<text x="${middle}" y="${PLOT.top + 40}" class="middle">Schedules: the penalty of the best one falls</text>`,
      `<text x="${middle}" y="${PLOT.bottom - 40}" class="middle">No schedule is down here: the bound rises</text>`,
      `<text class="soft end" x="${PLOT.left - 8}" y="${PLOT.top + 8}">${Math.round(high)}</text>`,
      `<text class="soft end" x="${PLOT.left - 8}" y="${PLOT.bottom}">${Math.round(low)}</text>`,
      `<text class="soft middle" x="${PLOT.left}" y="${PLOT.bottom + 18}">0</text>`,
      `<text class="soft end" x="${PLOT.right}" y="${PLOT.bottom + 18}">${seconds} s</text>`,
      `<text x="${PLOT.right + 8}" y="${fixed(y(last) - 4)}">${fixed(last)}</text>`,
      `<text x="${PLOT.right + 8}" y="${fixed(y(end) + 14)}">${fixed(end)}</text>`,
      `<text class="soft" x="16" y="${PLOT.bottom + 36}">${verdict}</text>`,
    ],
  );
}

/** The best value so far at every moment. */
function rising(points: readonly { at: number; value: number }[], better: (a: number, b: number) => number) {
  let best: number | null = null;
  return points.map(({ at, value }) => {
    best = best === null ? value : better(best, value);
    return { at, value: best };
  });
}

function fixed(value: number): string {
  return value.toFixed(1);
}
