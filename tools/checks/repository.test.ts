import { defaultLanguage, languageCodes } from '@pamaina/contract';
import { basename, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { describe, expect, test } from 'vitest';
import { findDeadLinks } from './dead-links.ts';
import { findForbiddenWords } from './forbidden-words.ts';
import { findLongFiles } from './long-files.ts';
import { findImpoliteAddress } from './polite-address.ts';
import { ROOT, sourceFiles } from './source-files.ts';
import { compareTexts, type Texts } from './text-keys.ts';
import { findWordsInMarkup } from './words-in-markup.ts';
import { findHandWrittenWrites } from './writes.ts';
import {
  findCountingSql,
  findOtherClocks,
  findOtherZoneRules,
  findUnclearWords,
  findWideComments,
} from './plain-code.ts';

const files = sourceFiles();

async function textsOf(path: string): Promise<Texts> {
  const module = (await import(/* @vite-ignore */ pathToFileURL(join(ROOT, path)).href)) as Record<string, Texts>;
  const [texts, ...others] = Object.values(module);
  if (texts === undefined || others.length > 0) throw new Error(`${path} must export its texts and nothing else`);
  return texts;
}

/** Files of texts: everything in `i18n/<language>` except the index. */
const textFiles = files
  .map(({ path }) => path)
  .filter((path) => /\/i18n\/[a-z]{2}\/.*\.ts$/.test(path) && basename(path) !== 'index.ts');

const others = languageCodes.filter((code) => code !== defaultLanguage);

describe('the repository', () => {
  test('holds no file that is too long', () => {
    expect(findLongFiles(files)).toEqual([]);
  });

  test('has documents that link to files that exist', () => {
    expect(findDeadLinks(files, ROOT)).toEqual([]);
    const broken = [
      { path: 'docs/a.md', text: 'See [b](b.md), [its part](../README.md#start) and [the web](https://x.lt).' },
    ];
    expect(findDeadLinks(broken, ROOT)).toEqual(['docs/a.md: b.md']);
  });

  test('holds no forbidden words', () => {
    expect(findForbiddenWords(files, ROOT)).toEqual([]);
  });

  test('has one clock in the server', () => {
    expect(findOtherClocks(files)).toEqual([]);
    const found = (text: string) => findOtherClocks([{ path: 'apps/api/src/a.ts', text }]);
    expect(found('const at = Date.now();\nnew Date(at);\nnew Date();\nTemporal.Now.instant();')).toEqual([
      'apps/api/src/a.ts:1',
      'apps/api/src/a.ts:3',
      'apps/api/src/a.ts:4',
    ]);
  });

  test('reads local times by the rules of the program alone', () => {
    expect(findOtherZoneRules(files)).toEqual([]);
    const found = (text: string, path = 'apps/api/src/a.ts') => findOtherZoneRules([{ path, text }]);
    expect(found('select now() AT TIME ZONE time_zone,\n timezone(zone, at)')).toHaveLength(2);
    expect(found("select at at time zone 'UTC'")).toEqual([]);
    expect(found('select date at time zone zone', 'apps/api/migrations/0300-a.sql')).toHaveLength(1);
  });

  test('holds words for people in the language files only', () => {
    const components = files.filter(({ path }) => /^apps\/web\/src\/.*(?<!\.test)\.tsx$/.test(path));
    expect(components.length).toBeGreaterThan(0);
    expect(components.flatMap(findWordsInMarkup)).toEqual([]);
  });

  test('has comments of at most 120 columns, and names in plain words', () => {
    expect(findWideComments(files)).toEqual([]);
    expect(findUnclearWords(files)).toEqual([]);
    const found = (text: string) => [{ path: 'a.ts', text }];
    expect(findWideComments(found(`/** ${'a '.repeat(57)}*/\n// ${'a'.repeat(118)}`))).toEqual(['a.ts:2']);
    expect(findUnclearWords(found('notify();\nsettleSwap();\n// for whoever asks\n// As in Spec section 2'))).toEqual([
      'a.ts:2: settleSwap',
      'a.ts:3: whoever',
      'a.ts:4: Spec',
    ]);
  });

  test('counts hours in the engine, not in SQL', () => {
    expect(findCountingSql(files)).toEqual([]);
    const found = (text: string) => findCountingSql([{ path: 'apps/api/src/a.ts', text }]);
    expect(found('select\n extract(isodow from date) >= 6')).toEqual(['apps/api/src/a.ts:2: isodow']);
    expect(found("(date + time '22:00') at time zone zone")).toEqual(["apps/api/src/a.ts:1: time '22:00"]);
    expect(found('extract(epoch from ends_at - starts_at) / 60')).toEqual([
      'apps/api/src/a.ts:1: epoch from ends_at -',
    ]);
    expect(found('sum(minutes) filter (where is_night)')).toEqual([]);
  });

  test('writes in one way, and every other way is found', () => {
    expect(files.flatMap(findHandWrittenWrites)).toEqual([]);
    const found = (text: string, path = 'apps/web/src/features/a.tsx') => findHandWrittenWrites({ path, text });
    expect(found('const save = useMutation({')).toEqual(['apps/web/src/features/a.tsx:1: useMutation']);
    expect(found('\nclient.invalidateQueries({})')).toEqual(['apps/web/src/features/a.tsx:2: invalidateQueries']);
    expect(found('call(templates.updateTemplate, {})')).toHaveLength(1);
    expect(found('call(templates.listTemplates, {})')).toEqual([]);
    expect(found('useMutation()', 'apps/web/src/lib/http/use-action.ts')).toEqual([]);
  });

  test('addresses who reads Lithuanian politely', () => {
    const lithuanian = files.filter(({ path }) => path.includes('/i18n/lt/'));
    expect(lithuanian.length).toBeGreaterThan(0);
    expect(findImpoliteAddress(lithuanian)).toEqual([]);
  });

  test.each(others)('has every file of texts in %s', (language) => {
    const names = (of: string) =>
      textFiles
        .filter((path) => path.includes(`/i18n/${of}/`))
        .map((path) => path.replace(`/i18n/${of}/`, '/i18n/'))
        .sort();
    expect(names(defaultLanguage).length).toBeGreaterThan(0);
    expect(names(language)).toEqual(names(defaultLanguage));
  });

  const known = textFiles.filter((path) => path.includes(`/i18n/${defaultLanguage}/`));
  test.each(known)('%s says the same in every language', async (path) => {
    for (const language of others) {
      const other = path.replace(`/i18n/${defaultLanguage}/`, `/i18n/${language}/`);
      expect(compareTexts(await textsOf(path), await textsOf(other), language)).toEqual([]);
    }
  });
});
