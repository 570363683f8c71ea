import { expect, test } from 'vitest';
import { isCommonPassword } from './common-passwords.ts';

test.each([
  ['qwerty', true],
  ['Pamaina2026!', true],
  ['kavine123', true],
  ['123Kavinė', true],
  ['!!manager!!', true],
  ['Rūta-1990', true],
  ['ruta2026', true],
  ['20260101-99', false],
  ['pamaina prie jūros', false],
  ['ruta ir kava', false],
])('who is called Rūta.1 and chooses %s, chose an easy one: %s', (password, isEasy) => {
  expect(isCommonPassword(password, 'Rūta.1')).toBe(isEasy);
});
