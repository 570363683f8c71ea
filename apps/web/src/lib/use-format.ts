import { useMemo } from 'react';
import { createFormat, type Format } from './format.ts';
import { useTimeZone } from './use-clock.ts';
import { useLanguage } from './use-language.ts';

/** The formats of the language in use and of the project's clock. */
export function useFormat(): Format {
  const language = useLanguage();
  const timeZone = useTimeZone();
  return useMemo(() => createFormat(language, timeZone), [language, timeZone]);
}
