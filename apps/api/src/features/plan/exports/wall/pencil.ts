export const INK = '#1f1c19';
export const QUIET = '#57524a';
const RULE = '#b5afa5';

interface Look {
  size: number;
  bold?: boolean;
  color?: string;
}

interface LineLook extends Look {
  align?: 'left' | 'center' | 'right';
}

export type Pencil = ReturnType<typeof pencilOf>;

/** Writes so that nothing is cut: a text goes on in a new line, or is written smaller where it must be one line. */
export function pencilOf(document: PDFKit.PDFDocument) {
  const take = ({ size, bold = false, color = INK }: Look) =>
    document
      .font(bold ? 'bold' : 'regular')
      .fontSize(size)
      .fillColor(color);
  const rule = (x1: number, y1: number, x2: number, y2: number, { width = 0.5, color = RULE } = {}) =>
    document.moveTo(x1, y1).lineTo(x2, y2).lineWidth(width).strokeColor(color).stroke();
  const line = (words: string, x: number, y: number, width: number, look: LineLook): void => {
    const wide = take(look).widthOfString(words);
    if (wide > width) document.fontSize((look.size * width) / wide - 0.01);
    const spare = Math.max(0, width - document.widthOfString(words));
    const shift = look.align === 'right' ? spare : look.align === 'center' ? spare / 2 : 0;
    document.text(words, x + shift, y, { lineBreak: false });
  };
  return {
    document,
    widthOf: (words: string, look: Look) => take(look).widthOfString(words),
    /** Height of a text that goes on in new lines. */
    heightOf: (words: string, width: number, look: Look) =>
      words === '' ? 0 : take(look).heightOfString(words, { width }),
    /** @returns where the next text may begin */
    lines: (words: string, x: number, y: number, width: number, look: Look): number => {
      if (words === '') return y;
      take(look).text(words, x, y, { width });
      return document.y;
    },
    /** One line, in smaller letters where it's long. */
    line,
    rule,
    /** A line to write on, with what belongs there below it. */
    blank: (caption: string, x: number, y: number, width: number): void => {
      rule(x, y, x + width, y, { width: 0.6, color: INK });
      line(caption, x, y + 2, width, { size: 7, color: QUIET, align: 'center' });
    },
    fill: (x: number, y: number, width: number, height: number, color: string) =>
      document.rect(x, y, width, height).fill(color),
    /** The mark of what isn't announced yet. */
    dashes: (x: number, y: number, width: number, height: number) =>
      document.rect(x, y, width, height).dash(2, { space: 1.5 }).lineWidth(0.7).strokeColor(INK).stroke().undash(),
  };
}
