import { scenarios } from '@pamaina/contract';
import { sql } from 'kysely';
import type { Logger } from 'pino';
import { repeat, type Repeated } from '../ground/repeat.ts';
import { currentTime } from '../time/clock.ts';
import type { Database } from './database.ts';

const EVERY_MS = 60 * 60 * 1000;
const REPLIES_KEPT_DAYS = 1;
/** What limits counted expires within minutes. */
const LIMITS_EVERY_MS = 60 * 1000;
/** Of a kind; under a flood of made-up ones those tried least are dropped. */
const LIMIT_KEYS_MAX = 100_000;

/** By the clock of the database, whatever that of this machine says. */
const NOW = sql<string>`now()`;
const daysAgo = (days: number) => sql<string>`now() - make_interval(days => ${days})`;

/**
 * Deletes expired data: sessions, replies stored for repeated calls, reasons of leave, old details. At start and every
 * hour; what limits counted every minute.
 */
export function startSweeping(database: Database, log: Logger): Pick<Repeated, 'stop'> {
  const sweeping = repeat(() => removeOld(database), EVERY_MS, log);
  const tidying = repeat(() => tidyLimits(database), LIMITS_EVERY_MS, log);
  return {
    async stop() {
      await Promise.all([sweeping.stop(), tidying.stop()]);
    },
  };
}

/** Deletes expired counts, and keeps those of a kind to so many. */
export async function tidyLimits({ direct }: Pick<Database, 'direct'>, most = LIMIT_KEYS_MAX): Promise<void> {
  await sql`select tidy_limits(${most}::integer, now())`.execute(direct);
}

/** Solutions of programs; an endpoint refuses them from the hour on. */
const SOLVES_KEPT_MS = 60 * 60 * 1000;

/** Scenarios, from the day they were made. */
const SCENARIOS_KEPT_MS = scenarios.scenarioLimits.days * 24 * 60 * 60 * 1000;

/** What calendars of employees show as cancelled; the feed leaves older ones out. */
const REMOVALS_KEPT_MS = 30 * 24 * 60 * 60 * 1000;

/** Days after the leave: reasons may reveal an illness, and are no longer needed. */
const REASONS_KEPT = 365;

async function removeOld(database: Database): Promise<void> {
  const { direct } = database;
  await direct.deleteFrom('session').where('expires_at', '<', NOW).execute();
  await direct.deleteFrom('passkey_challenge').where('expires_at', '<', NOW).execute();
  await removeSignIns(direct);
  await direct.deleteFrom('idempotency').where('created_at', '<', daysAgo(REPLIES_KEPT_DAYS)).execute();
  const now = currentTime();
  const today = Temporal.Instant.fromEpochMilliseconds(now).toZonedDateTimeISO('UTC').toPlainDate();
  await sql`select forget_reasons(${today.subtract({ days: REASONS_KEPT }).toString()})`.execute(direct);
  await inBatches(direct, 'forget_solves', new Date(now - SOLVES_KEPT_MS).toISOString(), BATCH);
  await inBatches(direct, 'forget_scenarios', new Date(now - SCENARIOS_KEPT_MS).toISOString(), BATCH);
  await inBatches(direct, 'forget_feed_removals', new Date(now - REMOVALS_KEPT_MS).toISOString(), BATCH);
  await forgetOld(database, now);
}

/** Longer than anybody looks back at who signed in where. */
const EVENTS_KEPT_DAYS = 180;

/** Sign-ins without sessions, one-time secrets that only count how often they were sent, and old security events. */
async function removeSignIns(direct: Database['direct']): Promise<void> {
  await sql`delete from sign_in where created_at < now() - interval '1 minute'
    and not exists (select from session where session.sign_in_id = sign_in.id)`.execute(direct);
  await direct.deleteFrom('one_time_secret').where('expires_at', '<', daysAgo(1)).execute();
  await direct.deleteFrom('account_mail').where('created_at', '<', daysAgo(1)).execute();
  await direct.deleteFrom('security_event').where('at', '<', daysAgo(EVENTS_KEPT_DAYS)).execute();
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
