import type { kiosk } from '@pamaina/contract';
import { isEasyPin } from '../../platform/auth/is-easy-pin.ts';
import { hashPassword } from '../../platform/auth/passwords.ts';
import { uncountedIfRefused } from '../../platform/http/limits.ts';
import { fieldProblem, ProblemError } from '../../platform/http/problem-error.ts';
import { member, type Call } from '../../platform/http/route.ts';
import { recordActivity } from '../activity/index.ts';

const TIMES = { manager: 300, employee: 10 };
const WINDOW_SECONDS = 15 * 60;

/**
 * Sets an employee's PIN and clears wrong attempts at the former one. @throws `invalid` for a PIN that everybody tries,
 * `not_found`, for an employee's colleague too, `too_many_requests`
 */
export async function setPin(call: Call<typeof kiosk.setPin>): Promise<void> {
  const { projectId, accountId, username, role, employeeId } = member(call);
  const { id } = call.params;
  if (role === 'employee' && id !== employeeId) throw new ProblemError('not_found');
  if (isEasyPin(call.body.pin)) throw fieldProblem('pin', 'pin_easy');
  // Before anything is hashed: a manager sets a whole team's in one go, an employee changes one.
  const limit = `set-pin:${accountId}`;
  call.deps.limits.take(limit, TIMES[role], WINDOW_SECONDS);
  const hashed = hashPassword(call.body.pin, { kind: 'change', share: accountId });
  const pin_hash = await uncountedIfRefused(call.deps.limits, limit, hashed);
  await call.deps.database.inProject(projectId, async (tx) => {
    const person = await tx.selectFrom('employee').select('id').where('id', '=', id).forKeyShare().executeTakeFirst();
    if (!person) throw new ProblemError('not_found');
    await tx
      .insertInto('clock_pin')
      .values({ employee_id: id, pin_hash })
      .onConflict((conflict) => conflict.columns(['project_id', 'employee_id']).doUpdateSet({ pin_hash, failures: 0 }))
      .execute();
    await recordActivity(tx, {
      action_type: 'kiosk.pin_set',
      actor: username,
      details: { employee_id: id },
    });
  });
}
