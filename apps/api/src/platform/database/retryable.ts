import pg from 'pg';

/** Serialization failure and deadlock: the same transaction may well succeed when it is run again. */
export function isRetryable(error: unknown): boolean {
  return error instanceof pg.DatabaseError && (error.code === '40001' || error.code === '40P01');
}

/** The constraint that refused a write, or null when the error is another one. */
export function brokenConstraint(error: unknown): string | null {
  if (!(error instanceof pg.DatabaseError)) return null;
  return ['23505', '23503', '23P01', '23514'].includes(error.code ?? '') ? (error.constraint ?? null) : null;
}

/** The server cannot be reached or is going away: the caller may try again later. */
export function isUnavailable(error: unknown): boolean {
  if (error instanceof pg.DatabaseError) return /^(08|53|57)/.test(error.code ?? '');
  return (
    error instanceof Error &&
    /(ECONNREFUSED|ECONNRESET|ENOENT|timeout exceeded when trying to connect|Connection terminated)/.test(error.message)
  );
}
