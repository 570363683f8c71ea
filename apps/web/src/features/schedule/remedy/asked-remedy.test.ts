import { expect, it } from 'vitest';
import { sampleShift } from '../../../testing/sample-shift.ts';
import { handChanges } from './asked-remedy.ts';

const hours = (date: string, from: string, to: string) => ({
  date,
  start_time: from,
  end_time: to,
  starts_at: `${date}T${from}:00Z`,
  ends_at: `${date}T${to}:00Z`,
});
const place = sampleShift({ id: 'place', ...hours('2026-11-30', '08:00', '16:00'), employee_id: null });
const early = sampleShift({ id: 'early', ...hours('2026-12-01', '06:00', '14:00'), employee_id: 'ona' });
const late = sampleShift({ id: 'late', ...hours('2026-12-01', '13:00', '21:00'), employee_id: 'jonas' });
const night = sampleShift({ id: 'night', ...hours('2026-12-01', '22:00', '23:00'), employee_id: 'jonas' });

const stepsOf = (...handed: Parameters<typeof handChanges>[0]) =>
  handChanges(handed, null).map(({ id, before, after }) => [id, before?.employee_id, after?.employee_id]);

it('assigns shifts from the last to the first', () => {
  expect(stepsOf({ shift: place, employee_id: 'ona' }, { shift: early, employee_id: 'rasa' })).toEqual([
    ['early', 'ona', 'rasa'],
    ['place', null, 'ona'],
  ]);
});

it('opens a shift in between where two exchange shifts that overlap', () => {
  const filled = { shift: place, employee_id: 'rasa' };
  expect(stepsOf(filled, { shift: early, employee_id: 'jonas' }, { shift: late, employee_id: 'ona' })).toEqual([
    ['early', 'ona', null],
    ['late', 'jonas', 'ona'],
    ['early', null, 'jonas'],
    ['place', null, 'rasa'],
  ]);
  expect(stepsOf(filled, { shift: early, employee_id: 'jonas' }, { shift: night, employee_id: 'ona' })).toEqual([
    ['night', 'jonas', 'ona'],
    ['early', 'ona', 'jonas'],
    ['place', null, 'rasa'],
  ]);
});
