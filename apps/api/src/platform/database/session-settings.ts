/**
 * Of every connection: a network that is dead is noticed within 20 s, also by work that takes as long as it takes
 * (migrations, backups, the whole history). A server that stands still is not: `watch-line.ts` is for requests.
 */
export const KEPT_ALIVE = { keepAlive: true, keepAliveInitialDelayMillis: 10_000 } as const;

/** Of every session that serves requests; times without a unit are in milliseconds. */
export const SESSION_SETTINGS = {
  timezone: 'UTC',
  statement_timeout: '15000',
  // Shorter than a statement may wait for a lock: if a process stands still in a transaction, others just wait for it.
  idle_in_transaction_session_timeout: '10000',
  // Seconds: a machine that is gone without a word has lost its locks after 25. A Unix socket has none of these.
  tcp_keepalives_idle: '10',
  tcp_keepalives_interval: '5',
  tcp_keepalives_count: '3',
  tcp_user_timeout: '25000',
} as const;
