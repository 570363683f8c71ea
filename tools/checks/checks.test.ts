import { describe, expect, test } from 'vitest';
import { findForbiddenWords } from './forbidden-words.ts';
import { findLongFiles } from './long-files.ts';
import { findImpoliteAddress } from './polite-address.ts';
import { compareTexts } from './text-keys.ts';
import { findWordsInMarkup } from './words-in-markup.ts';

describe('long files', () => {
  const lines = (count: number) => 'line\n'.repeat(count);

  test('code is capped at 300 lines, tests and texts at 400, migrations not at all', () => {
    const files = [
      { path: 'apps/api/src/fine.ts', text: lines(300) },
      { path: 'apps/api/src/long.ts', text: lines(301) },
      { path: 'apps/api/src/fine.test.ts', text: lines(400) },
      { path: 'apps/web/src/i18n/lt/long.ts', text: lines(401) },
      { path: 'apps/api/migrations/0001-long.sql', text: lines(1000) },
    ];
    expect(findLongFiles(files)).toEqual([
      'apps/api/src/long.ts: 301 lines',
      'apps/web/src/i18n/lt/long.ts: 401 lines',
    ]);
  });
});

describe('forbidden words', () => {
  // Joined, so that this file does not contain them.
  test.each([
    [['TO', 'DO: later'], 'unfinished work'],
    [['value as ', 'any'], 'a type that is not checked'],
    [['// @ts-', 'expect-error'], 'a check switched off'],
    [['// oxlint-', 'disable-next-line no-console'], 'a lint waiver without its reason'],
    [["import '/ho", "me/somebody/file.ts'"], 'a path of one machine'],
    [["import '/checkouts/of/", "pamaina/file.ts'"], 'a path of one machine'],
  ])('%j is %s', (parts, name) => {
    const files = [{ path: 'apps/api/src/a.ts', text: `fine\n${parts.join('')}` }];
    expect(findForbiddenWords(files, '/checkouts/of/pamaina')).toEqual([`apps/api/src/a.ts:2: ${name}`]);
  });

  test('a waiver with its reason, and ordinary words, are fine', () => {
    const text = [
      '// oxlint-',
      'disable-next-line no-console -- the command line’s answer\nconst anything = "home/work";',
    ];
    expect(findForbiddenWords([{ path: 'a.ts', text: text.join('') }], '/checkouts/of/pamaina')).toEqual([]);
  });
});

describe('texts', () => {
  const people = { people_one: '{{count}} žmogus', people_few: '{{count}} žmonės', people_other: '{{count}} žmonių' };

  test('the same keys, names and every plural form are fine', () => {
    const en = { greeting: 'Hello, {{name}}', people_one: '{{count}} person', people_other: '{{count}} people' };
    const lt = { greeting: 'Sveiki, {{name}}', ...people, people_many: '{{count}} žmogaus' };
    expect(compareTexts({ nested: en }, { nested: lt }, 'lt')).toEqual([]);
  });

  test.each([
    [{ a: 'A', b: 'B' }, { a: 'A' }, 'b: not in lt'],
    [{ a: 'A' }, { a: 'A', b: { c: 'C' } }, 'b.c: not in en'],
    [{ a: '{{name}}' }, { a: '{{person}}' }, 'a: {{name}} in en, {{person}} in lt'],
    [{ a: ' ' }, { a: 'A' }, 'a: empty in en'],
    [{ people_one: '{{count}}', people_other: '{{count}}' }, people, 'people: plural forms in lt are few, one, other'],
  ])('%j and %j differ', (en, lt, difference) => {
    expect(compareTexts(en, lt, 'lt')).toEqual([difference]);
  });
});

describe('polite address', () => {
  const found = (text: string) => findImpoliteAddress([{ path: 'lt/a.ts', text: `fine\n  a: '${text}',` }]);

  test.each([
    ['Tai jūsų pamaina', 'jūsų'],
    ['Rašykite, jei jums tinka', 'jums'],
    ['Tavo pamaina', 'Tavo'],
    ['Pamaina tau', 'tau'],
  ])('%s', (text, word) => expect(found(text)).toEqual([`lt/a.ts:2: ${word}`]));

  test('the capital, words that only begin so, and "their" are fine', () => {
    expect(found('Jūsų pamaina, Jums ir jų žmonėms; tauta, justi, tuo, tuščia')).toEqual([]);
  });
});

describe('words in markup', () => {
  const found = (text: string) => findWordsInMarkup({ path: 'page.tsx', text: `export const page = ${text};` });

  test.each([
    ['<p>Save</p>', 'Save'],
    ['<Button aria-label="Close" />', 'Close'],
    ["<Input placeholder={'Ieškoti'} />", 'Ieškoti'],
    ["<p>{'Išsaugoti'}</p>", 'Išsaugoti'],
  ])('%s', (markup, words) => {
    expect(found(markup)).toEqual([`page.tsx:1: ${words}`]);
  });

  test('texts by key, signs, and attributes that nobody reads are fine', () => {
    expect(found('<p className="wide" key="a" aria-label={t("close")}>{t("save")} · 4 {count}</p>')).toEqual([]);
  });
});
