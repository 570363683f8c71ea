import type { schedule } from '@pamaina/contract';
import { compareNames } from '../format/compare-names.ts';
import type { Clock } from '../dates/clock.ts';
import { foldDiacritics } from '../format/fold-diacritics.ts';
import { spanOf, type Span } from './day-axis.ts';
import { type GridFilters, type GridPerson, groupOpen } from './grid-model.ts';

type Shift = schedule.Shift;

/** A shift on the axis of a day. */
export interface DayBar extends Span {
  shift: Shift;
  /** The number of open shifts that it represents. */
  copies: number;
  /** Their IDs. */
  ids: string[];
}

export interface DayRow {
  key: string;
  /** Null for open shifts. */
  person: { id: string | null; name: string } | null;
  bars: DayBar[];
}

/** One role on one day. */
export interface RoleDay {
  role: string;
  rows: DayRow[];
}

interface Options {
  people: GridPerson[];
  /** The shifts on that day, including those that started on the day before. */
  shifts: Shift[];
  /** Roles that are shown even without any shifts. */
  roles: string[];
  filters: GridFilters;
  clock: Clock;
}

/**
 * Each role with its open shifts, then the employees who work in it, by start time, then the employees whose first role
 * it is and who are free that day, by name.
 */
export function dayRows({ people, shifts, roles, filters, clock }: Options): RoleDay[] {
  const wanted = foldDiacritics(filters.search.trim());
  const isWanted = (name: string) => wanted === '' || foldDiacritics(name).includes(wanted);
  const shown = shifts.filter(({ template }) => filters.template === null || template === filters.template);
  const busy = new Set(shifts.map(({ employee_id }) => employee_id));
  const free = people.filter(({ id, name }) => !busy.has(id) && filters.template === null && isWanted(name));
  const freeBy = Map.groupBy(free, (person) => person.roles[0] ?? '');
  const all = new Set([...roles, ...shown.map(({ role }) => role), ...freeBy.keys()]);
  return [...all]
    .filter((role) => filters.role === null || role === filters.role)
    .sort(compareNames)
    .map((role) => {
      const own = shown.filter((shift) => shift.role === role);
      const open = openRow(role, own.filter(isOpen), clock);
      const working = workingRows(
        own.filter((shift) => !isOpen(shift) && isWanted(shift.employee_name ?? '')),
        clock,
      );
      const idle = (freeBy.get(role) ?? []).sort((a, b) => compareNames(a.name, b.name)).map(freeRow);
      return { role, rows: filters.openOnly ? open : [...open, ...working, ...idle] };
    });
}

const isOpen = (shift: Shift) => shift.employee_id === null && shift.employee_name === null;

function openRow(role: string, open: Shift[], clock: Clock): DayRow[] {
  const bars = groupOpen(open).map((group) => ({ ...group, ...spanOf(group.shift, clock) }));
  return bars.length === 0 ? [] : [{ key: `open:${role}`, person: null, bars: bars.sort(byBeginning) }];
}

function workingRows(shifts: Shift[], clock: Clock): DayRow[] {
  const rows = [...Map.groupBy(shifts, (shift) => shift.employee_id ?? `left:${shift.employee_name}`)].map(
    ([key, own]) => ({
      key,
      person: { id: own[0]?.employee_id ?? null, name: own[0]?.employee_name ?? key },
      bars: own.map((shift) => ({ shift, copies: 1, ids: [shift.id], ...spanOf(shift, clock) })).sort(byBeginning),
    }),
  );
  const beginning = ({ bars }: DayRow) => bars[0]?.from ?? 0;
  return rows.sort((a, b) => beginning(a) - beginning(b) || compareNames(a.person.name, b.person.name));
}

const freeRow = ({ id, name }: GridPerson): DayRow => ({ key: id, person: { id, name }, bars: [] });
const byBeginning = (a: Span, b: Span) => a.from - b.from || a.to - b.to;
