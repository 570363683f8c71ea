import type { Language } from '@pamaina/contract';
import { create, type Font } from 'fontkit';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import PDFDocument from 'pdfkit';

/**
 * A font for all documents: reading its tables anew costs more than the rest of a page. The fonts built into PDF have
 * no Lithuanian letters.
 */
function fontOf(path: string): Font {
  const font = create(readFileSync(fileURLToPath(import.meta.resolve(`@expo-google-fonts/inter/${path}`)))) as Font;
  const layout = font.layout.bind(font);
  // Where no letter says which script it is, fontkit 2.0.4 kerns twice: "7,83" had its comma below the 7.
  font.layout = (words, features) => layout(words, features, 'latn');
  return font;
}

const fonts = {
  regular: fontOf('400Regular/Inter_400Regular.ttf'),
  bold: fontOf('600SemiBold/Inter_600SemiBold.ttf'),
};

/**
 * A document with the fonts `regular` and `bold`.
 * @param options pdfkit's; `title` also names it in its window
 * @returns the document, and what ends it and returns the file
 */
export function openPdf({
  title,
  language,
  made,
  ...options
}: Omit<PDFKit.PDFDocumentOptions, 'info' | 'lang'> & { title: string; language: Language; made?: Date }) {
  const info = { Title: title, Creator: 'Pamaina', ...(made && { CreationDate: made }) };
  const document = new PDFDocument({ ...options, info, lang: language });
  const parts: Uint8Array[] = [];
  document.on('data', (part: Uint8Array) => parts.push(part));
  const ended = new Promise<void>((resolve, reject) => document.on('end', resolve).on('error', reject));
  // pdfkit takes an open font, which its types leave out.
  for (const [name, font] of Object.entries(fonts))
    document.registerFont(name, font as unknown as PDFKit.Mixins.PDFFontSource);
  document.font('regular');
  return {
    document,
    finish: async (): Promise<Uint8Array> => {
      document.end();
      // Writing "č" leaves the glyph of "c" without a character: the next document would be copied without each "c".
      for (const font of Object.values(fonts)) Object.assign(font, { _glyphs: {} });
      await ended;
      return Buffer.concat(parts);
    },
  };
}
