import { constants, type Language } from '@pamaina/contract';

/** The storage key of the language. */
export const LANGUAGE_KEY = 'i18nextLng';

/** The language stored in local storage, else the browser's, else English. */
export function wantedLanguage(): Language {
  const tags = [localStorage.getItem(LANGUAGE_KEY) ?? '', ...navigator.languages].map((tag) => tag.slice(0, 2));
  return tags.find(isLanguage) ?? 'en';
}

const isLanguage = (tag: string): tag is Language => constants.languages.some((language) => language === tag);

/** The language itself, or English where the product does not have it. */
export const knownLanguage = (tag: string | undefined): Language =>
  constants.languages.find((one) => one === tag) ?? 'en';
