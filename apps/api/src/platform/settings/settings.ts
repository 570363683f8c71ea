import { isIPv6 } from 'node:net';
import { availableParallelism } from 'node:os';
import { resolve } from 'node:path';
import { readBackupSettings, type BackupSettings } from './backup-settings.ts';
import type { Environment } from './declared-settings.ts';
import { keptSecret, openDataFolder } from './data-folder.ts';
import { readInvoicing, readViesUrl, type Invoicing } from './invoicing-settings.ts';
import { readOperator, type Operator } from './operator-settings.ts';
import { readTrustedProxies } from './trusted-proxies.ts';
import { readTracing, type TracingSettings } from './tracing-settings.ts';
import { readPaymentSettings, type StripeSettings } from './payment-settings.ts';
import {
  given,
  isMailAddress,
  oneOf,
  quoted,
  webAddress,
  whole,
  WrongSettings,
  type Refuse,
} from './setting-values.ts';

const roles = ['all', 'web', 'planner'] as const;
/** `web` serves people and never plans, `planner` only plans, `all` does both. */
export type Role = (typeof roles)[number];

/** The settings of the environment, read once at start. */
export interface Settings {
  /** What this process does. */
  role: Role;
  host: string;
  port: number;
  databaseUrl: string | null;
  /** Past a pooler that gives out connections for one transaction each; null: there is none. */
  databaseListenUrl: string | null;
  /** Maximum of connections; one more listens, two more count limits. */
  databasePool: number;
  /** Addresses and networks of proxies on other machines, which may name a client's address; those here always may. */
  trustedProxies: readonly string[];
  dataDir: string;
  jwtSecret: string;
  /** Secrets before it, whose tokens are still read. */
  earlierSecrets: readonly string[];
  registrationCode: string;
  /** Where it comes from: the environment, its file in `DATA_DIR`, or that file made at this start. */
  codeFrom: 'setting' | 'file' | 'new file';
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
  invoicing: Invoicing;
  /** Where VAT numbers are checked; null: they aren't. */
  viesUrl: string | null;
  /** None: backups are made by command only. */
  backups: BackupSettings | null;
  /** None: nothing is traced. */
  tracing: TracingSettings | null;
}

const LOG_LEVELS = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'] as const;
const SECRET_LENGTH_MIN = 32;
const TOKEN_LENGTH_MIN = 16;
/** Connections of one process, by default. */
export const POOL_SIZE = 10;

/**
 * Reads the environment; generated values are created at the first start and stored in `DATA_DIR` (mode 0600).
 * @throws WrongSettings with a line for each setting that is wrong or missing, before anything is written
 */
