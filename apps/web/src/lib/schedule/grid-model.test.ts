import { describe, expect, it } from 'vitest';
import { sampleShift } from '../../testing/sample-shift.ts';
import { gridRows, noFilters, peopleFrom, roleRows, type GridFilters, type GridPerson } from './grid-model.ts';

const person = (id: string, name: string, ...roles: string[]): GridPerson => ({ id, name, roles, known: true });
const people = [
  person('z', 'Žaneta', 'cook'),
  person('s', 'Šarūnas', 'barista', 'cook'),
  person('a', 'Andrius', 'barista'),
];
const all: GridFilters = noFilters;
const keys = (rows: { key: string }[]) => rows.map((row) => row.key);

describe('gridRows', () => {
  it('groups people by their first role, in Lithuanian alphabetical order', () => {
    expect(keys(gridRows(people, [], all))).toEqual(['role:barista', 'a', 's', 'role:cook', 'z']);
  });

  it('puts open shifts on top, by role', () => {
    const open = [
      sampleShift({ role: 'cook', employee_id: null }),
      sampleShift({ role: 'barista', employee_id: null }),
    ];
    expect(keys(gridRows(people, open, all)).slice(0, 3)).toEqual(['open:barista', 'open:cook', 'role:barista']);
    expect(keys(gridRows(people, open, { ...all, openOnly: true }))).toEqual(['open:barista', 'open:cook']);
    expect(keys(gridRows(people, open, { ...all, role: 'cook' }))).toEqual([
      'open:cook',
      'role:barista',
      's',
      'role:cook',
      'z',
    ]);
  });

  it('finds people without regard to diacritics and capitals', () => {
    expect(keys(gridRows(people, [], { ...all, search: ' sarunas' }))).toEqual(['role:barista', 's']);
  });

  it('orders the shifts of a cell by their hours', () => {
    const late = sampleShift({ id: 'late', employee_id: 'a', start_time: '16:00', end_time: '20:00' });
    const early = sampleShift({ id: 'early', employee_id: 'a' });
    const row = gridRows(people, [late, early], all).find((one) => one.key === 'a');
    expect(row?.kind === 'person' && row.cells.get('2026-12-01')?.map(({ shift }) => shift.id)).toEqual([
      'early',
      'late',
    ]);
  });

  it('shows open shifts that differ in nothing as one with a number', () => {
    const open = { employee_id: null, role: 'cook' };
    const shifts = [sampleShift(open), sampleShift(open), sampleShift({ ...open, start_time: '12:00' })];
    const [row] = gridRows([], shifts, all);
    expect(row?.kind === 'open' && row.cells.get('2026-12-01')?.map((group) => group.copies)).toEqual([2, 1]);
  });

  it('keeps a row for a former employee, by the name stored with the shift', () => {
    const past = sampleShift({ employee_id: null, employee_name: 'Petras', role: 'cook' });
    expect(keys(gridRows(people, [past], all))).toContain('left:Petras');
  });

  it('reads people from shifts where the list of employees is not given', () => {
    const shifts = [
      sampleShift({ role: 'cook' }),
      sampleShift({ role: 'barista', date: '2026-12-02' }),
      sampleShift({ role: 'barista', date: '2026-12-03' }),
    ];
    expect(peopleFrom(shifts)).toEqual([{ id: 'ona', name: 'Ona', roles: ['barista', 'cook'], known: false }]);
  });
});

describe('roleRows', () => {
  const shifts = [
    sampleShift({ id: 'late', start_time: '14:00' }),
    sampleShift({ id: 'early' }),
    sampleShift({ id: 'open', employee_id: null, start_time: '16:00' }),
    sampleShift({ id: 'cook', role: 'cook', template: 'VAK' }),
  ];
  const idsIn = (rows: ReturnType<typeof roleRows>) =>
    rows.map((row) => row.kind === 'role' && row.cells.get('2026-12-01')?.map(({ shift }) => shift.id));

  it('has a row for each role, open shifts first in their cells', () => {
    const rows = roleRows(shifts, all);
    expect(keys(rows)).toEqual(['in:barista', 'in:cook']);
    expect(idsIn(rows)).toEqual([['open', 'early', 'late'], ['cook']]);
  });

  it('shows of them what the filters let through', () => {
    expect(idsIn(roleRows(shifts, { ...all, openOnly: true }))).toEqual([['open']]);
    expect(idsIn(roleRows(shifts, { ...all, template: 'VAK' }))).toEqual([['cook']]);
    expect(idsIn(roleRows(shifts, { ...all, role: 'cook' }))).toEqual([['cook']]);
    expect(idsIn(roleRows(shifts, { ...all, search: 'ona' }))).toEqual([['early', 'late'], ['cook']]);
  });
});
