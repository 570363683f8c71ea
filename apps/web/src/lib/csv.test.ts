import { expect, test } from 'vitest';
import { toCsv } from './csv.ts';

test('semicolons, the mark of UTF-8, the decimal sign of the language', () => {
  expect(
    toCsv(
      [
        ['Vardas', 'Valandos'],
        ['Žydrūnas', 7.5],
        ['Ona', null],
      ],
      'lt',
    ),
  ).toBe('\uFEFFVardas;Valandos\r\nŽydrūnas;7,5\r\nOna;\r\n');
  expect(toCsv([[7.5, -2]], 'en')).toBe('\uFEFF7.5;-2\r\n');
});

test.each(['=1+1', '+370', '-Ona', '@sum', ' =x', '\t=x'])('what a spreadsheet would run stays text: %j', (text) => {
  expect(toCsv([[text]], 'lt')).toBe(`\uFEFF'${text}\r\n`);
});

test('quotes, separators and new lines are kept', () => {
  expect(toCsv([['a;b', 'say "x"', 'two\nlines']], 'en')).toBe('\uFEFF"a;b";"say ""x""";"two\nlines"\r\n');
});
