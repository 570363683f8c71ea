import { expect, test } from 'vitest';
import { findThings, type Thing } from './finder.tsx';

const thing = (label: string): Thing => ({ kind: 'person', label, to: `/${label}` });
const things = ['Ąžuolas Žukauskas', 'Ona Petraitė', 'Onutė Žukauskaitė'].map(thing);
const labels = (typed: string) => findThings(typed, things).map(({ label }) => label);

test('by parts of words in any order, without case and diacritics', () => {
  expect(labels('zuk')).toEqual(['Ąžuolas Žukauskas', 'Onutė Žukauskaitė']);
  expect(labels('  ŽUK on ')).toEqual(['Onutė Žukauskaitė']);
  expect(labels('xyz')).toEqual([]);
  expect(labels('')).toHaveLength(3);
});

test('never more than twelve', () => {
  expect(
    findThings(
      '',
      Array.from({ length: 5000 }, (_, index) => thing(String(index))),
    ),
  ).toHaveLength(12);
});
