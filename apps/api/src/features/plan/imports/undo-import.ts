import type { imports } from '@pamaina/contract';
import { sql } from 'kysely';
import { byName } from '../../../platform/database/by-name.ts';
import type { Tx } from '../../../platform/database/database.ts';
import { ProblemError } from '../../../platform/ground/problem-error.ts';
import type { ProjectCall } from '../../../platform/http/route.ts';
import { deleteUnused } from '../../business/employees/index.ts';

/** As long as a plan or a repair can be undone. */
const KEPT_MS = 48 * 3_600_000;

type Use = (typeof imports.importUses)[number];

/**
 * Deletes the employees that an import added. Those on whom something was built stay, and the reply says what.
 * @throws `not_found` for an import without employees any more, also the second time, and after two days
 */
export async function undoImport(call: ProjectCall<typeof imports.undoImport>) {
  const { tx, caller, now } = call;
  // The locks prevent building anything on them in between.
  const people = await tx
    .selectFrom('employee')
    .select(['id', 'name'])
    .where('import_id', '=', call.params.id)
    .where('created_at', '>', new Date(now - KEPT_MS).toISOString())
    .orderBy(byName(tx, 'name'))
    .orderBy('id')
    .forUpdate()
    .execute();
  if (people.length === 0) throw new ProblemError('not_found');
  // As for a deletion: a month that is being locked meanwhile has a line for each of them.
  await sql`select from project where id = ${tx.projectId} for no key update`.execute(tx);
  const uses = await usesOf(tx, call.params.id);
  const unused = people.filter(({ id }) => !uses.has(id));
  await deleteUnused(tx, unused, caller.username);
  return {
    removed: unused.length,
    kept: people.flatMap(({ id, name }) => {
      const own = uses.get(id);
      return own === undefined ? [] : [{ employee_id: id, name, uses: own }];
    }),
  };
}

/** A table whose rows are about an employee, and the columns that name them. */
type Named = readonly [table: string, ...columns: string[]];

/** Rows that would be lost with the employee, or left without one. */
const BUILT: Readonly<Record<Exclude<Use, 'login'>, readonly Named[]>> = {
  shifts: [
    ['shift', 'employee_id'],
    ['shift_claim', 'employee_id'],
    ['swap_offer', 'offered_by', 'target', 'accepted_by'],
    ['ask', 'holder', 'taker'],
    ['ask_person', 'employee_id'],
    ['ring_person', 'employee_id'],
  ],
  hours: [
    ['time_entry', 'employee_id'],
    ['sheet_mark', 'employee_id'],
    ['sheet_confirmation', 'employee_id'],
    ['overtime_leave', 'employee_id'],
  ],
  requests: [
    ['time_off', 'employee_id'],
    ['unavailability', 'employee_id'],
    ['wish', 'employee_id'],
    ['request', 'employee_id'],
    ['leave_correction', 'employee_id'],
  ],
  receipts: [
    ['receipt', 'employee_id'],
    ['announcement_receipt', 'employee_id'],
  ],
  changed: [
    ['certificate', 'employee_id'],
    ['clock_pin', 'employee_id'],
    ['employee_pair', 'employee_id', 'other_employee_id'],
    ['employment_term', 'employee_id'],
  ],
};

/** A login with a one-time password that nobody has used goes with the employee, unless it got access. */
const usedLogin = sql`select employee_id, 'login' as use from account where project_id = current_project()
  and (registration_method <> 'created_by_manager' or not must_change_password or seen_at is not null
    or exists (select from project_member where project_member.account_id = account.id))`;

/**
 * Locked months have a line for everybody who was employed, also without hours: the next owner of the ID would get it.
 */
const lockedPayroll = sql`select line ->> 'id' as employee_id, 'hours' as use from timesheet_month
  cross join jsonb_array_elements(payroll) as line where project_id = current_project()`;

/** What was built on whom; nobody on whom nothing was. */
async function usesOf(tx: Tx, importId: string): Promise<Map<string, Use[]>> {
  const built = Object.entries(BUILT).flatMap(([use, tables]) =>
    tables.flatMap(([table, ...columns]) =>
      columns.map(
        (column) => sql`select ${sql.ref(column)} as employee_id, ${sql.lit(use)} as use from ${sql.table(table)}
          where project_id = current_project()`,
      ),
    ),
  );
  const changed = sql`select id as employee_id, 'changed' as use from employee
    where project_id = current_project() and version > 1`;
  const { rows } = await sql<{ id: string; uses: Use[] }>`
    select employee.id, array_agg(distinct built.use) as uses from employee
    join (${sql.join([...built, lockedPayroll, usedLogin, changed], sql` union all `)}) as built on built.employee_id = employee.id
    where employee.project_id = current_project() and employee.import_id = ${importId}
    group by employee.id`.execute(tx);
  return new Map(rows.map(({ id, uses }) => [id, uses]));
}
