import { sql, type Selectable } from 'kysely';
import type { Tx } from '../../platform/database/database.ts';
import type { Tables } from '../../platform/database/tables.ts';
import type { NotedAbsence } from '../time-off/index.ts';
import type { Absence } from './absence.ts';
import type { StoredChange } from './stored-change.ts';

export type RepairRow = Selectable<Tables['repair']>;

/** The changes of an applied proposal, stored so that it can be undone. */
export interface Before {
  /** Rows of the changed shifts, and of the open ones whose places drafts took. */
  shifts: unknown[];
  places: unknown[];
  noted: NotedAbsence;
}

/** A stored proposal, locked until the transaction ends. */
export const lockRepair = (tx: Tx, id: string): Promise<RepairRow | undefined> =>
  tx.selectFrom('repair').selectAll().where('id', '=', id.toLowerCase()).forUpdate().executeTakeFirst();

/** The absent employees of a stored proposal; null: none. */
export function absenceOf(row: RepairRow): Absence | null {
  const { employee_id, others, starts_at, ends_at, is_open: isOpen, type, note } = row;
  if (employee_id === null || starts_at === null || ends_at === null) return null;
  const [startsAt, endsAt] = [Date.parse(starts_at), Date.parse(ends_at)];
  return { people: [employee_id, ...others], startsAt, endsAt, isOpen, type, note };
}

/** The current rows of the shifts that are changed. */
export async function shiftRows(tx: Tx, changes: readonly StoredChange[]): Promise<unknown[]> {
  const ids = changes.map(({ shift_id }) => shift_id);
  const { rows } = await sql<{ row: unknown }>`
    select to_jsonb(shift) as row from shift where project_id = ${tx.projectId} and id = any(${ids}::uuid[])`.execute(
    tx,
  );
  return rows.map(({ row }) => row);
}
