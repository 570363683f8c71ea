import { expect, test } from 'vitest';
import { csvOf } from './csv.ts';

const read = (rows: string[][], language: 'en' | 'lt') => new TextDecoder().decode(csvOf(rows, language));

test('numbers stay numbers and names stay names', () => {
  expect(read([['-1.5', '-3', 'Ona - barista', 'Jonas, Ona']], 'en')).toBe('-1.5,-3,Ona - barista,"Jonas, Ona"\r\n');
  expect(read([['-1,5', '-3', '-3-4', '+370 612']], 'lt')).toBe("-1,5;-3;'-3-4;'+370 612\r\n");
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
      for (const piece of read([['x', text, text], [text]], language)
        .split(/\r\n|\r|\n/)
        .flatMap((line) => line.split(separator)))
        expect(piece).not.toMatch(/^[\s"\uFEFF]*[=+\-@]/);
});
