import { access } from 'node:fs/promises';
import { join } from 'node:path';
import type { Logger } from 'pino';
import type { Settings } from '../settings.ts';
import { assertAppRole } from './assert-app-role.ts';
import { bootstrapEmbedded, bootstrapExternal } from './bootstrap.ts';
import { connectDatabase, type Database } from './database.ts';
import { startEmbeddedPostgres } from './embedded/start-embedded-postgres.ts';
import { migrate } from './migrate.ts';

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
  { databaseUrl, databasePool, dataDir, jwtSecret }: Settings,
  log: Logger,
): Promise<OpenDatabase> {
  const isNew = databaseUrl === null && !(await exists(join(dataDir, 'postgres')));
  const server = databaseUrl === null ? await startEmbeddedPostgres({ dataDir, log }) : null;
  try {
    const urls = server ? await bootstrapEmbedded(server.url) : await bootstrapExternal(databaseUrl ?? '', jwtSecret);
    await migrate(urls.ownerUrl);
    const database = connectDatabase(urls.appUrl, log, databasePool);
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

const exists = (path: string) =>
  access(path).then(
    () => true,
    () => false,
  );
