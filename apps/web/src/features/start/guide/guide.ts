import { foldDiacritics } from '../../../lib/format/fold-diacritics.ts';

/** The parts of the guide, in the order of its table of contents. */
export const guideGroups = ['plan', 'changes', 'business', 'hours', 'employee'] as const;

/** What is known of a page of the guide before it is opened; written at its top in `docs/guide`. */
export interface GuideHead {
  /** Its file's name and the end of its address. */
  job: string;
  title: string;
  group: (typeof guideGroups)[number];
  /** Its place in the table of contents. */
  order: number;
  /** Who reads it; the area of managers also lists what employees read. */
  readers: readonly ('manager' | 'employee')[];
  /** Other words that people search for. */
  keywords: string;
  /** The addresses of the pages of the product that it is about; the question mark of those pages opens it. */
  pages: readonly string[];
}

/** Running text: plain, a name on the screen (bold), something to type, or a link. */
export type GuideWords = string | { bold: string } | { code: string } | { to: string; text: string };

export type GuideBlock =
  | { kind: 'heading' | 'text'; words: readonly GuideWords[] }
  | { kind: 'steps' | 'list'; items: readonly (readonly GuideWords[])[] };

/** The text of a page of the guide. */
export interface GuideText {
  job: string;
  /** The address of its picture, and what it shows. */
  picture?: string;
  pictureText: string;
  blocks: readonly GuideBlock[];
}

/** The pages of the guide about the page at an address, the most general first; of several, those about the deepest. */
export function guideFor(pathname: string, heads: readonly GuideHead[]): GuideHead[] {
  const at = pathname.replace(/\/$/, '');
  const covers = (page: string) => at === page || (page.split('/').length > 2 && at.startsWith(`${page}/`));
  const depths = heads.flatMap(({ pages }) => pages.filter(covers).map(({ length }) => length));
  const deepest = Math.max(0, ...depths);
  return heads.filter(({ pages }) => pages.some((page) => covers(page) && page.length === deepest));
}

/** The words of a page of the guide without their marks, for searching. */
export const plainText = ({ blocks }: GuideText): string =>
  blocks.flatMap((block) => ('items' in block ? block.items.flat() : block.words).map(wordsOf)).join(' ');

function wordsOf(words: GuideWords): string {
  if (typeof words === 'string') return words;
  if ('bold' in words) return words.bold;
  return 'code' in words ? words.code : words.text;
}

/** Whether the text contains every typed word, anywhere, ignoring case and diacritics. */
export function holdsAll(typed: string, text: string): boolean {
  const folded = foldDiacritics(text);
  return foldDiacritics(typed)
    .split(/\s+/)
    .every((word) => folded.includes(word));
}
