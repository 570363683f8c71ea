import { defaultLanguage, firstLanguage, languageCodes, type Language } from '@pamaina/contract';
import i18next, { type i18n } from 'i18next';
import type { texts as inDefault } from '../../i18n/en/index.ts';

interface Texts {
  texts: typeof inDefault;
  citations: readonly (readonly [pattern: RegExp, replacement: string])[];
}

const loaded = await Promise.all(
  languageCodes.map(async (code) => [code, (await import(`../../i18n/${code}/index.ts`)) as Texts] as const),
);
const byLanguage = Object.fromEntries(loaded) as Record<Language, Texts>;

const texts: i18n = i18next.createInstance();
await texts.init({
  resources: Object.fromEntries(loaded.map(([code, { texts: translation }]) => [code, { translation }])),
  fallbackLng: defaultLanguage,
  interpolation: { escapeValue: false },
});

/** By language: creating one costs as much as the text. */
const translators = new Map(languageCodes.map((code) => [code, texts.getFixedT(code)]));

/** The text under a key of `i18n/<language>/`, with its values; plural forms by `count`. */
export function textOf(language: Language, key: string, values: Record<string, string | number> = {}): string {
  const translate = translators.get(language) ?? texts.getFixedT(language);
  return translate(key, values);
}

/** The name of an employee's field, if it is one. */
export const employeeLabel = (language: Language, field: string): string | undefined =>
  (byLanguage[language].texts.fields.employee as Readonly<Record<string, string>>)[field];

/** How the language cites articles. */
export const citationsOf = (language: Language): Texts['citations'] => byLanguage[language].citations;

/** The caller's preferred language of an Accept-Language header that the product has. */
export function languageOf(acceptLanguage: string | undefined): Language {
  const wishes = (acceptLanguage ?? '').split(',').map((part) => {
    const [tag = '', ...parameters] = part.trim().split(';');
    const quality = parameters.map((parameter) => /^\s*q=([\d.]+)$/i.exec(parameter)?.[1]).find(Boolean);
    return { tag, quality: quality === undefined ? 1 : Number(quality) };
  });
  const wanted = wishes.filter(({ quality }) => quality > 0).toSorted((a, b) => b.quality - a.quality);
  return firstLanguage(wanted.map(({ tag }) => tag));
}
