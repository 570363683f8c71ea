import type { WeekSpan } from '@pamaina/contract';
import { expect, test } from 'vitest';
import { plannedDays } from './calendar-days.ts';
import { needsOf, type RequirementRow } from './needs.ts';

const ZONE = 'Europe/Vilnius';
const days = plannedDays(ZONE, '2027-03-01', '2027-03-31', [
  { date: '2027-03-11', closed: true, is_public: true },
  { date: '2027-03-28', closed: false, is_public: true },
]).filter(({ date }) => date >= '2027-03-01' && date <= '2027-03-31');

const row = (more: Partial<RequirementRow>): RequirementRow => ({
  template: 'DAY',
  role: 'cook',
  on_call: 'none',
  count: 1,
  weekday: null,
  date: null,
  week_id: null,
  start_time: '08:00:00',
  end_time: '16:30:00',
  break_minutes: 30,
  ...more,
});

const counts = (rows: RequirementRow[], spans: WeekSpan[] = []) =>
  needsOf(ZONE, days, rows, spans).map(({ date, count }) => [date, count]);

test('the weekly standard is on its weekday, not on closed days', () => {
  expect(counts([row({ weekday: 4, count: 2 })])).toEqual([
    ['2027-03-04', 2],
    ['2027-03-18', 2],
    ['2027-03-25', 2],
  ]);
});

test('a date exception replaces the standard of its template and role, also by none and also on a closed day', () => {
  const rows = [
    row({ weekday: 4 }),
    row({ weekday: 4, role: 'guard' }),
    row({ date: '2027-03-04', count: 0 }),
    row({ date: '2027-03-11', count: 3 }),
  ];
  expect(counts(rows).filter(([date]) => date === '2027-03-04')).toEqual([
    ['2027-03-04', 0],
    ['2027-03-04', 1],
  ]);
  expect(counts(rows).filter(([date]) => date === '2027-03-11')).toEqual([['2027-03-11', 3]]);
});

test('an open holiday keeps the standard, and a night has its real length when the clocks change', () => {
  const [need] = needsOf(ZONE, days, [row({ weekday: 7, start_time: '22:00:00', end_time: '06:00:00' })], []).filter(
    ({ date }) => date === '2027-03-28',
  );
  const [before] = needsOf(ZONE, days, [row({ weekday: 6, start_time: '22:00:00', end_time: '06:00:00' })], []).filter(
    ({ date }) => date === '2027-03-27',
  );
  expect(need && need.end - need.start).toBe(8 * 60);
  expect(before && before.end - before.start).toBe(7 * 60);
});

test('a named week replaces the standard on its dates, also by nothing; exceptions of dates still win', () => {
  const spring = { week_id: 'spring', start_date: '2027-03-08', end_date: '2027-03-20' };
  const rows = [
    row({ weekday: 4, count: 2 }),
    row({ weekday: 5, count: 1 }),
    row({ weekday: 4, count: 5, week_id: 'spring' }),
    row({ weekday: 4, count: 7, week_id: 'summer' }),
    row({ date: '2027-03-18', count: 9 }),
    row({ date: '2027-03-19', count: 3 }),
  ];
  // The 11th is closed; in the spring week nobody is needed on Fridays.
  expect(counts(rows, [spring])).toEqual([
    ['2027-03-04', 2],
    ['2027-03-05', 1],
    ['2027-03-18', 9],
    ['2027-03-19', 3],
    ['2027-03-25', 2],
    ['2027-03-26', 1],
  ]);
});
