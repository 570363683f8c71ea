import type { Assignment } from '@pamaina/engine';
import type { Database } from '../../platform/database/database.ts';
import type { AnyJob } from './job.ts';

/**
 * Bytes: some 20,000 shifts. A larger roster is not stored, and its job starts from the beginning if its process dies.
 */
const BYTES_MAX = 256 * 1024;

/** The best roster so far, as short as it can be: people and shifts once, then the pairs of their numbers. */
interface Checkpoint {
  penalty: number;
  people: string[];
  shifts: [date: string, template: string | null, role: string, start: number, end: number][];
  /** Person, shift, person, shift ... */
  pairs: number[];
}

/** A roster as it is stored in its job; null if it is too large. */
export function checkpointOf(roster: readonly Assignment[], penalty: number): string | null {
  const people = new Map<string, number>();
  const shifts = new Map<string, number>();
  const numberOf = (known: Map<string, number>, key: string) =>
    known.get(key) ?? (known.set(key, known.size), known.size - 1);
  const pairs = roster.flatMap(({ employeeId, date, template, role, start, end }) =>
    employeeId === null
      ? []
      : [numberOf(people, employeeId), numberOf(shifts, JSON.stringify([date, template, role, start, end]))],
  );
  const checkpoint: Checkpoint = {
    penalty,
    people: [...people.keys()],
    shifts: [...shifts.keys()].map((text) => JSON.parse(text) as Checkpoint['shifts'][number]),
    pairs,
  };
  const text = JSON.stringify(checkpoint);
  return text.length > BYTES_MAX ? null : text;
}

/** The roster from which another process goes on; null if none was stored. */
export async function findCheckpoint(database: Database, { project_id, id }: AnyJob): Promise<Assignment[] | null> {
  const row = await database.inProject(project_id, (tx) =>
    tx.selectFrom('generation').select('checkpoint').where('id', '=', id).executeTakeFirst(),
  );
  return row?.checkpoint ? rosterOf(JSON.parse(row.checkpoint) as Checkpoint) : null;
}

function rosterOf({ people, shifts, pairs }: Checkpoint): Assignment[] {
  const roster: Assignment[] = [];
  for (let at = 0; at < pairs.length; at += 2) {
    const [employeeId, shift] = [people[pairs[at] ?? -1], shifts[pairs[at + 1] ?? -1]];
    if (employeeId === undefined || shift === undefined) continue;
    const [date, template, role, start, end] = shift;
    roster.push({ date, template, role, start, end, employeeId });
  }
  return roster;
}
