import { sql } from 'kysely';
import type { Tx } from '../../platform/database/database.ts';
import type { Leaver } from '../employees/index.ts';

/**
 * Removes the ID of an employee who is being deleted from the stored payroll of locked months: the ID can be given
 * again, and no one is paid for another's work. Their lines continue under the name at departure.
 */
export async function releasePayrollOf(tx: Tx, { employeeId, name }: Leaver): Promise<void> {
  await sql`
    update timesheet_month set payroll = (
      select jsonb_agg(
        case when line ->> 'id' = ${employeeId} then line || jsonb_build_object('id', null, 'name', ${name}::text) else line end
        order by place)
      from jsonb_array_elements(payroll) with ordinality as listed (line, place))
    where project_id = ${tx.projectId} and payroll @> jsonb_build_array(jsonb_build_object('id', ${employeeId}::text))`.execute(
    tx,
  );
}
