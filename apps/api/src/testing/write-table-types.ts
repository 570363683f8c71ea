import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { bootstrapEmbedded } from '../platform/database/bootstrap.ts';
import { startEmbeddedPostgres } from '../platform/database/embedded/start-embedded-postgres.ts';
import { migrate } from '../platform/database/migrate.ts';
import { TABLES_FILE, tableTypes } from './table-types.ts';

/** `npm run tables`: migrates a new database and writes the types of its tables. */
const dataDir = await mkdtemp(join(tmpdir(), 'pamaina-tables-'));
const server = await startEmbeddedPostgres({ dataDir, log: console, settings: ['fsync=off'] });
try {
  const { ownerUrl } = await bootstrapEmbedded(server.url);
  await migrate(ownerUrl);
  await writeFile(TABLES_FILE, await tableTypes(ownerUrl));
} finally {
  await server.stop();
  await rm(dataDir, { recursive: true, force: true });
}
