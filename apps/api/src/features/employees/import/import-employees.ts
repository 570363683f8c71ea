import { constants, type employees } from '@pamaina/contract';
import { identityKey } from '../../../platform/auth/identity-key.ts';
import { ProblemError } from '../../../platform/http/problem-error.ts';
import { member, type Call } from '../../../platform/http/route.ts';
import { answerOf } from '../../../platform/work/answer-of.ts';
import { taskOf } from '../../../platform/work/task.ts';
import { textOf } from '../../../platform/text/texts.ts';
import type { Tx } from '../../../platform/database/database.ts';
import { planningFactsChanged } from '../../projects/index.ts';
import { countForeignIds } from '../count-foreign-ids.ts';
import { employeeColumns } from '../employee-columns.ts';
import { type CsvRow, readFile } from './read-file.ts';
import { fieldOf } from './columns.ts';
import { findPersons, nobody } from './find-persons.ts';
import { planImport, type ImportFault } from './plan-import.ts';
import { writeImport } from './write-import.ts';

const reading = taskOf(readFile, new URL('./read-file.ts', import.meta.url).href);
const planning = taskOf(planImport, new URL('./plan-import.ts', import.meta.url).href);
/** A thousand lines of forty letters take some 100 ms. */
const MS_A_BYTE = 0.0025;

/**
 * Imports employees from a CSV file in one transaction: with `dry_run` only the preview; with an error nothing at all
 * unless those lines are to be left out.
 * @throws `conflict` when an ID was taken by somebody else while the file was being written, `too_many_requests` after
 * many IDs of other projects
 */
export async function importEmployees(call: Call<typeof employees.importEmployees>) {
  const { projectId, username } = member(call);
  if (call.file === null) throw new ProblemError('malformed');
  const { dry_run, skip_errors } = call.query;
  const milliseconds = call.file.length * MS_A_BYTE;
  const lines = await answerOf(call, reading, milliseconds, call.file);
  const isTooLong = lines.length > constants.importLinesMax + 1;
  countForeignIds(call, 0);
  return call.deps.database.inProject(projectId, async (tx) => {
    const keys = isTooLong ? [] : keysIn(lines);
    const persons = isTooLong ? nobody : await findPersons(tx, { projectId, lines, keys });
    const found = [...persons.known.values()].map(identityKey);
    const known = await readKnown(tx, [...new Set([...keys, ...found])], { lock: !dry_run });
    countForeignIds(call, known.taken.size + persons.met);
    const { rows, faults, ignored } = await answerOf(call, planning, milliseconds, lines, { ...known, persons });
    const isWritten = faults.length === 0 || skip_errors;
    const deeds = isWritten ? rows : [];
    const [created, updated] = [
      deeds.filter(({ deed }) => deed === 'create'),
      deeds.filter(({ deed }) => deed === 'update'),
    ];
    if (!dry_run) {
      await writeImport(tx, { projectId, actor: username, created, updated });
      if (updated.length > 0)
        await planningFactsChanged(
          tx,
          updated.map(({ body }) => body.id),
        );
    }
    const count = (deed: employees.ImportedRow['deed']) => rows.filter((row) => row.deed === deed).length;
    return {
      created: created.length,
      updated: updated.length,
      errors: faults
        .slice(0, constants.importErrorsTold)
        .map((fault) => ({ line: fault.line, detail: faultText(fault, call) })),
      errors_total: faults.length,
      rows: rows.slice(0, constants.importRowsTold).map(({ line, body: { id, name }, deed, isIdProposed }) => ({
        line,
        id,
        name,
        deed,
        id_proposed: isIdProposed,
      })),
      deeds: { create: count('create'), update: count('update'), keep: count('keep') },
      ignored_columns: ignored,
    };
  });
}

/** The keys of all IDs in the file. */
function keysIn([head, ...lines]: readonly CsvRow[]): string[] {
  const column = head?.cells.findIndex((heading) => fieldOf(heading) === 'id') ?? -1;
  return [...new Set(lines.map(({ cells }) => identityKey(cells[column] ?? '')))].filter((key) => key !== '');
}

function faultText({ key, column }: ImportFault, { language }: Pick<Call, 'language'>): string {
  const text = textOf(language, key, { column: column ?? '' });
  return key.startsWith('invalid.') ? textOf(language, 'imports.cell', { column: column ?? '', text }) : text;
}

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
