import { createHmac } from 'node:crypto';
import pg from 'pg';
import { APP_ROLE, ensureAppLogin, ensureAppRole, ensureRoleSettings, orExplain, type Login } from './app-login.ts';
import { KEPT_ALIVE } from './session-settings.ts';

/** The role that migrates and owns the tables, and the one that serves requests under row-level security. */
export type DatabaseUrls = { ownerUrl: string; appUrl: string };

const OWNER_ROLE = 'pamaina_owner';
const OLDEST_VERSION = 150_000;
/** Milliseconds. */
const CONNECT_WITHIN = 10_000;

/**
 * Creates the roles and the database on our own server, if they do not exist.
 *
 * The roles' passwords are derived from the superuser's, so that nothing else needs to be stored.
 *
 * @param superuserUrl of any database on the server, with a password
 * @param database the database's name
 */
export async function bootstrapEmbedded(superuserUrl: string, database = 'pamaina'): Promise<DatabaseUrls> {
  const secret = new URL(superuserUrl).password;
  const ownerPassword = derivePassword(secret, OWNER_ROLE);
  await withClient(superuserUrl, async (client) => {
    await ensureRole(client, OWNER_ROLE, ownerPassword);
    await ensureRole(client, APP_ROLE, derivePassword(secret, APP_ROLE));
    const found = await client.query('SELECT FROM pg_database WHERE datname = $1', [database]);
    if (found.rowCount === 0)
      await client.query(`CREATE DATABASE ${pg.escapeIdentifier(database)} OWNER ${OWNER_ROLE}`);
  });
  await withClient(urlFor(superuserUrl, { database }), ensureExtensions);
  const ownerUrl = urlFor(superuserUrl, { database, user: OWNER_ROLE, password: ownerPassword });
  return { ownerUrl, appUrl: appUrlFor(ownerUrl, secret) };
}

/**
 * Prepares an external database (`DATABASE_URL`), whose role owns it, for the migrations: PostgreSQL 15 or newer, the
 * role to which they grant, the extension they need. Several processes may do it at once.
 * @throws Error that names the SQL to run when the role may not do what is needed.
 */
export async function bootstrapExternal(ownerUrl: string): Promise<void> {
  await lockedForBootstrap(ownerUrl, async (client) => {
    const server = await client.query<{ version: number }>(
      "SELECT current_setting('server_version_num')::int AS version",
    );
    const { version = 0 } = server.rows[0] ?? {};
    if (version < OLDEST_VERSION)
      throw new Error(`Pamaina needs PostgreSQL 15 or newer; the server has version ${version}.`);
    await ensureAppRole(client);
    await orExplain(ensureExtensions(client), () => 'CREATE EXTENSION btree_gist;', client);
  });
}

/**
 * The login that serves requests, once the database is migrated.
 * @param isPooled a pooler gives its sessions to many
 * @throws Error that names the SQL to run
 */
export async function externalLogin(ownerUrl: string, isPooled: boolean): Promise<Login> {
  return lockedForBootstrap(ownerUrl, async (client) => {
    const login = await ensureAppLogin(client);
    if (isPooled) await ensureRoleSettings(client, login.user);
    return login;
  });
}

const lockedForBootstrap = <T>(ownerUrl: string, work: (client: pg.Client) => Promise<T>): Promise<T> =>
  withClient(ownerUrl, async (client) => {
    await client.query("SELECT pg_advisory_lock(hashtext('pamaina bootstrap'))");
    return work(client);
  });

async function ensureRole(client: pg.Client, role: string, password: string): Promise<void> {
  const found = await client.query('SELECT FROM pg_roles WHERE rolname = $1', [role]);
  const verb = found.rowCount === 0 ? 'CREATE' : 'ALTER';
  await client.query(`${verb} ROLE ${pg.escapeIdentifier(role)} LOGIN PASSWORD ${pg.escapeLiteral(password)}`);
  // Compiling a statement takes longer than running any of ours. Set on the role, it also applies behind any pooler.
  await client.query(`ALTER ROLE ${pg.escapeIdentifier(role)} SET jit = off`);
}

/** Required by exclusion constraints over a key and a period; it comes with PostgreSQL. */
async function ensureExtensions(client: pg.Client): Promise<void> {
  await client.query('CREATE EXTENSION IF NOT EXISTS btree_gist');
}

/** Refused by a pooler that gives a session to many: a lock of a session would stay with its next owner. */
const OWN_SESSION = '-c timezone=UTC';

/**
 * Connects for the work, to the server itself.
 * @throws Error of one line when the server does not answer, or a pooler in transaction mode does
 */
export async function withClient<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({
    connectionString: url,
    connectionTimeoutMillis: CONNECT_WITHIN,
    options: OWN_SESSION,
    ...KEPT_ALIVE,
  });
  await client.connect().catch((error: unknown) => {
    throw new Error(connectFault(url, error));
  });
  return work(client).finally(() => client.end());
}

/** In one line and without the password; several addresses of a name fail together, in an error without a message. */
function connectFault(url: string, error: unknown): string {
  const first = error instanceof AggregateError ? (error.errors as unknown[])[0] : error;
  const { host } = new URL(url);
  const words = first instanceof Error ? first.message : String(first);
  if (words.includes('unsupported startup parameter'))
    return `${host} is a connection pooler: set DATABASE_LISTEN_URL to the address of PostgreSQL itself.`;
  return `DATABASE_URL must lead to a PostgreSQL that answers, but ${host} does not: ${words}.`;
}

function derivePassword(secret: string, role: string): string {
  if (secret === '') throw new Error('A secret is needed to derive the database roles’ passwords from.');
  return createHmac('sha256', secret).update(`database role ${role}`).digest('hex');
}

function appUrlFor(ownerUrl: string, secret: string): string {
  return urlFor(ownerUrl, { user: APP_ROLE, password: derivePassword(secret, APP_ROLE) });
}

/** The URL with another database, user or password. */
export function urlFor(url: string, change: { database?: string; user?: string; password?: string }): string {
  const changed = new URL(url);
  if (change.database !== undefined) changed.pathname = `/${encodeURIComponent(change.database)}`;
  if (change.user !== undefined) changed.username = encodeURIComponent(change.user);
  if (change.password !== undefined) changed.password = encodeURIComponent(change.password);
  return changed.href;
}
