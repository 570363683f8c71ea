import { randomUUIDv7 } from 'node:crypto';
import type { Tx } from '../../platform/database/database.ts';

/** A row in each notification table, for a manager created for it. */
export async function seedNotification(tx: Tx, name: string): Promise<void> {
  const [account_id, notification_id] = [randomUUIDv7(), randomUUIDv7()];
  await tx
    .insertInto('identity')
    .values({ key: `manager-${name}` })
    .execute();
  await tx
    .insertInto('account')
    .values({ ...managerRow(`manager-${name}`), id: account_id })
    .execute();
  const told = { project_id: tx.projectId, kind: 'swap_waiting' as const, subject: 'x', facts: '{}', expires_at: null };
  await tx
    .insertInto('outbox')
    .values({ ...told, id: randomUUIDv7(), audience: '"managers"' })
    .execute();
  const at = '2030-01-01T00:00:00Z';
  await tx
    .insertInto('notification')
    .values({ ...told, id: notification_id, account_id, shown: true, created_at: at })
    .execute();
  await tx
    .insertInto('delivery')
    .values({ id: randomUUIDv7(), notification_id, account_id, channel: 'push', due_at: at })
    .execute();
}

/** An account's columns. */
export const managerRow = (username: string) => ({
  id: randomUUIDv7(),
  identity_key: username,
  username,
  password_hash: 'x',
  role: 'manager' as const,
  registration_method: 'open' as const,
  first_name: null,
  last_name: null,
  email: null,
  project_id: null,
  employee_id: null,
});
