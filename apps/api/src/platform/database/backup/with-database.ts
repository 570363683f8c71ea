import { resolve } from 'node:path';
import type { Logger } from 'pino';
import type { Environment } from '../../settings/declared-settings.ts';
import { bootstrapEmbedded, bootstrapExternal, urlFor } from '../bootstrap.ts';
import { findEmbeddedPostgres, startEmbeddedPostgres } from '../embedded/start-embedded-postgres.ts';

/** Where an installation keeps its data, as its settings say. */
export interface Place {
  databaseUrl: string | null;
  dataDir: string;
}

/** The place that the environment names, past a connection pooler; nothing is made there. */
export function placeOf(env: Environment): Place {
  return {
    databaseUrl: env.DATABASE_LISTEN_URL || env.DATABASE_URL || null,
    dataDir: resolve(env.DATA_DIR ?? './data'),
  };
}

const DATABASE = 'pamaina';

/**
 * Reads a database, whether Pamaina runs on it or not: that of `DATABASE_URL`, our own server that runs for another
 * process, or started for this moment.
 * @param work gets the URL of a role that may read all tables
 */
export async function withReadable<T>(place: Place, log: Logger, work: (url: string) => Promise<T>): Promise<T> {
  if (place.databaseUrl !== null) return work(place.databaseUrl);
  const running = await findEmbeddedPostgres(place.dataDir);
  if (running !== null) return work(urlFor(running, { database: DATABASE }));
  const server = await startEmbeddedPostgres({ dataDir: place.dataDir, log });
  return work(urlFor(server.url, { database: DATABASE })).finally(() => server.stop());
}

/**
 * Prepares a database for a restore: that of `DATABASE_URL`, or our own in the data folder, made if it is missing.
 * @param work gets the URL of the role that owns the database
 * @throws Error when Pamaina runs in the data folder
 */
export async function withTarget<T>(
  { databaseUrl, dataDir }: Place,
  log: Logger,
  work: (ownerUrl: string) => Promise<T>,
): Promise<T> {
  if (databaseUrl !== null) {
    await bootstrapExternal(databaseUrl);
    return work(databaseUrl);
  }
  const server = await startEmbeddedPostgres({ dataDir, log });
  return bootstrapEmbedded(server.url, DATABASE)
    .then(({ ownerUrl }) => work(ownerUrl))
    .finally(() => server.stop());
}
