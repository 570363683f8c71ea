import { firstLanguage, type Language } from '@pamaina/contract';

/** The storage key of the language. */
export const LANGUAGE_KEY = 'i18nextLng';

/** The language stored in local storage, else the browser's, else the default. */
export const wantedLanguage = (): Language =>
  firstLanguage([localStorage.getItem(LANGUAGE_KEY) ?? '', ...navigator.languages]);
