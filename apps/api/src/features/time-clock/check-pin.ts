import { verifyPassword } from '../../platform/auth/passwords.ts';
import type { Database } from '../../platform/database/database.ts';
import { ProblemError } from '../../platform/http/problem-error.ts';

/** So many wrong ones in a row, and nobody tries on for a while: ten thousand PINs would take three weeks. */
const TRIES = 5;
const PAUSE_MS = 15 * 60_000;

interface Attempt {
  projectId: string;
  employeeId: string;
  pin: string;
  /** Epoch milliseconds. */
  now: number;
}

/**
 * Counts wrong PINs by person, on whatever tablet and through whatever server they are tried: the row is locked meanwhile. Who has
 * no PIN, or is not there, is refused alike.
 * @throws `pin_wrong`; `too_many_requests` after five wrong ones
 */
export async function checkPin(database: Database, { projectId, employeeId, pin, now }: Attempt): Promise<void> {
  const refusal = await database.inProject(projectId, async (tx) => {
    const stored = await tx
      .selectFrom('clock_pin')
      .select(['pin_hash', 'failures', 'locked_until'])
      .where('project_id', '=', projectId)
      .where('employee_id', '=', employeeId)
      .forUpdate()
      .executeTakeFirst();
    const until = Date.parse(stored?.locked_until ?? '');
    if (until > now)
      return new ProblemError('too_many_requests', { retryAfterSeconds: Math.ceil((until - now) / 1000) });
    const isRight = await verifyPassword(pin, stored?.pin_hash ?? null);
    const failures = isRight ? 0 : (stored?.failures ?? 0) + 1;
    const isLocked = failures >= TRIES;
    await tx
      .updateTable('clock_pin')
      .set({
        failures: isLocked ? 0 : failures,
        locked_until: isLocked ? new Date(now + PAUSE_MS).toISOString() : null,
      })
      .where('project_id', '=', projectId)
      .where('employee_id', '=', employeeId)
      .execute();
    return isRight ? null : new ProblemError('pin_wrong');
  });
  // Thrown here, because a refusal inside would take the count back.
  if (refusal) throw refusal;
}
