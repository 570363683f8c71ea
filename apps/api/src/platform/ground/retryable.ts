import pg from 'pg';

/** Serialization failure and deadlock: the same transaction may succeed when it is repeated. */
export function isRetryable(error: unknown): boolean {
  return error instanceof pg.DatabaseError && (error.code === '40001' || error.code === '40P01');
}

/** The constraint that rejected a write, or null for any other error. */
export function brokenConstraint(error: unknown): string | null {
  if (!(error instanceof pg.DatabaseError)) return null;
  return ['23505', '23503', '23P01', '23514'].includes(error.code ?? '') ? (error.constraint ?? null) : null;
}

/** Whether a row does not fit its table: a value of another type, or none where there must be one. */
export const isUnfit = (error: unknown): boolean =>
  error instanceof pg.DatabaseError && /^(22|23502)/.test(error.code ?? '');

const NO_LINE = /(ECONNREFUSED|ECONNRESET|ECONNABORTED|ETIMEDOUT|EPIPE|EHOSTUNREACH|ENETUNREACH|EAI_AGAIN)/;
/** How the driver reports that a connection is lost, or that none was available in time. */
const LOST = /(timeout exceeded when trying to connect|Connection terminated|not queryable|connect ENOENT)/;
/**
 * Connection, resources, operator; read-only, as on a standby; a transaction in which this process stood still for too
 * long; and conflicts that remain after the last attempt.
 */
const PASSING = /^(08|53|57|25006|25P0[34]|40001|40P01)/;

/** A statement that took longer than it may, or was cancelled: one of ours is too slow. */
export const isCancelled = (error: unknown): boolean => error instanceof pg.DatabaseError && error.code === '57014';

/** The server cannot be reached or is shutting down: the caller can retry later. */
export function isUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  if (error instanceof pg.DatabaseError) return PASSING.test(code);
  // A server with several addresses fails on each of them: an aggregate error whose own message is empty.
  return NO_LINE.test(code) || NO_LINE.test(error.message) || LOST.test(error.message);
}
