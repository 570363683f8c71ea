import { createFormat, type Format, type Language } from '@pamaina/contract';
import { chosenHoursFormat } from './hours-choice.ts';

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
