import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { startEmbeddedPostgres } from '../../apps/api/src/platform/database/embedded/start-embedded-postgres.ts';

export interface SetDatabase {
  /** For `DATABASE_URL`: of a role that owns the database and can create roles. */
  url: string;
  /** Of the embedded database, for measuring; null: somebody else's server. */
  superuserUrl: string | null;
  stop(): Promise<void>;
}

const OWNER = 'set_owner';

/** PostgreSQL for several processes: the embedded one on a folder of its own, with one database and its owner. */
export async function startSetDatabase(dataDir: string, settings: readonly string[] = []): Promise<SetDatabase> {
  const server = await startEmbeddedPostgres({ dataDir, log: console, settings });
  try {
    const password = randomBytes(24).toString('base64url');
    const client = new pg.Client({ connectionString: server.url });
    await client.connect();
    try {
      const { rowCount } = await client.query('select from pg_roles where rolname = $1', [OWNER]);
      const verb = rowCount === 0 ? 'create' : 'alter';
      await client.query(`${verb} role ${OWNER} login createrole password '${password}'`);
      const found = await client.query("select from pg_database where datname = 'pamaina'");
      if (found.rowCount === 0) await client.query(`create database pamaina owner ${OWNER}`);
    } finally {
      await client.end();
    }
    const url = new URL(server.url);
    [url.username, url.password, url.pathname] = [OWNER, password, '/pamaina'];
    const superuser = new URL(server.url);
    superuser.pathname = '/pamaina';
    return { url: url.href, superuserUrl: superuser.href, stop: () => server.stop() };
  } catch (error) {
    await server.stop();
    throw error;
  }
}
