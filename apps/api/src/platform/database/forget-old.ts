import { sql } from 'kysely';
import type { Database } from './database.ts';

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
    const before = today.subtract({ years }).toInstant().toString();
    for (let done = batch; done >= batch;) {
      const { rows } = await sql<{ done: number }>`
        select ${sql.id(name)}(${before}, ${batch}::integer) as done`.execute(direct);
      done = rows[0]?.done ?? 0;
    }
  }
}
