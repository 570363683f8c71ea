/** A setting, as docs/operate/settings.md shows it (`npm run settings`). */
export interface DeclaredSetting {
  group: keyof typeof settingGroups;
  /** What holds without it. */
  default: string;
  /** What it sets, and what it may be. */
  meaning: string;
  /** Kept out of logs, messages and backups. */
  isSecret?: true;
}

/** In the order of the page. */
export const settingGroups = {
  process: 'Process',
  database: 'Database',
  secrets: 'Secrets and codes',
  network: 'Addresses and mail',
  payments: 'Payments and invoices',
  operator: 'Operator',
  backup: 'Backup',
  observing: 'Logs, metrics and traces',
} as const;

/** Every setting that the server and its commands read: nothing else of the environment can be read (`Environment`). */
export const declaredSettings = {
  ROLE: {
    group: 'process',
    default: '`all`',
    meaning:
      '`web` serves people and never generates schedules, `planner` only generates them; both need `DATABASE_URL` ([072](../decisions/072-roles-of-processes.md))',
  },
  PORT: { group: 'process', default: '3000', meaning: 'port to listen on' },
  HOST: { group: 'process', default: '127.0.0.1', meaning: 'address to listen on' },
  WORKERS: {
    group: 'process',
    default: 'cores minus one, at least 1',
    meaning: 'number of threads that generate schedules',
  },
  PLANS: {
    group: 'process',
    default: 'half of `WORKERS`, at least 1',
    meaning:
      'number of schedules generated at the same time; one alone gets all the threads, several share them; at most `WORKERS`',
  },
  ANSWER_THREADS: {
    group: 'process',
    default: 'cores, at least 2, at most 4',
    meaning: 'number of threads for expensive requests, and as many again for searches',
  },
  DEMO: {
    group: 'process',
    default: '1 on the first start with an empty embedded database, otherwise 0',
    meaning: '0 or 1; adds the demo business; each visitor of `/demo` gets a private copy for a day',
  },
  DATA_DIR: {
    group: 'database',
    default: '`./data`',
    meaning: 'embedded database and generated secrets; needs 32 MB of free space to start',
  },
  DATABASE_URL: {
    group: 'database',
    default: 'none: an embedded database in `DATA_DIR`',
    meaning:
      'PostgreSQL 15 or newer; the role must own the database and be allowed to create roles; several installations can share a server; may lead through a connection pooler',
    isSecret: true,
  },
  DATABASE_LISTEN_URL: {
    group: 'database',
    default: 'none: `DATABASE_URL`',
    meaning:
      'the address of PostgreSQL itself, with the role of `DATABASE_URL`, when that leads through a pooler in transaction mode such as PgBouncer: migrations, backups, limits and what listens go there ([scale](scale.md))',
    isSecret: true,
  },
  DATABASE_POOL: {
    group: 'database',
    default: '10',
    meaning:
      'maximum number of database connections; each process has up to three more, one to listen and two to count limits, and for moments one to ask about a silent line',
  },
  JWT_SECRET: {
    group: 'secrets',
    default: 'generated at the first start and stored in `DATA_DIR`',
    meaning:
      'signs the tokens and encrypts the keys of authenticator apps, at least 32 characters; required with `DATABASE_URL`',
    isSecret: true,
  },
  JWT_SECRET_EARLIER: {
    group: 'secrets',
    default: 'none',
    meaning:
      'secrets before it, each at least 32 characters, separated by commas, whose sign-ins are still valid ([how to rotate](secure.md#secrets))',
    isSecret: true,
  },
  REGISTRATION_CODE: {
    group: 'secrets',
    default: 'generated, printed at the first start only, kept in `DATA_DIR/registration-code`',
    meaning: 'company code; anyone who registers with it becomes a manager, so make it hard to guess',
    isSecret: true,
  },
  PUBLIC_URL: {
    group: 'network',
    default: '`http://HOST:PORT`',
    meaning:
      'public address, used in links in emails and for passkeys, which need a domain name with `https://` (or `localhost`); required if `SMTP_URL` is set and `HOST` is `0.0.0.0` or `::`',
  },
  TRUSTED_PROXIES: {
    group: 'network',
    default: 'none: only proxies on this machine',
    meaning:
      'addresses and networks of other proxies, separated by commas (`10.0.0.5,10.1.0.0/24`), whose `X-Forwarded-For` and `X-Request-Id` are believed',
  },
  SMTP_URL: {
    group: 'network',
    default: 'none: emails are written to `DATA_DIR/outbox`',
    meaning: 'mail server, `smtp://user:password@host:587` or `smtps://`',
    isSecret: true,
  },
  MAIL_FROM: {
    group: 'network',
    default: 'none',
    meaning: 'the sender of emails, `Pamaina <rytas@example.lt>`; required if `SMTP_URL` is set',
  },
  SUPPORT_EMAIL: {
    group: 'network',
    default: 'none: not shown',
    meaning: 'support address, shown on the home page, in the legal texts and with errors',
  },
  STRIPE_SECRET_KEY: {
    group: 'payments',
    default: 'none: the built-in sandbox, without real payments',
    meaning:
      'card payments with Stripe: set this and the next three, or none, all live or all test. Set the webhook in Stripe to `PUBLIC_URL/api/payments/webhook`',
    isSecret: true,
  },
  STRIPE_PUBLISHABLE_KEY: { group: 'payments', default: 'none', meaning: 'the key that browsers get' },
  STRIPE_WEBHOOK_SECRET: {
    group: 'payments',
    default: 'none',
    meaning: 'checks that an event comes from Stripe',
    isSecret: true,
  },
  STRIPE_PRICE_ID: {
    group: 'payments',
    default: 'none',
    meaning: 'the price of a subscription; must be €29 per month',
  },
  STRIPE_API_BASE: {
    group: 'payments',
    default: 'none: Stripe’s own server',
    meaning: 'test server to use instead; only with a key that starts with `sk_test_`',
  },
  VIES_URL: {
    group: 'payments',
    default: 'none: not checked',
    meaning:
      'where the VAT numbers of buyers are checked: `https://ec.europa.eu/taxation_customs/vies/rest-api`; invoices are issued whatever it says',
  },
  OPERATOR_NAME: {
    group: 'operator',
    default: 'none: not shown',
    meaning:
      'name of the operator, shown on the home page, in the legal texts and as the seller on invoices; the other settings of the operator need it',
  },
  OPERATOR_CODE: { group: 'operator', default: 'none: not shown', meaning: 'company code, shown with the name' },
  OPERATOR_ADDRESS: { group: 'operator', default: 'none: not shown', meaning: 'address, shown with the name' },
  OPERATOR_EMAIL: { group: 'operator', default: 'none: not shown', meaning: 'email, shown with the name' },
  OPERATOR_VAT: {
    group: 'operator',
    default: 'none: invoices are without VAT and say so',
    meaning: 'VAT number of `OPERATOR_COUNTRY`',
  },
  OPERATOR_COUNTRY: { group: 'operator', default: 'LT', meaning: 'country of the operator, by two letters' },
  OPERATOR_OSS: {
    group: 'operator',
    default: '0',
    meaning: '0 or 1; the VAT of EU buyers’ countries is paid through the One Stop Shop',
  },
  BACKUP_DIR: {
    group: 'backup',
    default: 'none: backups are made by command only',
    meaning: 'folder of the backups that the running program makes ([back up](back-up.md))',
  },
  BACKUP_EVERY: { group: 'backup', default: '24', meaning: 'hours between two of them' },
  BACKUP_KEEP: { group: 'backup', default: '14', meaning: 'number of backups that are kept' },
  BACKUP_PASSPHRASE: {
    group: 'backup',
    default: 'none: backups are not encrypted',
    meaning: 'passphrase of at least 12 characters that encrypts backups and opens them',
    isSecret: true,
  },
  LOG_LEVEL: {
    group: 'observing',
    default: '`warn`',
    meaning: '`trace`, `debug`, `info`, `warn`, `error`, `fatal` or `silent`',
  },
  METRICS_TOKEN: {
    group: 'observing',
    default: 'none: from this machine only',
    meaning: 'bearer token, at least 16 characters, that gives access to `/api/metrics`',
    isSecret: true,
  },
  OTEL_EXPORTER_OTLP_ENDPOINT: {
    group: 'observing',
    default: 'none: nothing is traced',
    meaning: 'OpenTelemetry: the collector’s address, OTLP over HTTP, JSON ([observe](observe.md))',
  },
  OTEL_EXPORTER_OTLP_HEADERS: {
    group: 'observing',
    default: 'none',
    meaning: 'headers for the collector, `name=value,name=value`',
    isSecret: true,
  },
  OTEL_SERVICE_NAME: { group: 'observing', default: 'pamaina', meaning: 'the name of the service in traces' },
  OTEL_TRACES_SAMPLER: {
    group: 'observing',
    default: '`traceidratio`',
    meaning: '`traceidratio` or `parentbased_traceidratio`',
  },
  OTEL_TRACES_SAMPLER_ARG: { group: 'observing', default: '1', meaning: 'share of traces that is kept, 0 to 1' },
} as const satisfies Record<string, DeclaredSetting>;

export type SettingName = keyof typeof declaredSettings;

/** The environment as the product may read it: a name that isn't declared doesn't compile. */
export type Environment = Readonly<Partial<Record<SettingName, string | undefined>>>;
