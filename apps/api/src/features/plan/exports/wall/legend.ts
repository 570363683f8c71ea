import { formatOf } from '../../../../platform/text/format-of.ts';
import type { Sheet } from '../read-sheet.ts';
import { wordsOf } from '../sheet-words.ts';
import { FOOT, MARGIN, type Layout } from './layout.ts';
import { drawPageHead } from './page-head.ts';
import type { Pencil } from './pencil.ts';

const COLUMN = 250;
const GAP = 14;
const LOOK = { size: 8 };

interface Legend {
  pencil: Pencil;
  sheet: Sheet;
  layout: Layout;
  codes: ReadonlyMap<string, string>;
}

/** Below the table, or on a page of its own: what the marks mean, and the templates with their times and breaks. */
export function drawLegend({ pencil, sheet, layout, codes }: Legend, end: number): void {
  const { text } = wordsOf(sheet);
  const entries = [...notesOf(sheet, codes), ...templatesOf(sheet)];
  const columns = Math.max(1, Math.floor((layout.width - 2 * MARGIN + GAP) / (COLUMN + GAP)));
  const width = (layout.width - 2 * MARGIN - (columns - 1) * GAP) / columns;
  const bottom = layout.height - MARGIN - FOOT;
  let y = end + 8;
  const openPage = () => {
    pencil.document.addPage();
    y = drawPageHead(pencil, sheet, { width: layout.width, isFirst: false });
  };
  if (y + 50 > bottom) openPage();
  const whole = layout.width - 2 * MARGIN;
  y = pencil.lines(text('wall.signing'), MARGIN, y, whole, { size: 9 }) + 5;
  y = pencil.lines(text('wall.legend'), MARGIN, y, whole, { size: 9, bold: true }) + 2;
  drawColumns(entries);
  for (const { title, lines } of receiptsOf(sheet)) {
    if (y + 30 > bottom) openPage();
    y = pencil.lines(title, MARGIN, y + 5, whole, { size: 9, bold: true }) + 2;
    drawColumns(lines);
  }

  function drawColumns(texts: readonly string[]): void {
    for (let index = 0; index < texts.length; index += columns) {
      const row = texts.slice(index, index + columns);

      const height = Math.max(...row.map((entry) => pencil.heightOf(entry, width, LOOK))) + 2;
      if (y + height > bottom) openPage();
      row.forEach((entry, column) => pencil.lines(entry, MARGIN + column * (width + GAP), y, width, LOOK));
      y += height;
    }
  }
}

/** Who has confirmed each announced month, and when (DK 115(2)). */
function receiptsOf(sheet: Sheet): { title: string; lines: string[] }[] {
  const { text } = wordsOf(sheet);
  const format = formatOf(sheet.language, sheet.zone);
  return sheet.announcements
    .filter(({ receipts }) => receipts.length > 0)
    .map(({ year, month, receipts }) => ({
      title: text('wall.receipts', { month: format.month(year, month) }),
      lines: receipts.map(({ name, version, confirmedAt }) =>
        confirmedAt === null
          ? text('wall.unconfirmed', { name, version })
          : text('wall.confirmed', { name, version, when: format.instant(confirmedAt.toISOString()) }),
      ),
    }));
}

function notesOf(sheet: Sheet, codes: ReadonlyMap<string, string>): string[] {
  const { text, date } = wordsOf(sheet);
  const holidays = [...sheet.holidays].toSorted().map(date).join(', ');
  return [
    text('wall.breaks'),
    text('wall.free'),
    ...(holidays === '' ? [] : [text('wall.holidays', { dates: holidays })]),
    ...(sheet.shifts.some(({ status }) => status === 'draft') ? [text('wall.dashes')] : []),
    ...[...codes].map(([role, code]) => text('wall.role', { code, role })),
  ];
}

/** Each template that is in use, as its shifts have it. */
function templatesOf(sheet: Sheet): string[] {
  const { text } = wordsOf(sheet);
  const lines = sheet.shifts.flatMap(({ template, start, end, breakMinutes }) => {
    if (template === null) return [];
    const key = breakMinutes > 0 ? 'wall.template' : 'wall.templateWithout';
    return [text(key, { template, start, end, minutes: breakMinutes })];
  });
  return [...new Set(lines)].toSorted((a, b) => a.localeCompare(b, sheet.language));
}
