import { verifyPassword } from '../../platform/auth/passwords.ts';
import type { Database } from '../../platform/database/database.ts';
import { ProblemError } from '../../platform/http/problem-error.ts';

/**
 * So many wrong ones in a row are free; then each waits, half a minute first. A colleague who tries to shut somebody out keeps them from
 * the tablet for two minutes at most; who goes on for hours waits longer: ten thousand PINs would take over a month.
 */
const FREE = 5;
const FIRST_MS = 30_000;
const LONGEST_MS = 2 * 60_000;
const PERSISTENT = { tries: 60, waitMs: 5 * 60_000 };
/** Of the column. */
const COUNTED_MAX = 1_000;

interface Attempt {
  projectId: string;
  employeeId: string;
  pin: string;
  /** Epoch milliseconds. */
  now: number;
}

/**
 * Counts wrong PINs by person, on whatever tablet and through whatever server they are tried: counted before it is known whether it is
 * right, so that many at once are no more than as many one by one. Who has no PIN, or is not there, is refused alike.
 * @throws `pin_wrong`; `too_many_requests` for who comes too early, uncounted
 */
export async function checkPin(database: Database, attempt: Attempt): Promise<void> {
  const stored = await count(database, attempt);
  const place = { kind: 'pin', share: `${attempt.projectId}:${attempt.employeeId}` } as const;
  const isRight = await verifyPassword(attempt.pin, stored?.pin_hash ?? null, place).catch(async (error: unknown) => {
    if (stored) await set(database, attempt, { failures: stored.failures, lockedUntil: null });
    throw error;
  });
  if (!isRight) throw new ProblemError('pin_wrong');
  await set(database, attempt, { failures: 0, lockedUntil: null });
}

/** @returns what stood before this one; the row is locked for a moment only, not while the PIN is hashed */
function count(database: Database, { projectId, employeeId, now }: Attempt) {
  return database.inProject(projectId, async (tx) => {
    const stored = await tx
      .selectFrom('clock_pin')
      .select(['pin_hash', 'failures', 'locked_until'])
      .where('project_id', '=', projectId)
      .where('employee_id', '=', employeeId)
      .forUpdate()
      .executeTakeFirst();
    const until = Date.parse(stored?.locked_until ?? '');
    if (until > now)
      throw new ProblemError('too_many_requests', { retryAfterSeconds: Math.ceil((until - now) / 1000) });
    if (!stored) return undefined;
    const failures = Math.min(stored.failures + 1, COUNTED_MAX);
    const wait = waitAfter(failures);
    await tx
      .updateTable('clock_pin')
      .set({ failures, locked_until: wait === 0 ? null : new Date(now + wait).toISOString() })
      .where('project_id', '=', projectId)
      .where('employee_id', '=', employeeId)
      .execute();
    return stored;
  });
}

function waitAfter(failures: number): number {
  if (failures < FREE) return 0;
  if (failures >= PERSISTENT.tries) return PERSISTENT.waitMs;
  return Math.min(FIRST_MS * 2 ** (failures - FREE), LONGEST_MS);
}

function set(
  database: Database,
  { projectId, employeeId }: Attempt,
  { failures, lockedUntil }: { failures: number; lockedUntil: string | null },
) {
  return database.inProject(projectId, (tx) =>
    tx
      .updateTable('clock_pin')
      .set({ failures, locked_until: lockedUntil })
      .where('project_id', '=', projectId)
      .where('employee_id', '=', employeeId)
      .execute(),
  );
}
