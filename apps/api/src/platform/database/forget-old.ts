import { sql } from 'kysely';
import type { Database } from './database.ts';

/** What is kept for how long, in years (docs/decisions/026-sums-and-retention.md), by the function of the owner that forgets it. */
const KEPT = { forget_history_details: 3, forget_taps: 3, forget_curves: 1 } as const;

/** So that nobody waits for it. */
const BATCH = 2000;

/**
 * Forgets what is kept long enough, of all projects, a batch after the other; whoever is stopped goes on at the next turn.
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
