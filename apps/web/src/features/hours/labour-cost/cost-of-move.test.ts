import { expect, test } from 'vitest';
import { costOfMove } from './cost-of-move.ts';

const shift = {
  date: '2031-05-05',
  role: 'waiter',
  starts_at: '2031-05-05T06:00:00Z',
  ends_at: '2031-05-05T14:30:00Z',
  break_minutes: 30,
  employee_id: 'ona',
  on_call: null,
};
const rates = {
  employees: [
    { employee_id: 'ona', starts: '2031-04-28', hourly_rate_cents: 1000 },
    { employee_id: 'rasa', starts: '2031-04-28', hourly_rate_cents: 1250 },
    { employee_id: 'jonas', starts: '2031-05-12', hourly_rate_cents: 1100 },
    { employee_id: 'jonas', starts: '2031-05-19', hourly_rate_cents: null },
  ],
  roles: [
    { role: 'cook', starts: '2030-01-01', hourly_rate_cents: 1400 },
    { role: 'waiter', starts: '2031-05-20', hourly_rate_cents: 950 },
    { role: 'waiter', starts: '2031-05-06', hourly_rate_cents: 900 },
  ],
};
const cost = (employee_id: string | null, { copy = false, employerShare = 0, date = shift.date } = {}) =>
  costOfMove({ shift, to: { date, employee_id }, copy, rates, employerShare });

test('8 hours at 12.50 in place of 10 euro cost 20 euro more, with an employer’s share of 1.77 % 20.35', () => {
  expect([cost('rasa'), cost('rasa', { employerShare: 1.77 })]).toEqual([2000, 2035]);
});

test('a copy costs all of it, an open shift nothing, the same employee no more', () => {
  expect([cost('rasa', { copy: true }), cost(null), cost('ona')]).toEqual([10_000, -8000, 0]);
});

test('who has no rate of their own is paid that of the role on the day', () => {
  // Jonas has a rate of 11 euro for a week; before and after it the waiter's counts, once there is one.
  const on = (date: string) => cost('jonas', { date, copy: true });
  expect(['05', '06', '12', '19', '20'].map((day) => on(`2031-05-${day}`))).toEqual([null, 7200, 8800, 7200, 7600]);
  expect(
    costOfMove({
      shift: { ...shift, role: 'cook' },
      to: { date: shift.date, employee_id: 'jonas' },
      copy: false,
      rates,
      employerShare: 0,
    }),
  ).toBe(3200);
});

test('an unknown rate and on-call time say nothing', () => {
  expect(cost('jonas')).toBeNull();
  expect(
    costOfMove({
      shift: { ...shift, on_call: 'at_home' },
      to: { date: shift.date, employee_id: 'rasa' },
      copy: false,
      rates,
      employerShare: 0,
    }),
  ).toBeNull();
});
