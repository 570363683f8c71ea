import type { Tx } from '../../platform/database/database.ts';

/** The names of the project's employees by ID. */
export async function namesOf(tx: Tx): Promise<Map<string, string>> {
  const rows = await tx.selectFrom('employee').select(['id', 'name']).execute();
  return new Map(rows.map(({ id, name }) => [id, name]));
}
