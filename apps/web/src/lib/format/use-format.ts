import { createFormat, type Format, type HoursFormat, type Language } from '@pamaina/contract';
import { useTimeZone } from '../dates/use-clock.ts';
import { useHoursFormat } from './device-choice.ts';
import { useLanguage } from './use-language.ts';

/**
 * By language, time zone and format of hours; a page uses one or two: creating one costs a millisecond, and every row
 * of a grid needs one.
 */
const formats = new Map<string, Format>();

/** Formats for the current language, the project's clock, and the user's format of hours. */
export function useFormat(): Format {
  const [hoursFormat] = useHoursFormat();
  return formatOf(useLanguage(), useTimeZone(), hoursFormat);
}

function formatOf(language: Language, timeZone: string, hoursFormat: HoursFormat): Format {
  const key = `${language} ${timeZone} ${hoursFormat}`;
  const format = formats.get(key) ?? createFormat(language, timeZone, hoursFormat);
  formats.set(key, format);
  return format;
}
