import type { FileRow } from '../../../platform/files/read-csv.ts';
import { splitDate } from '../../../platform/files/cell-dates.ts';
import { weekdayFrom } from './calendar-words.ts';

/** A column of the roster that is a day. */
export interface DayColumn {
  column: number;
  /** Of the month, from 1. */
  day: number;
  /** How many month ends lie between the first column and this one. */
  monthsOn: number;
  /** Where the heading is a whole date. */
  date: string | null;
  /** 1 Monday .. 7 Sunday, where a heading says so. */
  weekday: number | null;
}

/** Days side by side, and the lines of people below them. */
export interface RosterBlock {
  days: DayColumn[];
  lines: readonly FileRow[];
}

export interface RosterTable {
  /** Lines above the first days, with a title and perhaps headings. */
  above: readonly FileRow[];
  /** One, or several below each other: weeks, halves of a month, or groups of people. */
  blocks: RosterBlock[];
}

/** A roster of fewer days is not recognised: other tables also have 1, 2, 3 side by side. */
const DAYS_MIN = 5;
/** Lines in which the first days are looked for. */
const HEAD_MAX = 40;

/** The tables in a roster: lines with days that follow each other, wherever they are. Null: there is none. */
export function findTable(lines: readonly FileRow[]): RosterTable | null {
  return tableIn(lines) ?? tableIn(turned(lines));
}

function tableIn(lines: readonly FileRow[]): RosterTable | null {
  const heads = lines.flatMap(({ cells }, at) => {
    const days = daysIn(cells);
    const numbers = cells.filter((cell) => /\d/.test(cell)).length;
    // Hours of a person or of a sum are numbers, too, but few of them follow each other.
    return days.length >= DAYS_MIN && days.length * 5 >= numbers * 4 ? [{ at, days }] : [];
  });
  const [first] = heads;
  if (first === undefined || first.at >= HEAD_MAX) return null;
  let last: DayColumn[] = [];
  const blocks = heads.map(({ at, days }, index) => {
    const around = [lines[at - 1], lines[at], lines[at + 1]];
    const before = last;
    last = days.map((day) => ({
      ...day,
      monthsOn: day.monthsOn + monthsBetween(before, days),
      weekday: around.map((line) => weekdayIn(line?.cells[day.column] ?? '')).find((found) => found !== null) ?? null,
    }));
    // A line of weekdays below the days belongs to the head.
    const isWeekdays = (lines[at + 1]?.cells ?? []).filter((cell) => weekdayFrom(cell) !== null).length >= DAYS_MIN;
    return { days: last, lines: lines.slice(isWeekdays ? at + 2 : at + 1, heads[index + 1]?.at) };
  });
  return { above: lines.slice(0, first.at + 1), blocks };
}

/** How many months later than the first day of the roster the days of a block begin, after the block before. */
function monthsBetween(before: readonly DayColumn[], days: readonly DayColumn[]): number {
  const [first, last, next] = [before[0], before.at(-1), days[0]];
  if (first === undefined || last === undefined || next === undefined) return 0;
  // The same days again are those of other people.
  if (next.day === first.day && days.length === before.length) return first.monthsOn;
  return next.day > last.day ? last.monthsOn : last.monthsOn + 1;
}

/** The longest run of days that follow each other, in which columns without a number do not count. */
function daysIn(cells: readonly string[]): DayColumn[] {
  let [best, run]: [DayColumn[], DayColumn[]] = [[], []];
  cells.forEach((cell, column) => {
    const found = dayOf(cell);
    if (found === null) return;
    const last = run.at(-1);
    const isNext = last !== undefined && found.day === last.day + 1;
    const isNextMonth = last !== undefined && found.day === 1 && last.day >= 28;
    const monthsOn = (last?.monthsOn ?? 0) + (isNextMonth ? 1 : 0);
    if (isNext || isNextMonth) run.push({ column, ...found, monthsOn, weekday: null });
    else run = [{ column, ...found, monthsOn: 0, weekday: null }];
    if (run.length > best.length) best = run;
  });
  return best;
}

/** The day of the month that a heading is: `1`, `01`, `1 d.`, `Mon 1`, `2026-11-01`, `01.11`. */
function dayOf(cell: string): { day: number; date: string | null } | null {
  const text = cell.trim();
  const { date } = splitDate(text, 'day');
  if (date !== null && isReal(date)) return { day: Number(date.slice(-2)), date };
  const [, first = '', second] = /^\D{0,12}?(\d{1,2})(?:[./-](\d{1,2})\.?)?(?:\s*\p{L}{0,12}\.?)?$/u.exec(text) ?? [];
  // Of 11-01 the day is second where the month would be beyond 12, else first, as 01.11 is written.
  const day = second !== undefined && Number(second) > 12 ? Number(second) : Number(first);
  return first !== '' && day >= 1 && day <= 31 ? { day, date: null } : null;
}

const isReal = (date: string) => {
  const at = new Date(`${date}T00:00Z`);
  return !Number.isNaN(at.getTime()) && at.toISOString().startsWith(date);
};

function weekdayIn(cell: string): number | null {
  for (const word of cell.split(/[\s\d.,/()-]+/)) {
    const weekday = word === '' ? null : weekdayFrom(word);
    if (weekday !== null) return weekday;
  }
  return null;
}

/** Columns as lines: some rosters have the days in rows. */
function turned(lines: readonly FileRow[]): FileRow[] {
  const width = Math.max(0, ...lines.map(({ cells }) => cells.length));
  return Array.from({ length: width }, (_, column) => ({
    line: column + 1,
    cells: lines.map(({ cells }) => cells[column] ?? ''),
  }));
}
