import { defaultImportance, weightsOf } from '@pamaina/engine';
import { expect, test } from 'vitest';
import { partChanges } from './explain-assignment.ts';

// The weight of one unit where everything is normal: 200 per uncovered hour, 4 per hour from an even share, 16 per
// weekend, 8 per preference.
const normal = weightsOf(defaultImportance);

test('a change of the penalty is explained in hours, weekends and wishes, the largest first', () => {
  expect(partChanges({ 'fair-weekends': 8, wishes: -8, coverage: -1500, 'fair-hours': 12 }, normal)).toEqual([
    { rule: 'coverage', unit: 'hours', amount: -7.5 },
    { rule: 'fair-hours', unit: 'hours', amount: 3 },
    { rule: 'fair-weekends', unit: 'weekends', amount: 0.5 },
    { rule: 'wishes', unit: 'times', amount: -1 },
  ]);
});

test('cost is explained in euro where it counts, and left out where it does not', () => {
  const minding = weightsOf({ ...defaultImportance, cost: 'high' });
  expect(partChanges({ cost: 100 }, minding)).toEqual([{ rule: 'cost', unit: 'euro', amount: 12.5 }]);
  expect(partChanges({ cost: 100 }, normal)).toEqual([]);
});

test('what nobody could see, and what has no unit, is left out', () => {
  expect(partChanges({ 'fair-hours': 0.1, surplus: 20 }, normal)).toEqual([]);
});
