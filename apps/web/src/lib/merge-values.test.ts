import { expect, test } from 'vitest';
import { mergeValues } from './merge-values.ts';

const base = { id: 'ona', name: 'Ona', roles: ['cook'], phone: '1' };

test('takes over what only the other person changed and keeps the input', () => {
  const mine = { ...base, phone: '2' };
  const theirs = { ...base, name: 'Ona Petraitė', roles: ['cook', 'server'] };
  const { values, changes } = mergeValues(base, mine, theirs);
  expect(values).toEqual({ ...base, phone: '2', name: 'Ona Petraitė', roles: ['cook', 'server'] });
  expect(changes.map(({ field, isKept }) => [field, isKept])).toEqual([
    ['name', false],
    ['roles', false],
  ]);
});

test('keeps the own input where both changed the same field, and says so', () => {
  const { values, changes } = mergeValues(base, { ...base, phone: '2' }, { ...base, phone: '3' });
  expect(values.phone).toBe('2');
  expect(changes).toEqual([{ field: 'phone', theirs: '3', isKept: true }]);
});
