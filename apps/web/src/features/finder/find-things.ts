import { foldDiacritics } from '../../lib/format/fold-diacritics.ts';

/** Something that the finder can open. */
export interface Thing {
  kind: 'page' | 'guide' | 'person' | 'day' | 'deed' | 'work';
  label: string;
  to: string;
  /** Words that also find it and are not shown. */
  also?: string;
}

const SHOWN = 12;

/** The things whose words contain every typed word, anywhere, ignoring case and diacritics; the first twelve. */
export function findThings(typed: string, things: readonly Thing[]): Thing[] {
  const words = foldDiacritics(typed).split(/\s+/).filter(Boolean);
  const found = things.filter(({ label, also = '' }) => {
    const text = foldDiacritics(`${label} ${also}`);
    return words.every((word) => text.includes(word));
  });
  return found.slice(0, SHOWN);
}
