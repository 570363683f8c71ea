import type { Language } from '@pamaina/contract';
import { useTranslation } from 'react-i18next';
import { knownLanguage } from '../../i18n/wanted-language.ts';

/** The current language; English when it is none of the product’s. */
export function useLanguage(): Language {
  const { i18n } = useTranslation();
  return knownLanguage(i18n.resolvedLanguage);
}
