import { expect, test } from 'vitest';
import { weeksOf } from './month-actions.tsx';

test('the weeks of a month end with it', () => {
  expect(weeksOf('2031-05')).toEqual([
    { start: '2031-05-01', end: '2031-05-04' },
    { start: '2031-05-05', end: '2031-05-11' },
    { start: '2031-05-12', end: '2031-05-18' },
    { start: '2031-05-19', end: '2031-05-25' },
    { start: '2031-05-26', end: '2031-05-31' },
  ]);
  expect(weeksOf('2027-02')).toHaveLength(4);
});
