/** Of every session that serves requests, in milliseconds. */
export const SESSION_SETTINGS = {
  timezone: 'UTC',
  statement_timeout: '15000',
  idle_in_transaction_session_timeout: '30000',
} as const;
