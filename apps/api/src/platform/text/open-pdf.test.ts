import { expect, test } from 'vitest';
import { openPdf } from './open-pdf.ts';

test.each(['regular', 'bold'])('figures are as far apart as beside letters (%s)', (font) => {
  const { document } = openPdf({ title: 'Figures', language: 'lt' });
  const width = (words: string) => document.font(font).fontSize(100).widthOfString(words);
  for (const figures of ['7,83', '17,5', '1.7', '7.', '-7,75']) {
    expect(width(figures)).toBeCloseTo(width(`h ${figures}`) - width('h '), 6);
  }
});
