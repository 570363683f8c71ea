import type { notifications } from '@pamaina/contract';
import { sql } from 'kysely';
import type { Tx } from '../../../platform/database/database.ts';

/**
 * Ends notifications whose subject is over: what has not been delivered yet is not delivered any more.
 * @param subjects `<variant>:<subject>`, as stored
 * @param at an instant
 */
export async function expireNotices(
  tx: Tx,
  kind: notifications.Kind,
  subjects: readonly string[],
  at: string,
): Promise<void> {
  if (subjects.length === 0) return;
  for (const table of ['notification', 'outbox'])
    await sql`update ${sql.table(table)} set expires_at = ${at}
      where project_id = ${tx.projectId} and kind = ${kind} and subject = any(${subjects}::text[])`.execute(tx);
}

/** The same for all that are about one thing, by the fact that names it. @param now milliseconds since 1970 */
export async function expireNoticesAbout(
  tx: Tx,
  { kind, fact, value, now }: { kind: notifications.Kind; fact: string; value: string; now: number },
): Promise<void> {
  for (const table of ['notification', 'outbox'])
    await sql`update ${sql.table(table)} set expires_at = ${new Date(now).toISOString()}
      where project_id = ${tx.projectId} and kind = ${kind} and facts ->> ${fact}::text = ${value}`.execute(tx);
}
