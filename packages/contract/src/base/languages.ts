interface LanguageFacts {
  /** In the language itself. */
  name: string;
  /** Whose dates, times, numbers and plural forms are meant (BCP 47, CLDR). */
  locale: string;
  /** Of a date in running text. */
  dateStyle: 'short' | 'medium';
  /** Of a date in a field. */
  datePattern: string;
  /** The units of hours. */
  hour: string;
  minute: string;
}

/**
 * The languages of the product, and all that its code knows of them: the rest follows from the locale
 * (`numbersOf`, `pluralForms`), or is a text.
 */
export const languages = {
  // British English has Monday as the first day, the 24-hour clock, and the order of day and month of the interface;
  // it would write `hrs`.
  en: {
    name: 'English',
    locale: 'en-GB',
    dateStyle: 'medium',
    datePattern: 'DD/MM/YYYY',
    hour: 'h',
    minute: 'min',
  },
  lt: {
    name: 'Lietuvių',
    locale: 'lt-LT',
    dateStyle: 'short',
    datePattern: 'YYYY-MM-DD',
    hour: 'val.',
    minute: 'min.',
  },
} as const satisfies Record<string, LanguageFacts>;

export type Language = keyof typeof languages;

export const languageCodes = Object.keys(languages) as Language[];

/** For who wants none of them, and for what is only in it. */
export const defaultLanguage: Language = 'en';

/** The facts of a language. */
export const factsOf = (language: Language): LanguageFacts => languages[language];

/** The first tag (BCP 47) whose language the product has. */
export function firstLanguage(tags: readonly (string | undefined)[]): Language {
  const isKnown = (code: string | undefined): code is Language => code !== undefined && Object.hasOwn(languages, code);
  return tags.map((tag) => tag?.toLowerCase().split(/[-_]/)[0]).find(isKnown) ?? defaultLanguage;
}

/**
 * The decimal sign, and what stands between the cells of a CSV file: spreadsheets expect a semicolon where the comma is
 * the decimal sign.
 */
export function numbersOf(language: Language): { decimalSign: string; separator: ';' | ',' } {
  const parts = new Intl.NumberFormat(languages[language].locale).formatToParts(0.5);
  const decimalSign = parts.find(({ type }) => type === 'decimal')?.value ?? '.';
  return { decimalSign, separator: decimalSign === ',' ? ';' : ',' };
}

/** The plural forms of a language, as i18next writes them behind a key: `_one`, `_other`. */
export const pluralForms = (language: Language): string[] =>
  new Intl.PluralRules(languages[language].locale).resolvedOptions().pluralCategories.toSorted();

/**
 * The language in whose alphabet a country sorts names, by the likely subtags of CLDR: lists follow the project, not
 * the reader.
 * @param country ISO 3166-1
 */
export const alphabetOf = (country: string): string => new Intl.Locale(`und-${country}`).maximize().language;

/** Compares names as a country sorts them. */
export const collatorOf = (country: string): Intl.Collator => new Intl.Collator(alphabetOf(country));
