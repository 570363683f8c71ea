import type { Environment, SettingName } from './declared-settings.ts';

/** Takes one line about a wrong setting, which begins with its name. */
export type Refuse = (line: string) => void;

/** Settings that are wrong, a line each; nothing has been written or opened. */
export class WrongSettings extends Error {
  readonly lines: readonly string[];
  constructor(lines: readonly string[]) {
    super(lines.join('\n'));
    this.lines = lines;
  }
}

const SHOWN_MAX = 60;

/** A value as an error shows it, in one line; never that of a secret. */
export function quoted(value: string): string {
  const text = value.length > SHOWN_MAX ? `${value.slice(0, SHOWN_MAX)}…` : value;
  return JSON.stringify(text).replaceAll(/[\p{C}\u2028\u2029]/gu, '?');
}

/** What an empty or missing variable leaves to its default. */
export const given = (value: string | undefined): string | null => (value === undefined || value === '' ? null : value);

export interface Range {
  fallback: number;
  min: number;
  max: number;
}

/** A whole number in digits; the fallback when it is missing or wrong. */
export function whole(env: Environment, name: SettingName, { fallback, min, max }: Range, refuse: Refuse): number {
  const text = given(env[name]);
  if (text === null) return fallback;
  const number = /^\d{1,9}$/.test(text) ? Number(text) : Number.NaN;
  if (number >= min && number <= max) return number;
  refuse(`${name} must be a whole number from ${min} to ${max}, not ${quoted(text)}.`);
  return fallback;
}

/** One of the words; the fallback when it is missing or wrong. */
export function oneOf<T extends string, F>(
  env: Environment,
  name: SettingName,
  { words, fallback }: { words: readonly T[]; fallback: F },
  refuse: Refuse,
): T | F {
  const text = given(env[name]);
  if (text === null) return fallback;
  const word = words.find((one) => one === text);
  if (word !== undefined) return word;
  refuse(`${name} must be ${words.slice(0, -1).join(', ')} or ${words.at(-1)}, not ${quoted(text)}.`);
  return fallback;
}

/** An http or https address without its trailing slash, or null when it is missing or wrong. */
export function webAddress(text: string): string | null {
  const url = URL.parse(text);
  const isWeb = url !== null && ['http:', 'https:'].includes(url.protocol);
  if (!isWeb || url.username !== '' || url.password !== '' || url.search !== '' || url.hash !== '') return null;
  return url.href.replace(/\/+$/, '');
}

/** An address to which mail can be sent, without a name. */
export const isMailAddress = (text: string): boolean =>
  /^[\w.+-]{1,64}@[a-z\d-]+(\.[a-z\d-]+)+$/i.test(text) && text.length <= 254;
