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
const LINE = 8;

/** One line of the table; gives where the next begins. What is wide is written smaller, so that no figure is cut off. */
export function drawRow(
  document: PDFKit.PDFDocument,
  layout: Layout,
  { y, cells, isBold = false, isHead = false }: Row,
): number {
  const { row, number, name, days, day, sums, sum, confirmed, isFree } = layout;
  const end = y + row;
  isFree.forEach((free, column) => {
    if (free) document.rect(days + column * day, y, day, row).fill(COLORS.free);
  });
  const centre = (words: string, x: number, width: number, at: { y: number; size: number }) => {
    const room = width - 1.5;
    const wide = document.fontSize(at.size).widthOfString(words);
    const size = wide > room ? (at.size * room) / wide : at.size;
    const left = x + (width - document.fontSize(size).widthOfString(words)) / 2;
    document.text(words, left, at.y + (at.size - size) / 2, { lineBreak: false });
  };
  const middle = y + (row - SIZE) / 2 - 1;
  document.font(isBold ? 'bold' : 'regular').fillColor(COLORS.ink);
  centre(cells.number, PAGE.left, number, { y: middle, size: SIZE - 1 });
  document.fontSize(SIZE);
  const shown = { width: name - 4, height: LINE, ellipsis: true };
  document.text(cells.name, PAGE.left + number + 2, cells.under === '' ? middle : y + 2, shown);
  document
    .font('regular')
    .fontSize(SIZE - 1.3)
    .fillColor(COLORS.quiet);
  if (cells.under !== '') document.text(cells.under, PAGE.left + number + 2, y + 2 + LINE, shown);
  document.font(isBold ? 'bold' : 'regular').fillColor(COLORS.ink);
  cells.days.forEach((words, column) => {
    // Hours and a sign stand below each other.
    const [first = '', second = cells.underDays?.[column] ?? ''] = words.split(' ');
    const x = days + column * day;
    centre(first, x, day, { y: second === '' ? middle : y + 1.5, size: SIZE });
    if (second !== '') centre(second, x, day, { y: y + 1.5 + LINE, size: SIZE });
  });
  cells.sums.forEach((words, column) => {
    centre(words, sums + column * sum, sum, { y: middle, size: isHead ? HEAD_SIZE : SIZE });
  });
  centre(cells.confirmed, sums + cells.sums.length * sum, confirmed, { y: middle, size: isHead ? HEAD_SIZE : SIZE });
  rule(document, layout, { y, end, isHead });
  return end;
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
