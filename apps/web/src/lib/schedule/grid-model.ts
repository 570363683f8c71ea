import type { schedule } from '@pamaina/contract';
import { compareNames } from '../format/compare-names.ts';
import { foldDiacritics } from '../format/fold-diacritics.ts';

type Shift = schedule.Shift;
type Cells = Map<string, ChipGroup[]>;

/** An employee with their own row; `known` is false for a former employee whose past shifts still have the name. */
export interface GridPerson {
  id: string;
  name: string;
  roles: string[];
  known: boolean;
  /** The path of the picture below the API's address. */
  picture?: string | null | undefined;
}

export interface GridFilters {
  role: string | null;
  template: string | null;
  search: string;
  openOnly: boolean;
}

/** No filters: everything is shown. */
export const noFilters: GridFilters = { role: null, template: null, search: '', openOnly: false };

export type GridRow =
  | { kind: 'heading'; key: string; role: string; people: number }
  | { kind: 'open'; key: string; role: string; cells: Cells }
  | { kind: 'role'; key: string; role: string; cells: Cells }
  | { kind: 'person'; key: string; role: string; person: GridPerson; cells: Cells };

/** A row whose cells contain shifts. */
export type ShiftRow = Exclude<GridRow, { kind: 'heading' }>;

const cellsOf = (shifts: Shift[], group: (own: Shift[]) => ChipGroup[]): Cells =>
  new Map([...Map.groupBy(shifts, (shift) => shift.date)].map(([date, own]) => [date, group(own)]));
const eachAlone = (shifts: Shift[]) => shifts.map((shift) => ({ shift, copies: 1, ids: [shift.id] }));
const openThenEach = (shifts: Shift[]) => [
  ...groupOpen(shifts.filter(isOpen)),
  ...eachAlone(shifts.filter((shift) => !isOpen(shift))),
];
/** Times are digits: they need no locale to sort, and a month has a thousand. */
const byText = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);
const isOpen = (shift: Shift) => shift.employee_id === null && shift.employee_name === null;
const personKey = (shift: Shift) => shift.employee_id ?? `left:${shift.employee_name}`;

/** Open shifts first, by role; then the employees, grouped by their first role, both in alphabetical order. */
export function gridRows(people: GridPerson[], shifts: Shift[], filters: GridFilters): GridRow[] {
  const sorted = inOrder(shifts, filters);
  return [
    ...openRows(sorted.filter(isOpen), filters),
    ...(filters.openOnly ? [] : personRows(people, sorted, filters)),
  ];
}

/** A row for each role, with all employees' shifts in it; open shifts are first in their cells. */
export function roleRows(shifts: Shift[], filters: GridFilters): GridRow[] {
  const wanted = foldDiacritics(filters.search.trim());
  const shown = inOrder(shifts, filters)
    .filter((shift) => filters.role === null || shift.role === filters.role)
    .filter((shift) => !filters.openOnly || isOpen(shift))
    .filter((shift) => wanted === '' || foldDiacritics(shift.employee_name ?? '').includes(wanted));
  return [...Map.groupBy(shown, (shift) => shift.role)]
    .sort(([a], [b]) => compareNames(a, b))
    .map(([role, own]) => ({ kind: 'role', key: `in:${role}`, role, cells: cellsOf(own, openThenEach) }));
}

function inOrder(shifts: Shift[], { template }: GridFilters): Shift[] {
  return shifts
    .filter((shift) => template === null || shift.template === template)
    .sort((a, b) => byText(a.start_time, b.start_time) || byText(a.end_time, b.end_time));
}

function openRows(open: Shift[], { role }: GridFilters): GridRow[] {
  return [...Map.groupBy(open, (shift) => shift.role)]
    .filter(([name]) => role === null || name === role)
    .sort(([a], [b]) => compareNames(a, b))
    .map(([name, own]) => ({ kind: 'open', key: `open:${name}`, role: name, cells: cellsOf(own, groupOpen) }));
}

function personRows(people: GridPerson[], sorted: Shift[], { role, template, search }: GridFilters): GridRow[] {
  const shiftsOf = Map.groupBy(
    sorted.filter((shift) => !isOpen(shift)),
    personKey,
  );
  const wanted = foldDiacritics(search.trim());
  const shown = withThoseWhoLeft(people, shiftsOf)
    .filter((person) => role === null || person.roles.includes(role))
    .filter((person) => template === null || shiftsOf.has(person.id))
    .filter((person) => wanted === '' || foldDiacritics(person.name).includes(wanted))
    .sort((a, b) => compareNames(a.name, b.name));
  return [...Map.groupBy(shown, (person) => person.roles[0] ?? '')]
    .sort(([a], [b]) => compareNames(a, b))
    .flatMap(([group, members]): GridRow[] => [
      { kind: 'heading', key: `role:${group}`, role: group, people: members.length },
      ...members.map((person): GridRow => {
        const cells = cellsOf(shiftsOf.get(person.id) ?? [], eachAlone);
        return { kind: 'person', key: person.id, role: group, person, cells };
      }),
    ]);
}

function withThoseWhoLeft(people: GridPerson[], shiftsOf: Map<string, Shift[]>): GridPerson[] {
  const known = new Set(people.map((person) => person.id));
  const others = [...shiftsOf].filter(([id]) => !known.has(id)).map(([id, own]) => personFrom(id, own));
  return [...people, ...others];
}

function personFrom(id: string, own: Shift[]): GridPerson {
  const byRole = [...Map.groupBy(own, (shift) => shift.role)].sort(([, a], [, b]) => b.length - a.length);
  return { id, name: own[0]?.employee_name ?? id, roles: byRole.map(([role]) => role), known: false };
}

/**
 * The employees with shifts in a range, for a view without access to the list of employees: an employee's, or the
 * archive.
 */
export function peopleFrom(shifts: Shift[]): GridPerson[] {
  const shiftsOf = Map.groupBy(
    shifts.filter((shift) => !isOpen(shift)),
    personKey,
  );
  return [...shiftsOf].map(([id, own]) => personFrom(id, own));
}

interface ChipGroup {
  /** The one that is dragged, edited or assigned. */
  shift: schedule.Shift;
  /** The number of identical open shifts. */
  copies: number;
  /** Their IDs. */
  ids: string[];
}

/** Open shifts with the same hours and state are one chip with a number. */
export function groupOpen(shifts: schedule.Shift[]): ChipGroup[] {
  const groups = Map.groupBy(shifts, (shift) =>
    JSON.stringify([shift.start_time, shift.end_time, shift.template, shift.status, shift.pinned]),
  );
  return [...groups.values()].flatMap(([shift, ...more]) =>
    shift === undefined ? [] : [{ shift, copies: more.length + 1, ids: [shift, ...more].map(({ id }) => id) }],
  );
}
