import type { Language } from '@pamaina/contract';
import { useTranslation } from 'react-i18next';

/** The current language; English when it is neither of the two. */
export function useLanguage(): Language {
  const { i18n } = useTranslation();
  return i18n.resolvedLanguage === 'lt' ? 'lt' : 'en';
}
