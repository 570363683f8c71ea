import type { imports } from '@pamaina/contract';
import { identityKey } from '../../platform/auth/identity-key.ts';
import type { FileRow } from '../../platform/files/read-csv.ts';
import { addDays, monthOf, shiftInstants } from '../../platform/time/zone.ts';
import { readDate } from '../employees/index.ts';
import { readBreak, readTime } from './history-cells.ts';
import type { Fault } from './import-result.ts';

export interface Worker {
  id: string;
  identity_key: string;
  name: string;
  roles: string[];
  first_day: string | null;
  last_day: string | null;
}

export interface HistoryTemplate {
  name: string;
  start_time: string;
  end_time: string;
  break_minutes: number;
  on_call: 'none' | 'at_work' | 'at_home';
}

/** A shift of the calendar. */
export interface StoredShift {
  employee_id: string;
  starts_at: string;
  ends_at: string;
  status: 'draft' | 'published';
}

/** What past shifts are checked against; plain data, since it crosses to a thread. */
export interface HistoryFacts {
  zone: string;
  /** The project's date: only days before it are history. */
  today: string;
  people: readonly Worker[];
  templates: readonly HistoryTemplate[];
  /** Those that somebody has or a requirement asks for. */
  roles: readonly string[];
  /** Why nothing can be added to some months, `YYYY-MM`. */
  closed: ReadonlyMap<string, 'published' | 'locked'>;
  stored: readonly StoredShift[];
}

/** A row of the file as the shift that it means. */
export interface PastShift {
  line: number;
  deed: 'create' | 'keep';
  employeeId: string;
  date: string;
  start_time: string;
  end_time: string;
  starts_at: string;
  ends_at: string;
  break_minutes: number;
  template: string | null;
  on_call: 'at_work' | 'at_home' | null;
  role: string;
}

export interface HistoryPlan {
  rows: PastShift[];
  faults: Fault[];
}

type Columns = readonly (imports.HistoryColumn | null)[];
type Cells = ReadonlyMap<imports.HistoryColumn, string>;

