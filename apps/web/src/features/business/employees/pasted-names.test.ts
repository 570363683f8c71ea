import { expect, test } from 'vitest';
import { mostUsualRole, readNames } from './pasted-names.ts';

test('a name a line; a role after a comma, a tab or a semicolon; marks of lists and empty lines are no part of them', () => {
  const text =
    'Ona Petraitė, barista\r\n\n  2. Žydrūnas  Kęsgaila\tvirėjas (-a)\n• Ąžuolas Žukauskas;kasininkas, barista\n- Rūta\n';
  expect(readNames(text, 'barista')).toEqual([
    { line: 1, name: 'Ona Petraitė', roles: 'barista' },
    { line: 3, name: 'Žydrūnas Kęsgaila', roles: 'virėjas (-a)' },
    { line: 4, name: 'Ąžuolas Žukauskas', roles: 'kasininkas, barista' },
    { line: 5, name: 'Rūta', roles: 'barista' },
  ]);
});

test.each(['', '\n\n', ' , barista', '\t'])('nobody is read from %j', (text) => {
  expect(readNames(text, 'barista')).toEqual([]);
});

test('a double name keeps its hyphen, and an only name stays one', () => {
  expect(readNames('Ona Petraitė-Jonaitienė\nMadonna', '').map(({ name }) => name)).toEqual([
    'Ona Petraitė-Jonaitienė',
    'Madonna',
  ]);
});

test('the role of those without one is the most common here, and none in a team without people', () => {
  expect(
    mostUsualRole([{ roles: ['cook'] }, { roles: ['cashier', 'cook'] }, { roles: ['cashier'] }, { roles: ['cook'] }]),
  ).toBe('cook');
  expect(mostUsualRole([])).toBe('');
});
