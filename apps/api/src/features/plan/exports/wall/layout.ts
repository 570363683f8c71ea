import { monthOf } from '@pamaina/contract';
import type { exports } from '@pamaina/contract';

/** On its side, in points. */
const SIZES: Record<exports.Paper, { width: number; height: number; name: number; days: number }> = {
  a4: { width: 841.89, height: 595.28, name: 112, days: 16 },
  a3: { width: 1190.55, height: 841.89, name: 150, days: 31 },
};
/** A cell with so much room has its times side by side. */
const WIDE_DAYS = 8;
const HOURS = 38;
const SIGNATURE = 84;

export const MARGIN = 26;
export const FOOT = 16;

/** Days side by side on one page, and what stands beside them. */
export interface Part {
  dates: readonly string[];
  /** Times stand side by side. */
  isWide: boolean;
  /** The last one is signed and has the sums of all. */
  isLast: boolean;
  name: number;
  day: number;
  hours: number;
  /** Width of the signature column; 0 without one. */
  signature: number;
}

export interface Layout {
  width: number;
  height: number;
  parts: readonly Part[];
}

/**
 * How the dates are divided: up to eight days have wide columns; A4 holds half a month, A3 a whole one, because smaller
 * print can't be read on a wall.
 */
export function layoutOf(dates: readonly string[], paper: exports.Paper): Layout {
  const { width, height, name, days } = SIZES[paper];
  const months = dates.length <= days ? [dates] : [...Map.groupBy(dates, (date) => monthOf(date)).values()];
  const groups = months.flatMap((month) => halves(month, days));
  const parts = groups.map((group, index): Part => {
    const isLast = index === groups.length - 1;
    const signature = isLast ? SIGNATURE : 0;
    const room = width - 2 * MARGIN - name - HOURS - signature;
    return {
      dates: group,
      isWide: dates.length <= WIDE_DAYS,
      isLast,
      name,
      day: room / group.length,
      hours: HOURS,
      signature,
    };
  });
  return { width, height, parts };
}

function halves(dates: readonly string[], most: number): (readonly string[])[] {
  const middle = Math.ceil(dates.length / 2);
  return dates.length <= most ? [dates] : [dates.slice(0, middle), dates.slice(middle)];
}
