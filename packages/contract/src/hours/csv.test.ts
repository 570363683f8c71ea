import { expect, test } from 'vitest';
import { csvOf } from './csv.ts';

test('numbers stay numbers and names stay names', () => {
  expect(csvOf([['-1.5', '-3', 'Ona - barista', 'Jonas, Ona']], 'en')).toBe(
    '\uFEFF-1.5,-3,Ona - barista,"Jonas, Ona"\r\n',
  );
  expect(csvOf([['-1,5', '-3', '-3-4', '+370 612']], 'lt')).toBe("\uFEFF-1,5;-3;'-3-4;'+370 612\r\n");
});

test('the decimal sign and the separator are the language’s, and a BOM marks UTF-8 for Excel', () => {
  const rows = [
    ['Žydrūnas', 1234.5],
    [null, -2],
    [0.1 + 0.2, ''],
  ];
  expect(csvOf(rows, 'lt')).toBe('\uFEFFŽydrūnas;1234,5\r\n;-2\r\n0,3;\r\n');
  expect(csvOf(rows, 'en')).toBe('\uFEFFŽydrūnas,1234.5\r\n,-2\r\n0.3,\r\n');
});

test('quotes, separators and new lines are kept', () => {
  expect(csvOf([['a;b', 'say "x"', 'two\nlines']], 'en')).toBe('\uFEFF"a;b","say ""x""","two\nlines"\r\n');
});

test.each(['=1+1', '+370', '-Ona', '@sum', ' =x', '＝1+1', '＋1', '－1', '＠sum'])(
  'what a spreadsheet would run stays text: %j',
  (text) => {
    expect(csvOf([[text]], 'lt').replaceAll('"', '')).toBe(`\uFEFF'${text}\r\n`);
  },
);

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
      for (const piece of csvOf([['x', text, text], [text]], language)
        .split(/\r\n|\r|\n/)
        .flatMap((line) => line.split(separator)))
        expect(piece).not.toMatch(/^[\s"\uFEFF]*[=+\-@]/);
});
