import { sql } from 'kysely';
import type { Tx } from '../../../platform/database/database.ts';
import type { Member } from '../../../platform/http/route.ts';

/** The author's display name: an employee's as the team knows it, a manager's own, else the username. */
export async function authorOf(tx: Tx, { accountId, username }: Member): Promise<string> {
  const row = await tx
    .selectFrom('account')
    .leftJoin('employee', (join) =>
      join.onRef('employee.project_id', '=', 'account.project_id').onRef('employee.id', '=', 'account.employee_id'),
    )
    .select(
      sql<string>`coalesce(employee.name, nullif(concat_ws(' ', account.first_name, account.last_name), ''), username)`.as(
        'name',
      ),
    )
    .where('account.id', '=', accountId)
    .executeTakeFirst();
  return row?.name ?? username;
}
