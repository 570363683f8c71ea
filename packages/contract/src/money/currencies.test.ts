import { expect, test } from 'vitest';
import { createFormat } from '../base/format.ts';
import { currencies, currencyOf } from './currencies.ts';

test('wages in Cork are in euro, in Leeds in pounds', () => {
  expect([currencyOf('IE'), currencyOf('GB'), currencyOf('LV'), currencyOf('PL')]).toEqual([
    'EUR',
    'GBP',
    'EUR',
    'PLN',
  ]);
  expect(currencies.slice(0, 2)).toEqual(['EUR', 'PLN']);
  expect(currencies).toContain('GBP');
});

test('amounts are in the currency of the project, and payments in their own', () => {
  const leeds = createFormat('en', 'Europe/London', 'decimal', 'GBP');
  expect([leeds.money(123_456), leeds.money(2900, 'eur')]).toEqual(['£1,234.56', '€29.00']);
  const vilnius = createFormat('lt', 'Europe/Vilnius', 'decimal', 'GBP');
  expect(vilnius.money(123_456).replaceAll(/\s/g, ' ')).toBe('1 234,56 GBP');
  expect(createFormat('en', 'Europe/Dublin').money(100)).toBe('€1.00');
});
