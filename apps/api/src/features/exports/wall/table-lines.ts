import { isOf, type Sheet } from '../read-sheet.ts';
import type { SheetShift } from '../sheet-shift.ts';
import { wordsOf } from '../sheet-words.ts';
import type { Part } from './layout.ts';

/** One row of the table. */
export interface TableLine {
  name: string;
  roles: string;
  /** Those of the part's days. */
  shifts: SheetShift[];
  /** What the sums count, of all parts; null in a further line of the same name. */
  counted: SheetShift[] | null;
}

/** A day with more shifts of one person, or of no one, has further lines: no row may be higher than a page. */
const STACKED = 2;

/** Everyone, then the open shifts. */
export function linesOf(sheet: Sheet, { dates }: Part): TableLine[] {
  const isShown = ({ date }: SheetShift) => dates.includes(date);
  const lines = sheet.people.flatMap((person) => {
    const counted = sheet.shifts.filter((shift) => isOf(person, shift));
    const roles = [...new Set(counted.map(({ role }) => role))].join(', ');
    return stacked({ name: person.name, roles, shifts: counted.filter(isShown), counted });
  });
  const open = sheet.shifts.filter(({ person }) => person === null);
  if (!open.some(isShown)) return lines;
  const name = wordsOf(sheet).text('open');
  return [...lines, ...stacked({ name, roles: '', shifts: open.filter(isShown), counted: open })];
}

function stacked(line: TableLine): TableLine[] {
  const byDay = [...Map.groupBy(line.shifts, ({ date }) => date).values()];
  const count = Math.max(1, ...byDay.map((ofDay) => Math.ceil(ofDay.length / STACKED)));
  return Array.from({ length: count }, (_, index) => ({
    ...line,
    shifts: byDay.flatMap((ofDay) => ofDay.slice(index * STACKED, (index + 1) * STACKED)),
    counted: index === 0 ? line.counted : null,
  }));
}
