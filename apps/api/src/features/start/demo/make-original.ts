import { randomUUIDv7 } from 'node:crypto';
import { sql } from 'kysely';
import type { Database, Tx } from '../../../platform/database/database.ts';
import { currentDate } from '../../../platform/time/clock.ts';
import { DEMO_ZONE, fillDemo } from './fill-demo.ts';
import { ID_SIGN } from './placeholders.ts';

/** The demo of a day as rows, without its texts: the source of each copy. */
export interface Original {
  projectId: string;
  /** The day it was made for, in the demo's zone. */
  date: string;
  /** Each table's rows as JSON, in insertion order. */
  tables: readonly { name: string; rows: string }[];
}

/** Rows outside the tenants are referenced by ID. */
const BY_SIGN: Record<string, string> = { identity: 'key', account: 'identity_key' };
/**
 * All tables that filling the demo writes, each after those it references; rows written by triggers are not listed.
 * Includes `outbox`, so that users of a copy get the demo's notifications.
 */
const TABLES = (
  'identity project employee account project_member template requirement holiday time_off unavailability wish event daily_comment ' +
  'request schedule_month shift archive receipt activity time_entry clock_pin swap_offer certificate_kind certificate ' +
  'announcement announcement_receipt taking productivity role_productivity cost_terms employer_share role_rate budget outbox'
).split(' ');

let latest: Original | null = null;
let making: Promise<Original> | null = null;

/** The newest original of this process, of today or of an earlier day. */
export const lastOriginal = (): Original | null => latest;

/**
 * Today's original; it takes two generated schedules, so it is made once a day. Nothing of it stays in the database.
 */
export async function originalOfToday(database: Database): Promise<Original> {
  if (latest?.date === currentDate(DEMO_ZONE).toString()) return latest;
  making ??= makeOriginal(database).finally(() => (making = null));
  return (latest = await making);
}

/** Not an error: it rolls the transaction back. */
class Made extends Error {
  readonly original: Original;
  constructor(original: Original) {
    super('made');
    this.original = original;
  }
}

async function makeOriginal(database: Database): Promise<Original> {
  const projectId = randomUUIDv7();
  const date = currentDate(DEMO_ZONE).toString();
  try {
    return await database.inProject(projectId, async (tx) => {
      await fillDemo(tx);
      const tables = [];
      for (const name of TABLES) tables.push({ name, rows: await rowsOf(tx, name) });
      throw new Made({ projectId, date, tables });
    });
  } catch (error) {
    if (error instanceof Made) return error.original;
    throw error;
  }
}

async function rowsOf(tx: Tx, name: string): Promise<string> {
  const column = BY_SIGN[name];
  const isOurs =
    column === undefined
      ? sql`kept.${sql.ref(name === 'project' ? 'id' : 'project_id')} = ${tx.projectId}`
      : sql`kept.${sql.ref(column)} like ${`%${ID_SIGN}`}`;
  const { rows } = await sql<{ rows: string }>`
    select coalesce(jsonb_agg(to_jsonb(kept)), '[]')::text as rows from ${sql.table(name)} as kept where ${isOurs}`.execute(
    tx,
  );
  return rows[0]?.rows ?? '[]';
}
