import type { Logger } from 'pino';
import type { Database } from './database.ts';

const EVERY_MS = 60 * 60 * 1000;
const KEPT_MS = 24 * 60 * 60 * 1000;

/** Removes what has run out: sessions, and replies kept for repeated calls. At once and every hour; the caller stops it. */
export function startSweeping(database: Database, log: Logger): () => void {
  const sweep = () => {
    removeOld(database).catch((error: unknown) => log.warn({ err: error }, 'old rows could not be removed'));
  };
  sweep();
  const timer = setInterval(sweep, EVERY_MS);
  return () => clearInterval(timer);
}

async function removeOld({ direct }: Database): Promise<void> {
  await direct.deleteFrom('session').where('expires_at', '<', new Date().toISOString()).execute();
  await direct
    .deleteFrom('idempotency')
    .where('created_at', '<', new Date(Date.now() - KEPT_MS).toISOString())
    .execute();
}
