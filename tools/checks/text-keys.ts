/** Texts of one language: nested by meaning, each a template with `{{names}}`. */
export type Texts = { [key: string]: string | Texts };

/** The CLDR plural forms of each language. */
const PLURAL_FORMS = { en: ['one', 'other'], lt: ['few', 'many', 'one', 'other'] } as const;

type Language = keyof typeof PLURAL_FORMS;

const PLURAL = /^(.*)_(zero|one|two|few|many|other)$/;

/**
 * The differences between the two languages of a file: keys in only one of them, missing or extra plural forms, and
 * different names in the templates.
 */
export function compareTexts(en: Texts, lt: Texts): string[] {
  const [english, lithuanian] = [collect(en, 'en'), collect(lt, 'lt')];
  const keys = new Set([...english.names.keys(), ...lithuanian.names.keys()]);
  const differences = [...keys].flatMap((key) => {
    const [inEnglish, inLithuanian] = [english.names.get(key), lithuanian.names.get(key)];
    if (inEnglish === undefined) return [`${key}: not in English`];
    if (inLithuanian === undefined) return [`${key}: not in Lithuanian`];
    return inEnglish === inLithuanian ? [] : [`${key}: {{${inEnglish}}} in English, {{${inLithuanian}}} in Lithuanian`];
  });
  return [...english.faults, ...lithuanian.faults, ...differences];
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
    if (isPlural && forms.join() !== PLURAL_FORMS[language].join()) {
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
