import type { Tx } from '../../../platform/database/database.ts';

/** The weekly standard, and the exceptions of some days. One statement. */
export async function readRequirements(tx: Tx, { start, end }: { start: string; end: string }) {
  return tx
    .selectFrom('requirement')
    .select(['template', 'role', 'weekday', 'date', 'count', 'is_proposed'])
    .where((where) => where.or([where('date', 'is', null), where.between('date', start, end)]))
    .orderBy('id')
    .execute();
}

/** The roles that are needed anywhere. One statement. */
export async function rolesNeeded(tx: Tx): Promise<string[]> {
  const rows = await tx.selectFrom('requirement').select('role').distinct().orderBy('role').execute();
  return rows.map(({ role }) => role);
}
