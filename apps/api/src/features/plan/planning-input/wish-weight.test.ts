import { expect, test } from 'vitest';
import { wishWeights } from './wishes.ts';

const person = (employee_id: string, granted: number, refused: number) => ({ employee_id, granted, refused });

test('nobody had wishes', () => {
  expect(wishWeights([])).toEqual(new Map());
});

test('whose share of refused wishes is above the team’s weighs more, and nobody less than one', () => {
  const weights = wishWeights([person('ona', 0, 4), person('rasa', 4, 0), person('jonas', 2, 2)]);
  expect(weights).toEqual(
    new Map([
      ['ona', 1.5],
      ['rasa', 1],
      ['jonas', 1],
    ]),
  );
});

test('quarters, and never more than two', () => {
  const many = Array.from({ length: 99 }, (_, index) => person(`p${index}`, 10, 0));
  expect(wishWeights([...many, person('ona', 0, 1)]).get('ona')).toBe(2);
  expect(wishWeights([person('ona', 2, 3), person('rasa', 3, 2)]).get('ona')).toBe(1);
  expect(wishWeights([person('ona', 1, 3), person('rasa', 3, 1)]).get('ona')).toBe(1.25);
});
