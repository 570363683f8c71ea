import type { rules } from '@pamaina/contract';

/** The size of the drawing, in its own units; it is stretched to its container. */
export const SIZE = { width: 320, height: 88 };
/** Keeps lines from being cut by the edge. */
const MARGIN = 3;

/** Penalties fall by powers of ten within a second, and the end matters most: every halving gets the same height. */
const heightOf = (value: number) => Math.log1p(Math.max(0, value));
/** Factors of the last schedule's penalty: values beyond are drawn at the edge, or the end would be too flat to see. */
const [LEAST, MOST] = [1 / 4, 8];

/** The two lines as steps (each value applies until the next), and the area between them. */
export function curvePaths(curve: readonly rules.CurvePoint[], seconds: number) {
  const reached = Math.max(1, curve.at(-1)?.penalty ?? 0);
  const heights = curve.flatMap(({ penalty, bound }) => [heightOf(penalty), heightOf(bound)]);
  const low = Math.max(Math.min(...heights), heightOf(reached * LEAST));
  const high = Math.min(Math.max(...heights), heightOf(reached * MOST));
  const end = Math.max(seconds, curve.at(-1)?.seconds ?? 0, 0.001);
  const x = (at: number) => round((at / end) * SIZE.width);
  const y = (value: number) => {
    const height = Math.min(high, Math.max(low, heightOf(value)));
    const share = high <= low ? 0.5 : (height - low) / (high - low);
    return round(SIZE.height - MARGIN - share * (SIZE.height - 2 * MARGIN));
  };
  const steps = (value: (point: rules.CurvePoint) => number): [number, number][] => {
    const corners = curve.flatMap((point, index): [number, number][] => {
      const before = curve[index - 1];
      const corner: [number, number] = [x(point.seconds), y(value(point))];
      return before ? [[x(point.seconds), y(value(before))], corner] : [corner];
    });
    const last = corners.at(-1);
    return last ? [...corners, [SIZE.width, last[1]]] : [];
  };
  const [plan, bound] = [steps(({ penalty }) => penalty), steps((point) => point.bound)];
  return { plan: path(plan), bound: path(bound), between: `${path([...plan, ...bound.toReversed()])}Z` };
}

const path = (corners: readonly [number, number][]) =>
  corners.map(([x, y], index) => `${index === 0 ? 'M' : 'L'}${x} ${y}`).join('');

const round = (value: number) => Math.round(value * 100) / 100;
