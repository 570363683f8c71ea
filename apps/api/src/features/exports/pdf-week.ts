import { isOf, type Sheet, type SheetShift } from './read-sheet.ts';
import { wordsOf } from './sheet-words.ts';

/** A4 on its side, in points. */
export const PAGE = { width: 841.89, height: 595.28, margin: 30, foot: 18 };

const NAME = 118;
const HOURS = 44;
const HEAD = 24;
const LINE = 9.5;
const PADDING = 4;
const INK = '#1f1c19';
const QUIET = '#6b665d';
const RULE = '#c8c3ba';
const FREE = '#f3f1ee';

interface Band {
  name: string;
  shifts: SheetShift[];
}

/** One week as a table: who works when, and in which role; it goes on over the page where people are many. */
export function drawWeek(document: PDFKit.PDFDocument, sheet: Sheet, week: readonly string[]): void {
  const { text, title, weekday, hours } = wordsOf(sheet);
  const width = (PAGE.width - 2 * PAGE.margin - NAME - HOURS) / 7;
  const bottom = PAGE.height - PAGE.margin - PAGE.foot;
  const left = (column: number) => PAGE.margin + NAME + column * width;
  const isFree = (date: string) => sheet.holidays.has(date) || [0, 6].includes(new Date(`${date}T00:00Z`).getUTCDay());
  const ofWeek = sheet.shifts.filter(({ date }) => week.includes(date));
  const bands: Band[] = sheet.people.map((person) => ({
    name: person.name,
    shifts: ofWeek.filter((shift) => isOf(person, shift)),
  }));
  const open = ofWeek.filter(({ person }) => person === null);
  if (open.length > 0) bands.push({ name: text('open'), shifts: open });
  let y = 0;

  /** One line that is cut where its room ends. */
  const write = (words: string, x: number, at: number, room: number, look: { bold?: boolean; color?: string } = {}) => {
    document.font(look.bold ? 'bold' : 'regular').fillColor(look.color ?? INK);
    document.text(words, x, at, { width: room, height: LINE, ellipsis: true, lineBreak: true });
  };
  const rule = (at: number) =>
    document
      .moveTo(PAGE.margin, at)
      .lineTo(PAGE.width - PAGE.margin, at)
      .lineWidth(0.5)
      .strokeColor(RULE)
      .stroke();

  function openPage(): void {
    document.addPage();
    document
      .font('bold')
      .fontSize(14)
      .fillColor(INK)
      .text(sheet.project, PAGE.margin, PAGE.margin, { lineBreak: false });
    document.font('regular').fontSize(10).fillColor(QUIET);
    document.text(title, PAGE.margin, PAGE.margin + 19, { lineBreak: false });
    y = PAGE.margin + 40;
    document.fontSize(8);
    week.forEach((date, column) => {
      if (isFree(date)) document.rect(left(column), y, width, HEAD).fill(FREE);
      write(weekday(date), left(column) + PADDING, y + 2, width - PADDING, { bold: true });
      write(date, left(column) + PADDING, y + 12, width - PADDING, { color: QUIET });
    });
    write(text('person'), PAGE.margin, y + 12, NAME, { bold: true });
    write(text('hours'), PAGE.width - PAGE.margin - HOURS + PADDING, y + 12, HOURS, { bold: true });
    y += HEAD;
    rule(y);
  }

  openPage();
  for (const { name, shifts } of bands) {
    const byDay = week.map((date) => shifts.filter((shift) => shift.date === date));
    const most = Math.max(1, ...byDay.map((ofDay) => ofDay.length));
    const height = most * 2 * LINE + 2 * PADDING;
    if (y + height > bottom) openPage();
    week.forEach((date, column) => {
      if (isFree(date)) document.rect(left(column), y + 1, width, height - 1).fill(FREE);
      byDay[column]?.forEach((shift, i) => {
        const at = y + PADDING + i * 2 * LINE;
        write(`${shift.start}–${shift.end}`, left(column) + PADDING, at, width - PADDING, { bold: true });
        write(shift.role, left(column) + PADDING, at + LINE, width - PADDING, { color: QUIET });
      });
    });
    write(name, PAGE.margin, y + PADDING, NAME - PADDING, { bold: true });
    const sum = hours(shifts.reduce((total, { minutes }) => total + minutes, 0));
    write(sum, PAGE.width - PAGE.margin - HOURS + PADDING, y + PADDING, HOURS);
    y += height;
    rule(y);
  }
}
