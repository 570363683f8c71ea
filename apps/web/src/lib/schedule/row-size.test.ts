import { expect, it } from 'vitest';
import { sampleShift } from '../../testing/sample-shift.ts';
import { gridRows, noFilters } from './grid-model.ts';
import { rowSize, shiftsBetween } from './row-size.ts';

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

const heights = (count: number, kind: 'person' | 'open', banded = false) => {
  const own = Array.from({ length: count }, (_, index) => {
    const start_time = `${String(index).padStart(2, '0')}:00`;
    return sampleShift({ id: `${index}`, start_time, date: dates[0]!, employee_id: kind === 'open' ? null : 'ona' });
  });
  const row = gridRows(people, own, noFilters).find(
    (one) => one.kind === kind && (kind === 'open' || one.key === 'ona'),
  );
  return (['month', 'week'] as const).map((density) => rowSize(row!, dates, density, () => banded));
};

it('keeps a month at 30 px a row with two shifts on one day, and grows by a line for every two more', () => {
  expect([0, 1, 2, 3, 6].map((count) => heights(count, 'person'))).toEqual([
    [30, 48],
    [30, 48],
    [30, 72],
    [56, 104],
    [83, 200],
  ]);
});

it('does so for open shifts, and gives time off beside shifts a line of its own', () => {
  expect(heights(2, 'open')).toEqual([30, 72]);
  expect(heights(2, 'person', true)).toEqual([56, 104]);
});

it('gives nothing for a corner that is no longer shown', () => {
  const gone = { row: 'gone', date: '2026-12-01' };
  expect(shiftsBetween(rows, dates, gone, { row: 'ona', date: '2026-12-01' })).toEqual([]);
});
