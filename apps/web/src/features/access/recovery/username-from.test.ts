import { expect, test } from 'vitest';
import { usernameFrom } from './username-from.ts';

test.each([
  ['Žydrė Ąžuolienė', 'zydre.azuoliene'],
  [' Ona  Petraitė-Mažė ', 'ona.petraite.maze'],
  ["Seán O'Brien 2", 'sean.o.brien.2'],
  ['Олена', 'олена'],
  ['Андрій', 'андрій'],
  ['İpek Łukasz Þóra', 'ipek.lukasz.thora'],
  [`${'a'.repeat(63)} b`, 'a'.repeat(63)],
  ['...', ''],
])('the name "%s" makes a username that can be typed on a phone', (name, username) => {
  expect(usernameFrom(name)).toBe(username);
});
