import { randomBytes } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { isIPv6 } from 'node:net';
import { availableParallelism } from 'node:os';
import { join, resolve } from 'node:path';
import { POOL_SIZE } from './database/database.ts';
import { readOperator, type Operator } from './operator-settings.ts';
import { readPaymentSettings, type StripeSettings } from './payments/payment-settings.ts';

const roles = ['all', 'web', 'planner'] as const;
/** `web` serves people and never plans, `planner` only plans, `all` does both. */
export type Role = (typeof roles)[number];

/** The settings of `api.md`, "Running it", read once at start. */
export interface Settings {
  /** What this process does. */
  role: Role;
  host: string;
  port: number;
  databaseUrl: string | null;
  /** Maximum of connections; one more listens. */
  databasePool: number;
  dataDir: string;
  jwtSecret: string;
  /** Secrets before it, whose tokens are still read. */
  earlierSecrets: readonly string[];
  registrationCode: string;
  demo: boolean | null;
  workers: number;
  /** Schedules generated at the same time; they share the workers. */
  plans: number;
  /** Threads for expensive calls. */
  answerThreads: number;
  logLevel: string;
  /** None: emails are written into a folder. */
  smtpUrl: string | null;
  mailFrom: string;
  /** The public URL of the product, without a trailing slash: the start of links in messages. */
  publicUrl: string;
  /** Grants access to the metrics; none: they are only for this machine. */
  metricsToken: string | null;
  /** The support contact; none: it is not shown. */
  supportEmail: string | null;
  /** None: the sandbox takes test cards. */
  stripe: StripeSettings | null;
  /** The operator; none: not shown to visitors. */
  operator: Operator | null;
}

/**
 * Reads the environment; generated values are created at the first start and stored in `DATA_DIR` (mode 0600).
 * @throws with one clear sentence when a setting is wrong or missing
 */
export async function readSettings(env: NodeJS.ProcessEnv): Promise<Settings> {
  const dataDir = resolve(env.DATA_DIR ?? './data');
  const databaseUrl = env.DATABASE_URL || null;
  if (databaseUrl && !env.JWT_SECRET)
    throw new Error('JWT_SECRET is required when DATABASE_URL is set: all processes must sign with the same secret.');
  const role = roleOf(env.ROLE, databaseUrl);
  if (env.JWT_SECRET && env.JWT_SECRET.length < 32) throw new Error('JWT_SECRET must have at least 32 characters.');
  await mkdir(dataDir, { recursive: true, mode: 0o700 });
  if (env.SMTP_URL && !/^smtps?:\/\/./.test(env.SMTP_URL))
    throw new Error('SMTP_URL must begin with smtp:// or smtps://.');
  if (env.SMTP_URL && !env.MAIL_FROM) throw new Error('MAIL_FROM is required when SMTP_URL is set.');
  const [host, port] = [env.HOST || '127.0.0.1', whole(env.PORT, 3000, 'PORT', 0, 65_535)];
  const workers = whole(env.WORKERS, Math.max(1, availableParallelism() - 1), 'WORKERS', 1, 64);
  return {
    role,
    host,
    port,
    databaseUrl,
    databasePool: whole(env.DATABASE_POOL, POOL_SIZE, 'DATABASE_POOL', 2, 500),
    dataDir,
    jwtSecret: env.JWT_SECRET || (await kept(dataDir, 'jwt-secret', 48)),
    earlierSecrets: (env.JWT_SECRET_EARLIER ?? '').split(',').filter((secret) => secret.length >= 32),
    registrationCode: env.REGISTRATION_CODE || (await kept(dataDir, 'registration-code', 16)),
    demo: env.DEMO === undefined ? null : env.DEMO === '1',
    workers,
    // Two threads help each other: one proves, one improves.
    plans: whole(env.PLANS, Math.max(1, Math.floor(workers / 2)), 'PLANS', 1, workers),
    // One of them is always free for the next account.
    answerThreads: whole(env.ANSWER_THREADS, Math.min(4, Math.max(2, availableParallelism())), 'ANSWER_THREADS', 2, 64),
    logLevel: env.LOG_LEVEL ?? 'warn',
    smtpUrl: env.SMTP_URL || null,
    mailFrom: env.MAIL_FROM || 'Pamaina <pamaina@localhost>',
    publicUrl: env.PUBLIC_URL ? webAddress(env.PUBLIC_URL) : ownAddress(host, port, env.SMTP_URL),
    metricsToken: env.METRICS_TOKEN || null,
    supportEmail: env.SUPPORT_EMAIL ? mailAddress(env.SUPPORT_EMAIL) : null,
    stripe: readPaymentSettings(env),
    operator: readOperator(env),
  };
}

/** Several roles are several processes, which need a database that is nobody's own. */
function roleOf(value: string | undefined, databaseUrl: string | null): Role {
  const role = roles.find((known) => known === (value || 'all'));
  if (role === undefined) throw new Error(`ROLE must be ${roles.join(', ')}: ${value}.`);
  if (role !== 'all' && databaseUrl === null)
    throw new Error(`ROLE=${role} needs DATABASE_URL: the embedded database belongs to one process.`);
  return role;
}

/** The address on which it listens; a wildcard is not one that a link in an email could lead to. */
function ownAddress(host: string, port: number, smtpUrl: string | undefined): string {
  const url = URL.parse(`http://${isIPv6(host) ? `[${host}]` : host}:${port}`);
  if (url === null) throw new Error(`HOST is not a valid address: ${host}.`);
  if (smtpUrl && ['0.0.0.0', '[::]'].includes(url.hostname))
    throw new Error(`PUBLIC_URL is required when SMTP_URL is set and HOST is ${host}: it is used for links in emails.`);
  return url.href.replace(/\/+$/, '');
}

function webAddress(text: string): string {
  const url = URL.parse(text);
  if (url === null || !['http:', 'https:'].includes(url.protocol))
    throw new Error('PUBLIC_URL must be a web address, for example https://pamaina.example.');
  return url.href.replace(/\/+$/, '');
}

/** It is used unchanged in pages and links. */
function mailAddress(text: string): string {
  if (!/^[\w.+-]{1,64}@[a-z\d-]+(\.[a-z\d-]+)+$/i.test(text) || text.length > 254)
    throw new Error('SUPPORT_EMAIL must be an e-mail address such as help@pamaina.example.');
  return text;
}

async function kept(dataDir: string, name: string, bytes: number): Promise<string> {
  const file = join(dataDir, name);
  try {
    await writeFile(file, randomBytes(bytes).toString('base64url'), { flag: 'wx', mode: 0o600 });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
  return (await readFile(file, 'utf8')).trim();
}

function whole(value: string | undefined, fallback: number, name: string, min: number, max: number): number {
  const number = value === undefined || value === '' ? fallback : Number(value);
  if (!Number.isInteger(number) || number < min || number > max)
    throw new Error(`${name} must be a whole number from ${min} to ${max}.`);
  return number;
}
