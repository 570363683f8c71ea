import type { Assignment } from '@pamaina/engine';
import type { Tx } from '../../../platform/database/database.ts';
import { type Checkpoint, readCheckpoint } from './stored-job.ts';

/**
 * Bytes: some 20,000 shifts. A larger roster is not stored, and its job starts from the beginning if its process dies.
 */
const BYTES_MAX = 256 * 1024;

/**
 * A roster as it is stored in its job; null if it is too large, or if nobody works in it: every search begins with
 * that, and no job should end with it.
 */
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
  if (pairs.length === 0) return null;
  const checkpoint: Checkpoint = {
    penalty,
    people: [...people.keys()],
    shifts: [...shifts.keys()].map((text) => JSON.parse(text) as Checkpoint['shifts'][number]),
    pairs,
  };
  const text = JSON.stringify(checkpoint);
  return text.length > BYTES_MAX ? null : text;
}

/** The best roster that is stored with a job, and what it costs; null if none is. */
export async function findCheckpoint(
  tx: Tx,
  { id }: { id: string },
): Promise<{ roster: Assignment[]; penalty: number } | null> {
  const row = await tx.selectFrom('generation').select('checkpoint').where('id', '=', id).executeTakeFirst();
  const checkpoint = readCheckpoint(row?.checkpoint ?? null);
  if (checkpoint === null) return null;
  return { roster: rosterOf(checkpoint), penalty: checkpoint.penalty };
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
