import type { Language } from '@pamaina/contract';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { createFormat, type Format } from './format.ts';
import { useTimeZone } from './use-clock.ts';

/** The language in use; English when it is neither of the two. */
export function useLanguage(): Language {
  const { i18n } = useTranslation();
  return i18n.resolvedLanguage === 'lt' ? 'lt' : 'en';
}

/** The formats of the language in use and of the project's clock. */
export function useFormat(): Format {
  const language = useLanguage();
  const timeZone = useTimeZone();
  return useMemo(() => createFormat(language, timeZone), [language, timeZone]);
}
