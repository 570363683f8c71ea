import { openPdf } from '../../../platform/text/open-pdf.ts';
import type { Sheet } from './read-sheet.ts';
import { wordsOf } from './sheet-words.ts';
import { FOOT, MARGIN, layoutOf } from './wall/layout.ts';
import { drawLegend } from './wall/legend.ts';
import { QUIET, pencilOf } from './wall/pencil.ts';
import { drawTable } from './wall/table.ts';

/**
 * To hang on a wall and to show to an inspector: people by days, who approved it, and a column in which employees sign.
 */
export async function asPdf(sheet: Sheet): Promise<Uint8Array> {
  const { text, title, made } = wordsOf(sheet);
  const layout = layoutOf(sheet.dates, sheet.paper);
  const { document, finish } = openPdf({
    size: [layout.width, layout.height],
    margin: 0,
    bufferPages: true,
    autoFirstPage: false,
    title: `${sheet.project}. ${title}`,
    language: sheet.language,
    made: sheet.madeAt,
  });
  const pencil = pencilOf(document);
  const roles = [...new Set(sheet.shifts.map(({ role }) => role))].toSorted((a, b) =>
    a.localeCompare(b, sheet.language),
  );
  // One role needs no code.
  const codes = roleCodes(roles.length > 1 ? roles : []);
  const isWide = layout.parts.some((part) => part.isWide);
  let end = 0;
  for (const part of layout.parts) end = drawTable({ pencil, sheet, layout, part, codes });
  drawLegend({ pencil, sheet, layout, codes: isWide ? new Map() : codes }, end);
  const { count } = document.bufferedPageRange();
  for (let page = 0; page < count; page++) {
    document.switchToPage(page);
    const y = layout.height - MARGIN - FOOT + 6;
    const half = layout.width / 2 - MARGIN;
    pencil.line(made, MARGIN, y, half, { size: 8, color: QUIET });
    const look = { size: 8, color: QUIET, align: 'right' } as const;
    pencil.line(text('page', { page: page + 1, pages: count }), layout.width / 2, y, half, look);
  }
  return finish();
}

/** The shortest beginnings that tell roles apart, of up to three letters; else numbers. By role. */
function roleCodes(roles: readonly string[]): Map<string, string> {
  const codes = new Map<string, string>();
  for (const role of roles) {
    const letters = [...role.toUpperCase()].filter((letter) => /[\p{L}\p{N}]/u.test(letter));
    const free = [1, 2, 3]
      .map((length) => letters.slice(0, length).join(''))
      .find((code) => code !== '' && ![...codes.values()].includes(code));
    codes.set(role, free ?? String(codes.size + 1));
  }
  return codes;
}
