import { randomBytes } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { SESSION_SETTINGS } from './session-settings.ts';

/** The migrations grant this role the rights that serving requests needs. */
export const APP_ROLE = 'pamaina_app';

export interface Login {
  user: string;
  password: string;
}

const INSUFFICIENT_PRIVILEGE = '42501';
/** Two installations on one server create and grant the role they share at the same time. */
const AT_THE_SAME_TIME = new Set(['23505', '42710', 'XX000']);
const ATTEMPTS = 10;

/**
 * The role that all installations of a server share, to which the migrations grant: nobody signs in with it, and an
 * existing one stays as it is, because an older version may be running with it.
 * @throws Error that names the SQL to run when the role of `DATABASE_URL` may not create it
 */
export async function ensureAppRole(owner: pg.Client): Promise<void> {
  await together(async () => {
    if (await roleExists(owner, APP_ROLE)) return;
    await orExplain(owner.query(`CREATE ROLE ${APP_ROLE} NOLOGIN`), (role) => `ALTER ROLE ${role} CREATEROLE;`, owner);
  });
}

/**
 * The login that serves this database, made at the first start and then only read: it depends on no setting, so that
 * a process that starts with other secrets, or for another database of the server, never cuts off one that runs.
 * @throws Error that names the SQL to run when the role of `DATABASE_URL` may not make it
 */
export async function ensureAppLogin(owner: pg.Client): Promise<Login> {
  const { rows } = await owner.query<{ user: string; password: string | null }>(`
    SELECT name AS user, password FROM pg_database
    CROSS JOIN LATERAL (SELECT '${APP_ROLE}_' || oid AS name) AS named
    LEFT JOIN app_login ON role = name
    WHERE datname = current_database()`);
  const { user = '', password = null } = rows[0] ?? {};
  if (password !== null && (await roleExists(owner, user))) return { user, password };
  const made = randomBytes(24).toString('hex');
  const demand = (role: string) => `ALTER ROLE ${role} CREATEROLE; GRANT ${APP_ROLE} TO ${role} WITH ADMIN OPTION;`;
  await together(() => orExplain(makeLogin(owner, user, made), demand, owner));
  return { user, password: made };
}

async function makeLogin(owner: pg.Client, user: string, password: string): Promise<void> {
  const role = pg.escapeIdentifier(user);
  await owner.query('BEGIN');
  try {
    const verb = (await roleExists(owner, user)) ? 'ALTER' : 'CREATE';
    await owner.query(`${verb} ROLE ${role} LOGIN PASSWORD ${pg.escapeLiteral(password)}`);
    await setOnRole(owner, user);
    await owner.query(`GRANT ${APP_ROLE} TO ${role}`);
    await closeToOthers(owner, role);
    await owner.query(
      'INSERT INTO app_login (role, password) VALUES ($1, $2) ON CONFLICT (role) DO UPDATE SET password = $2',
      [user, password],
    );
    await owner.query('COMMIT');
  } catch (error) {
    await owner.query('ROLLBACK');
    throw error;
  }
}

/**
 * What each session of the login needs. Set on the role, it also applies behind a pooler, which gives a session to
 * many.
 */
const ROLE_SETTINGS = {
  // Compiling a statement takes longer than running any of ours.
  jit: 'off',
  ...SESSION_SETTINGS,
};

async function setOnRole(owner: pg.Client, user: string): Promise<void> {
  for (const [name, value] of Object.entries(ROLE_SETTINGS))
    await owner.query(`ALTER ROLE ${pg.escapeIdentifier(user)} SET ${name} = ${pg.escapeLiteral(value)}`);
}

/**
 * A login that was made before a pooler was in between may lack settings.
 * @throws Error that names the SQL to run when the role may not set them
 */
export async function ensureRoleSettings(owner: pg.Client, user: string): Promise<void> {
  const { rows } = await owner.query<{ config: string[] | null }>(
    'SELECT rolconfig::text[] AS config FROM pg_roles WHERE rolname = $1',
    [user],
  );
  const config = (rows[0]?.config ?? []).map((line) => line.toLowerCase());
  const isSet = Object.entries(ROLE_SETTINGS).every(([name, value]) =>
    config.includes(`${name}=${value}`.toLowerCase()),
  );
  if (isSet) return;
  const settings = Object.entries(ROLE_SETTINGS).map(([name, value]) => `ALTER ROLE ${user} SET ${name} = '${value}';`);
  await together(() => orExplain(setOnRole(owner, user), () => settings.join(' '), owner));
}

/**
 * Logins of other installations have the rights of the role they share, so they must not get into this database. Where
 * an older version may still sign in with the shared role, it stays open.
 */
async function closeToOthers(owner: pg.Client, role: string): Promise<void> {
  const { rows } = await owner.query<{ name: string; old: boolean }>(
    `SELECT quote_ident(current_database()) AS name, rolcanlogin AS old FROM pg_roles WHERE rolname = '${APP_ROLE}'`,
  );
  const [database] = rows;
  if (database === undefined) return;
  await owner.query(`GRANT CONNECT ON DATABASE ${database.name} TO ${role}`);
  if (!database.old) await owner.query(`REVOKE CONNECT ON DATABASE ${database.name} FROM PUBLIC`);
}

async function roleExists(client: pg.Client, role: string): Promise<boolean> {
  const { rowCount } = await client.query('SELECT FROM pg_roles WHERE rolname = $1', [role]);
  return rowCount !== 0;
}

async function together<T>(work: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await work();
    } catch (error) {
      const isPassing = error instanceof pg.DatabaseError && AT_THE_SAME_TIME.has(error.code ?? '');
      if (!isPassing || attempt === ATTEMPTS) throw error;
      await delay(20 * attempt);
    }
  }
}

/** @throws Error with the SQL that an administrator must run, when the work is not allowed */
export async function orExplain(
  work: Promise<unknown>,
  sqlFor: (role: string) => string,
  owner: pg.Client,
): Promise<void> {
  try {
    await work;
  } catch (cause) {
    if (!(cause instanceof pg.DatabaseError) || cause.code !== INSUFFICIENT_PRIVILEGE) throw cause;
    const { rows } = await owner.query<{ role: string }>('SELECT quote_ident(current_user) AS role');
    throw new Error(
      `The DATABASE_URL role is not allowed to set up the database. Run this once as an administrator: ${sqlFor(rows[0]?.role ?? '')}`,
      { cause },
    );
  }
}
