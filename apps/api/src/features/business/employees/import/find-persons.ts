import { finderByName, foldedName } from '@pamaina/contract';
import type { Tx } from '../../../../platform/database/database.ts';
import { projectNameOf, proposeIds } from '../employee-ids.ts';
import type { FileRow } from '../../../../platform/files/read-csv.ts';
import type { ImportField } from './columns.ts';
import { rowsByField } from './row-cells.ts';

/** The employees meant by the lines of a file without an ID; all keyed by line number. */
export interface PersonsOfLines {
  /** IDs of existing employees. */
  known: ReadonlyMap<number, string>;
  /** IDs for new employees, derived from their names. */
  proposed: ReadonlyMap<number, string>;
  /** Several existing employees match. */
  unclear: ReadonlySet<number>;
  /** How many candidate IDs are taken elsewhere. */
  met: number;
}

export const nobody: PersonsOfLines = { known: new Map(), proposed: new Map(), unclear: new Set(), met: 0 };

interface Named {
  name: string;
  email: string | null;
}

interface Source {
  projectId: string;
  lines: readonly FileRow[];
  columns: readonly (ImportField | null)[];
  /** Keys of the IDs on other lines. */
  keys: readonly string[];
}

/**
 * A line without an ID matches the existing employee of the same name and, where both have one, the same email address:
 * importing a file twice creates no one twice. Anyone else is new and gets an ID.
 */
export async function findPersons(tx: Tx, { projectId, lines, columns, keys }: Source): Promise<PersonsOfLines> {
  const without = linesWithoutId(lines, columns);
  if (without.length === 0) return nobody;
  const people = await tx.selectFrom('employee').select(['id', 'name', 'email']).execute();
  const find = finderByName(people);
  const [known, unclear] = [new Map<number, string>(), new Set<number>()];
  const fresh: (Named & { line: number })[] = [];
  for (const { line, name, email } of without) {
    const meant = peopleMeant(find(name), email);
    const [only] = meant;
    if (only === undefined) fresh.push({ line, name, email });
    else if (meant.length > 1) unclear.add(line);
    else known.set(line, only.id);
  }
  const proposed = new Map<number, string>();
  // The same employee on two lines gets one ID; the second line reports it.
  const byPerson = Map.groupBy(fresh, ({ name, email }) =>
    JSON.stringify([foldedName(name), email && foldedName(email)]),
  );
  const groups = [...byPerson.values()];
  const { ids, met } = await proposeIds(
    tx,
    groups.map(([one]) => one?.name ?? ''),
    { project: await projectNameOf(tx, projectId), used: new Set(keys) },
  );
  groups.forEach((group, index) => group.forEach(({ line }) => proposed.set(line, ids[index] ?? '')));
  return { known, proposed, unclear, met };
}

function peopleMeant<Person extends Named>(sameName: readonly Person[], email: string | null): readonly Person[] {
  if (email === null) return sameName;
  const same = sameName.filter((person) => person.email !== null && foldedName(person.email) === foldedName(email));
  return same.length > 0 ? same : sameName.filter((person) => person.email === null);
}

function linesWithoutId([, ...lines]: readonly FileRow[], columns: Source['columns']): (Named & { line: number })[] {
  return rowsByField(lines, columns).flatMap(({ line, given }) => {
    const name = given.get('name');
    return given.has('id') || name === undefined ? [] : [{ line, name, email: given.get('email') ?? null }];
  });
}
