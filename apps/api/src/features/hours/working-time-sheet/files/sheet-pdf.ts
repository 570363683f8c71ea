import type { Language, workingTimeSheet } from '@pamaina/contract';
import { openPdf } from '../../../../platform/text/open-pdf.ts';
import { COLORS, layoutOf, PAGE, type Layout } from './pdf-layout.ts';
import { drawRow, type RowCells } from './pdf-row.ts';
import { columnsOf, type Sums } from './sheet-columns.ts';
import { wordsOf } from './sheet-words.ts';

type Sheet = workingTimeSheet.WorkingTimeSheet;

/**
 * On A4 on its side, or the same larger on A3: a line an employee, on as many pages as they need; room for signatures
 * on the last.
 */
export async function sheetPdf(
  sheet: Sheet,
  { language, paper }: { language: Language; paper: workingTimeSheet.SheetPaper },
): Promise<Uint8Array> {
  const words = wordsOf(sheet, language);
  const { document, finish } = openPdf({
    size: paper === 'a3' ? 'A3' : 'A4',
    layout: 'landscape',
    margin: 0,
    bufferPages: true,
    autoFirstPage: false,
    title: `${words.company}. ${words.title}. ${words.period}`,
    language,
    made: new Date(sheet.made_at),
  });
  const layout = layoutOf(sheet);
  const openPage = () => {
    document.addPage();
    // A sheet of A3 is one of A4 seen larger.
    if (paper === 'a3') document.scale(Math.SQRT2);
    return drawHead(document, layout, { sheet, words });
  };
  let y = openPage();
  const columns = columnsOf(sheet);
  const sumsOf = (sums: Sums) =>
    columns.map(({ value, isCount }) => {
      const sum = value(sums);
      if (sum === null || (sum === 0 && !isCount)) return '';
      return isCount ? String(sum) : words.hours(sum);
    });
  const put = (cells: RowCells, look: { isBold?: boolean } = {}) => {
    if (y + layout.row > PAGE.bottom) y = openPage();
    y = drawRow(document, layout, { y, cells, ...look });
  };
  sheet.lines.forEach((line, index) =>
    put({
      number: String(index + 1),
      name: line.name,
      under: line.roles.join(', '),
      days: line.cells.map(({ text }) => text),
      sums: sumsOf(line),
      confirmed: line.confirmation.state === 'confirmed' ? words.text('yes') : '',
    }),
  );
  const totals = { number: '', name: words.text('total'), under: '', days: sheet.dates.map(() => ''), confirmed: '' };
  put({ ...totals, sums: sumsOf(sheet.totals) }, { isBold: true });
  drawEnd(document, words, { y, openPage });
  numberPages(document, words);
  return finish();
}

type Words = ReturnType<typeof wordsOf>;

/** Company, title, month, and the heads of the columns. Gives where the rows begin. */
function drawHead(
  document: PDFKit.PDFDocument,
  layout: Layout,
  { sheet, words }: { sheet: Sheet; words: Words },
): number {
  const { left, right, top } = PAGE;
  const write = (text: string, y: number, look: { font: string; size: number; color: string }) =>
    document
      .font(look.font)
      .fontSize(look.size)
      .fillColor(look.color)
      .text(text, left, y, { width: right - left, height: look.size + 2, ellipsis: true });
  write(words.company, top, { font: 'bold', size: 9, color: COLORS.ink });
  write(words.title, top + 13, { font: 'bold', size: 12, color: COLORS.ink });
  write(words.period, top + 29, { font: 'regular', size: 9, color: COLORS.quiet });
  const cells = {
    number: words.text('number'),
    name: words.text('person'),
    under: words.text('roles'),
    days: sheet.dates.map(({ date }) => String(Number(date.slice(8)))),
    underDays: sheet.dates.map(({ date }) => words.weekday(date)),
    sums: columnsOf(sheet).map(({ key }) => words.text(`short.${key}`)),
    confirmed: words.text('short.confirmed'),
  };
  return drawRow(document, layout, { y: top + 46, cells, isBold: true, isHead: true });
}

function numberPages(document: PDFKit.PDFDocument, words: Words): void {
  const { count } = document.bufferedPageRange();
  for (let page = 0; page < count; page += 1) {
    document.switchToPage(page);
    const number = words.text('page', { page: page + 1, pages: count });
    document.font('regular').fontSize(7).fillColor(COLORS.quiet);
    document.text(number, PAGE.right - document.widthOfString(number), PAGE.foot, { lineBreak: false });
  }
}

const WIDTH = PAGE.right - PAGE.left;
const SIZE = 7;
/** Of the two lines that are signed. */
const SIGNED = 22;

/**
 * What the signs mean, who made the sheet and who approved it, and room for their signatures; kept together on one
 * page.
 */
function drawEnd(
  document: PDFKit.PDFDocument,
  { text, legend, notes, made, approved }: ReturnType<typeof wordsOf>,
  { y: from, openPage }: { y: number; openPage: () => number },
): void {
  document.font('regular').fontSize(SIZE).fillColor(COLORS.ink);
  const said = [legend, ...notes].filter((words) => words !== '');
  const height = said.reduce((sum, words) => sum + document.heightOfString(words, { width: WIDTH }) + 2, 0);
  const isFitting = from + height + 2 * SIGNED + 14 <= PAGE.bottom;
  let y = isFitting ? from + 8 : openPage() + 8;
  document.font('regular').fontSize(SIZE).fillColor(COLORS.ink);
  for (const words of said) {
    document.text(words, PAGE.left, y, { width: WIDTH });
    y += document.heightOfString(words, { width: WIDTH }) + 2;
  }
  for (const [who, role] of [
    [made, text('signatureMade')],
    [approved, text('signatureApproved')],
  ] as const) {
    y += SIGNED;
    document.fontSize(8).text(who, PAGE.left, y - 10, { width: WIDTH / 2 - 10, height: 10, ellipsis: true });
    document.text(role, PAGE.left + WIDTH / 2, y - 10, { width: WIDTH / 2, height: 10, ellipsis: true });
  }
}
