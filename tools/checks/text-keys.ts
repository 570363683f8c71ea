import { defaultLanguage, pluralForms, type Language } from '@pamaina/contract';

/** Texts of one language: nested by meaning, each a template with `{{names}}`. */
export type Texts = { [key: string]: string | Texts };

const PLURAL = /^(.*)_(zero|one|two|few|many|other)$/;

/**
 * The differences between a file of the default language and that of another: keys in only one of them, missing or
 * extra plural forms, and different names in the templates.
 */
export function compareTexts(texts: Texts, others: Texts, language: Language): string[] {
  const [known, other] = [collect(texts, defaultLanguage), collect(others, language)];
  const keys = new Set([...known.names.keys(), ...other.names.keys()]);
  const differences = [...keys].flatMap((key) => {
    const [named, here] = [known.names.get(key), other.names.get(key)];
    if (named === undefined) return [`${key}: not in ${defaultLanguage}`];
    if (here === undefined) return [`${key}: not in ${language}`];
    return named === here ? [] : [`${key}: {{${named}}} in ${defaultLanguage}, {{${here}}} in ${language}`];
  });
  return [...known.faults, ...other.faults, ...differences];
}

/** Every key, with plural forms merged, and the sorted names in its templates. */
function collect(texts: Texts, language: Language): { names: Map<string, string>; faults: string[] } {
  const all = new Map(flattenTexts(texts));
  const groups = Map.groupBy(all, ([key]) => pluralBase(key, all) ?? key);
  const names = new Map<string, string>();
  const faults: string[] = [];
  for (const [base, entries] of groups) {
    const found = new Set(
      entries.flatMap(([, text]) => [...text.matchAll(/\{\{\s*(\w+)/g)].map(([, name = '']) => name)),
    );
    names.set(base, [...found].sort().join(', '));
    const forms = entries.map(([key]) => key.slice(base.length + 1)).sort();
    const isPlural = entries.some(([key]) => key !== base);
    if (isPlural && forms.join() !== pluralForms(language).join()) {
      faults.push(`${base}: plural forms in ${language} are ${forms.join(', ')}`);
    }
    if (entries.some(([, text]) => text.trim() === '')) faults.push(`${base}: empty in ${language}`);
  }
  return { names, faults };
}

/** `_other` exists in every language and distinguishes a plural from a key that happens to end in the same way. */
function pluralBase(key: string, all: ReadonlyMap<string, string>): string | undefined {
  const base = PLURAL.exec(key)?.[1];
  return base !== undefined && all.has(`${base}_other`) ? base : undefined;
}

/** Every text with its key, as `dialog.title`. */
export function flattenTexts(texts: Texts, prefix = ''): [key: string, text: string][] {
  return Object.entries(texts).flatMap(([key, value]): [string, string][] =>
    typeof value === 'string' ? [[prefix + key, value]] : flattenTexts(value, `${prefix}${key}.`),
  );
}
