import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test } from 'vitest';
import { ROOT, sourceFiles } from './source-files.ts';

type Texts = { [key: string]: string | Texts };

/** Every kind of change that a feature writes into the history; one that ends in `${...}` is known by its beginning. */
const written = sourceFiles()
  .filter(({ path }) => /^apps\/api\/src\/features\/.*(?<!\.test)\.ts$/.test(path))
  .flatMap(({ path, text }) =>
    [...text.matchAll(/action_type: ['`]([a-z_.]+)/g)].map(([, type = '']) => ({ path, type })),
  );

test.each(['en', 'lt'])('the history has words for every change (%s)', async (language) => {
  const file = pathToFileURL(join(ROOT, `apps/web/src/i18n/${language}/activity.ts`)).href;
  const { default: texts } = (await import(/* @vite-ignore */ file)) as { default: { actions: Texts } };
  const known = keysOf(texts.actions).map((key) => key.replace(/_(one|few|many|other)$/, ''));
  expect(written.length).toBeGreaterThan(20);
  const missing = written.filter(({ type }) =>
    type.endsWith('.') ? !known.some((key) => key.startsWith(type)) : !known.includes(type),
  );
  expect(missing).toEqual([]);
});

function keysOf(texts: Texts, prefix = ''): string[] {
  return Object.entries(texts).flatMap(([key, value]) =>
    typeof value === 'string' ? [prefix + key] : keysOf(value, `${prefix}${key}.`),
  );
}
