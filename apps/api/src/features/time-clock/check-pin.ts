import { verifyPassword } from '../../platform/auth/passwords.ts';
import { ProblemError } from '../../platform/http/problem-error.ts';
import type { Call } from '../../platform/http/route.ts';
import { secretHash } from './kiosks.ts';

/**
 * On one tablet: five wrong ones of a person in a row, then half a minute before each further one, however many there
 * were.
 */
const PACE = { free: 5, firstSeconds: 30, longestSeconds: 30, keptSeconds: 15 * 60 };
/**
 * Of a person on all tablets within a day: ten thousand PINs would take over five months. Who wants to spend them for
 * a colleague has to stay at the tablet for half an hour, and loses that to a manager's press or to a new PIN from
 * the colleague's own phone.
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
 * Counted before it is known whether it is right, so that many at once are no more than as many one by one. What is
 * refused is not counted and prolongs nothing. Who has no PIN, or is not there, is refused alike.
 * @throws `pin_wrong`; `too_many_requests` for who comes too early, `pin_locked` after too many of a day
 */
export async function checkPin({ deps }: Pick<Call, 'deps'>, attempt: Attempt): Promise<void> {
  const { projectId, employeeId, pin, secret } = attempt;
  const pair = `kiosk-pin:${projectId}:${employeeId}:${secretHash(secret).toString('base64url')}`;
  deps.limits.step(pair, PACE);
  let isCounted = false;
  try {
    const hash = await count(deps, attempt);
    isCounted = hash !== null;
    const isRight = await verifyPassword(pin, hash, { kind: 'pin', share: `${projectId}:${employeeId}` });
    if (!isRight) throw new ProblemError('pin_wrong');
  } catch (error) {
    if (error instanceof ProblemError && error.code === 'pin_wrong') throw error;
    deps.limits.refund(pair);
    if (isCounted) await takeBack(deps, attempt);
    throw error;
  }
  deps.limits.forget(pair);
  await takeBack(deps, attempt);
}

/** @returns the PIN's hash, null without one; the row is locked for a moment only, not while the PIN is hashed */
function count({ database, now }: Call['deps'], { projectId, employeeId }: Attempt): Promise<string | null> {
  return database.inProject(projectId, async (tx) => {
    const stored = await tx
      .selectFrom('clock_pin')
      .select(['pin_hash', 'failures', 'failing_since'])
      .where('project_id', '=', projectId)
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
      .where('project_id', '=', projectId)
      .where('employee_id', '=', employeeId)
      .execute();
    return stored.pin_hash;
  });
}

/**
 * It was right, or was not looked at: the day's sum is as if it had not been, and the wrong ones before it stay in
 * it.
 */
function takeBack({ database }: Call['deps'], { projectId, employeeId }: Attempt) {
  return database.inProject(projectId, (tx) =>
    tx
      .updateTable('clock_pin')
      .set((row) => ({ failures: row.fn('greatest', [row('failures', '-', 1), row.lit(0)]) }))
      .where('project_id', '=', projectId)
      .where('employee_id', '=', employeeId)
      .execute(),
  );
}
