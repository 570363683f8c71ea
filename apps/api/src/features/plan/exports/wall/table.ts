import { isOf, type Sheet } from '../read-sheet.ts';
import type { SheetShift } from '../sheet-shift.ts';
import { wordsOf } from '../sheet-words.ts';
import { FOOT, MARGIN, type Layout, type Part } from './layout.ts';
import { drawPageHead } from './page-head.ts';
import { QUIET, type Pencil } from './pencil.ts';

const FREE = '#efece7';
const HEAD = 25;
const PADDING = 3;
/** Room for a signature. */
const LEAST = 25;
const NAME = { size: 9, bold: true };
const ROLES = { size: 7.5, color: QUIET };

/** Sizes of the times, in points. */
const PRINTS = [10, 9, 8] as const;

interface Row {
  height: number;
  draw: (y: number) => void;
}

interface Table {
  pencil: Pencil;
  sheet: Sheet;
  layout: Layout;
  part: Part;
  codes: ReadonlyMap<string, string>;
}

/** The days of one part as a table of people; it goes on over the page with its headings. @returns the end of it */
export function drawTable(table: Table): number {
  const { pencil, layout } = table;
  const bottom = layout.height - MARGIN - FOOT;
  let { top, y } = openPage(table);
  for (const row of rowsOf(table, bottom - y)) {
    if (y + row.height > bottom) {
      drawColumns(table, top, y);
      ({ top, y } = openPage(table));
    }
    row.draw(y);
    y += row.height;
    pencil.rule(MARGIN, y, layout.width - MARGIN, y);
  }
  drawColumns(table, top, y);
  return y;
}

/** In the largest print that needs no more pages than the smallest does. */
function rowsOf(table: Table, room: number): Row[] {
  const lines = linesOf(table.sheet, table.part);
  const [large = [], ...smaller] = PRINTS.map((largest) => lines.map((line) => rowOf(table, line, largest)));
  const pages = (rows: Row[]) => Math.ceil(rows.reduce((sum, { height }) => sum + height, 0) / room);
  const fewest = pages(smaller.at(-1) ?? large);
  return [large, ...smaller].find((rows) => pages(rows) <= fewest) ?? large;
}

const leftOf = ({ part }: Table, column: number) => MARGIN + part.name + column * part.day;

function isFree({ holidays }: Sheet, date: string): boolean {
  return holidays.has(date) || [0, 6].includes(new Date(`${date}T00:00Z`).getUTCDay());
}

/** A new page with its head and the headings of the columns. */
function openPage(table: Table): { top: number; y: number } {
  const { pencil, sheet, layout, part } = table;
  const { text, weekday, date: written } = wordsOf(sheet);
  const { line, rule, document } = pencil;
  document.addPage();
  const top = drawPageHead(pencil, sheet, { width: layout.width, isFirst: document.bufferedPageRange().count === 1 });
  const right = layout.width - MARGIN;
  const [small, strong] = [{ size: 8 } as const, { size: 8, bold: true, align: 'center' } as const];
  rule(MARGIN, top, right, top);
  part.dates.forEach((date, column) => {
    const x = leftOf(table, column);
    if (isFree(sheet, date)) pencil.fill(x, top, part.day, HEAD, FREE);
    const number = part.isWide ? written(date) : String(Number(date.slice(8)));
    line(weekday(date), x + 1, top + 3, part.day - 2, { ...small, align: 'center' });
    line(number, x + 1, top + 13, part.day - 2, { ...strong, size: 9 });
  });
  line(text('person'), MARGIN + PADDING, top + 13, part.name - 2 * PADDING, { size: 8, bold: true });
  const sums = leftOf(table, part.dates.length);
  line(text('hours'), sums + 1, top + 3, part.hours - 2, strong);
  if (isSummed(table)) line(text('total'), sums + 1, top + 13, part.hours - 2, strong);
  if (part.signature > 0) {
    const x = sums + part.hours + 2;
    line(text('wall.read'), x, top + 3, part.signature - 4, strong);
    line(text('wall.signatureDate'), x, top + 13, part.signature - 4, { size: 7.5, color: QUIET, align: 'center' });
  }
  rule(MARGIN, top + HEAD, right, top + HEAD);
  return { top, y: top + HEAD };
}

/** Whether the sums of all parts stand below those of this one. */
const isSummed = ({ layout, part }: Table) => layout.parts.length > 1 && part.isLast;

