import PDFDocument from 'pdfkit';
import { fonts } from '../../platform/text/pdf-fonts.ts';
import { drawWeek, PAGE } from './pdf-week.ts';
import type { Sheet } from './read-sheet.ts';
import { mondayOf } from '../../platform/time/zone.ts';
import { wordsOf } from './sheet-words.ts';

/** To hang on a wall: A4 on its side, a week a page, people by days. */
export async function asPdf(sheet: Sheet): Promise<Uint8Array> {
  const { text, title, made } = wordsOf(sheet);
  const document = new PDFDocument({
    size: 'A4',
    layout: 'landscape',
    margin: PAGE.margin,
    bufferPages: true,
    autoFirstPage: false,
    info: { Title: `${sheet.project}. ${title}`, Creator: 'Pamaina', CreationDate: sheet.madeAt },
    lang: sheet.language,
  });
  const parts: Uint8Array[] = [];
  document.on('data', (part: Uint8Array) => parts.push(part));
  const ended = new Promise<void>((resolve, reject) => document.on('end', resolve).on('error', reject));
  document.registerFont('regular', fonts.regular).registerFont('bold', fonts.bold);
  for (const week of weeksOf(sheet.dates)) drawWeek(document, sheet, week);
  const { count } = document.bufferedPageRange();
  for (let page = 0; page < count; page++) {
    document.switchToPage(page);
    const y = PAGE.height - PAGE.margin - PAGE.foot + 6;
    document.font('regular').fontSize(8).fillColor('#6b665d');
    document.text(made, PAGE.margin, y, { lineBreak: false });
    const number = text('page', { page: page + 1, pages: count });
    document.text(number, PAGE.width - PAGE.margin - document.widthOfString(number), y, { lineBreak: false });
  }
  document.end();
  await ended;
  return Buffer.concat(parts);
}

/** The dates by weeks, which begin on Monday. */
function weeksOf(dates: readonly string[]): string[][] {
  return [...Map.groupBy(dates, mondayOf).values()];
}
