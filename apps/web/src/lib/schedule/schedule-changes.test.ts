import { expect, test, describe, it } from 'vitest';
import { sampleShift } from '../../testing/sample-shift.ts';
import { scheduleChanges, manyChanges } from './schedule-changes.ts';

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

test('a moved shift is the same one; new and removed shifts are listed in the order of time', () => {
  const moved = sampleShift({ date: '2026-12-05' });
  const before = [moved, sampleShift({ date: '2026-12-03' })];
  const after = [
    { ...moved, date: '2026-12-06', starts_at: '2026-12-06T05:00:00.000Z' },
    sampleShift({ role: 'cook' }),
  ];
  expect(kinds(scheduleChanges(before, after))).toEqual(['added', 'removed', 'changed']);
});

const monday = sampleShift({ id: 'mon', date: '2026-11-30' });
const tuesday = sampleShift({ id: 'tue', date: '2026-12-01', pinned: true });
const datesOf = (changes: ReturnType<typeof manyChanges>) => changes.map(({ id, after }) => [id, after?.date]);

describe('one deed on several shifts', () => {
  it('moves each by as many days', () => {
    expect(datesOf(manyChanges([monday, tuesday], { kind: 'move', days: 1 }))).toEqual([
      ['mon', '2026-12-01'],
      ['tue', '2026-12-02'],
    ]);
  });

  it('gives them to another person, and leaves out what stays', () => {
    const other = sampleShift({ id: 'other', employee_id: 'jonas' });
    const [change, ...more] = manyChanges([monday, other], { kind: 'move', days: 0, employee_id: 'jonas' });
    expect(change?.after?.employee_id).toBe('jonas');
    expect(more).toEqual([]);
  });

  it('copies as new shifts that are not pinned', () => {
    const [copy] = manyChanges([tuesday], { kind: 'copy', days: 7 });
    expect(copy).toMatchObject({ before: null, after: { date: '2026-12-08', pinned: false, employee_id: 'ona' } });
    expect(copy?.id).not.toBe('tue');
  });

  it('pins what is not pinned yet, and removes', () => {
    expect(manyChanges([monday, tuesday], { kind: 'pin', pinned: true }).map(({ id }) => id)).toEqual(['mon']);
    expect(manyChanges([monday, tuesday], { kind: 'remove' }).map(({ after }) => after)).toEqual([null, null]);
  });
});
