import { constants, employees, type BodyOf } from '@pamaina/contract';
import { identityKey } from '../../../platform/auth/identity-key.ts';
import type { FileRow } from '../../../platform/files/read-csv.ts';
import { type ImportField, readCell } from './columns.ts';
import type { PersonsOfLines } from './find-persons.ts';

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
}

/**
 * What a file would do. A known ID changes its person in the columns that the file has, an empty cell leaves what is
 * there; any other ID is a new person.
 */
export function planImport(
  [head, ...lines]: readonly FileRow[],
  { columns, stored, taken, persons }: Known,
): ImportPlan {
  const headings = head?.cells ?? [];
  const ignored = headings.filter((heading, index) => columns[index] == null && heading !== '');
  const plan: ImportPlan = { rows: [], faults: faultsOfHead(columns, headings, lines.length), ignored };
  if (plan.faults.length > 0) return plan;
  const seen = new Set<string>();
  for (const { line, cells } of lines) {
    const given = new Map<ImportField, string>();
    columns.forEach((field, index) => {
      const cell = cells[index] ?? '';
      if (field !== null && cell !== '') given.set(field, cell);
    });
    const isIdProposed = persons.proposed.has(line);
    const found = persons.proposed.get(line) ?? persons.known.get(line);
    if (found !== undefined) given.set('id', found);
    const key = identityKey(given.get('id') ?? '');
    const before = stored.get(key) ?? null;
    const at = (field: string) => ({
      line,
      field,
      column: headings[columns.findIndex((one) => one === field)] ?? field,
    });
    const values = Object.fromEntries([...given].map(([field, cell]) => [field, readCell(field, cell)]));
    const parsed = before
      ? employees.updateEmployee.body?.safeParse({ ...before, ...values, id: before.id })
      : employees.createEmployee.body?.safeParse(values);
    const faults = faultsIn(parsed?.error?.issues ?? [])
      // A line that lacks both is told of the name: from that the ID is made.
      .filter(({ field }) => field !== 'id' || given.has('id'))
      .map(({ field, key: fault }) => ({ ...at(field), key: fault }));
    if (persons.unclear.has(line)) faults.splice(0, Infinity, { ...at('name'), key: 'imports.severalPeople' });
    if (key !== '' && seen.has(key))
      faults.push(
        found === undefined ? { ...at('id'), key: 'imports.twice' } : { ...at('name'), key: 'imports.personTwice' },
      );
    if (taken.has(key)) faults.push({ ...at('id'), key: 'imports.taken' });
    seen.add(key);
    plan.faults.push(...faults);
    const id = before?.id ?? parsed?.data?.id;
    if (faults.length === 0 && parsed?.data && id !== undefined) {
      // What no column has stays, or is the usual one.
      const {
        has_reduced_norm = false,
        work_days_per_week = 5,
        rest_weekdays = [],
        splits_days = false,
        ...data
      } = parsed.data;
      const body = { ...data, has_reduced_norm, work_days_per_week, rest_weekdays, splits_days, id };
      plan.rows.push({ ...planned(line, body, before), isIdProposed });
    }
  }
  return plan;
}

/** Without an ID or a name no line can be right; twice the same column says two things. */
function faultsOfHead(
  columns: readonly (ImportField | null)[],
  headings: readonly string[],
  lines: number,
): ImportFault[] {
  if (!columns.includes('id') && !columns.includes('name')) return [{ line: 1, key: 'imports.noId' }];
  const double = columns.findIndex((field, index) => field !== null && columns.indexOf(field) !== index);
  if (double !== -1) return [{ line: 1, key: 'imports.columnTwice', column: headings[double] ?? '' }];
  if (lines === 0) return [{ line: 1, key: 'imports.empty' }];
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
