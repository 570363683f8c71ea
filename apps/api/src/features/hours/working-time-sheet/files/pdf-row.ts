import { COLORS, PAGE, type Layout } from './pdf-layout.ts';

export interface RowCells {
  number: string;
  name: string;
  under: string;
  days: readonly string[];
  /** The second line of the days, in a head. */
  underDays?: readonly string[];
  sums: readonly string[];
  confirmed: string;
}

interface Row {
  y: number;
  cells: RowCells;
  isBold?: boolean;
  /** Column heads are smaller: they are words. */
  isHead?: boolean;
}

const SIZE = 6.8;
const HEAD_SIZE = 5.2;
/** Smaller is hard to read on A4. */
const SMALLEST = 5.4;
const LINE = 8;
const HEAD_LINE = 7;
/** A comma between sevens is lost in small print set close. */
const LOOSE = { characterSpacing: 0.2 };

/**
 * One line of the table; gives where the next begins. What is wide is written smaller, so that no figure is cut off.
 */
export function drawRow(document: PDFKit.PDFDocument, layout: Layout, row: Row): number {
  const { y, cells, isBold = false, isHead = false } = row;
  const { number, days, day, sums, sum, confirmed, isFree } = layout;
  const end = y + layout.row;
  const middle = y + (layout.row - SIZE) / 2 - 1;
  const sumSize = isHead ? HEAD_SIZE : SIZE;
  isFree.forEach((free, column) => {
    if (free) document.rect(days + column * day, y + 0.3, day, layout.row - 0.6).fill(COLORS.free);
  });
  document.font(isBold ? 'bold' : 'regular').fillColor(COLORS.ink);
  centre(document, cells.number, { x: PAGE.left, width: number, y: middle, size: SIZE - 1 });
  drawDays(document, layout, row);
  cells.sums.forEach((words, column) => {
    const place = { x: sums + column * sum, width: sum, size: sumSize };
    const [first = '', second] = isHead ? linesOf(document, words, sum) : [words];
    centre(document, first, { ...place, y: second === undefined ? middle : y + 2 });
    if (second !== undefined) centre(document, second, { ...place, y: y + 2 + HEAD_LINE });
  });
  const last = { x: sums + cells.sums.length * sum, width: confirmed, y: middle, size: sumSize };
  centre(document, cells.confirmed, last);
  drawName(document, layout, { y, middle, cells });
  rule(document, layout, { y, end, isHead });
  return end;
}

/** A long name is written smaller before it is cut. */
function drawName(
  document: PDFKit.PDFDocument,
  { number, name }: Layout,
  { y, middle, cells }: { y: number; middle: number; cells: RowCells },
): void {
  const x = PAGE.left + number + 2;
  const shown = { width: name - 4, height: LINE, ellipsis: true };
  const share = (name - 5) / document.fontSize(SIZE).widthOfString(cells.name);
  document.fontSize(Math.max(SMALLEST, SIZE * Math.min(1, share)));
  document.text(cells.name, x, cells.under === '' ? middle : y + 2, shown);
  if (cells.under === '') return;
  document.font('regular').fontSize(SIZE - 1.3);
  document.fillColor(COLORS.quiet).text(cells.under, x, y + 2 + LINE, shown);
}

function drawDays(
  document: PDFKit.PDFDocument,
  layout: Layout,
  { y, cells, isBold = false, isHead = false }: Row,
): void {
  const { days, day } = layout;
  const middle = y + (layout.row - SIZE) / 2 - 1;
  cells.days.forEach((words, column) => {
    const [first = '', second = cells.underDays?.[column] ?? ''] = partsOf(document, words, day);
    const place = { x: days + column * day, width: day };
    centre(document, first, { ...place, y: second === '' ? middle : y + 1.5, size: SIZE });
    if (second === '') return;
    if (isHead) document.font('regular').fillColor(COLORS.quiet);
    centre(document, second, { ...place, y: y + 1.5 + LINE, size: isHead ? HEAD_SIZE : SIZE });
    document.font(isBold ? 'bold' : 'regular').fillColor(COLORS.ink);
  });
}

/**
 * Hours and a sign stand below each other, and so do hours and their night where both would be too small in one line.
 */
function partsOf(document: PDFKit.PDFDocument, words: string, width: number): string[] {
  const parts = words.split(' ');
  const isWide = document.fontSize(SMALLEST).widthOfString(words, LOOSE) > width - 1.5;
  return parts.length === 1 && isWide ? words.split(/(?=\/)/) : parts;
}

/** The head of a column that is too wide for one line stands in two: written smaller, nobody could read it. */
function linesOf(document: PDFKit.PDFDocument, words: string, width: number): string[] {
  const isWide = document.fontSize(HEAD_SIZE).widthOfString(words, LOOSE) > width - 1.5;
  const space = words.indexOf(' ');
  return isWide && space > 0 ? [words.slice(0, space), words.slice(space + 1)] : [words];
}

interface Place {
  x: number;
  y: number;
  width: number;
  size: number;
}

function centre(document: PDFKit.PDFDocument, words: string, { x, y, width, size: wanted }: Place): void {
  const room = width - 1.5;
  const wide = document.fontSize(wanted).widthOfString(words, LOOSE);
  const size = wide > room ? (wanted * room) / wide : wanted;
  const left = x + (width - document.fontSize(size).widthOfString(words, LOOSE)) / 2;
  document.text(words, left, y + (wanted - size) / 2, { lineBreak: false, ...LOOSE });
}

/** Lines between rows and, faintly, between columns: figures of a long row are followed with a finger. */
function rule(
  document: PDFKit.PDFDocument,
  { days, day, isFree, sums, sum }: Layout,
  { y, end, isHead }: { y: number; end: number; isHead: boolean },
): void {
  document.lineWidth(0.4).strokeColor(COLORS.rule);
  if (isHead) document.moveTo(PAGE.left, y).lineTo(PAGE.right, y).stroke();
  document.moveTo(PAGE.left, end).lineTo(PAGE.right, end).stroke();
  document.lineWidth(0.25);
  const at = isFree.map((_, column) => days + column * day);
  for (let x = sums; x <= PAGE.right + 1; x += sum) at.push(x);
  for (const x of [PAGE.left, ...at]) document.moveTo(x, y).lineTo(x, end).stroke();
}
