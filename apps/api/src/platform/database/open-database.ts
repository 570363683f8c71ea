import { access } from 'node:fs/promises';
import { join } from 'node:path';
import type { Logger } from 'pino';
import type pg from 'pg';
import type { Settings } from '../settings.ts';
import { bootstrapEmbedded, bootstrapExternal, externalAppUrl, withClient } from './bootstrap.ts';
import { connectDatabase, type Database } from './database.ts';
import { startEmbeddedPostgres } from './embedded/start-embedded-postgres.ts';
import { assertNotNewer, migrate } from './migrate.ts';

export interface OpenDatabase {
  database: Database;
  /** A new embedded cluster: the first start. */
  isNew: boolean;
  close(): Promise<void>;
}

/**
 * The database ready for use: our own PostgreSQL under `DATA_DIR`, or that of `DATABASE_URL`; roles created, migrated,
 * connected with a role that row-level security restricts.
 * @throws when the role could see other tenants' rows, or the server cannot be had
 */
export async function openDatabase(
  { databaseUrl, databasePool, dataDir }: Settings,
  log: Logger,
): Promise<OpenDatabase> {
  const isNew = databaseUrl === null && !(await exists(join(dataDir, 'postgres')));
  const server = databaseUrl === null ? await startEmbeddedPostgres({ dataDir, log }) : null;
  try {
    const appUrl = server ? await openEmbedded(server.url) : await openExternal(databaseUrl ?? '');
    const database = connectDatabase(appUrl, log, databasePool);
    await assertAppRole(database.pool);
    const close = async () => {
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
  await withClient(ownerUrl, assertNotNewer);
  await migrate(ownerUrl);
  return appUrl;
}

async function openExternal(ownerUrl: string): Promise<string> {
  await withClient(ownerUrl, assertNotNewer);
  await bootstrapExternal(ownerUrl);
  await migrate(ownerUrl);
  return externalAppUrl(ownerUrl);
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
