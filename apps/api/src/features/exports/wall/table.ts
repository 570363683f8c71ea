import type { Sheet } from '../read-sheet.ts';
import type { SheetShift } from '../sheet-shift.ts';
import { wordsOf } from '../sheet-words.ts';
import { cellOf } from './cell.ts';
import { FOOT, MARGIN, type Layout, type Part } from './layout.ts';
import { drawPageHead } from './page-head.ts';
import { QUIET, type Pencil } from './pencil.ts';
import { linesOf, type TableLine } from './table-lines.ts';

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
