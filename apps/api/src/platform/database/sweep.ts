import { sql } from 'kysely';
import type { Logger } from 'pino';
import { repeat, type Repeated } from '../jobs/repeat.ts';
import type { Database } from './database.ts';

const EVERY_MS = 60 * 60 * 1000;
const KEPT_MS = 24 * 60 * 60 * 1000;

/**
 * Deletes expired data: sessions, replies stored for repeated calls, reasons of leave, old details. At start and every
 * hour.
 */
export const startSweeping = (database: Database, log: Logger): Pick<Repeated, 'stop'> =>
  repeat(() => removeOld(database), EVERY_MS, log);

/** Solutions of programs; an endpoint refuses them from the hour on. */
const SOLVES_KEPT_MS = 60 * 60 * 1000;

/** Days after the leave: reasons may reveal an illness, and are no longer needed. */
const REASONS_KEPT = 365;

async function removeOld(database: Database): Promise<void> {
  const { direct } = database;
  await direct.deleteFrom('session').where('expires_at', '<', new Date().toISOString()).execute();
  await removeSignIns(direct);
  await direct
    .deleteFrom('idempotency')
    .where('created_at', '<', new Date(Date.now() - KEPT_MS).toISOString())
    .execute();
  const before = Temporal.Now.plainDateISO('UTC').subtract({ days: REASONS_KEPT }).toString();
  await sql`select forget_reasons(${before})`.execute(direct);
  await inBatches(direct, 'forget_solves', new Date(Date.now() - SOLVES_KEPT_MS).toISOString(), BATCH);
  await forgetOld(database, Date.now());
}

/** Longer than anybody looks back at who signed in where. */
const EVENTS_KEPT_DAYS = 180;

/** Sign-ins without sessions, one-time secrets that only count how often they were sent, and old security events. */
async function removeSignIns(direct: Database['direct']): Promise<void> {
  const before = (days: number) => new Date(Date.now() - days * KEPT_MS).toISOString();
  await sql`delete from sign_in where created_at < now() - interval '1 minute'
    and not exists (select from session where session.sign_in_id = sign_in.id)`.execute(direct);
  await direct.deleteFrom('one_time_secret').where('expires_at', '<', before(1)).execute();
  await direct.deleteFrom('account_mail').where('created_at', '<', before(1)).execute();
  await direct.deleteFrom('security_event').where('at', '<', before(EVENTS_KEPT_DAYS)).execute();
  await direct.deleteFrom('security_event').where('account_id', 'is', null).execute();
}

/** Retention in years (docs/decisions/026-sums-and-retention.md), by the owner's function that deletes the data. */
const KEPT = { forget_history_details: 3, forget_taps: 3, forget_curves: 1 } as const;

/** Small, so that no one waits for it. */
const BATCH = 2000;

/**
 * Deletes data past its retention, of all projects, batch by batch; an interrupted run continues at the next turn.
 * @param now milliseconds since 1970
 */
export async function forgetOld({ direct }: Pick<Database, 'direct'>, now: number, batch = BATCH): Promise<void> {
  const today = Temporal.Instant.fromEpochMilliseconds(now).toZonedDateTimeISO('UTC');
  for (const [name, years] of Object.entries(KEPT)) {
    await inBatches(direct, name, today.subtract({ years }).toInstant().toString(), batch);
  }
}

/** Calls an owner's function that deletes what is older, until nothing is. */
async function inBatches(direct: Database['direct'], name: string, before: string, batch: number): Promise<void> {
  for (let done = batch; done >= batch;) {
    const { rows } = await sql<{ done: number }>`
      select ${sql.id(name)}(${before}, ${batch}::integer) as done`.execute(direct);
    done = rows[0]?.done ?? 0;
  }
}
