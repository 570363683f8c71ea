import { finderByName, foldedName, imports, monthOf } from '@pamaina/contract';
import { identityKey } from '../../../platform/auth/identity-key.ts';
import type { FileRow } from '../../../platform/files/read-csv.ts';
import { readDate, splitDate } from '../../../platform/files/cell-dates.ts';
import { addDays, shiftInstants } from '../../../platform/time/zone.ts';
import { columnTwice, faultOfPersonColumns, rowsByField } from '../../business/employees/index.ts';
import { type CellReading, readBreak } from './history-cells.ts';
import type { Fault } from './import-result.ts';
import type { HistoryFacts, PastShift, RowCells, RowReport, Worker } from './history-facts.ts';
import { placeShift, takenBy } from './place-shifts.ts';
import { isDay, readShiftTimes } from './read-shift-times.ts';

export interface HistoryPlan {
  rows: PastShift[];
  faults: Fault[];
}

type Columns = readonly (imports.HistoryColumn | null)[];

/** What a file of past shifts would do: new ones are added, those that are there stay, nothing is changed. */
export function planHistory(
  [head, ...lines]: readonly FileRow[],
  columns: Columns,
  { facts, reading }: { facts: HistoryFacts; reading: CellReading },
): HistoryPlan {
  const rows = rowsByField(lines, columns);
  const plan: HistoryPlan = { rows: [], faults: faultsOfColumns(columns, rows, reading) };
  if (plan.faults.length > 0)
    return { ...plan, faults: plan.faults.map((fault) => ({ ...fault, line: head?.line ?? 1 })) };
  const index = { ...indexOf(facts), reading, hasDates: columns.includes('date') };
  const taken = takenBy(facts.stored);
  for (const { line, given, unknown } of rows) {
    const lacking = new Set<string>(unknown.map(imports.fieldOfColumn));
    const faults: Fault[] = unknown.map((field) => ({ line, field, key: 'imports.uncalculated' }));
    const shift = readShift(given, index, (field, key, values) => {
      // Rather than what its lack makes wrong.
      if (!lacking.has(field)) faults.push({ line, field, key, ...(values && { values }) });
    });
    if (shift !== null && faults.length === 0) {
      const deed = placeShift(taken, { ...shift, line }, (key, values) =>
        faults.push({ line, field: 'start', key, values }),
      );
      if (deed !== null) plan.rows.push({ ...shift, line, deed });
    }
    plan.faults.push(...faults);
  }
  return plan;
}

/** Without a person, a date or times no row can be right; one field from two columns says two things. */
function faultsOfColumns(
  columns: Columns,
  rows: ReturnType<typeof rowsByField<imports.HistoryColumn>>,
  { orders }: CellReading,
): Fault[] {
  const has = (field: imports.HistoryColumn) => columns.includes(field);
  const order = orders.get('start') ?? 'day';
  const hasOwnDate = () =>
    rows.some(({ given }) => {
      const { date, rest } = splitDate(given.get('start') ?? '', order);
      return date !== null && rest !== '';
    });
  const person = faultOfPersonColumns(columns);
  const key =
    person !== null
      ? person
      : !has('date') && rows.length > 0 && !(has('start') && hasOwnDate())
        ? 'imports.noDate'
        : !has('template') && !(has('start') && has('end'))
          ? 'imports.noTimes'
          : columnTwice(columns) !== -1
            ? 'imports.fieldTwice'
            : rows.length === 0
              ? 'imports.noRows'
              : null;
  return key === null ? [] : [{ line: 1, key }];
}

function indexOf(facts: HistoryFacts) {
  return {
    ...facts,
    byKey: new Map(facts.people.map((person) => [person.identity_key, person])),
    findByName: finderByName(facts.people),
    templateOf: new Map(facts.templates.map((template) => [foldedName(template.name), template])),
    roleOf: new Map(facts.roles.map((role) => [foldedName(role), role])),
  };
}
type Index = ReturnType<typeof indexOf> & {
  reading: CellReading;
  /** There is a column of dates. */
  hasDates: boolean;
};

