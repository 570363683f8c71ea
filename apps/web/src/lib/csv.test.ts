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

test.each(['=1+1', '+370', '-Ona', '@sum', ' =x'])('what a spreadsheet would run stays text: %j', (text) => {
  expect(toCsv([[text]], 'lt').replaceAll('"', '')).toBe(`\uFEFF'${text}\r\n`);
});

test('a text that another separator would cut is in quotes, so that no half of it runs', () => {
  expect(toCsv([['Ona,=1+1', 'x\t=1']], 'lt')).toBe('\uFEFF"Ona,\'=1+1";"x\t\'=1"\r\n');
});

test('quotes, separators and new lines are kept', () => {
  expect(toCsv([['a;b', 'say "x"', 'two\nlines']], 'en')).toBe('\uFEFF"a;b";"say ""x""";"two\nlines"\r\n');
});

const HOSTILE = [
  '\t=x',
  'a;=1+1',
  'a,=1+1',
  'a\t=1+1',
  'a\n=1+1',
  'a\r\n@sum',
  'a; "=1+1"',
  '=1;=1,=1',
  '"=1+1"',
  'a;"";-2+3',
  ' +1',
  'a,\n-x',
];

test.each(HOSTILE)('whichever separator cuts the lines, no piece runs: %j', (text) => {
  for (const language of ['en', 'lt'] as const)
    for (const separator of [';', ',', '\t'])
      for (const piece of toCsv([['x', text, text], [text]], language)
        .split(/\r\n|\r|\n/)
        .flatMap((line) => line.split(separator)))
        expect(piece).not.toMatch(/^[\s"\uFEFF]*[=+\-@]/);
});
