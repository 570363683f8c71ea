import { sql } from 'kysely';
import type { Logger } from 'pino';
import { repeat, type Repeated } from '../jobs/repeat.ts';
import type { Database } from './database.ts';
import { forgetOld } from './forget-old.ts';

const EVERY_MS = 60 * 60 * 1000;
const KEPT_MS = 24 * 60 * 60 * 1000;

/**
 * Deletes expired data: sessions, replies stored for repeated calls, reasons of leave, old details. At start and every
 * hour.
 */
export const startSweeping = (database: Database, log: Logger): Pick<Repeated, 'stop'> =>
  repeat(() => removeOld(database), EVERY_MS, log);

/** Days after the leave: reasons may reveal an illness, and are no longer needed. */
const REASONS_KEPT = 365;

async function removeOld(database: Database): Promise<void> {
  const { direct } = database;
  await direct.deleteFrom('session').where('expires_at', '<', new Date().toISOString()).execute();
  await direct
    .deleteFrom('idempotency')
    .where('created_at', '<', new Date(Date.now() - KEPT_MS).toISOString())
    .execute();
  const before = Temporal.Now.plainDateISO('UTC').subtract({ days: REASONS_KEPT }).toString();
  await sql`select forget_reasons(${before})`.execute(direct);
  await forgetOld(database, Date.now());
}
