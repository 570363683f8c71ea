import { access } from 'node:fs/promises';
import { join } from 'node:path';
import type { Logger } from 'pino';
import type pg from 'pg';
import type { Settings } from '../settings/settings.ts';
import { bootstrapEmbedded, bootstrapExternal, externalLogin, urlFor, withClient } from './bootstrap.ts';
import { connectDatabase, type Database } from './database.ts';
import { startEmbeddedPostgres } from './embedded/start-embedded-postgres.ts';
import { followDatabaseClock } from '../time/clock.ts';
import { assertCanMigrate, migrate } from './migrate.ts';

export interface OpenDatabase {
  database: Database;
  /** A new embedded cluster: the first start. */
  isNew: boolean;
  close(): Promise<void>;
}

/**
 * The database ready for use: our own PostgreSQL under `DATA_DIR`, or that of `DATABASE_URL`; roles created, migrated,
 * connected with a role that row-level security restricts. This process follows its clock from then on.
 * @throws when the role could see other tenants' rows, or the server cannot be had
 */
export async function openDatabase(
  { databaseUrl, databaseListenUrl: listenUrl, databasePool, dataDir }: Settings,
  log: Logger,
): Promise<OpenDatabase> {
  const isNew = databaseUrl === null && !(await exists(join(dataDir, 'postgres')));
  const server = databaseUrl === null ? await startEmbeddedPostgres({ dataDir, log }) : null;
  try {
    const urls = server
      ? { appUrl: await openEmbedded(server.url) }
      : await openExternal(databaseUrl ?? '', listenUrl ?? undefined);
    const database = connectDatabase(urls.appUrl, log, databasePool, urls.listenUrl);
    const opened = async () => {
      await assertOpens(database, urls.listenUrl !== undefined);
      // The embedded one runs on this machine.
      return server ? null : followDatabaseClock(database.pool, log);
    };
    const clock = await opened().catch(async (error: unknown) => {
      await database.close();
      throw error;
    });
    const close = async () => {
      await clock?.stop();
      await database.close();
      await server?.stop();
    };
    return { database, isNew, close };
  } catch (error) {
    await server?.stop();
    throw error;
  }
}

async function openEmbedded(superuserUrl: string): Promise<string> {
  const { ownerUrl, appUrl } = await bootstrapEmbedded(superuserUrl);
  await withClient(ownerUrl, assertCanMigrate);
  await migrate(ownerUrl);
  return appUrl;
}

/** @param listenUrl past a pooler: what needs a session of its own is done there */
async function openExternal(databaseUrl: string, listenUrl?: string): Promise<{ appUrl: string; listenUrl?: string }> {
  const ownerUrl = listenUrl ?? databaseUrl;
  await withClient(ownerUrl, assertCanMigrate);
  await bootstrapExternal(ownerUrl);
  await migrate(ownerUrl);
  const login = await externalLogin(ownerUrl, listenUrl !== undefined);
  const appUrl = urlFor(databaseUrl, login);
  return listenUrl === undefined ? { appUrl } : { appUrl, listenUrl: urlFor(listenUrl, login) };
}

/** @throws Error of one line when the connections through a pooler and past it do not lead to one database */
async function assertOpens({ pool, signals }: Database, isPooled: boolean): Promise<void> {
  if (!isPooled) return assertAppRole(pool);
  try {
    await assertAppRole(pool);
    const { rows } = await pool.query<{ dead: boolean }>('select is_process_dead($1) as dead', [
      await signals.process(),
    ]);
    if (rows[0]?.dead !== false) throw new Error('it is another one');
  } catch (error) {
    const words = error instanceof Error ? error.message : String(error);
    throw new Error(
      `DATABASE_URL must lead through the pooler to the database of DATABASE_LISTEN_URL, for the login of app_login: ${words}.`,
      { cause: error },
    );
  }
}

const exists = (path: string) =>
  access(path).then(
    () => true,
    () => false,
  );

/**
 * Refuses to serve requests under a role that row-level security does not restrict (threat 4): a superuser, a role with
 * BYPASSRLS, or one that owns tables itself or through a role whose rights it inherits.
 *
 * @throws Error that says what is wrong with the role.
 */
export async function assertAppRole(connection: pg.Pool | pg.Client): Promise<void> {
  const { rows } = await connection.query<{ name: string; superuser: boolean; bypassrls: boolean; owner: boolean }>(`
    SELECT rolname AS name, rolsuper AS superuser, rolbypassrls AS bypassrls,
      EXISTS (SELECT FROM pg_class WHERE relkind IN ('r', 'p') AND pg_has_role(relowner, 'USAGE')) AS owner
    FROM pg_roles WHERE rolname = current_user`);
  const [role] = rows;
  if (!role) throw new Error('The database role of this connection does not exist.');
  const faults = [
    ...(role.superuser ? ['is a superuser'] : []),
    ...(role.bypassrls ? ['has BYPASSRLS'] : []),
    ...(role.owner ? ['owns tables'] : []),
  ];
  if (faults.length > 0) {
    throw new Error(`The database role ${role.name} ${faults.join(', ')}: row-level security would not apply to it.`);
  }
}
