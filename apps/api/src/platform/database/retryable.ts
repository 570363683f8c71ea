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

const NO_LINE = /(ECONNREFUSED|ECONNRESET|ECONNABORTED|ETIMEDOUT|EPIPE|EHOSTUNREACH|ENETUNREACH|EAI_AGAIN)/;
/** How the driver says that a connection is gone, or that none was to be had in time. */
const LOST = /(timeout exceeded when trying to connect|Connection terminated|not queryable|ENOENT)/;
/** Connection, resources, operator; read-only, as a standby is; and what was still in the way after the last attempt. */
const PASSING = /^(08|53|57|25006|40001|40P01)/;

/** The server cannot be reached or is going away: the caller may try again later. */
export function isUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  if (error instanceof pg.DatabaseError) return PASSING.test(code);
  // A server with several addresses is refused at each of them: one error of many, whose own message is empty.
  return NO_LINE.test(code) || NO_LINE.test(error.message) || LOST.test(error.message);
}
