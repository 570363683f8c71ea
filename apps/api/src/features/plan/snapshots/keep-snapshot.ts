import { randomUUIDv7 } from 'node:crypto';
import { sql } from 'kysely';
import { z } from 'zod';
import type { Tx } from '../../../platform/database/database.ts';

/** Local dates, both inclusive. */
interface DateRange {
  start: string;
  end: string;
}

/** The current draft of a range: its shifts and manual deletions, as rows. */
export interface DraftRows extends DateRange {
  shifts: object[];
  removals: object[];
}

const StoredRows = z.array(z.record(z.string(), z.unknown())).nullable().catch(null);

/** Rows as they were kept; null where they can't be read: the step can't be undone. */
export const readRows = (stored: unknown): object[] | null => StoredRows.parse(stored);

/** Hours for which a step can be undone, and the number per project. */
const KEPT_HOURS = 48;
const KEPT = 40;

/** Reads the draft before a bulk change. The caller has locked its months. */
export async function takeDraft(tx: Tx, { start, end }: DateRange): Promise<DraftRows> {
  const { rows } = await sql<Pick<DraftRows, 'shifts' | 'removals'>>`select
      (select coalesce(jsonb_agg(to_jsonb(shift)), '[]') from shift
        where project_id = ${tx.projectId} and date between ${start} and ${end} and status = 'draft') as shifts,
      (select coalesce(jsonb_agg(to_jsonb(hand_removal)), '[]') from hand_removal
        where project_id = ${tx.projectId} and date between ${start} and ${end}) as removals`.execute(tx);
  return { start, end, shifts: rows[0]?.shifts ?? [], removals: rows[0]?.removals ?? [] };
}

/**
 * Stores the previous draft as one undo step, after the change is written.
 * @returns what `POST /schedule/restore/{id}` takes
 */
export async function keepSnapshot(tx: Tx, before: DraftRows): Promise<string> {
  const id = randomUUIDv7();
  await tx
    .insertInto('draft_snapshot')
    .values({
      id,
      starts_on: before.start,
      ends_on: before.end,
      shifts: JSON.stringify(before.shifts),
      removals: JSON.stringify(before.removals),
      print: await fingerprint(tx, before),
    })
    .execute();
  await sql`delete from draft_snapshot where project_id = ${tx.projectId} and (
      made_at < now() - make_interval(hours => ${KEPT_HOURS})
      or id in (select id from draft_snapshot where project_id = ${tx.projectId} order by made_at desc, id desc offset ${KEPT})
    )`.execute(tx);
  return id;
}

/** Steps that touch some days are no longer undone. */
export async function forgetSnapshots(tx: Tx, { start, end }: DateRange): Promise<void> {
  await tx.deleteFrom('draft_snapshot').where('starts_on', '<=', end).where('ends_on', '>=', start).execute();
}

/** A fingerprint of the editable values of a range's draft: two drafts with the same fingerprint are equal. */
export async function fingerprint(tx: Tx, { start, end }: DateRange): Promise<string> {
  const { rows } = await sql<{ print: string }>`select md5(
      (select coalesce(jsonb_agg(jsonb_build_array(id, date, start_time, end_time, break_minutes, template, role, employee_id, pinned)
        order by id), '[]') from shift where project_id = ${tx.projectId} and date between ${start} and ${end} and status = 'draft')::text
      || (select coalesce(jsonb_agg(id order by id), '[]') from hand_removal
        where project_id = ${tx.projectId} and date between ${start} and ${end})::text) as print`.execute(tx);
  return rows[0]?.print ?? '';
}

/** Whether a step that has not been undone can be: the draft is as it left it. */
export const isRestorable = async (tx: Tx, { print, ...range }: DateRange & { print: string }): Promise<boolean> =>
  (await fingerprint(tx, range)) === print;
