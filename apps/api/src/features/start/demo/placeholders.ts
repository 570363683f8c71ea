import { randomBytes } from 'node:crypto';

/** The suffix of every username and ID of the original; nothing else contains it. */
export const ID_SIGN = `-${randomBytes(6).toString('hex')}`;

const WORD = /⟦([\w.-]+)⟧/g;

/** Placeholder for a text of `i18n/<language>/` until the demo is copied. */
export const word = (key: string): string => `⟦${key}⟧`;

/** Replaces the placeholders in a JSON text. */
export const withWords = (json: string, wordOf: (key: string) => string): string =>
  json.replaceAll(WORD, (_, key: string) => JSON.stringify(wordOf(key)).slice(1, -1));
