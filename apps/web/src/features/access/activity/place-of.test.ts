import { expect, test } from 'vitest';
import { placeOf } from './activity-line.tsx';

test.each([
  ['swap.offered', { date: '2026-11-23' }, 'view=week&from=2026-11-23'],
  ['shift.updated', { before: { date: '2026-11-23' }, after: { date: '2026-11-24' } }, 'view=week&from=2026-11-24'],
  ['shift.deleted', { before: { date: '2026-11-23' } }, 'view=week&from=2026-11-23'],
  ['schedule.published', { year: 2026, month: 3, shifts: 2 }, 'view=month&month=2026-03'],
  ['employee.created', { name: 'Ona', date: '2026-11-23' }, null],
  ['schedule.copied', { copied: 3 }, null],
  ['comment.created', { date: 'soon' }, null],
])('%s about %o is at %s', (action_type, details, place) => {
  expect(placeOf({ action_type, details })).toBe(place);
});
