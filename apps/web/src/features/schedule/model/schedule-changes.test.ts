import { expect, test } from 'vitest';
import { sampleShift } from '../../../testing/sample-shift.ts';
import { scheduleChanges } from './schedule-changes.ts';

const kinds = (changes: ReturnType<typeof scheduleChanges>) => changes.map(({ kind }) => kind);

test('the same month planned anew with the same people is no change, whatever the ids', () => {
  const before = [sampleShift(), sampleShift({ employee_id: null }), sampleShift({ date: '2026-12-02' })];
  const after = before.map((shift, i) => ({ ...shift, id: `new-${i}` })).reverse();
  expect(scheduleChanges(before, after)).toEqual([]);
});

test('another person for the same work is one change', () => {
  const before = sampleShift({ employee_id: 'ona' });
  const after = { ...sampleShift({ employee_id: 'jonas' }), employee_name: 'Jonas' };
  expect(scheduleChanges([before], [after])).toEqual([{ kind: 'changed', before, after }]);
});

test('a moved shift is the same one; what is new and what is gone are told apart, in the order of time', () => {
  const moved = sampleShift({ date: '2026-12-05' });
  const before = [moved, sampleShift({ date: '2026-12-03' })];
  const after = [
    { ...moved, date: '2026-12-06', starts_at: '2026-12-06T05:00:00.000Z' },
    sampleShift({ role: 'cook' }),
  ];
  expect(kinds(scheduleChanges(before, after))).toEqual(['added', 'removed', 'changed']);
});
