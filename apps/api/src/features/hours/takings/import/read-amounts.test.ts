import { expect, test } from 'vitest';
import { amountReader } from './read-amounts.ts';

const read = (cells: string[], isWorkbook = false) => cells.map(amountReader(cells, isWorkbook));

test.each([
  [
    ['1 234,50 €', '12,5', '7'],
    [123_450, 1_250, 700],
  ],
  [
    ['1.234,50', '1.234'],
    [123_450, 123_400],
  ],
  [
    ['1,234.50', '1,234'],
    [123_450, 123_400],
  ],
  [
    ['1,234', '2,000'],
    [123_400, 200_000],
  ],
  [
    ['1.234.567', '12.345'],
    [123_456_700, 1_234_500],
  ],
  [
    ['1 234,50', 'EUR 3,00', '4,10 Eur'],
    [123_450, 300, 410],
  ],
  [
    ['-12,50', '−3,00', '(7,25)', '8,00-'],
    [-1_250, -300, -725, -800],
  ],
  [
    ['0,125', '0.5'],
    [13, null],
  ],
  [
    ['12.50', 'n/a', '12:30', '1.2.3'],
    [1_250, null, null, null],
  ],
  [
    ['1234', '0'],
    [123_400, 0],
  ],
])('%j are %j hundredths', (cells, expected) => {
  expect(read(cells)).toEqual(expected);
});

test('what a workbook counted has a dot and any number of decimals', () => {
  expect(read(['1234.567', '12.345', '3', '4,5'], true)).toEqual([123_457, 1_235, 300, 450]);
});
