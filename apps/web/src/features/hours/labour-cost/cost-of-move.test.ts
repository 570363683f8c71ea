import { expect, test } from 'vitest';
import { costOfMove } from './cost-of-move.ts';

const shift = {
  starts_at: '2031-05-05T06:00:00Z',
  ends_at: '2031-05-05T14:30:00Z',
  break_minutes: 30,
  employee_id: 'ona',
  on_call: null,
};
const rates = new Map<string, number | null>([
  ['ona', 1000],
  ['rasa', 1250],
  ['jonas', null],
]);
const cost = (employee_id: string | null, copy = false, employerShare = 0) =>
  costOfMove({ shift, to: { employee_id }, copy, rates, employerShare });

test('8 hours at 12.50 in place of 10 euro cost 20 euro more, with an employer’s share of 1.77 % 20.35', () => {
  expect([cost('rasa'), cost('rasa', false, 1.77)]).toEqual([2000, 2035]);
});

test('a copy costs all of it, an open shift nothing, the same employee no more', () => {
  expect([cost('rasa', true), cost(null), cost('ona')]).toEqual([10_000, -8000, 0]);
});

test('an unknown rate and on-call time say nothing', () => {
  expect(cost('jonas')).toBeNull();
  expect(
    costOfMove({
      shift: { ...shift, on_call: 'at_home' },
      to: { employee_id: 'rasa' },
      copy: false,
      rates,
      employerShare: 0,
    }),
  ).toBeNull();
});
