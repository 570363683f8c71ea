import { monthOf } from '@pamaina/contract';
import type { Tx } from '../../../platform/database/database.ts';
import { replaceOpenShifts } from '../../plan/months/index.ts';
import type { ShiftTable } from '../../plan/shifts/index.ts';
import type { StoredChange } from './stored-repair.ts';

/**
 * Publishes the drafts included in changes that are already made. Like a replacement this leaves the archives
 * unchanged, and like publishing it takes the places of published open shifts. The caller has locked the months and
 * sends notifications.
 * @param now milliseconds since 1970
 * @returns the rows of the open shifts whose places were taken
 */
export async function publishTaken(
  tx: Tx,
  shifts: ShiftTable,
  changes: readonly StoredChange[],
  { actor, now }: { actor: string; now: number },
): Promise<unknown[]> {
  if (changes.length === 0) return [];
  const byShift = new Map(changes.map((change) => [change.shift_id, change]));
  const rows = await tx
    .selectFrom('shift')
    .select(['id', 'date', 'status'])
    .where('id', 'in', [...byShift.keys()])
    // The drafts of an amendment are published with it.
    .where((where) => where.or([where('amendment', 'is', null), where('status', '=', 'published')]))
    .execute();
  const drafts = publishedWith(
    rows.flatMap((row) => {
      const change = byShift.get(row.id);
      return change ? [{ ...row, from: change.from, to: change.to }] : [];
    }),
  );
  if (drafts.length === 0) return [];
  const dates = rows
    .filter(({ id }) => drafts.includes(id))
    .map(({ date }) => date)
    .sort();
  const [start = '', end = ''] = [dates[0], dates.at(-1)];
  const places = await replaceOpenShifts(tx, shifts, { start, end, drafts, actor, now });
  await shifts.publish(drafts);
  return places;
}

interface Change {
  id: string;
  /** `YYYY-MM-DD` */
  date: string;
  status: 'draft' | 'published';
  from: string | null;
  to: string | null;
}

/**
 * The ids of the drafts that changes publish: those given to employees who give up a published shift of the same month.
 * No employee is notified of losing a shift without being notified of the new one; other drafts wait for the month to
 * be published.
 */
export function publishedWith(changes: readonly Change[]): string[] {
  const placeOf = (person: string | null, { date }: Change) => JSON.stringify([monthOf(date), person]);
  const givers = new Set(
    changes.flatMap((change) =>
      change.status === 'published' && change.from !== null ? placeOf(change.from, change) : [],
    ),
  );
  return changes.flatMap((change) =>
    change.status === 'draft' && change.to !== null && givers.has(placeOf(change.to, change)) ? change.id : [],
  );
}
