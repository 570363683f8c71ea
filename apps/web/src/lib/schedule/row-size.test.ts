import { expect, it } from 'vitest';
import { sampleShift } from '../../testing/sample-shift.ts';
import { gridRows, noFilters } from './grid-model.ts';
import { shiftsBetween } from './row-size.ts';

const people = ['ona', 'rasa', 'zita'].map((id) => ({ id, name: id, roles: ['barista'], known: true }));
const dates = ['2026-12-01', '2026-12-02', '2026-12-03'];
const shifts = people.flatMap(({ id }) =>
  dates.map((date) => sampleShift({ id: `${id} ${date.slice(8)}`, employee_id: id, date })),
);
const rows = gridRows(people, shifts, noFilters);

it('gives the shifts of the rectangle, whichever corner comes first', () => {
  const [a, b] = [
    { row: 'rasa', date: '2026-12-02' },
    { row: 'ona', date: '2026-12-01' },
  ];
  expect(shiftsBetween(rows, dates, a, b)).toEqual(['ona 01', 'ona 02', 'rasa 01', 'rasa 02']);
  expect(shiftsBetween(rows, dates, b, a)).toEqual(['ona 01', 'ona 02', 'rasa 01', 'rasa 02']);
});

it('gives nothing for a corner that is no longer shown', () => {
  const gone = { row: 'gone', date: '2026-12-01' };
  expect(shiftsBetween(rows, dates, gone, { row: 'ona', date: '2026-12-01' })).toEqual([]);
});
