import { expect, test } from 'vitest';
import { pdfTexts } from '../../testing/fakes/pdf-texts.ts';
import { openPdf } from './open-pdf.ts';

test.each(['regular', 'bold'])('figures are as far apart as beside letters (%s)', (font) => {
  const { document } = openPdf({ title: 'Figures', language: 'lt' });
  const width = (words: string) => document.font(font).fontSize(100).widthOfString(words);
  for (const figures of ['7,83', '17,5', '1.7', '7.', '-7,75']) {
    expect(width(figures)).toBeCloseTo(width(`h ${figures}`) - width('h '), 6);
  }
});

test('a document is copied with all its letters, whatever was in the one before', async () => {
  const read = async (words: string) => {
    const { document, finish } = openPdf({ title: 'Letters', language: 'lt' });
    document.font('regular').text(words);
    return pdfTexts(Buffer.from(await finish()))
      .flat()
      .join('');
  };
  expect(await read('Česlovas Šiaulys')).toBe('Česlovas Šiaulys');
  expect(await read('Schedule, Cook')).toBe('Schedule, Cook');
  expect(await read('ąčęėįšųūž')).toBe('ąčęėįšųūž');
  expect(await read('aceeisuuz')).toBe('aceeisuuz');
});
