import type { Tx } from '../../../platform/database/database.ts';
import { employeeColumns } from '../employee-columns.ts';

/** Who owns the IDs of a file: the project's own employees by key, and the keys used elsewhere. */
export async function readKnown(tx: Tx, keys: readonly string[], { lock }: { lock: boolean }) {
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
