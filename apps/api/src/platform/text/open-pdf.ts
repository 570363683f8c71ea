import type { Language } from '@pamaina/contract';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import PDFDocument from 'pdfkit';

/** The fonts built into PDF have no Lithuanian letters. */
const file = (path: string): Buffer =>
  readFileSync(fileURLToPath(import.meta.resolve(`@expo-google-fonts/inter/${path}`)));

const fonts = {
  regular: file('400Regular/Inter_400Regular.ttf'),
  bold: file('600SemiBold/Inter_600SemiBold.ttf'),
};

/** What pdfkit keeps of the chosen font: its own type leaves it out. */
interface WithFont {
  _font: { font: { layout: (words: string, features?: unknown, script?: string) => unknown } };
}

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
  for (const name of ['regular', 'bold'] as const) {
    document.registerFont(name, fonts[name]).font(name);
    const { font } = (document as unknown as WithFont)._font;
    const layout = font.layout.bind(font);
    // Where no letter says which script it is, fontkit 2.0.4 kerns twice: "7,83" had its comma below the 7.
    font.layout = (words, features) => layout(words, features, 'latn');
  }
  return {
    document,
    finish: async (): Promise<Uint8Array> => {
      document.end();
      await ended;
      return Buffer.concat(parts);
    },
  };
}
