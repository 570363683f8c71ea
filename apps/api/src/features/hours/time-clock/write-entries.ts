import type { Insertable, SqlBool, Updateable, Expression } from 'kysely';
import type { Tx } from '../../../platform/database/database.ts';
import type { Tables } from '../../../platform/database/tables.ts';

type Entry = Tables['time_entry'];

/** Approves finished entries that are not approved. @returns how many */
export async function approveEntries(
  tx: Tx,
  which: Expression<SqlBool>,
  approval: { approved_at: string; approved_by: string },
): Promise<number> {
  const approved = await tx
    .updateTable('time_entry')
    .set((row) => ({ ...approval, version: row('version', '+', 1) }))
    .where('state', '=', 'closed')
    .where('approved_at', 'is', null)
    .where(which)
    .returning('id')
    .execute();
  return approved.length;
}

/** Corrects an entry whose row the caller has locked; it has to be approved again. @returns its version */
export async function correctEntry(tx: Tx, id: string, values: Updateable<Entry>): Promise<number> {
  const { version } = await tx
    .updateTable('time_entry')
    .set((row) => ({
      ...values,
      break_started_at: null,
      approved_at: null,
      approved_by: null,
      version: row('version', '+', 1),
    }))
    .where('id', '=', id)
    .returning('version')
    .executeTakeFirstOrThrow();
  return version;
}

export async function addEntry(tx: Tx, entry: Insertable<Entry>): Promise<void> {
  await tx.insertInto('time_entry').values(entry).execute();
}

/** Adds those that overlap no other work. @returns how many */
export async function addFittingEntries(tx: Tx, entries: readonly Insertable<Entry>[]): Promise<number> {
  let added = 0;
  for (let at = 0; at < entries.length; at += 500) {
    const made = await tx
      .insertInto('time_entry')
      .values(entries.slice(at, at + 500))
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirst();
    added += Number(made.numInsertedOrUpdatedRows ?? 0);
  }
  return added;
}
