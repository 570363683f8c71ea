import { randomUUIDv7 } from 'node:crypto';
import { sql } from 'kysely';
import type { Tx } from '../../../platform/database/database.ts';
import type { Notice } from './notice.ts';

/**
 * Stores a notification in the outbox, in the transaction of the change itself, so that both are committed or neither.
 * Receivers and channels are determined after the commit (`dispatchOutbox`).
 */
export async function notify(tx: Tx, notices: readonly Notice[]): Promise<void> {
  const heard = notices.filter(({ to }) => to === 'managers' || 'manager' in to || to.employees.length > 0);
  if (heard.length === 0) return;
  const rows = heard.map(({ kind, variant, subject, to, facts, expiresAt = null }) => ({
    id: randomUUIDv7(),
    kind,
    subject: `${variant}:${subject}`,
    audience: JSON.stringify(to),
    facts: JSON.stringify({ ...facts, variant }),
    expires_at: expiresAt,
  }));
  await tx.insertInto('outbox').values(rows).execute();
  await sql`select pg_notify('outbox', ${tx.projectId})`.execute(tx);
}
