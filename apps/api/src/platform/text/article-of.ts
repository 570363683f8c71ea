import type { Language } from '@pamaina/contract';
import { citationsOf } from './texts.ts';

/**
 * An article as the engine names it, in the language's citation style: `DK 115(4)` is `Labour Code, Art. 115(4)` or
 * `DK 115 str. 4 d.`.
 */
export function articleOf(source: string, language: Language): string {
  const joined = /^\d+\/\d+\/EC /.test(source) ? source.replaceAll('-', '–') : source;
  return citationsOf(language).reduce((cited, [pattern, replacement]) => cited.replace(pattern, replacement), joined);
}