/** The shift of a row; null when something is wrong, which was reported. */
function readShift(given: RowCells, index: Index, report: RowReport): Omit<PastShift, 'line' | 'deed'> | null {
  const person = readPerson(given, index, report);
  const listed = index.hasDates ? readListedDate(given, index, report) : null;
  const template = readKnown(given.get('template'), index.templateOf);
  if (template === undefined) report('template', 'invalid.template_unknown');
  const role = readKnown(given.get('role'), index.roleOf) ?? (given.has('role') ? undefined : person?.roles[0]);
  if (role === undefined && person !== null) report('role', 'imports.roleUnknown');
  // The date is wrong already: what contradicts it says nothing more.
  const isDateWrong = index.hasDates && listed === null;
  const times = readShiftTimes(
    given,
    { listed, template: template ?? null, reading: index.reading },
    (field, ...rest) => {
      if (!isDateWrong || rest[0] !== 'imports.noDateHere') report(field, ...rest);
    },
  );
  if (isDateWrong || times === null || !isOpen(times.date, { person, listed, index }, report)) return null;
  if (person === null || role === undefined) return null;
  const { startsAt, endsAt } = shiftInstants(index.zone, times.date, times.start, times.end);
  const usual = template?.break_minutes ?? 0;
  const pause = given.has('break') ? readBreak(given.get('break') ?? '', index.reading.breaks) : usual;
  if (pause === null) report('break', 'imports.breakFormat');
  else if (pause * 60_000 >= endsAt - startsAt) report('break', 'invalid.break_too_long');
  return {
    employeeId: person.id,
    name: person.name,
    date: times.date,
    start_time: times.start,
    end_time: times.end,
    starts_at: new Date(startsAt).toISOString(),
    ends_at: new Date(endsAt).toISOString(),
    break_minutes: pause ?? 0,
    template: template?.name ?? null,
    on_call: template == null || template.on_call === 'none' ? null : template.on_call,
    role,
  };
}

/** Null: the cell is empty; undefined: nothing has this name. */
function readKnown<Value>(cell: string | undefined, known: ReadonlyMap<string, Value>): Value | null | undefined {
  return cell === undefined ? null : known.get(foldedName(cell));
}

/** By the ID, else by the name. */
function readPerson(given: RowCells, { byKey, findByName }: Index, report: RowReport): Worker | null {
  const [id, name] = [given.get('id'), given.get('name')];
  if (id !== undefined) {
    const person = byKey.get(identityKey(id));
    if (!person) report('id', 'invalid.employee_unknown');
    return person ?? null;
  }
  if (name === undefined) {
    report('name', 'invalid.required');
    return null;
  }
  const [person, other] = findByName(name);
  if (person === undefined) report('name', 'invalid.employee_unknown');
  if (other !== undefined) report('name', 'imports.severalPeople');
  return other === undefined ? (person ?? null) : null;
}

const isUnemployed = ({ first_day, last_day }: Worker, date: string) =>
  (first_day !== null && date < first_day) || (last_day !== null && date > last_day);

function readListedDate(given: RowCells, { reading }: Index, report: RowReport): string | null {
  const cell = given.get('date');
  if (cell === undefined) {
    report('date', 'invalid.required');
    return null;
  }
  const date = readDate(cell, reading.orders.get('date'));
  if (isDay(date)) return date;
  report('date', 'invalid.date_format');
  return null;
}

/** A day before today on which the person was employed, in a month that takes history. */
function isOpen(
  date: string,
  { person, listed, index: { today, closed } }: { person: Worker | null; listed: string | null; index: Index },
  report: RowReport,
): boolean {
  // At the cell that names it.
  const field = date === listed ? 'date' : 'start';
  const month = monthOf(date);
  if (date >= today) report(field, 'imports.notPast');
  else if (closed.has(month))
    report(field, closed.get(month) === 'locked' ? 'imports.monthLocked' : 'imports.monthPublished', { month });
  else if (person !== null && isUnemployed(person, date)) report(field, 'invalid.not_employed');
  else return true;
  return false;
}

/** The dates that rows name, as far as they can be read, with those around them. */
export function datesIn(
  [, ...lines]: readonly FileRow[],
  columns: Columns,
  { orders }: CellReading,
): { first: string; last: string } | null {
  const at = columns.includes('date') ? 'date' : 'start';
  const column = columns.indexOf(at);
  const dates = lines
    .map(({ cells }) => splitDate(cells[column] ?? '', orders.get(at) ?? 'day').date ?? '')
    .filter(isDay)
    .toSorted();
  const [first, last] = [dates[0], dates.at(-1)];
  // A night's work listed under the day before ends two days after it.
  return first === undefined || last === undefined ? null : { first: addDays(first, -1), last: addDays(last, 2) };
}
