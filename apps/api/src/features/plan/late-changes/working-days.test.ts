import { expect, it } from 'vitest';
import { noticeDays } from './working-days.ts';

const none = { shifts: new Set<string>(), publicHolidays: new Set<string>() };

// December 2026: the 1st is a Tuesday, the 24th to 26th are public holidays.
it.each([
  ['works on the two days between', '2026-12-01', '2026-12-04', ['2026-12-02', '2026-12-03'], 2],
  ['works on one of them', '2026-12-01', '2026-12-04', ['2026-12-02'], 1],
  [
    'neither the day of telling nor the changed day counts',
    '2026-12-01',
    '2026-12-02',
    ['2026-12-01', '2026-12-02'],
    0,
  ],
  ['three free days are no notice', '2026-12-01', '2026-12-05', ['2026-12-05'], 0],
  [
    'Saturday and Sunday are working days of who works on them',
    '2026-12-04',
    '2026-12-07',
    ['2026-12-05', '2026-12-06'],
    2,
  ],
])('%s', (_, announced, changed, shifts, days) => {
  expect(noticeDays(announced, changed, { ...none, shifts: new Set(shifts) })).toBe(days);
});

it('counts Monday to Friday without public holidays where nothing is published for the person', () => {
  const publicHolidays = new Set(['2026-12-24', '2026-12-25', '2026-12-26']);
  // 23 December (Wednesday) and 28 December (Monday).
  expect(noticeDays('2026-12-22', '2026-12-29', { ...none, publicHolidays })).toBe(2);
});

it('looks at each month for itself', () => {
  // Nothing is published in January, where the 1st is a holiday and the 2nd a Saturday; December has a shift on the
  // 31st.
  const shifts = new Set(['2026-12-31']);
  expect(noticeDays('2026-12-29', '2027-01-05', { shifts, publicHolidays: new Set(['2027-01-01']) })).toBe(2);
});
