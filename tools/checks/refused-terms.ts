import { defaultLanguage, type Language } from '@pamaina/contract';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './source-files.ts';

/** A word that the glossary refuses in the texts of a language. */
type RefusedTerm = { term: string; pattern: RegExp };

/** `Not to be used (English)`: the glossary names the language in English. */
const columnOf = (language: Language) =>
  `Not to be used (${new Intl.DisplayNames(defaultLanguage, { type: 'language' }).of(language) ?? language})`;

export const glossary = (): string => readFileSync(join(ROOT, 'docs/glossary.md'), 'utf8');

/**
 * The words in code style in the "not to be used" columns of all tables.
 *
 * @throws Error if there are none, because the check would then check nothing
 */
export function refusedTerms(markdown: string, language: Language): RefusedTerm[] {
  const terms: RefusedTerm[] = [];
  let column = -1;
  for (const line of markdown.split('\n')) {
    const cells = line.split('|').map((cell) => cell.trim());
    if (cells.length === 1) column = -1;
    else if (column === -1) column = cells.indexOf(columnOf(language));
    else {
      const words = [...(cells[column] ?? '').matchAll(/`([^`]+)`/g)].map(([, term = '']) => term);
      terms.push(...words.map((term) => ({ term, pattern: patternOf(term) })));
    }
  }
  if (terms.length === 0)
    throw new Error(`The glossary has no column "${columnOf(language)}" with words in code style.`);
  return terms;
}

/** The terms that a text contains as whole words, outside of `{{names}}`. */
export function findRefusedTerms(text: string, terms: readonly RefusedTerm[]): string[] {
  const words = text.replaceAll(/\{\{[^}]*\}\}/g, ' ');
  return terms.filter(({ pattern }) => pattern.test(words)).map(({ term }) => term);
}

/** `*` matches any ending of a word, `#` a number, a space any white space; case-insensitive. */
function patternOf(term: string): RegExp {
  const source = term
    .replaceAll(/[()./+?]/g, String.raw`\$&`)
    .replaceAll('*', String.raw`\p{L}*`)
    .replaceAll('#', String.raw`\d+`)
    .replaceAll(' ', String.raw`\s+`);
  return new RegExp(String.raw`(?<![\p{L}\d])${source}(?![\p{L}\d])`, 'iu');
}
