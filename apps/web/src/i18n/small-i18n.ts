import { defaultLanguage, firstLanguage, languageCodes, type Language } from '@pamaina/contract';
import { useEffect, useMemo, useSyncExternalStore } from 'react';

/**
 * What this product uses of i18next and react-i18next, 1 KB instead of 17 (gzip) on every page: `texts-for-browsers.ts`
 * puts it in their place. Texts are complete in every language, so there is nothing to fall back on, and whole
 * sentences, so there is no nesting, context or format.
 */
type Texts = { readonly [key: string]: string | Texts };
type Values = Readonly<Record<string, unknown>>;

interface Backend {
  read: (language: Language, namespace: string) => Promise<Texts>;
}

interface Beginning {
  lng: string;
  ns: readonly string[];
  defaultNS: string;
}

const loaded = new Map<string, Texts>();
const asked = new Map<string, Promise<void>>();
/** Every namespace that something has asked for: a new language needs it too. */
const namespaces = new Set<string>();
const readers = new Set<() => void>();
const followers = new Set<(language: string) => void>();
const rules = new Map<string, Intl.PluralRules>();
const keyOf = (language: string, namespace: string) => `${language}/${namespace}`;

let backend: Backend | null = null;
/** The language that was asked for last: texts of one asked for before can arrive after its own. */
let wanted: Language | null = null;

const supported = (code: string): Language => firstLanguage([code]);

function changed(): void {
  for (const reader of readers) reader();
}

function load(language: Language, namespace: string): Promise<void> {
  namespaces.add(namespace);
  const key = keyOf(language, namespace);
  const running = asked.get(key);
  if (running !== undefined) return running;
  const reading = (backend?.read(language, namespace) ?? Promise.reject(new Error('No texts yet'))).then(
    (texts) => {
      loaded.set(key, texts);
      changed();
    },
    (error: unknown) => {
      // The next one who needs it asks again.
      asked.delete(key);
      throw error;
    },
  );
  asked.set(key, reading);
  return reading;
}

/** @returns the first of the languages that can be loaded: without a connection, the one that the browser has kept */
async function loadFirstOf([language, ...others]: readonly Language[], names: readonly string[]): Promise<Language> {
  if (language === undefined) throw new Error('No texts in any language');
  const loading = names.map((namespace) => load(language, namespace));
  return Promise.all(loading).then(
    () => language,
    () => loadFirstOf(others, names),
  );
}

/** A key can contain dots itself. */
function find(texts: Texts | undefined, path: string): string | undefined {
  const direct = texts?.[path];
  if (typeof direct === 'string') return direct;
  for (let dot = path.indexOf('.'); dot > 0; dot = path.indexOf('.', dot + 1)) {
    const inner = texts?.[path.slice(0, dot)];
    const found = typeof inner === 'object' ? find(inner, path.slice(dot + 1)) : undefined;
    if (found !== undefined) return found;
  }
  return undefined;
}

function formsOf(path: string, count: unknown): string[] {
  if (typeof count !== 'number') return [path];
  const { language } = i18n;
  const rule = rules.get(language) ?? new Intl.PluralRules(language);
  rules.set(language, rule);
  return [...(count === 0 ? [`${path}_zero`] : []), `${path}_${rule.select(count)}`, path];
}

function textAt(key: string, own: readonly string[], count: unknown): string | undefined {
  const colon = key.indexOf(':');
  const within = colon < 0 ? own : [key.slice(0, colon)];
  for (const form of formsOf(key.slice(colon + 1), count))
    for (const namespace of within) {
      const found = find(loaded.get(keyOf(i18n.language, namespace)), form);
      if (found !== undefined) return found;
    }
  return undefined;
}

const filled = (text: string, values: Values): string =>
  text.replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => {
    const value = values[name];
    return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? `${value}` : '';
  });

function translate(key: string | readonly string[], values: Values, own: readonly string[]): string {
  const keys = typeof key === 'string' ? [key] : key;
  for (const each of keys) {
    const text = textAt(each, own, values['count']);
    if (text !== undefined) return filled(text, values);
  }
  const last = keys.at(-1) ?? '';
  return last.slice(last.indexOf(':') + 1);
}

const i18n = {
  isInitialized: false,
  language: defaultLanguage as string,
  resolvedLanguage: undefined as string | undefined,
  defaultNS: 'common',

  use(part: object) {
    if ('read' in part) backend = part as Backend;
    return i18n;
  },

  async init({ lng, ns, defaultNS }: Beginning): Promise<void> {
    i18n.defaultNS = defaultNS;
    const chosen = supported(lng);
    const language = await loadFirstOf([chosen, ...languageCodes.filter((code) => code !== chosen)], ns);
    i18n.isInitialized = true;
    // Nobody chose another one: the followers must not store it.
    if (language === chosen) show(language);
    else draw(language);
  },

  async changeLanguage(code: string): Promise<void> {
    const language = supported(code);
    wanted = language;
    const drawn = [...namespaces].filter((namespace) => loaded.has(keyOf(i18n.language, namespace)));
    // What nothing draws now is asked for again where it is drawn.
    await Promise.allSettled([...namespaces].map((namespace) => load(language, namespace)));
    const isComplete = drawn.every((namespace) => loaded.has(keyOf(language, namespace)));
    // Without a connection the page stays in the language that it has, rather than show keys.
    if (wanted === language && isComplete) show(language);
  },

  async loadNamespaces(names: readonly string[]): Promise<void> {
    await Promise.all(names.map((namespace) => load(supported(i18n.language), namespace)));
  },

  on(_: 'languageChanged', follow: (language: string) => void): void {
    followers.add(follow);
  },

  t: (key: string | readonly string[], values: Values = {}): string => translate(key, values, [i18n.defaultNS]),

  exists: (key: string): boolean => textAt(key, [i18n.defaultNS], undefined) !== undefined,
};

function draw(language: Language): void {
  i18n.language = language;
  i18n.resolvedLanguage = language;
  changed();
}

function show(language: Language): void {
  draw(language);
  for (const follow of followers) follow(language);
}

function subscribe(reader: () => void): () => void {
  readers.add(reader);
  return () => readers.delete(reader);
}

/** What a component draws with: the language, and which of its texts are there. */
const stateOf = (names: string): string =>
  [i18n.language, ...names.split(',').filter((namespace) => loaded.has(keyOf(i18n.language, namespace)))].join();

/** A new function for each state, so that what is memorized with it is computed anew. */
const translatorOf = (names: string, state: string) => ({
  state,
  t: (key: string | readonly string[], values: Values = {}) => translate(key, values, names.split(',')),
});

/** As of react-i18next, without suspending: a page loads its texts before it is drawn. */
export function useTranslation(own?: string | readonly string[]) {
  const names = [own ?? i18n.defaultNS].flat().join();
  const state = useSyncExternalStore(
    subscribe,
    () => stateOf(names),
    () => stateOf(names),
  );
  const { language } = i18n;
  useEffect(() => {
    for (const namespace of names.split(',')) load(supported(language), namespace).catch(() => undefined);
  }, [language, names]);
  const { t } = useMemo(() => translatorOf(names, state), [names, state]);
  return { t, i18n };
}

export default i18n;
