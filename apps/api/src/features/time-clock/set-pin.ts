import type { kiosk } from '@pamaina/contract';
import { hashPassword } from '../../platform/auth/passwords.ts';
import { ProblemError } from '../../platform/http/problem-error.ts';
import { member, type Call } from '../../platform/http/route.ts';
import { recordActivity } from '../activity/index.ts';

/** Gives somebody a PIN and forgets wrong attempts at the former one. @throws `not_found`, for an employee's colleague too */
export async function setPin(call: Call<typeof kiosk.setPin>): Promise<void> {
  const { projectId, username, role, employeeId } = member(call);
  const { id } = call.params;
  if (role === 'employee' && id !== employeeId) throw new ProblemError('not_found');
  const pin_hash = await hashPassword(call.body.pin);
  await call.deps.database.inProject(projectId, async (tx) => {
    const person = await tx
      .selectFrom('employee')
      .select('id')
      .where('project_id', '=', projectId)
      .where('id', '=', id)
      .forKeyShare()
      .executeTakeFirst();
    if (!person) throw new ProblemError('not_found');
    await tx
      .insertInto('clock_pin')
      .values({ project_id: projectId, employee_id: id, pin_hash })
      .onConflict((conflict) =>
        conflict.columns(['project_id', 'employee_id']).doUpdateSet({ pin_hash, failures: 0, locked_until: null }),
      )
      .execute();
    await recordActivity(tx, projectId, {
      action_type: 'kiosk.pin_set',
      actor: username,
      details: { employee_id: id },
    });
  });
}
