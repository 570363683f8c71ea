import { monthOf } from '@pamaina/contract';
import type { Language } from '@pamaina/contract';
import { datesBetween } from '../../../../platform/time/zone.ts';
import { formatOf } from '../../../../platform/text/format-of.ts';
import { textOf } from '../../../../platform/text/texts.ts';
import { dayCell } from './day-cell.ts';
import { openPdf } from '../../../../platform/text/open-pdf.ts';
import type { DateRange } from '../../analytics/index.ts';
import type { PayrollLine } from '../../../../platform/database/stored-types.ts';

/** A4 landscape, in points. */
const PAGE = { width: 841.89, height: 595.28, margin: 26 };
const NAME = 104;
const SUM = 32;
const FONT = 6.5;
/** In dense small print a comma between ones and sevens is hard to see. */
const LOOSE = { characterSpacing: 0.2 };
const ROW = 15;
const SUMS = ['worked', 'overtime', 'night', 'holiday', 'restDay', 'additional'] as const;
const DAYS_A_PAGE = 31;

interface Paper extends DateRange {
  project: string;
  language: Language;
  /** Dates. */
  holidays: ReadonlySet<string>;
  /** Sentences below the table. */
  notes: readonly string[];
}

/**
 * The timesheet in the form inspectors require (DK 120): employees by day with the hours of each, then the hours in
 * all, above the norm, at night, on holidays, on rest days outside the schedule and of additional work. A month of some
 * thirty employees fits on one page.
 */
export async function timesheetPdf(lines: readonly PayrollLine[], paper: Paper): Promise<Uint8Array> {
  const { project, language, start, end, notes } = paper;
  const text = (key: string, values = {}) => textOf(language, `timesheets.${key}`, values);
  const title = text('title', { from: start, to: end });
  const { document, finish } = openPdf({
    size: 'A4',
    layout: 'landscape',
    margin: PAGE.margin,
    autoFirstPage: false,
    title: `${project}. ${title}`,
    language,
  });

  const hours = (minutes: number) => (minutes === 0 ? '' : formatOf(language).bareHours(minutes / 60));
  const sums = ({ worked, overtime, night, holiday, rest, additional }: PayrollLine) => [
    worked,
    overtime,
    night,
    holiday,
    rest,
    additional,
  ];
  const isOpen = lines.some(({ unapproved }) => unapproved.length > 0);

  for (const dates of chunks(datesBetween(start, end))) {
    const write = rowWriter(document, dates, paper.holidays);
    let y = PAGE.height;
    const openPage = () => {
      document.addPage();
      document
        .font('bold')
        .fontSize(12)
        .fillColor('#1f1c19')
        .text(project, PAGE.margin, PAGE.margin, { lineBreak: false });
      document
        .font('regular')
        .fontSize(9)
        .text(title, PAGE.margin, PAGE.margin + 17, { lineBreak: false });
      y = PAGE.margin + 34;
      const heads = SUMS.map((key) => text(`short.${key}`));
      const days = dates.map((date) => String(Number(date.slice(8))));
      y = write(y, { name: text('person'), days, sums: heads }, 'bold');
    };
    for (const line of lines) {
      if (y + ROW > PAGE.height - PAGE.margin - 42) openPage();
      const days = dates.map((date) => dayCell(line, date, hours));
      y = write(y, { name: line.name, days, sums: sums(line).map(hours) }, 'regular');
    }
    if (lines.length === 0) openPage();
    document
      .font('regular')
      .fontSize(7)
      .text(text('signature'), PAGE.margin, y + 12, { lineBreak: false });
    const below = [...(isOpen ? [text('unapproved')] : []), ...notes];
    below.forEach((note, index) => document.text(note, PAGE.margin, y + 22 + index * 9, { lineBreak: false }));
  }
  return finish();
}

interface Cells {
  name: string;
  days: string[];
  sums: string[];
}

/** Writes rows of the table, each with a line below. @returns what writes one, and says where the next begins */
function rowWriter(document: PDFKit.PDFDocument, dates: readonly string[], holidays: ReadonlySet<string>) {
  const day = (PAGE.width - 2 * PAGE.margin - NAME - SUM * SUMS.length) / dates.length;
  const left = (column: number) => PAGE.margin + NAME + column * day;
  const isOff = (date: string) => holidays.has(date) || Temporal.PlainDate.from(date).dayOfWeek > 5;
  return (y: number, { name, days, sums }: Cells, font: 'regular' | 'bold') => {
    document.font(font).fillColor('#1f1c19');
    const write = (words: string, x: number, width: number, align: 'left' | 'center') => {
      // Hours are not cut off: wide text gets a smaller font.
      const room = width - 1;
      const wide = document.fontSize(FONT).widthOfString(words, LOOSE);
      if (align === 'center' && wide > room) document.fontSize((FONT * room) / wide - 0.05);
      document.text(words, x, y + 4, { width, height: ROW - 5, align, ellipsis: align === 'left', ...LOOSE });
    };
    dates.forEach((date, column) => {
      if (isOff(date)) document.rect(left(column), y, day, ROW).fill('#f3f1ee').fillColor('#1f1c19');
    });
    write(name, PAGE.margin, NAME - 4, 'left');
    days.forEach((words, column) => write(words, left(column), day, 'center'));
    sums.forEach((words, column) => write(words, left(dates.length) + column * SUM, SUM, 'center'));
    const bottom = y + ROW;
    document.moveTo(PAGE.margin, bottom).lineTo(PAGE.width - PAGE.margin, bottom);
    document.lineWidth(0.4).strokeColor('#c8c3ba').stroke();
    return bottom;
  };
}

function chunks(dates: readonly string[]): string[][] {
  const months = Map.groupBy(dates, (date) => monthOf(date));
  return dates.length <= DAYS_A_PAGE ? [[...dates]] : [...months.values()];
}