/** One line of the table, measured before a page is chosen for it. */
function rowOf(table: Table, { name, roles, shifts, counted }: TableLine, largest: number): Row {
  const { pencil, sheet, part, codes } = table;
  const { hours } = wordsOf(sheet);
  const cells = part.dates.map((date) =>
    shifts.filter((shift) => shift.date === date).map((shift) => cellOf(pencil, shift, part, { codes, largest })),
  );
  const room = part.name - 2 * PADDING;
  const ofCells = Math.max(0, ...cells.map((ofDay) => ofDay.reduce((sum, { height }) => sum + height + 1.5, 0)));
  const ofName = pencil.heightOf(name, room, NAME) + pencil.heightOf(roles, room, ROLES);
  const height = Math.max(LEAST, ofCells + PADDING, ofName + 2 * PADDING);
  const sumOf = (of: readonly SheetShift[]) => hours(of.reduce((total, { minutes }) => total + minutes, 0));
  const draw = (y: number) => {
    cells.forEach((ofDay, column) => {
      const x = leftOf(table, column);
      if (isFree(sheet, part.dates[column] ?? '')) pencil.fill(x, y + 0.4, part.day, height - 0.8, FREE);
      let at = y + PADDING;
      for (const cell of ofDay) {
        cell.draw(x, at);
        at += cell.height + 1.5;
      }
    });
    const below = pencil.lines(name, MARGIN + PADDING, y + PADDING, room, NAME);
    pencil.lines(roles, MARGIN + PADDING, below, room, ROLES);
    if (counted === null) return;
    const x = leftOf(table, part.dates.length) + 1;
    const look = { size: 9, align: 'center' } as const;
    const ofPart = counted.filter(({ date }) => part.dates.includes(date));
    pencil.line(sumOf(ofPart), x, y + PADDING, part.hours - 2, look);
    if (isSummed(table)) pencil.line(sumOf(counted), x, y + PADDING + 11, part.hours - 2, { ...look, bold: true });
  };
  return { height, draw };
}

function drawColumns(table: Table, top: number, bottom: number): void {
  const { pencil, layout, part } = table;
  const sums = leftOf(table, part.dates.length);
  const columns = [MARGIN, ...part.dates.map((_, column) => leftOf(table, column)), sums, layout.width - MARGIN];
  if (part.signature > 0) columns.push(sums + part.hours);
  for (const x of columns) pencil.rule(x, top, x, bottom);
}

interface Cell {
  height: number;
  draw: (x: number, y: number) => void;
}

/** How shifts are printed. */
interface Print {
  codes: ReadonlyMap<string, string>;
  /** Size of the times, in points, where the column has room for it. */
  largest: number;
}

const INSET = 2;

/**
 * One shift: its times and, in brackets, its break in minutes. Wide columns have the role in full, narrow ones its
 * code; a draft has dashes around it.
 */
function cellOf(pencil: Pencil, shift: SheetShift, part: Part, { codes, largest }: Print): Cell {
  const room = part.day - 2 * INSET;
  const rest = shift.breakMinutes > 0 ? `(${shift.breakMinutes})` : '';
  const code = codes.get(shift.role) ?? '';
  const rows = part.isWide
    ? [{ words: [`${shift.start}–${shift.end}`, rest].filter(Boolean).join(' '), bold: true }]
    : [
        { words: shift.start, bold: true },
        { words: shift.end, bold: true },
        { words: [rest, code].filter(Boolean).join(' '), bold: false },
      ].filter(({ words }) => words !== '');
  const widest = part.isWide ? '00:00–00:00 (000)' : '00:00';
  const size = Math.min(largest, room / pencil.widthOf(widest, { size: 1, bold: true }));
  const step = size * 1.14;
  const role = { size: 8, color: QUIET };
  const heightOfRole = part.isWide ? pencil.heightOf(shift.role, room - 2, role) : 0;
  const height = rows.length * step + heightOfRole + 1;
  return {
    height,
    draw: (x, y) => {
      if (shift.status === 'draft') pencil.dashes(x + 1, y - 0.5, part.day - 2, height);
      rows.forEach(({ words, bold }, index) => {
        const align = part.isWide ? 'left' : 'center';
        const look = { size: bold ? size : Math.min(size, 8), bold, align } as const;
        pencil.line(words, x + INSET + (part.isWide ? 1 : 0), y + 0.5 + index * step, room - 1, look);
      });
      if (part.isWide) pencil.lines(shift.role, x + INSET + 1, y + 0.5 + rows.length * step, room - 2, role);
    },
  };
}

/** One row of the table. */
interface TableLine {
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
function linesOf(sheet: Sheet, { dates }: Part): TableLine[] {
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
