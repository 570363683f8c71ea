import { kiosk } from '@pamaina/contract';
import { ProblemError } from '../../platform/http/problem-error.ts';
import { member, route, type Call, type Route } from '../../platform/http/route.ts';
import { recordActivity } from '../activity/index.ts';
import { DAY_MS, WRONG_A_DAY } from './check-pin.ts';

/** Employees whose PIN was entered wrongly too often within a day. */
async function listLockedPins(call: Call<typeof kiosk.listLockedPins>) {
  const { projectId } = member(call);
  const since = new Date(call.deps.now() - DAY_MS).toISOString();
  return call.deps.database.inProject(projectId, (tx) =>
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
