import { AsyncLocalStorage } from 'node:async_hooks';
import { createFormat, type Format, type Language, type HoursFormat } from '@pamaina/contract';

/**
 * By language, format of hours and time zone: creating one costs a millisecond, and a month can have a thousand texts.
 */
const formats = new Map<string, Format>();
/** Zones are set by projects: this many are cached. */
const KEPT = 100;

/** Dates, hours and money in the language's format, the same as in the web app. @param zone only instants need it */
export function formatOf(language: Language, zone = 'UTC'): Format {
  const hours = chosenHoursFormat();
  const key = `${language} ${hours} ${zone}`;
  const format = formats.get(key) ?? createFormat(language, zone, hours);
  if (formats.size >= KEPT) formats.clear();
  formats.set(key, format);
  return format;
}

/**
 * The caller's format of hours, `7.5` or `7:30`. Every text of a reply depends on it and no decision does, so it is
 * stored with the call instead of being passed through each function on the way to a text.
 */
const choice = new AsyncLocalStorage<HoursFormat>();

/** Decimal outside of a call, as in emails and jobs. */
export const chosenHoursFormat = (): HoursFormat => choice.getStore() ?? 'decimal';

/** Runs a call's work; all its texts have hours in this format. */
export const withHoursFormat = <Result>(format: HoursFormat, work: () => Result): Result => choice.run(format, work);