export async function readSettings(env: Environment): Promise<Settings> {
  const wrong: string[] = [];
  const refuse: Refuse = (line) => wrong.push(line);
  const cores = availableParallelism();
  const databaseUrl = readDatabaseUrl(env, refuse);
  const databaseListenUrl = readListenUrl(env, refuse);
  const [host, port] = [readHost(env, refuse), whole(env, 'PORT', { fallback: 3000, min: 0, max: 65_535 }, refuse)];
  const demo = oneOf(env, 'DEMO', { words: ['0', '1'], fallback: null }, refuse);
  const jwtSecret = readSecret(env, refuse);
  const role = readRole(env, databaseUrl, refuse);
  const workers = whole(env, 'WORKERS', { fallback: Math.max(1, cores - 1), min: 1, max: 64 }, refuse);
  const read = {
    role,
    host,
    port,
    databaseUrl,
    databaseListenUrl,
    databasePool: whole(env, 'DATABASE_POOL', { fallback: POOL_SIZE, min: 2, max: 500 }, refuse),
    trustedProxies: readTrustedProxies(env, refuse),
    dataDir: resolve(given(env.DATA_DIR) ?? './data'),
    earlierSecrets: readEarlierSecrets(env, refuse),
    demo: demo === null ? null : demo === '1',
    workers,
    // Two threads help each other: one proves, one improves.
    plans: whole(env, 'PLANS', { fallback: Math.max(1, Math.floor(workers / 2)), min: 1, max: workers }, refuse),
    // One of them is always free for the next account.
    answerThreads: whole(env, 'ANSWER_THREADS', { fallback: Math.min(4, Math.max(2, cores)), min: 2, max: 64 }, refuse),
    logLevel: oneOf(env, 'LOG_LEVEL', { words: LOG_LEVELS, fallback: 'warn' }, refuse),
    ...readMail(env, refuse),
    publicUrl: readPublicUrl(env, { host, port }, refuse),
    metricsToken: readMetricsToken(env, refuse),
    supportEmail: readSupportEmail(env, refuse),
    stripe: readPaymentSettings(env, refuse),
    operator: readOperator(env, refuse),
    invoicing: readInvoicing(env, refuse),
    viesUrl: readViesUrl(env, refuse),
    backups: readBackupSettings(env, refuse),
    tracing: readTracing(env, refuse),
  };
  if (wrong.length > 0) throw new WrongSettings(wrong);
  await openDataFolder(read.dataDir);
  const code = given(env.REGISTRATION_CODE);
  const keptCode = code === null ? await keptSecret(read.dataDir, 'registration-code', 16) : null;
  return {
    ...read,
    jwtSecret: jwtSecret ?? (await keptSecret(read.dataDir, 'jwt-secret', 48)).value,
    registrationCode: code ?? keptCode?.value ?? '',
    codeFrom: keptCode === null ? 'setting' : keptCode.isNew ? 'new file' : 'file',
  };
}

/** Several roles are several processes, which need a database that is nobody's own. */
function readRole(env: Environment, databaseUrl: string | null, refuse: Refuse): Role {
  const role = oneOf(env, 'ROLE', { words: roles, fallback: 'all' as const }, refuse);
  if (role !== 'all' && databaseUrl === null)
    refuse(`ROLE=${role} needs DATABASE_URL: the embedded database belongs to one process.`);
  return role;
}

function readDatabaseUrl(env: Environment, refuse: Refuse): string | null {
  const text = given(env.DATABASE_URL);
  if (text === null) return null;
  // It usually has a password, so it is not shown.
  if (!isPostgres(text)) refuse('DATABASE_URL must be an address such as postgres://user:password@host:5432/database.');
  if (!env.JWT_SECRET)
    refuse('JWT_SECRET is required when DATABASE_URL is set: all processes must sign with the same secret.');
  return text;
}

function isPostgres(text: string): boolean {
  const url = URL.parse(text);
  return url !== null && ['postgres:', 'postgresql:'].includes(url.protocol) && url.hostname !== '';
}

/** The server itself: a pooler that gives out connections for one transaction each keeps neither LISTEN nor locks. */
function readListenUrl(env: Environment, refuse: Refuse): string | null {
  const text = given(env.DATABASE_LISTEN_URL);
  if (text === null) return null;
  if (!isPostgres(text))
    refuse('DATABASE_LISTEN_URL must be an address such as postgres://user:password@host:5432/database.');
  if (given(env.DATABASE_URL) === null)
    refuse('DATABASE_LISTEN_URL needs DATABASE_URL: it leads past the connection pooler to the same database.');
  return text;
}

function readSecret(env: Environment, refuse: Refuse): string | null {
  const secret = given(env.JWT_SECRET);
  if (secret !== null && secret.length < SECRET_LENGTH_MIN)
    refuse(`JWT_SECRET must have at least ${SECRET_LENGTH_MIN} characters, not ${secret.length}.`);
  return secret;
}

