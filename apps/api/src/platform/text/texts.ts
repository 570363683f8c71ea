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

/** By language: creating one costs as much as the text. */
const translators = { en: texts.getFixedT('en'), lt: texts.getFixedT('lt') };

/** The text under a key of `i18n/<language>/`, with its values; plural forms by `count`. */
export function textOf(language: Language, key: string, values: Record<string, string | number> = {}): string {
  return translators[language](key, values);
}

/** The caller's preferred supported language of an Accept-Language header; English otherwise. */
export function languageOf(acceptLanguage: string | undefined): Language {
  const wishes = (acceptLanguage ?? '').split(',').map((part) => {
    const [tag = '', ...parameters] = part.trim().toLowerCase().split(';');
    const quality = parameters.map((parameter) => /^\s*q=([\d.]+)$/.exec(parameter)?.[1]).find(Boolean);
    return { language: tag.slice(0, 2), quality: quality === undefined ? 1 : Number(quality) };
  });
  const spoken = wishes.filter(({ language, quality }) => isLanguage(language) && quality > 0);
  const best = spoken.toSorted((a, b) => b.quality - a.quality)[0]?.language;
  return best !== undefined && isLanguage(best) ? best : 'en';
}

const isLanguage = (tag: string): tag is Language => tag === 'en' || tag === 'lt';
