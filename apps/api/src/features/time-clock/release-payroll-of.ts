import { sql } from 'kysely';
import type { Tx } from '../../platform/database/database.ts';

/**
 * Takes the ID of a person who is being deleted out of the kept payroll of locked months: the ID may be given again, and nobody is paid
 * for what another one worked. Their lines go on under the name with which they left.
 */
export async function releasePayrollOf(
  tx: Tx,
  projectId: string,
  { employee_id, name }: { employee_id: string; name: string },
): Promise<void> {
  await sql`
    update timesheet_month set payroll = (
      select jsonb_agg(
        case when line ->> 'id' = ${employee_id} then line || jsonb_build_object('id', null, 'name', ${name}::text) else line end
        order by place)
      from jsonb_array_elements(payroll) with ordinality as listed (line, place))
    where project_id = ${projectId} and payroll @> jsonb_build_array(jsonb_build_object('id', ${employee_id}::text))`.execute(
    tx,
  );
}
