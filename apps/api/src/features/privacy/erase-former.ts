import type { privacy } from '@pamaina/contract';
import { sql } from 'kysely';
import { ProblemError } from '../../platform/http/problem-error.ts';
import type { ProjectCall } from '../../platform/http/route.ts';
import { textOf } from '../../platform/text/texts.ts';
import { recordActivity } from '../activity/index.ts';
import { eraseEmployee } from './erase-employee.ts';

/**
 * Erases the personal data of a deleted employee: a number replaces the name in schedules, archives and the history;
 * hours and counts stay unchanged (GDPR 17). A second call does nothing.
 * @throws `not_found`
 */
export async function eraseFormer(call: ProjectCall<typeof privacy.eraseFormer>): Promise<void> {
  const { username: actor } = call.caller;
  const { tx } = call;
  const former = await tx
    .selectFrom('former_employee')
    .selectAll()
    .where('id', '=', call.params.id.toLowerCase())
    .forUpdate()
    .executeTakeFirst();
  if (!former) throw new ProblemError('not_found');
  const { id, number, employee_id, name, since, left_at } = former;
  if (employee_id === null || name === null) return;
  const pseudonym = textOf(call.language, 'privacy.pseudonym', { number });
  await eraseEmployee(tx, { employeeId: employee_id, name, pseudonym, since, leftAt: left_at });
  await tx
    .updateTable('former_employee')
    .set({ employee_id: null, name: null, terms: null, erased_at: sql`now()` })
    .where('id', '=', id)
    .execute();
  await recordActivity(tx, { action_type: 'employee.erased', actor, details: { name: pseudonym } });
}
