import { randomUUIDv7 } from 'node:crypto';
import type { Tx } from '../../../platform/database/database.ts';
import { namesOf } from '../../business/employees/index.ts';

/**
 * Asks people to confirm that they have seen a version.
 * @returns the id of each one's receipt
 */
export async function askReceipts(
  tx: Tx,
  { archiveId, people, askedAt }: { archiveId: string; people: ReadonlySet<string>; askedAt: string },
): Promise<Map<string, string>> {
  const names = await namesOf(tx);
  const rows = [...people].map((employee_id) => ({
    id: randomUUIDv7(),
    archive_id: archiveId,
    employee_id,
    employee_name: names.get(employee_id) ?? employee_id,
    asked_at: askedAt,
  }));
  if (rows.length > 0) await tx.insertInto('receipt').values(rows).execute();
  return new Map(rows.map(({ employee_id, id }) => [employee_id, id]));
}
