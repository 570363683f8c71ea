import { expect, it } from 'vitest';
import { shortenMiddle } from './shorten-middle.ts';

it.each([
  ['Ona', 10, 'Ona'],
  ['Augustė Kazlauskaitė', 20, 'Augustė Kazlauskaitė'],
  ['Augustė Kazlauskaitė-Petrauskienė', 21, 'Augustė Ka…trauskienė'],
  ['Ona Žukaitė', 8, 'Ona…itė'],
])('%s in %i characters: %s', (name, most, short) => {
  expect(shortenMiddle(name, most)).toBe(short);
});
