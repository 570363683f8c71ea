import { createFormat, type Format, type HoursFormat, type Language } from '@pamaina/contract';
import { useTimeZone } from '../dates/use-clock.ts';
import { useSession } from '../session/session.tsx';
import { useHoursFormat } from './device-choice.ts';
import { useLanguage } from './use-language.ts';

/**
 * By language, time zone and format of hours; a page uses one or two: creating one costs a millisecond, and every row
 * of a grid needs one.
 */
const formats = new Map<string, Format>();

/** Formats for the current language, the project's clock and currency, and the user's format of hours. */
export function useFormat(): Format {
  const [hoursFormat] = useHoursFormat();
  const currency = useSession().project?.currency;
  return formatOf(useLanguage(), useTimeZone(), hoursFormat, currency);
}

function formatOf(language: Language, timeZone: string, hoursFormat: HoursFormat, currency?: string): Format {
  const key = `${language} ${timeZone} ${hoursFormat} ${currency}`;
  const format = formats.get(key) ?? createFormat(language, timeZone, hoursFormat, currency);
  formats.set(key, format);
  return format;
}
