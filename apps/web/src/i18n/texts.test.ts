import { expect, test } from 'vitest';

type Texts = { [key: string]: string | Texts };

const files = import.meta.glob<Texts>('./en/**/*.ts', { eager: true, import: 'default' });
const named = new Map(Object.entries(files).map(([path, texts]) => [path.split('/').at(-1), texts]));
const sources = import.meta.glob<string>(['../**/*.{ts,tsx}', '!../**/*.test.*'], {
  eager: true,
  query: '?raw',
  import: 'default',
});
test('every text that the code names is there', () => {
  const missing: string[] = [];
  let keys = 0;
  for (const [path, source] of Object.entries(sources)) {
    // A key belongs to the namespace that was last chosen above it.
    let own = 'common';
    for (const [, chosen, key] of source.matchAll(/useTranslation\((?:'([\w-]+)'[,)])?|\bt\('([^'$]+)'/g)) {
      if (key === undefined) {
        own = chosen ?? 'common';
        continue;
      }
      keys += 1;
      const [namespace, name] = key.includes(':') ? key.split(':') : [own, key];
      if (!has(textsOf(namespace ?? ''), name ?? '')) missing.push(`${path} ${key}`);
    }
  }
  expect(keys).toBeGreaterThan(100);
  expect(missing).toEqual([]);
});

test('every title in the tables of pages is a text, of the shell where it names no others', () => {
  const tables = Object.entries(sources).filter(([path]) => path.startsWith('../app/routes/'));
  const titles = tables.flatMap(([, source]) =>
    [...source.matchAll(/\b(?:title|short|tabsTitle): '([^']+)'/g)].map(([, title = '']) => title),
  );
  expect(titles.length).toBeGreaterThan(40);
  const missing = titles.filter((title) => {
    const [name = '', namespace = 'shell'] = title.split(':').toReversed();
    return !has(textsOf(namespace), name);
  });
  expect(missing).toEqual([]);
});

function textsOf(namespace: string): Record<string, string> {
  return flatten(named.get(`${namespace}.ts`) ?? {});
}

function flatten(texts: Texts, prefix = ''): Record<string, string> {
  return Object.fromEntries(
    Object.entries(texts).flatMap(([key, value]) =>
      typeof value === 'string' ? [[prefix + key, value]] : Object.entries(flatten(value, `${prefix}${key}.`)),
    ),
  );
}

function has(texts: Record<string, string>, key: string): boolean {
  return key in texts || `${key}_other` in texts;
}