/** What a file of past shifts would do: new ones are added, those that are there stay, nothing is changed. */
export function planHistory([, ...lines]: readonly FileRow[], columns: Columns, facts: HistoryFacts): HistoryPlan {
  const plan: HistoryPlan = { rows: [], faults: faultsOfColumns(columns, lines.length) };
  if (plan.faults.length > 0) return plan;
  const index = indexOf(facts);
  const taken = takenBy(facts.stored);
  for (const { line, cells } of lines) {
    const given = new Map<imports.HistoryColumn, string>();
    columns.forEach((field, at) => {
      const cell = (cells[at] ?? '').replace(/^'(?=[=+\-@])/, '');
      if (field !== null && cell !== '') given.set(field, cell);
    });
    const faults: Fault[] = [];
    const shift = readShift(given, index, (field, key, values) =>
      faults.push({ line, field, key, ...(values && { values }) }),
    );
    if (shift !== null && faults.length === 0) {
      const deed = place(taken, { ...shift, line }, (key, values) =>
        faults.push({ line, field: 'start', key, values }),
      );
      if (deed !== null) plan.rows.push({ ...shift, line, deed });
    }
    plan.faults.push(...faults);
  }
  return plan;
}

/** Without a person, a date or times no row can be right; one field from two columns says two things. */
function faultsOfColumns(columns: Columns, rows: number): Fault[] {
  const has = (field: imports.HistoryColumn) => columns.includes(field);
  const key =
    !has('id') && !has('name')
      ? 'imports.noPerson'
      : !has('date')
        ? 'imports.noDate'
        : !has('template') && !(has('start') && has('end'))
          ? 'imports.noTimes'
          : columns.some((field, at) => field !== null && columns.indexOf(field) !== at)
            ? 'imports.fieldTwice'
            : rows === 0
              ? 'imports.noRows'
              : null;
  return key === null ? [] : [{ line: 1, key }];
}

const folded = (text: string) => text.trim().normalize('NFC').replaceAll(/\s+/g, ' ').toLowerCase();

function indexOf(facts: HistoryFacts) {
  return {
    ...facts,
    byKey: new Map(facts.people.map((person) => [person.identity_key, person])),
    byName: Map.groupBy(facts.people, ({ name }) => folded(name)),
    templateOf: new Map(facts.templates.map((template) => [folded(template.name), template])),
    roleOf: new Map(facts.roles.map((role) => [folded(role), role])),
  };
}
type Index = ReturnType<typeof indexOf>;
type Report = (field: imports.HistoryColumn, key: string, values?: Fault['values']) => void;

/** The shift of a row; null when something is wrong, which was reported. */
function readShift(given: Cells, index: Index, report: Report): Omit<PastShift, 'line' | 'deed'> | null {
  const person = readPerson(given, index, report);
  const date = readPastDate(given, index, report);
  if (person !== null && date !== null && isUnemployed(person, date)) report('date', 'invalid.not_employed');
  const template = readKnown(given.get('template'), index.templateOf);
  if (template === undefined) report('template', 'invalid.template_unknown');
  const role = readKnown(given.get('role'), index.roleOf) ?? (given.has('role') ? undefined : person?.roles[0]);
  if (role === undefined && person !== null) report('role', 'imports.roleUnknown');
  const times = readTimes(given, template ?? null, report);
  if (person === null || date === null || role === undefined || times === null) return null;
  const { startsAt, endsAt } = shiftInstants(index.zone, date, times.start, times.end);
  const pause = given.has('break') ? readBreak(given.get('break') ?? '') : (template?.break_minutes ?? 0);
  if (pause === null) report('break', 'imports.breakFormat');
  else if (pause * 60_000 >= endsAt - startsAt) report('break', 'invalid.break_too_long');
  return {
    employeeId: person.id,
    date,
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
  return cell === undefined ? null : known.get(folded(cell));
}

/** By the ID, else by the name. */
function readPerson(given: Cells, { byKey, byName }: Index, report: Report): Worker | null {
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
  const [person, other] = byName.get(folded(name)) ?? [];
  if (person === undefined) report('name', 'invalid.employee_unknown');
  if (other !== undefined) report('name', 'imports.severalPeople');
  return other === undefined ? (person ?? null) : null;
}

const isUnemployed = ({ first_day, last_day }: Worker, date: string) =>
  (first_day !== null && date < first_day) || (last_day !== null && date > last_day);

/** A day before today, in a month that takes history. */
function readPastDate(given: Cells, { today, closed }: Index, report: Report): string | null {
  const cell = given.get('date');
  const date = readDate((cell ?? '').replace(/[ T]\d{1,2}:\d{2}(:\d{2})?$/, ''));
  if (cell === undefined) report('date', 'invalid.required');
  else if (!isDay(date)) report('date', 'invalid.date_format');
  else if (date >= today) report('date', 'imports.notPast');
  else if (closed.has(monthOf(date)))
    report('date', closed.get(monthOf(date)) === 'locked' ? 'imports.monthLocked' : 'imports.monthPublished', {
      month: monthOf(date),
    });
  else return date;
  return null;
}

function isDay(text: string): boolean {
  if (!/^20\d{2}-\d{2}-\d{2}$/.test(text)) return false;
  const day = new Date(`${text}T00:00Z`);
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text);
}

/** The times of the row, or of its template. */
function readTimes(given: Cells, template: HistoryTemplate | null, report: Report) {
  const read = (field: 'start' | 'end', usual: string | undefined) => {
    const cell = given.get(field);
    const time = cell === undefined ? (usual?.slice(0, 5) ?? null) : readTime(cell);
    if (time === null) report(field, cell === undefined ? 'invalid.required' : 'invalid.time_format');
    return time;
  };
  const [start, end] = [read('start', template?.start_time), read('end', template?.end_time)];
  if (start === null || end === null) return null;
  if (start !== end) return { start, end };
  report('end', 'invalid.end_equals_start');
  return null;
}

interface Span {
  startsAt: number;
  endsAt: number;
  /** Of the file; null: it is in the calendar. */
  line: number | null;
  isPublished: boolean;
}

/** The shifts of each employee by date of their start, so that a long file is compared with few. */
type Taken = Map<string, Span[]>;

const spanKey = (employee: string, at: number) => `${employee} ${Math.floor(at / 86_400_000)}`;

function takenBy(stored: readonly StoredShift[]): Taken {
  const taken: Taken = new Map();
  for (const { employee_id, starts_at, ends_at, status } of stored) {
    const [startsAt, endsAt] = [Date.parse(starts_at), Date.parse(ends_at)];
    add(taken, employee_id, { startsAt, endsAt, line: null, isPublished: status === 'published' });
  }
  return taken;
}

function add(taken: Taken, employee: string, span: Span): void {
  const key = spanKey(employee, span.startsAt);
  taken.set(key, [...(taken.get(key) ?? []), span]);
}

/** What a shift does: it is new, or there already. Null, reported: it overlaps another one. */
function place(
  taken: Taken,
  { employeeId, starts_at, ends_at, line }: Pick<PastShift, 'employeeId' | 'starts_at' | 'ends_at' | 'line'>,
  report: (key: string, values: Readonly<Record<string, string | number>>) => void,
): PastShift['deed'] | null {
  const [startsAt, endsAt] = [Date.parse(starts_at), Date.parse(ends_at)];
  const near = [-1, 0, 1].flatMap((days) => taken.get(spanKey(employeeId, startsAt + days * 86_400_000)) ?? []);
  const other = near.find((span) => span.startsAt < endsAt && startsAt < span.endsAt);
  if (other === undefined) {
    add(taken, employeeId, { startsAt, endsAt, line, isPublished: true });
    return 'create';
  }
  const isSame = other.startsAt === startsAt && other.endsAt === endsAt;
  if (other.line !== null) report(isSame ? 'imports.shiftTwice' : 'imports.shiftsOverlap', { line: other.line });
  else if (isSame && other.isPublished) return 'keep';
  else report('imports.shiftStored', {});
  return null;
}

/** The dates that rows name, as far as they can be read, with those around them. */
export function datesIn([, ...lines]: readonly FileRow[], columns: Columns): { first: string; last: string } | null {
  const at = columns.indexOf('date');
  const dates = lines
    .map(({ cells }) => readDate((cells[at] ?? '').slice(0, 10)))
    .filter(isDay)
    .toSorted();
  const [first, last] = [dates[0], dates.at(-1)];
  return first === undefined || last === undefined ? null : { first: addDays(first, -1), last: addDays(last, 1) };
}
