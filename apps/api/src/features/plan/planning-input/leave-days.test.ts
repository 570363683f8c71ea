import { expect, test } from 'vitest';
import { leaveDays } from './to-engine.ts';

const absence = (type: 'vacation' | 'sick_leave' | 'personal', from: string, to: string) => ({
  type,
  from,
  to,
  scheduled: {},
});
const march = { from: '2026-03-01', to: '2026-03-31', spans: [{ starts: null, ends: null }] };

// 2003/88/EC 16(b): paid annual leave and sick leave are not included in the average.
test.each([
  ['a week of vacation', [absence('vacation', '2026-03-09', '2026-03-15')], 7],
  ['only the days in the range', [absence('vacation', '2026-02-20', '2026-03-02')], 2],
  ['illness that outlasts it', [absence('sick_leave', '2026-03-30', '2026-04-10')], 2],
  [
    'days that meet count once',
    [absence('vacation', '2026-03-09', '2026-03-11'), absence('sick_leave', '2026-03-11', '2026-03-12')],
    4,
  ],
  ['time off for personal reasons', [absence('personal', '2026-03-09', '2026-03-15')], 0],
  ['other months', [absence('vacation', '2026-04-01', '2026-04-15')], 0],
])('%s', (_, absences, days) => expect(leaveDays(absences, march)).toBe(days));

test('days after the last one of employment are none of leave', () => {
  const week = [absence('vacation', '2026-03-09', '2026-03-15')];
  expect(leaveDays(week, { ...march, spans: [{ starts: '2024-01-02', ends: '2026-03-10' }] })).toBe(2);
});