/** One that is dropped silently would sign everybody out. */
function readEarlierSecrets(env: Environment, refuse: Refuse): string[] {
  const secrets = (env.JWT_SECRET_EARLIER ?? '')
    .split(',')
    .map((secret) => secret.trim())
    .filter((secret) => secret !== '');
  for (const [index, { length }] of secrets.entries())
    if (length < SECRET_LENGTH_MIN)
      refuse(
        `JWT_SECRET_EARLIER must have secrets of at least ${SECRET_LENGTH_MIN} characters, separated by commas; number ${index + 1} has ${length}.`,
      );
  return secrets;
}

function readHost(env: Environment, refuse: Refuse): string {
  const host = given(env.HOST) ?? '127.0.0.1';
  if (isIPv6(host) || (/^[a-z\d](?:[a-z\d.-]{0,252})$/i.test(host) && URL.canParse(`http://${host}`))) return host;
  refuse(`HOST must be an address or a name of this machine, such as 0.0.0.0, not ${quoted(host)}.`);
  return '127.0.0.1';
}

function readMail(env: Environment, refuse: Refuse): Pick<Settings, 'smtpUrl' | 'mailFrom'> {
  const [smtpUrl, from] = [given(env.SMTP_URL), given(env.MAIL_FROM)];
  const url = smtpUrl === null ? null : URL.parse(smtpUrl);
  // It usually has a password, so it is not shown.
  if (smtpUrl !== null && (url === null || !['smtp:', 'smtps:'].includes(url.protocol) || url.hostname === ''))
    refuse('SMTP_URL must be an address that begins with smtp:// or smtps://, such as smtp://user:password@host:587.');
  if (smtpUrl !== null && from === null) refuse('MAIL_FROM is required when SMTP_URL is set.');
  const address = from === null ? null : (/^[^<>\p{C}]*<([^<>]*)>$/u.exec(from)?.[1] ?? from);
  if (from !== null && !isMailAddress(address ?? '') && !/^[\w.+-]+@localhost$/.test(address ?? ''))
    refuse(`MAIL_FROM must be a sender such as Pamaina <rytas@example.lt>, not ${quoted(from)}.`);
  return { smtpUrl, mailFrom: from ?? 'Pamaina <pamaina@localhost>' };
}

/** Without the setting, the address on which it listens; a link in an email cannot lead to a wildcard. */
function readPublicUrl(env: Environment, { host, port }: Pick<Settings, 'host' | 'port'>, refuse: Refuse): string {
  const text = given(env.PUBLIC_URL);
  if (text !== null) {
    const address = webAddress(text);
    if (address === null)
      refuse(`PUBLIC_URL must be a web address such as https://pamaina.example, not ${quoted(withoutSecret(text))}.`);
    return address ?? '';
  }
  const url = new URL(`http://${isIPv6(host) ? `[${host}]` : host}:${port}`);
  if (given(env.SMTP_URL) !== null && ['0.0.0.0', '[::]'].includes(url.hostname))
    refuse(`PUBLIC_URL is required when SMTP_URL is set and HOST is ${host}: it is used for links in emails.`);
  return url.href.replace(/\/+$/, '');
}

/** An address with a password in it is not shown with it. */
const withoutSecret = (address: string) => address.replace(/\/\/[^/]*@/, '//…@');

function readMetricsToken(env: Environment, refuse: Refuse): string | null {
  const token = given(env.METRICS_TOKEN);
  if (token !== null && (token.length < TOKEN_LENGTH_MIN || !/^[\x21-\x7e]+$/.test(token)))
    refuse(
      `METRICS_TOKEN must have at least ${TOKEN_LENGTH_MIN} letters, digits or signs without spaces; it has ${token.length}.`,
    );
  return token;
}

/** It is used unchanged in pages and links. */
function readSupportEmail(env: Environment, refuse: Refuse): string | null {
  const text = given(env.SUPPORT_EMAIL);
  if (text !== null && !isMailAddress(text))
    refuse(`SUPPORT_EMAIL must be an email address such as help@pamaina.example, not ${quoted(text)}.`);
  return text;
}
