import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test } from 'vitest';
import { ROOT, sourceFiles } from './source-files.ts';
import { flattenTexts, type Texts } from './text-keys.ts';

/** The Labour Code of Lithuania and related laws, as cited in texts; Art. 16 and 19 are of a directive. */
const CITATION = /\bDK\b|DSSĮ|\bLRV\b|Labour Code|Darbo kodeks|Law on Safety|saugos ir sveikatos įstatym/u;

/** Texts that are never shown in a project under another law, by file and key, each with the reason. */
const ALLOWED: readonly [place: RegExp, reason: string][] = [
  [/web\/src\/i18n\/\w\w\/(start\/landing|access\/legal)\.ts:/, 'public pages, of no project'],
  [/system-settings\.ts:law\.abbreviations$/, 'law-fields.tsx shows it under that law alone'],
  [/schedule\.ts:publish\.(late|changesNeedReason)$/, 'law-notice.tsx shows them under that law alone'],
  [/api\/src\/i18n\/\w\w\/hours\/timesheets\.ts:(premiums|toLeave)$/, 'only hours reckoned under that law have either'],
  [/amendments\.ts:law$/, 'only under that law a notice is short'],
  [/overtime-leave\.ts:help$/, 'the section is shown under that law alone'],
];

/**
 * Possible places of the same text for all other laws: `law.help.fixed` at `otherLaw.fixed`, `otherLaw.law.help.fixed`
 * or `law.otherLaw.help.fixed`.
 */
function otherPlaces(key: string): string[] {
  const parts = key.split('.');
  const inside = parts.map((_, at) => [...parts.slice(0, at), 'otherLaw', ...parts.slice(at)].join('.'));
  return [`otherLaw.${parts.at(-1)}`, ...inside];
}

/** Texts that cite Lithuanian law without an alternative for other laws. */
function citing(file: string, texts: Texts): string[] {
  const all = new Map(flattenTexts(texts));
  return [...all].flatMap(([key, text]) => {
    const place = `${file}:${key}`;
    const parts = key.split('.');
    const hasOther = !parts.includes('otherLaw') && otherPlaces(key).some((other) => all.has(other));
    const isForLithuania = parts.includes('lt') || hasOther;
    if (!CITATION.test(text) || isForLithuania || ALLOWED.some(([allowed]) => allowed.test(place))) return [];
    return [place];
  });
}

test('finds a text that cites the Labour Code whatever the law', () => {
  const text = 'Norm hours (Labour Code, Art. 112)';
  expect(citing('a.ts', { how: { norm: text } })).toEqual(['a.ts:how.norm']);
  expect(citing('a.ts', { how: { norm: { lt: text, eu: 'Norm hours' } } })).toEqual([]);
  expect(citing('a.ts', { how: { norm: text }, otherLaw: { norm: 'Norm hours' } })).toEqual([]);
  expect(citing('a.ts', { otherLaw: { norm: 'Norma (DK 112 str.)' } })).toEqual(['a.ts:otherLaw.norm']);
});

test('every text that cites the Labour Code has another for every other law', async () => {
  const paths = sourceFiles().flatMap(({ path }) =>
    /i18n\/[a-z]{2}\/(?!index)(?:[\w-]+\/)?[\w-]+\.ts$/.test(path) ? [path] : [],
  );
  const found = await Promise.all(
    paths.map(async (path) => {
      const module = (await import(/* @vite-ignore */ pathToFileURL(join(ROOT, path)).href)) as Record<string, Texts>;
      return Object.values(module).flatMap((texts) => citing(path, texts));
    }),
  );
  expect(paths.length).toBeGreaterThan(100);
  expect(found.flat()).toEqual([]);
});
