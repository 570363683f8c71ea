import { expect, test } from 'vitest';
import { constants } from './constants.ts';
import { alphabetOf, firstLanguage, languageCodes, numbersOf, pluralForms } from './languages.ts';

test('what follows from the locale, as CLDR has it', () => {
  expect(languageCodes.map((code) => [code, numbersOf(code), pluralForms(code)])).toEqual([
    ['en', { decimalSign: '.', separator: ',' }, ['one', 'other']],
    ['lt', { decimalSign: ',', separator: ';' }, ['few', 'many', 'one', 'other']],
  ]);
});

test.each([
  [['lt-LT', 'en'], 'lt'],
  [['fr', 'LT'], 'lt'],
  [['fr'], 'en'],
  [['', undefined], 'en'],
  // Members of every object.
  [['constructor', 'toString-LT'], 'en'],
])('of %j the first that the product has is %s', (tags, expected) => {
  expect(firstLanguage(tags)).toBe(expected);
});

test('every country sorts by the alphabet of its language', () => {
  const alphabets = ['lt', 'lv', 'et', 'pl', 'de', 'fi', 'sv', 'da', 'nb', 'en', 'en'];
  expect(constants.countries.map(alphabetOf)).toEqual(alphabets);
  expect(Intl.Collator.supportedLocalesOf(alphabets)).toEqual([...new Set(alphabets)]);
});
