import type { Tx } from '../../platform/database/database.ts';
import { replaceOpenShifts } from '../months/index.ts';
import { publishedWith } from './published-with.ts';
import type { StoredChange } from './stored-change.ts';

/**
 * Publishes the drafts included in changes that are already made. Like a replacement this leaves the archives unchanged
 * (Decisions, Editing published shifts), and like publishing it takes the places of published open shifts. The caller
 * has locked the months and sends notifications.
 * @param now milliseconds since 1970
 * @returns the rows of the open shifts whose places were taken
 */
export async function publishTaken(
  tx: Tx,
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
  const places = await replaceOpenShifts(tx, { start, end, drafts, actor, now });
  await tx.updateTable('shift').set({ status: 'published' }).where('id', 'in', drafts).execute();
  return places;
}
