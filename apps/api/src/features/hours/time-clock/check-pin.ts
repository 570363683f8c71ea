import { verifyPassword } from '../../../platform/auth/passwords.ts';
import { ProblemError } from '../../../platform/ground/problem-error.ts';
import type { Call } from '../../../platform/http/route.ts';
import { secretHash } from './kiosks.ts';

/**
 * Per tablet: five wrong PINs of an employee in a row, then half a minute before each further one, whatever their
 * number.
 */
const PACE = { free: 5, firstSeconds: 30, longestSeconds: 30, keptSeconds: 15 * 60 };
/**
 * Per employee on all tablets within a day: ten thousand PINs would take over five months. Anyone who uses them up for
 * a colleague has to stay at the tablet for half an hour; a manager's click or a new PIN from the colleague's own phone
 * undoes it.
 */
export const WRONG_A_DAY = 60;
export const DAY_MS = 24 * 60 * 60 * 1000;

interface Attempt {
  projectId: string;
  employeeId: string;
  pin: string;
  /** Of the tablet. */
  secret: string;
}

/**
 * Counted before it is known whether it is right, so that concurrent tries are no more than sequential ones. A rejected
 * try is not counted and prolongs nothing. A missing PIN and an unknown employee are rejected alike.
 * @throws `pin_wrong`; `too_many_requests` for who comes too early, `pin_locked` after too many of a day
 */
export async function checkPin({ deps }: Pick<Call, 'deps'>, attempt: Attempt): Promise<void> {
  const { projectId, employeeId, pin, secret } = attempt;
  const pair = `kiosk-pin:${projectId}:${employeeId}:${secretHash(secret).toString('base64url')}`;
  await deps.limits.step(pair, PACE);
  let isCounted = false;
  try {
    const hash = await count(deps, attempt);
    isCounted = hash !== null;
    const isRight = await verifyPassword(pin, hash, { kind: 'pin', share: `${projectId}:${employeeId}` });
    if (!isRight) throw new ProblemError('pin_wrong');
  } catch (error) {
    if (error instanceof ProblemError && error.code === 'pin_wrong') throw error;
    await deps.limits.refund(pair);
    if (isCounted) await takeBack(deps, attempt);
    throw error;
  }
  await deps.limits.forget(pair);
  await takeBack(deps, attempt);
}

/** @returns the PIN's hash, null without one; the row is locked only briefly, not while the PIN is hashed */
function count({ database, now }: Call['deps'], { projectId, employeeId }: Attempt): Promise<string | null> {
  return database.inProject(projectId, async (tx) => {
    const stored = await tx
      .selectFrom('clock_pin')
      .select(['pin_hash', 'failures', 'failing_since'])
      .where('employee_id', '=', employeeId)
      .forUpdate()
      .executeTakeFirst();
    if (!stored) return null;
    const ends = Date.parse(stored.failing_since ?? '') + DAY_MS;
    const isSameDay = stored.failures > 0 && ends > now();
    if (isSameDay && stored.failures >= WRONG_A_DAY)
      throw new ProblemError('pin_locked', { retryAfterSeconds: Math.ceil((ends - now()) / 1000) });
    await tx
      .updateTable('clock_pin')
      .set(
        isSameDay ? { failures: stored.failures + 1 } : { failures: 1, failing_since: new Date(now()).toISOString() },
      )
      .where('employee_id', '=', employeeId)
      .execute();
    return stored.pin_hash;
  });
}

/** It was right, or was not checked: it is removed from the day's count; the wrong ones before it stay. */
function takeBack({ database }: Call['deps'], { projectId, employeeId }: Attempt) {
  return database.inProject(projectId, (tx) =>
    tx
      .updateTable('clock_pin')
      .set((row) => ({ failures: row.fn('greatest', [row('failures', '-', 1), row.lit(0)]) }))
      .where('employee_id', '=', employeeId)
      .execute(),
  );
}
