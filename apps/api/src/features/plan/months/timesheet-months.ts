import { sql, type Updateable } from 'kysely';
import type { Tx } from '../../../platform/database/database.ts';
import type { Tables } from '../../../platform/database/tables.ts';
import { lawsOfMonths, packOn } from '../planning-input/index.ts';
import type { Leaver } from '../../business/employees/index.ts';

/**
 * Waits for anyone who writes an entry of the month or locks it, and is waited for.
 * @param month its first day
 * @returns whether it is locked already
 */
export async function holdForLock(tx: Tx, month: string): Promise<boolean> {
  await tx
    .insertInto('timesheet_month')
    .values({ month })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const { locked_at } = await tx
    .selectFrom('timesheet_month')
    .select('locked_at')
    .where('month', '=', month)
    .forUpdate()
    .executeTakeFirstOrThrow();
  return locked_at !== null;
}

type Lock = Pick<Updateable<Tables['timesheet_month']>, 'locked_at' | 'locked_by' | 'payroll' | 'figures'>;

/** @param lock what is kept of the month, which the caller holds, beside its law pack */
export async function storeLock(tx: Tx, month: string, lock: Lock): Promise<void> {
  const laws = await tx
    .selectFrom('project')
    .select(['law_pack', lawsOfMonths.as('month_laws')])
    .where('id', '=', tx.projectId)
    .executeTakeFirstOrThrow();
  const law_pack = packOn(laws, month);
  await tx
    .updateTable('timesheet_month')
    .set({ ...lock, law_pack })
    .where('month', '=', month)
    .execute();
}

/** @returns whether it was locked */
export async function removeLock(tx: Tx, month: string): Promise<boolean> {
  const opened = await tx
    .updateTable('timesheet_month')
    .set({ locked_at: null, locked_by: null, payroll: null, figures: null, law_pack: null })
    .where('month', '=', month)
    .where('locked_at', 'is not', null)
    .executeTakeFirst();
  return opened.numUpdatedRows > 0n;
}

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
