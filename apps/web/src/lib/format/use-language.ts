import { firstLanguage, type Language } from '@pamaina/contract';
import { useTranslation } from 'react-i18next';

/** The current language. */
export function useLanguage(): Language {
  const { i18n } = useTranslation();
  return firstLanguage([i18n.resolvedLanguage]);
}
