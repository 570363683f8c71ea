import { expect, test } from 'vitest';
import { findThings, type Thing } from './find-things.ts';

const thing = (label: string, more: Partial<Thing> = {}): Thing => ({
  kind: 'person',
  label,
  act: `/${label}`,
  ...more,
});
const things = ['Ąžuolas Žukauskas', 'Ona Petraitė', 'Onutė Žukauskaitė'].map((label) => thing(label));
const labels = (typed: string, among: readonly Thing[] = things) => findThings(typed, among).map(({ label }) => label);

test('by parts of words in any order, without case and diacritics', () => {
  expect(labels('zuk')).toEqual(['Ąžuolas Žukauskas', 'Onutė Žukauskaitė']);
  expect(labels('  ŽUK on ')).toEqual(['Onutė Žukauskaitė']);
  expect(labels('xyz')).toEqual([]);
  expect(labels('')).toHaveLength(3);
  expect(labels('sestadienis', [thing('Šeštadienis')])).toEqual(['Šeštadienis']);
});

test('what begins with the typed letters comes first, then words that do, then what is not shown, then the rest', () => {
  const found = ['Blueprint', 'Print this month', 'Options of paper', 'Export: print'].map((label) =>
    thing(label, label === 'Options of paper' ? { also: 'printer' } : {}),
  );
  expect(labels('print', found)).toEqual(['Print this month', 'Export: print', 'Options of paper', 'Blueprint']);
});

test('a command of many people is offered for those whose name is typed', () => {
  const absences = ['Ona Petraitė', 'Rasa Bardė'].map((name) => thing(`Record absence: ${name}`, { only: name }));
  const usual = thing('Record absence');
  expect(labels('record absence', [...absences, usual])).toEqual(['Record absence']);
  expect(labels('ona abs', [...absences, usual])).toEqual(['Record absence: Ona Petraitė']);
  expect(labels('bard', [...absences, usual])).toEqual(['Record absence: Rasa Bardė']);
});

test('never more than twelve', () => {
  expect(
    findThings(
      '',
      Array.from({ length: 5000 }, (_, index) => thing(String(index))),
    ),
  ).toHaveLength(12);
});
