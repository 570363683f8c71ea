import { kiosk } from '@pamaina/contract';
import { isEasyPin, hashPassword } from '../../../platform/auth/passwords.ts';
import { uncountedIfRefused } from '../../../platform/limits/limits.ts';
import { fieldProblem, ProblemError } from '../../../platform/ground/problem-error.ts';
import { member, type Call, route, type Route } from '../../../platform/http/route.ts';
import { recordActivity } from '../../access/activity/index.ts';
import { DAY_MS, WRONG_A_DAY } from './check-pin.ts';

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
  await call.deps.limits.take(limit, TIMES[role], WINDOW_SECONDS);
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

/** Employees whose PIN was entered wrongly too often within a day. */
async function listLockedPins(call: Call<typeof kiosk.listLockedPins>) {
  const { projectId } = member(call);
  const since = new Date(call.deps.now() - DAY_MS).toISOString();
  return call.deps.database.readInProject(projectId, (tx) =>
    tx
      .selectFrom('clock_pin')
      .innerJoin('employee', (join) =>
        join
          .onRef('employee.project_id', '=', 'clock_pin.project_id')
          .onRef('employee.id', '=', 'clock_pin.employee_id'),
      )
      .select(['employee.id', 'employee.name'])
      .where('failures', '>=', WRONG_A_DAY)
      .where('failing_since', '>', since)
      .orderBy('employee.name')
      .orderBy('employee.id')
      .execute(),
  );
}

/** Clears the wrong attempts; the PIN stays. @throws `not_found` for who has none */
async function unlockPin(call: Call<typeof kiosk.unlockPin>): Promise<void> {
  const { projectId, username: actor } = member(call);
  const { id: employee_id } = call.params;
  await call.deps.database.inProject(projectId, async (tx) => {
    const unlocked = await tx
      .updateTable('clock_pin')
      .set({ failures: 0 })
      .where('employee_id', '=', employee_id)
      .returning('employee_id')
      .executeTakeFirst();
    if (!unlocked) throw new ProblemError('not_found');
    await recordActivity(tx, { action_type: 'kiosk.pin_unlocked', actor, details: { employee_id } });
  });
}

/** PINs that a manager has to unlock. */
export const lockedPins: Route[] = [route(kiosk.listLockedPins, listLockedPins), route(kiosk.unlockPin, unlockPin)];
