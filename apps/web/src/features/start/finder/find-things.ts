import { foldDiacritics } from '../../../lib/format/fold-diacritics.ts';

/** Something that the palette can open or do. */
export interface Thing {
  kind: 'here' | 'recent' | 'page' | 'guide' | 'person' | 'day' | 'month' | 'deed' | 'work';
  label: string;
  /** What it does, or the address that it opens. */
  act: (() => void) | string;
  /** Words that also find it and are not shown. */
  also?: string;
  /** One of the typed words must be in it: of the many who share a command, those who are meant. */
  only?: string;
}

const FOUND_MAX = 12;

/** From the best: at the very start, at the start of a word, in a word that is not shown, inside a word. */
const ranks = { start: 0, word: 1, also: 2, inside: 3 };

/**
 * The things whose words contain every typed word, ignoring case and diacritics: those that begin with what was typed
 * come first, then those in which a word does; at most twelve.
 */
export function findThings(typed: string, things: readonly Thing[]): Thing[] {
  const words = foldDiacritics(typed).split(/\s+/).filter(Boolean);
  return things
    .map((thing) => ({ thing, rank: rankOf(words, thing) }))
    .filter(({ rank }) => rank < Infinity)
    .toSorted((one, other) => one.rank - other.rank)
    .slice(0, FOUND_MAX)
    .map(({ thing }) => thing);
}

function rankOf(words: readonly string[], { label, also = '', only }: Thing): number {
  const [shown, hidden] = [foldDiacritics(label), foldDiacritics(also)];
  const named = only === undefined ? null : foldDiacritics(only);
  if (named !== null && !words.some((word) => beginsIn(named, word))) return Infinity;
  return words.reduce((sum, word) => sum + rankOfWord(word, shown, hidden), 0);
}

function rankOfWord(word: string, shown: string, hidden: string): number {
  if (shown.startsWith(word)) return ranks.start;
  if (beginsIn(shown, word)) return ranks.word;
  if (beginsIn(hidden, word)) return ranks.also;
  return shown.includes(word) || hidden.includes(word) ? ranks.inside : Infinity;
}

/** Whether a word of the text begins with it. */
const beginsIn = (text: string, word: string): boolean =>
  text.split(/[^\p{L}\p{N}]+/u).some((one) => one.startsWith(word)) ||
  text.split(/\s+/).some((one) => one.startsWith(word));
