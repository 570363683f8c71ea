/** Addresses for operators and other programs, beside those of the contract; docs/operate/settings.md lists them. */
export const systemAddresses = {
  health: { path: '/api/health', meaning: 'the process is up' },
  ready: {
    path: '/api/ready',
    meaning:
      'it can serve; otherwise 503 within 2 seconds, with what failed in `parts`: `database` (doesn’t answer or only reads), `migrations` (of another version), `queue` (no process generates for 10 minutes; not of `ROLE=web`), `disk`. `clock_ahead_seconds`: this machine’s clock is wrong by more than 5 seconds; the database’s is used',
  },
  metrics: { path: '/api/metrics', meaning: 'for Prometheus, from this machine only or with `METRICS_TOKEN`' },
  openapi: { path: '/api/openapi.json', meaning: 'the HTTP API as an OpenAPI document' },
  docs: { path: '/api/docs', meaning: 'the same with examples, to try it' },
} as const;
