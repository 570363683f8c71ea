import { randomBytes } from 'node:crypto';

/** Ends every username and ID of the mould, and is in nothing else. */
export const ID_SIGN = `-${randomBytes(6).toString('hex')}`;

const WORD = /⟦([\w.-]+)⟧/g;

/** Stands for a text of `i18n/<language>/` until the demo is poured. */
export const word = (key: string): string => `⟦${key}⟧`;

/** Puts words in the place of what stands for them, in a text of JSON. */
export const withWords = (json: string, wordOf: (key: string) => string): string =>
  json.replaceAll(WORD, (_, key: string) => JSON.stringify(wordOf(key)).slice(1, -1));
