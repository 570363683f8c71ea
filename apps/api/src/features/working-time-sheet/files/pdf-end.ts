import { COLORS, PAGE } from './pdf-layout.ts';
import type { wordsOf } from './sheet-words.ts';

const WIDTH = PAGE.right - PAGE.left;
const SIZE = 7;
/** Of the two lines that are signed. */
const SIGNED = 22;

/**
 * What the signs mean, who made the sheet and who approved it, and room for their signatures; kept together on one
 * page.
 */
export function drawEnd(
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
