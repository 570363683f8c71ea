import type { Language } from '@pamaina/contract';
import i18next, { type i18n } from 'i18next';
import { en } from '../../i18n/en/index.ts';
import { lt } from '../../i18n/lt/index.ts';

const texts: i18n = i18next.createInstance();
await texts.init({
  resources: { en: { translation: en }, lt: { translation: lt } },
  fallbackLng: 'en',
  interpolation: { escapeValue: false },
});

/** The text under a key of `i18n/<language>/`, with its values; plural forms by `count`. */
export function textOf(language: Language, key: string, values: Record<string, string | number> = {}): string {
  return texts.getFixedT(language)(key, values);
}

/** The first language of an Accept-Language header that we speak; English otherwise. */
export function languageOf(acceptLanguage: string | undefined): Language {
  for (const part of (acceptLanguage ?? '').split(',')) {
    const tag = part.trim().slice(0, 2).toLowerCase();
    if (tag === 'lt' || tag === 'en') return tag;
  }
  return 'en';
}
