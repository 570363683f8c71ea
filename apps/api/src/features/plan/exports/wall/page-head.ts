import type { Sheet } from '../read-sheet.ts';
import { wordsOf } from '../sheet-words.ts';
import { formatOf } from '../../../../platform/text/format-of.ts';
import { MARGIN, type Layout } from './layout.ts';
import { INK, QUIET, type Pencil } from './pencil.ts';

const APPROVAL = 210;

/**
 * Whose schedule it is, of which days, in which version; on the first page also who approves it. @returns where the
 * table begins
 */
export function drawPageHead(
  pencil: Pencil,
  sheet: Sheet,
  { width, isFirst }: Pick<Layout, 'width'> & { isFirst: boolean },
) {
  const { text, title } = wordsOf(sheet);
  const room = width - 2 * MARGIN - APPROVAL - 24;
  let y = MARGIN;
  y = pencil.lines(sheet.project, MARGIN, y, room, { size: isFirst ? 14 : 10, bold: true }) + 1;
  y = pencil.lines(title, MARGIN, y, room, { size: isFirst ? 11 : 9 }) + 1;
  for (const line of versionLines(sheet)) y = pencil.lines(line, MARGIN, y, room, { size: 8, color: QUIET });
  const isDraft = sheet.shifts.some(({ status }) => status === 'draft');
  const right = width - MARGIN - APPROVAL;
  if (isFirst) y = Math.max(y, drawApproval(pencil, sheet, right));
  if (isDraft) {
    const at = isFirst ? y + 2 : MARGIN;
    const x = isFirst ? MARGIN : right;
    const look = { size: 10, bold: true };
    const words = text('wall.draft');
    const wide = isFirst ? Math.min(room, pencil.widthOf(words, look) + 12) : APPROVAL;
    const bottom = pencil.lines(words, x + 6, at + 3, wide - 11, look) + 2;
    pencil.document
      .rect(x, at, wide, bottom - at)
      .lineWidth(1)
      .strokeColor(INK)
      .stroke();
    y = Math.max(y, bottom);
  }
  return y + 6;
}

/** The version and the day of its announcement, month by month. */
function versionLines(sheet: Sheet): string[] {
  const { text } = wordsOf(sheet);
  const format = formatOf(sheet.language, sheet.zone);
  const lines = sheet.announcements.map(({ year, month, version, publishedAt, changed }) => {
    const values = { month: format.month(year, month), version, date: format.instant(publishedAt.toISOString()) };
    const announced = text('wall.version', values);
    return changed === 0 ? announced : `${announced} ${text('wall.changed', { count: changed })}`;
  });
  return lines.length > 0 ? lines : [text('wall.unannounced')];
}

function drawApproval(pencil: Pencil, sheet: Sheet, x: number): number {
  const { text } = wordsOf(sheet);
  pencil.line(text('wall.approved'), x, MARGIN, APPROVAL, { size: 9, bold: true });
  pencil.blank(text('wall.name'), x, MARGIN + 28, APPROVAL);
  pencil.blank(text('wall.signature'), x, MARGIN + 57, APPROVAL * 0.58);
  pencil.blank(text('wall.date'), x + APPROVAL * 0.63, MARGIN + 57, APPROVAL * 0.37);
  return MARGIN + 68;
}
