import { expect, it } from 'vitest';
import { sampleShift } from '../../testing/sample-shift.ts';
import { bodyOf } from './shift-body.ts';
import { handChanges } from './asked-remedy.ts';

const place = sampleShift({ id: 'place', date: '2026-11-30', employee_id: null });
const early = sampleShift({ id: 'early', date: '2026-12-01', employee_id: 'ona' });
const late = sampleShift({ id: 'late', date: '2026-12-01', employee_id: 'jonas' });

const stepsOf = (...handed: Parameters<typeof handChanges>[0]) =>
  handChanges(handed, null).map(({ id, before, after }) => [id, before?.employee_id, after?.employee_id]);

it('gives each shift to its employee with one edit, also where two exchange shifts', () => {
  const filled = { shift: place, employee_id: 'rasa' };
  expect(stepsOf(filled, { shift: early, employee_id: 'jonas' }, { shift: late, employee_id: 'ona' })).toEqual([
    ['place', null, 'rasa'],
    ['early', 'ona', 'jonas'],
    ['late', 'jonas', 'ona'],
  ]);
});

it('adds the shift of a place that has none, and leaves out what stays', () => {
  const body = bodyOf(place);
  const handed = [
    { shift: null, employee_id: 'rasa' },
    { shift: early, employee_id: 'ona' },
  ];
  expect(handChanges(handed, body)).toMatchObject([{ before: null, after: { ...body, employee_id: 'rasa' } }]);
  expect(handChanges(handed, null)).toEqual([]);
});
