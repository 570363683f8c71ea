import type { Language } from '@pamaina/contract';
import { textOf } from '../../../platform/text/texts.ts';

/** The words of files that cite the Labour Code: every other law has others. */
const CITING: readonly string[] = ['additional', 'rule', 'onCallPay'];

/** The words of the files by their key. */
export const wordsOf = (language: Language, law: 'lt' | 'eu' | 'none') => (key: string) =>
  textOf(language, `timesheets.${law !== 'lt' && CITING.includes(key) ? 'otherLaw.' : ''}${key}`);
