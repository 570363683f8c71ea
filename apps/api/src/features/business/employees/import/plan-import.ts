import { constants, employees, type BodyOf, imports } from '@pamaina/contract';
import { identityKey } from '../../../../platform/auth/identity-key.ts';
import type { FileRow } from '../../../../platform/files/read-csv.ts';
import type { ImportField } from './columns.ts';
import type { PersonsOfLines } from './find-persons.ts';
import { readCell } from './read-cell.ts';
import { columnOfField, columnTwice, faultOfPersonColumns, type FieldRow, rowsByField } from './row-cells.ts';

type Body = BodyOf<typeof employees.createEmployee>;
type Stored = Omit<employees.Employee, 'has_login' | 'version'>;

/**
 * One line that is wrong: a text of `i18n/<language>/imports.ts` or a key of `invalid`, about the column of this
 * heading.
 */
export interface ImportFault {
  line: number;
  key: string;
  column?: string;
  /** The field of that column. */
  field?: string;
  /** A cell that is meant. */
  example?: string;
}

export interface PlannedRow {
  line: number;
  body: Body;
  /** Null of a new person. */
  before: Stored | null;
  deed: employees.ImportedRow['deed'];
  isIdProposed: boolean;
}

export interface ImportPlan {
  rows: PlannedRow[];
  faults: ImportFault[];
  ignored: string[];
}

interface Known {
  /** The field of each column of the file. */
  columns: readonly (ImportField | null)[];
  /** The people of the project by the keys of their IDs. */
  stored: ReadonlyMap<string, Stored>;
  /** The keys of IDs and usernames that belong to somebody else. */
  taken: ReadonlySet<string>;
  /** Who is meant by the lines without an ID. */
  persons: PersonsOfLines;
  /** How the columns have their dates. */
  orders: ReadonlyMap<ImportField, imports.DateOrder>;
}

/**
 * What a file would do. A known ID changes its person in the columns that the file has, an empty cell leaves what is
 * there; any other ID is a new person.
 */
export function planImport([head, ...lines]: readonly FileRow[], known: Known): ImportPlan {
  const { columns } = known;
  const headings = head?.cells ?? [];
  const ignored = headings.filter((heading, index) => columns[index] == null && heading !== '');
  const plan: ImportPlan = { rows: [], faults: faultsOfHead(columns, { head, lines: lines.length }), ignored };
  if (plan.faults.length > 0) return plan;
  const seen = new Set<string>();
  for (const row of rowsByField(lines, columns)) {
    const { body, faults } = planRow(row, { known, headings, seen });
    plan.faults.push(...faults);
    if (body !== null) plan.rows.push(body);
  }
  return plan;
}

interface Place {
  known: Known;
  headings: readonly string[];
  /** The keys of the IDs on the lines before. */
  seen: Set<string>;
}

function planRow(
  { line, given, unknown }: FieldRow<ImportField>,
  { known: { columns, stored, taken, persons, orders }, headings, seen }: Place,
): { body: PlannedRow | null; faults: ImportFault[] } {
  const isIdProposed = persons.proposed.has(line);
  const found = persons.proposed.get(line) ?? persons.known.get(line);
  if (found !== undefined) given.set('id', found);
  const key = identityKey(given.get('id') ?? '');
  const before = stored.get(key) ?? null;
  const at = (field: string) => ({ line, field, column: headings[columnOfField(columns, field)] ?? field });
  const values: Record<string, unknown> = Object.fromEntries(
    [...given].map(([column, cell]) => readCell(column, cell, orders.get(column))),
  );
  const { first_name: _, last_name: __, ...fields } = values;
  const parsed = before
    ? employees.updateEmployee.body?.safeParse({ ...before, ...fields, id: before.id })
    : employees.createEmployee.body?.safeParse(fields);
  const faults: ImportFault[] = faultsIn(parsed?.error?.issues ?? [])
    // Where a line lacks both, only the name is a fault: the ID is made from it.
    .filter(({ field }) => field !== 'id' || given.has('id'))
    .map(({ field, key: fault }) => ({ ...at(field), key: fault }));
  if (persons.unclear.has(line)) faults.splice(0, Infinity, { ...at('name'), key: 'imports.severalPeople' });
  if (key !== '' && seen.has(key))
    faults.push(
      found === undefined ? { ...at('id'), key: 'imports.twice' } : { ...at('name'), key: 'imports.personTwice' },
    );
  if (taken.has(key)) faults.push({ ...at('id'), key: 'imports.taken' });
  seen.add(key);
  // Rather than what its lack makes wrong.
  const lacking = new Set<string>(unknown.map(imports.fieldOfColumn));
  const all = [
    ...faults.filter(({ field }) => field === undefined || !lacking.has(field)),
    ...unknown.map((column) => ({ ...at(column), key: 'imports.uncalculated' })),
  ];
  const id = before?.id ?? parsed?.data?.id;
  if (all.length > 0 || !parsed?.data || id === undefined) return { body: null, faults: all };
  // What no column has stays, or is the usual one.
  const {
    has_reduced_norm = false,
    work_days_per_week = 5,
    rest_weekdays = [],
    splits_days = false,
    consent_dates = {},
    ...data
  } = parsed.data;
  const body = { ...data, has_reduced_norm, work_days_per_week, rest_weekdays, splits_days, consent_dates, id };
  return { body: { ...planned(line, body, before), isIdProposed }, faults: [] };
}

/** Without an ID or a name no line can be right; twice the same column says two things. */
function faultsOfHead(
  columns: readonly (ImportField | null)[],
  { head, lines }: { head: FileRow | undefined; lines: number },
): ImportFault[] {
  const line = head?.line ?? 1;
  const person = faultOfPersonColumns(columns);
  if (person !== null) return [{ line, key: person === 'imports.noPerson' ? 'imports.noId' : person }];
  const double = columnTwice(columns);
  if (double !== -1) return [{ line, key: 'imports.columnTwice', column: head?.cells[double] ?? '' }];
  if (lines === 0) return [{ line, key: 'imports.empty' }];
  return lines > constants.importLinesMax ? [{ line: constants.importLinesMax + 2, key: 'imports.tooMany' }] : [];
}

interface Issue {
  path: PropertyKey[];
  message: string;
  code: string;
}

/** The first thing that is wrong with each field. */
function faultsIn(issues: readonly Issue[]): { field: string; key: string }[] {
  const byField = new Map<string, string>();
  for (const { path, message, code } of issues) {
    const field = String(path[0] ?? '');
    if (byField.has(field)) continue;
    byField.set(
      field,
      /^[a-z_]+$/.test(message)
        ? `invalid.${message}`
        : code === 'invalid_type'
          ? 'invalid.required'
          : 'invalid.wrong_value',
    );
  }
  return [...byField].map(([field, key]) => ({ field, key }));
}

function planned(line: number, body: Body, before: Stored | null): Omit<PlannedRow, 'isIdProposed'> {
  if (before === null) return { line, body, before, deed: 'create' };
  const same = Object.entries(body).every(
    ([field, value]) =>
      JSON.stringify(value ?? null) === JSON.stringify(new Map(Object.entries(before)).get(field) ?? null),
  );
  return { line, body, before, deed: same ? 'keep' : 'update' };
}
