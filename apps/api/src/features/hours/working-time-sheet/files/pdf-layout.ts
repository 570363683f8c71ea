import type { workingTimeSheet } from '@pamaina/contract';
import { columnsOf } from './sheet-columns.ts';

/** A4 on its side, in points; a larger sheet is this one seen larger. */
export const PAGE = { left: 22, right: 819.89, top: 20, bottom: 562, foot: 576 };
export const COLORS = { ink: '#1f1c19', quiet: '#6b665d', rule: '#c8c3ba', free: '#f0ede8' };

const NUMBER = 15;
const NAME = 96;
const SUM = 28;
const CONFIRMED = 28;
const ROW = 19;

export interface Layout {
  row: number;
  number: number;
  name: number;
  /** Where the days begin, and how wide each is. */
  days: number;
  day: number;
  sums: number;
  sum: number;
  confirmed: number;
  /** By column: a weekend or a public holiday. */
  isFree: readonly boolean[];
}

export function layoutOf(sheet: workingTimeSheet.WorkingTimeSheet): Layout {
  const count = columnsOf(sheet).length;
  const days = PAGE.left + NUMBER + NAME;
  const room = PAGE.right - days - count * SUM - CONFIRMED;
  return {
    row: ROW,
    number: NUMBER,
    name: NAME,
    days,
    day: room / sheet.dates.length,
    sums: days + room,
    sum: SUM,
    confirmed: CONFIRMED,
    isFree: sheet.dates.map(({ date, is_holiday }) => is_holiday || Temporal.PlainDate.from(date).dayOfWeek > 5),
  };
}
