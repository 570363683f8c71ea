import { expect, test } from 'vitest';

type Texts = { [key: string]: string | Texts };

const files = import.meta.glob<Texts>('./{en,lt}/*.ts', { eager: true, import: 'default' });
const sources = import.meta.glob<string>(['../**/*.{ts,tsx}', '!../**/*.test.*'], {
  eager: true,
  query: '?raw',
  import: 'default',
});
const PLURAL = /_(one|few|many|other)$/;
const namespaces = Object.keys(files)
  .filter((path) => path.startsWith('./en/'))
  .map((path) => path.slice('./en/'.length, -'.ts'.length));

test.each(namespaces)('%s says the same things in both languages', (namespace) => {
  const [en, lt] = [textsOf('en', namespace), textsOf('lt', namespace)];
  expect(keysWithoutForms(lt)).toEqual(keysWithoutForms(en));
  for (const [key, text] of [...Object.entries(en), ...Object.entries(lt)]) expect(text.trim(), key).not.toBe('');
});

test.each(namespaces)('%s fills the same gaps in both languages', (namespace) => {
  const [en, lt] = [textsOf('en', namespace), textsOf('lt', namespace)];
  for (const [key, text] of Object.entries(lt)) {
    const english = en[key] ?? en[key.replace(PLURAL, '_other')] ?? '';
    expect(gapsOf(text), key).toEqual(gapsOf(english));
  }
});

test.each(namespaces)('%s has every plural form of its language', (namespace) => {
  for (const [language, forms] of [
    ['en', ['one', 'other']],
    ['lt', ['one', 'few', 'many', 'other']],
  ] as const) {
    const texts = textsOf(language, namespace);
    const plurals = Object.keys(texts)
      .filter((key) => key.endsWith('_other'))
      .map((key) => key.replace(PLURAL, ''));
    for (const key of plurals) for (const form of forms) expect(texts).toHaveProperty([`${key}_${form}`]);
  }
});

test('every text that the code names is there', () => {
  const missing: string[] = [];
  let named = 0;
  for (const [path, source] of Object.entries(sources)) {
    const own = /useTranslation\('([\w-]+)'\)/.exec(source)?.[1] ?? 'common';
    for (const [, key = ''] of source.matchAll(/\bt\('([^'$]+)'/g)) {
      named += 1;
      const [namespace, name] = key.includes(':') ? key.split(':') : [own, key];
      if (!has(textsOf('en', namespace ?? ''), name ?? '')) missing.push(`${path} ${key}`);
    }
  }
  expect(named).toBeGreaterThan(100);
  expect(missing).toEqual([]);
});

function textsOf(language: string, namespace: string): Record<string, string> {
  return flatten(files[`./${language}/${namespace}.ts`] ?? {});
}

function flatten(texts: Texts, prefix = ''): Record<string, string> {
  return Object.fromEntries(
    Object.entries(texts).flatMap(([key, value]) =>
      typeof value === 'string' ? [[prefix + key, value]] : Object.entries(flatten(value, `${prefix}${key}.`)),
    ),
  );
}

function keysWithoutForms(texts: Record<string, string>): string[] {
  return [...new Set(Object.keys(texts).map((key) => key.replace(PLURAL, '')))].toSorted();
}

function gapsOf(text: string): string[] {
  return [...new Set([...text.matchAll(/\{\{(\w+)[^}]*\}\}/g)].map(([, name = '']) => name))].toSorted();
}

function has(texts: Record<string, string>, key: string): boolean {
  return key in texts || `${key}_other` in texts;
}
