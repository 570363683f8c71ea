import { describe, expect, it } from 'vitest';
import { createClock } from '../dates/clock.ts';
import { sampleShift } from '../../testing/sample-shift.ts';
import { dayRows } from './day-rows.ts';
import { noFilters, type GridFilters } from './grid-model.ts';

const clock = createClock('Europe/Vilnius');
const people = [
  { id: 'ona', name: 'Ona', roles: ['barista'], known: true },
  { id: 'zita', name: 'Žita', roles: ['barista'], known: true },
  { id: 'petras', name: 'Petras', roles: ['cook', 'barista'], known: true },
  { id: 'jonas', name: 'Jonas', roles: ['cook'], known: true },
];
const shifts = [
  sampleShift({ id: 'ona', start_time: '12:00', end_time: '20:00' }),
  sampleShift({ id: 'petras', employee_id: 'petras', employee_name: 'Petras' }),
  sampleShift({ id: 'open', employee_id: null }),
  sampleShift({ id: 'open too', employee_id: null }),
];
const keys = (own: Partial<GridFilters> = {}, roles: string[] = []) =>
  dayRows({ people, shifts, roles, filters: { ...noFilters, ...own }, clock }).map(({ role, rows }) => [
    role,
    ...rows.map(({ key }) => key),
  ]);

describe('the people of a day by role', () => {
  it('has open shifts first, then who works in the role, the earliest first, then who is free', () => {
    expect(keys()).toEqual([
      ['barista', 'open:barista', 'petras', 'ona', 'zita'],
      ['cook', 'jonas'],
    ]);
  });

  it('draws open shifts that differ in nothing as one', () => {
    const [barista] = dayRows({ people, shifts, roles: [], filters: noFilters, clock });
    expect(barista?.rows[0]?.bars.map(({ copies }) => copies)).toEqual([2]);
  });

  it('keeps a role that needs people and has none', () => {
    expect(keys({}, ['manager']).map(([role]) => role)).toEqual(['barista', 'cook', 'manager']);
  });

  it('shows what the filters let through', () => {
    expect(keys({ role: 'cook' })).toEqual([['cook', 'jonas']]);
    expect(keys({ search: 'zita' })).toContainEqual(['barista', 'open:barista', 'zita']);
    expect(keys({ openOnly: true })).toContainEqual(['barista', 'open:barista']);
    expect(keys({ template: 'VAK' })).toEqual([]);
  });
});
