import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { describe, expect, test } from 'vitest';
import { findRefusedTerms, glossary, refusedTerms } from './refused-terms.ts';
import { ROOT, sourceFiles } from './source-files.ts';
import { flattenTexts, type Texts } from './text-keys.ts';

/** Texts that may contain a refused word, by file and key, each with the reason. */
const ALLOWED: readonly [place: RegExp, reason: string][] = [
  [/lt\/common\.ts:usualRoles\.supervisor$/, 'a job: pamainos vadovas (-ė)'],
  [/lt\/(?:\w+\/)?(abilities|members|activity)\.ts:.*role\.lead$/, 'the role of that job: pamainos vadovas (-ė)'],
  [/lt\/business\/sample-roles\.ts:/, 'jobs of the sample businesses'],
  [/en\/access\/legal\.ts:terms\.availability\.text$/, '"planned maintenance", as contracts call it'],
];

describe('the check of refused words', () => {
  const table = [
    '| English | Lithuanian | Not to be used (English) | Not to be used (Lithuanian) |',
    '| --- | --- | --- | --- |',
    '| open shift (`gap`) | laisva pamaina | `unfilled shift`, place | `neturi žmog*` |',
    '| Art. 2 | 2 str. | | `DK #(#)` |',
    '',
    '| English | Meaning |',
    '| --- | --- |',
    '| `term` | `of code` |',
  ].join('\n');
  const [english, lithuanian] = [refusedTerms(table, 'en'), refusedTerms(table, 'lt')];

  test('takes the words in code style of its column, and no others', () => {
    expect(english.map(({ term }) => term)).toEqual(['unfilled shift']);
    expect(lithuanian.map(({ term }) => term)).toEqual(['neturi žmog*', 'DK #(#)']);
  });

  test('a glossary without the column is an error', () => {
    expect(() => refusedTerms('# Glossary\n', 'en')).toThrow('no column');
  });

  test.each([
    ['An Unfilled\nshift remains.', english, ['unfilled shift']],
    ['Unfilled shifts, a place and a gap', english, []],
    ['Fill {{unfilled shift}} soon', english, []],
    ['Pamaina neturi žmogaus', lithuanian, ['neturi žmog*']],
    ['Pamaina neturi kito žmogaus', lithuanian, []],
    ['Viršvalandžiai (DK 115(2))', lithuanian, ['DK #(#)']],
    ['Viršvalandžiai (DK 115 str. 2 d.)', lithuanian, []],
  ])('%j', (text, terms, found) => expect(findRefusedTerms(text, terms)).toEqual(found));

  test.each(['somebody', 'roster', 'wish'])('the glossary refuses "%s" in English', (word) => {
    expect(findRefusedTerms(`Here is a ${word}.`, refusedTerms(glossary(), 'en'))).toEqual([word]);
  });

  test.each(['laisvo laiko', 'rolė', 'keitimosi', 'DK 122(2)'])('the glossary refuses "%s" in Lithuanian', (word) => {
    expect(findRefusedTerms(`Čia yra ${word}.`, refusedTerms(glossary(), 'lt'))).toHaveLength(1);
  });
});

describe('the texts', async () => {
  const paths = sourceFiles().map(({ path }) => path);
  const english = await refusedIn('en', paths);
  const lithuanian = await refusedIn('lt', paths);

  test.each([
    ['en', english],
    ['lt', lithuanian],
  ])('of %s contain no refused word', (_, found) => {
    expect(found.filter(({ place }) => !ALLOWED.some(([allowed]) => allowed.test(place)))).toEqual([]);
  });

  test.each(ALLOWED)('%s is an exception that is still needed: %s', (allowed) => {
    expect([...english, ...lithuanian].filter(({ place }) => allowed.test(place))).not.toEqual([]);
  });
});

async function refusedIn(
  language: 'en' | 'lt',
  paths: readonly string[],
): Promise<{ place: string; words: string[] }[]> {
  const terms = refusedTerms(glossary(), language);
  const files = paths.filter((path) => path.includes(`/i18n/${language}/`) && !path.endsWith('/index.ts'));
  if (files.length < 40) throw new Error(`Only ${files.length} files of ${language} were read.`);
  const found = await Promise.all(
    files.map(async (path) => {
      const module = (await import(/* @vite-ignore */ pathToFileURL(join(ROOT, path)).href)) as Record<string, Texts>;
      return Object.values(module)
        .flatMap((texts) => flattenTexts(texts))
        .map(([key, text]) => ({ place: `${path}:${key}`, words: findRefusedTerms(text, terms) }));
    }),
  );
  return found.flat().filter(({ words }) => words.length > 0);
}
