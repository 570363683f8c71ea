import type { Language } from '@pamaina/contract';
import { createFormat, type Format } from './format.ts';
import { useTimeZone } from './use-clock.ts';
import { useLanguage } from './use-language.ts';

/** By language and time zone, of which a page shows one or two: making one costs a millisecond, and every row of a grid asks. */
const formats = new Map<string, Format>();

/** The formats of the language in use and of the project's clock. */
export function useFormat(): Format {
  return formatOf(useLanguage(), useTimeZone());
}

function formatOf(language: Language, timeZone: string): Format {
  const key = `${language} ${timeZone}`;
  const format = formats.get(key) ?? createFormat(language, timeZone);
  formats.set(key, format);
  return format;
}
