import { createFormat, type Format, type Language } from '@pamaina/contract';
import { chosenHoursFormat } from './hours-choice.ts';

/** By language, format of hours and time zone: making one costs a millisecond, and a month may have a thousand texts. */
const formats = new Map<string, Format>();
/** Zones are given by projects: so many are kept. */
const KEPT = 100;

/** Dates, hours and money as the language writes them, in the same words as the web app has them. @param zone only instants need it */
export function formatOf(language: Language, zone = 'UTC'): Format {
  const hours = chosenHoursFormat();
  const key = `${language} ${hours} ${zone}`;
  const format = formats.get(key) ?? createFormat(language, zone, hours);
  if (formats.size >= KEPT) formats.clear();
  formats.set(key, format);
  return format;
}
