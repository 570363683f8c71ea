import type { Language } from '@pamaina/contract';

/** The language that every text of a law pack has. */
const LAW_LANGUAGE = 'en';

/** A text of a pack in a language; in English where it isn't written in that one. */
export const inLanguage = (texts: Readonly<Record<string, string>>, language: Language): string =>
  texts[language] ?? texts[LAW_LANGUAGE] ?? '';
