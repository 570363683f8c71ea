import { type Insertable, sql, type Updateable } from 'kysely';
import type { Tx } from '../../../platform/database/database.ts';
import type { Tables } from '../../../platform/database/tables.ts';

type Employee = Tables['employee'];
type Term = Tables['employment_term'];

/** Adds somebody whose identity is claimed already. */
export async function addEmployee(tx: Tx, employee: Insertable<Employee>): Promise<void> {
  await tx.insertInto('employee').values(employee).execute();
}

/** Changes an employee whose row the caller has locked; the version is the next, also when nothing else changes. */
export async function changeEmployee(tx: Tx, id: string, values: Omit<Updateable<Employee>, 'version'>): Promise<void> {
  await tx
    .updateTable('employee')
    .set((column) => ({ ...values, version: column('version', '+', 1) }))
    .where('id', '=', id)
    .execute();
}

/** What is agreed from a day on. */
const TERM_COLUMNS = [
  'roles',
  'contract_hours_per_week',
  'has_reduced_norm',
  'work_days_per_week',
  'rest_weekdays',
  'hourly_rate_cents',
] as const;

type Terms = Pick<Insertable<Term>, (typeof TERM_COLUMNS)[number] | 'valid_from' | 'created_by'>;

/** Stores the terms from a day on, in place of others from that day. The first change keeps what was agreed before. */
export async function putTerms(tx: Tx, id: string, { valid_from, ...terms }: Terms): Promise<void> {
  const columns = sql.join(TERM_COLUMNS.map((name) => sql.ref(name)));
  await sql`insert into employment_term (project_id, employee_id, valid_from, ${columns})
    select project_id, id, '-infinity', ${columns} from employee
    where project_id = ${tx.projectId} and id = ${id} and not exists (
      select from employment_term where employment_term.project_id = ${tx.projectId} and employee_id = ${id}
    )`.execute(tx);
  await tx
    .insertInto('employment_term')
    .values({ employee_id: id, valid_from, ...terms })
    .onConflict((conflict) => conflict.columns(['project_id', 'employee_id', 'valid_from']).doUpdateSet(terms))
    .execute();
}

/** @returns what is removed; nothing when there are none from that day */
export async function removeTerms(tx: Tx, id: string, valid_from: string) {
  return tx
    .deleteFrom('employment_term')
    .where('employee_id', '=', id)
    .where('valid_from', '=', valid_from)
    .returning(['valid_from', ...TERM_COLUMNS])
    .executeTakeFirst();
}
