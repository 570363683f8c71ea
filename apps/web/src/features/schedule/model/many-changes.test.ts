import { describe, expect, it } from 'vitest';
import { sampleShift } from '../../../testing/sample-shift.ts';
import { manyChanges } from './many-changes.ts';

const monday = sampleShift({ id: 'mon', date: '2026-11-30' });
const tuesday = sampleShift({ id: 'tue', date: '2026-12-01', pinned: true });
const datesOf = (changes: ReturnType<typeof manyChanges>) => changes.map(({ id, after }) => [id, after?.date]);

describe('one deed on several shifts', () => {
  it('moves the last first when they go later, so that none meets the next', () => {
    expect(datesOf(manyChanges([monday, tuesday], { kind: 'move', days: 1 }))).toEqual([
      ['tue', '2026-12-02'],
      ['mon', '2026-12-01'],
    ]);
    expect(datesOf(manyChanges([tuesday, monday], { kind: 'move', days: -1 }))).toEqual([
      ['mon', '2026-11-29'],
      ['tue', '2026-11-30'],
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
