import { randomUUIDv7 } from 'node:crypto';
import { constants, type employees, type imports } from '@pamaina/contract';
import { identityKey } from '../../../../platform/auth/identity-key.ts';
import { allowWork, type Tx } from '../../../../platform/database/database.ts';
import { dateOrders, type OpenReading } from '../../../../platform/files/cell-dates.ts';
import type { FileRow } from '../../../../platform/files/read-csv.ts';
import { type Call, member } from '../../../../platform/http/route.ts';
import { textOf } from '../../../../platform/text/texts.ts';
import { answerOf } from '../../../../platform/http/answer-of.ts';
import { taskOf } from '../../../../platform/work/task.ts';
import { planningFactsChanged } from '../../../access/projects/index.ts';
import { countForeignIds } from '../employee-ids.ts';
import { employeeColumns } from '../employee-columns.ts';
import type { ImportField } from './columns.ts';
import { findPersons, nobody } from './find-persons.ts';
import { type ImportFault, type ImportPlan, planImport } from './plan-import.ts';
import { writeImport } from './write-import.ts';

const planning = taskOf(planImport, new URL('./plan-import.ts', import.meta.url).href);

interface RowsToImport {
  /** The header first. */
  lines: readonly FileRow[];
  columns: readonly (ImportField | null)[];
  /** Of dates that can be read both ways. */
  dates?: imports.DateOrder | undefined;
  /** Nothing is written. */
  dry_run: boolean;
  /** Rows with errors are left out; else one of them prevents all. */
  skip_errors: boolean;
  /** Who is an employee already stays as they are. */
  keepsKnown?: boolean;
  /** How long it is likely to take. */
  milliseconds: number;
}

export interface ImportDone extends ImportPlan {
  /** What the cells leave open. */
  readings: OpenReading[];
  isWritten: boolean;
  /** Null where nobody was created. */
  importId: string | null;
  counts: Record<employees.ImportedRow['deed'], number>;
}

/**
 * Imports employees from the rows of a file, in the caller's transaction.
 * @throws `conflict` when an ID was taken by somebody else while the file was being written, `too_many_requests` after
 * many IDs of other projects
 */
export async function runImport(call: Call, tx: Tx, rowsToImport: RowsToImport): Promise<ImportDone> {
  const { lines, dates: chosen, dry_run, skip_errors, keepsKnown = false, milliseconds } = rowsToImport;
  const { projectId, username, abilities } = member(call);
  // Who may not see pay neither guesses nor changes it by a file.
  const maySeePay = abilities.has('pay.read');
  const columns = rowsToImport.columns.map((name) => (name === 'hourly_rate_cents' && !maySeePay ? null : name));
  await allowWork(tx);
  await countForeignIds(call, 0);
  const isTooLong = lines.length > constants.importLinesMax + 1;
  const keys = isTooLong ? [] : keysIn(lines, columns.indexOf('id'));
  const persons = isTooLong ? nobody : await findPersons(tx, { projectId, lines, columns, keys });
  const found = [...persons.known.values()].map(identityKey);
  const known = await readKnown(tx, [...new Set([...keys, ...found])], { lock: !dry_run });
  await countForeignIds(call, known.taken.size + persons.met);
  const { orders, open } = dateOrders(lines.slice(1), { columns, dated: DATED, chosen, hint: null });
  const plan =
    open?.value === null
      ? unread(open, lines)
      : await answerOf(call, planning, milliseconds, lines, { ...known, columns, persons, orders });
  const { faults } = plan;
  const rows = keepsKnown
    ? plan.rows.map((row) => (row.deed === 'update' ? { ...row, deed: 'keep' as const } : row))
    : plan.rows;
  const isWritten = !dry_run && (faults.length === 0 || skip_errors);
  const of = (deed: employees.ImportedRow['deed']) => rows.filter((row) => row.deed === deed);
  const [created, updated] = [of('create'), of('update')];
  const importId = randomUUIDv7();
  if (isWritten) {
    await writeImport(tx, { projectId, actor: username, created, updated, importId });
    if (updated.length > 0)
      await planningFactsChanged(
        tx,
        updated.map(({ body }) => body.id),
      );
  }
  return {
    ...plan,
    rows,
    readings: open ? [open] : [],
    isWritten,
    importId: isWritten && created.length > 0 ? importId : null,
    counts: { create: created.length, update: updated.length, keep: of('keep').length },
  };
}

const DATED: ReadonlySet<ImportField> = new Set(['first_day', 'probation_end', 'birth_date']);

/** Dates that could be others are not guessed. */
const unread = ({ example }: OpenReading, [head]: readonly FileRow[]): ImportPlan => ({
  rows: [],
  faults: [{ line: head?.line ?? 1, key: 'imports.datesOpen', example }],
  ignored: [],
});

/** The keys of all IDs in the file. */
function keysIn([, ...lines]: readonly FileRow[], column: number): string[] {
  return [...new Set(lines.map(({ cells }) => identityKey(cells[column] ?? '')))].filter((key) => key !== '');
}

/** What is wrong with a line, in the caller's language; with the heading of the column where it is about one cell. */
export function faultText(
  { key, column = '', example = '' }: ImportFault,
  { language }: Pick<Call, 'language'>,
): string {
  const text = textOf(language, key, { column, example });
  const isAtCell = key.startsWith('invalid.') || AT_CELL.has(key);
  return isAtCell ? textOf(language, 'imports.cell', { column, text }) : text;
}

/** Those of this feature that are about one cell. */
const AT_CELL = new Set(
  ['twice', 'personTwice', 'severalPeople', 'taken', 'uncalculated'].map((key) => `imports.${key}`),
);

/** Who owns the IDs of a file: the project's own employees by key, and the keys used elsewhere. */
async function readKnown(tx: Tx, keys: readonly string[], { lock }: { lock: boolean }) {
  if (keys.length === 0) return { stored: new Map(), taken: new Set<string>() };
  let own = tx
    .selectFrom('employee')
    .select(employeeColumns)
    .select('employee.identity_key')
    .where('identity_key', 'in', [...keys])
    .orderBy('id');
  if (lock) own = own.forUpdate();
  const rows = await own.execute();
  const stored = new Map(
    rows.map(({ identity_key, has_login: _, version: __, last_day: ___, is_fixed_term: ____, ...row }) => [
      identity_key,
      row,
    ]),
  );
  const claimed = await tx
    .selectFrom('identity')
    .select('key')
    .where('key', 'in', [...keys])
    .execute();
  return { stored, taken: new Set(claimed.map(({ key }) => key).filter((key) => !stored.has(key))) };
}
