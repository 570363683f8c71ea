import { expect, test } from 'vitest';
import { usernameFrom } from './username-from.ts';

test.each([
  ['Žydrė Ąžuolienė', 'zydre.azuoliene'],
  [' Ona  Petraitė-Mažė ', 'ona.petraite.maze'],
  ["Seán O'Brien 2", 'sean.o.brien.2'],
  ['Олена', 'олена'],
  ['...', ''],
])('the name "%s" makes a username that can be typed on a phone', (name, username) => {
  expect(usernameFrom(name)).toBe(username);
});
