import { randomUUIDv7 } from 'node:crypto';
import { notifications } from '@pamaina/contract';
import { sql } from 'kysely';
import type { Database, Tx } from '../../../platform/database/database.ts';
import { findProject } from '../../access/projects/index.ts';
import { dueAt, findReceivers, type Receiver } from './due-at.ts';
import { KINDS, readAudience } from './notice.ts';

/** How many outbox rows one transaction takes; requests are served between two of them. */
const BATCH = 100;
/** PostgreSQL takes 65,535 parameters per statement. */
const ROWS_PER_INSERT = 1_000;

/** The notifications for one receiver. */
interface NoticeFor {
  id: string;
  receiver: Receiver;
  row: { kind: notifications.Kind; subject: string; facts: unknown; expires_at: string | null; trace: string | null };
}

/**
 * Creates notifications and deliveries from a project's outbox, one batch per transaction; a receiver who was already
 * notified of the same is not notified again.
 * @returns whether to go on at once: not when nothing more is waiting, nor when somebody else is at work on the project
 */
export async function dispatchOutbox(database: Database, projectId: string, now: number): Promise<boolean> {
  return database.inProject(projectId, async (tx) => {
    // One process at a time, so that the numbers of live events appear in order.
    const project = tx.selectFrom('project').select('id').where('id', '=', projectId);
    if (!(await project.forNoKeyUpdate().skipLocked().executeTakeFirst())) return false;
    const rows = await takeBatch(tx);
    if (rows.length === 0) return false;
    const { time_zone: zone } = await findProject(tx);
    const receivers = await findReceivers(tx);
    const current = rows.filter(({ expires_at }) => expires_at === null || Date.parse(expires_at) > now);
    const notices = current.flatMap((row) =>
      heardBy(row, receivers).map((receiver) => ({ id: randomUUIDv7(), receiver, row })),
    );
    for (let first = 0; first < notices.length; first += ROWS_PER_INSERT)
      await deliver(tx, { notices: notices.slice(first, first + ROWS_PER_INSERT), zone, now });
    return rows.length === BATCH;
  });
}

function takeBatch(tx: Tx) {
  // A later version that runs beside this one takes its own kinds.
  const oldest = tx.selectFrom('outbox').select('id').where('kind', 'in', KINDS).orderBy('id').limit(BATCH).forUpdate();
  return tx
    .deleteFrom('outbox')
    .where('id', 'in', oldest)
    .returning(['id', 'kind', 'subject', 'audience', 'facts', 'expires_at', 'trace'])
    .execute()
    .then((rows) => rows.toSorted((a, b) => (a.id < b.id ? -1 : 1)));
}

/** Managers hear of what they can do something about. */
function heardBy(row: { audience: unknown; kind: notifications.Kind }, receivers: readonly Receiver[]): Receiver[] {
  const to = readAudience(row.audience);
  const kind = notifications.kinds[row.kind];
  const isAble = ({ abilities }: Receiver) =>
    abilities !== null && (!('ability' in kind) || abilities.has(kind.ability));
  if (to === 'managers') return receivers.filter(isAble);
  if ('manager' in to) return receivers.filter((one) => isAble(one) && one.accountId === to.manager);
  const named = new Set(to.employees);
  return receivers.filter(({ employeeId }) => employeeId !== null && named.has(employeeId));
}

async function deliver(
  tx: Tx,
  { notices, zone, now }: { notices: readonly NoticeFor[]; zone: string; now: number },
): Promise<void> {
  if (notices.length === 0) return;
  const inserted = await tx
    .insertInto('notification')
    .values(
      notices.map(({ id, receiver, row: { kind, subject, facts, expires_at } }) => ({
        id,
        account_id: receiver.accountId,
        kind,
        subject,
        facts: JSON.stringify(facts),
        expires_at,
        shown: receiver.preferences[kind].in_app,
        created_at: new Date(now).toISOString(),
      })),
    )
    .onConflict((conflict) => conflict.columns(['project_id', 'account_id', 'kind', 'subject']).doNothing())
    .returning('id')
    .execute();
  const isNew = new Set(inserted.map(({ id }) => id));
  const fresh = notices.filter(({ id }) => isNew.has(id));
  const deliveries = fresh.flatMap((one) => deliveriesOf(one, { project_id: tx.projectId, zone, now }));
  if (deliveries.length > 0) await tx.insertInto('delivery').values(deliveries).execute();
  const accounts = [...new Set(fresh.map(({ receiver }) => receiver.accountId))];
  await sql`select pg_notify('notified', account) from unnest(${accounts}::text[]) as account`.execute(tx);
}

function deliveriesOf(
  { id, receiver, row: { kind, trace } }: NoticeFor,
  { project_id, zone, now }: { project_id: string; zone: string; now: number },
) {
  const wanted = receiver.preferences[kind];
  const has = { email: receiver.hasEmail, push: receiver.hasPush };
  return notifications.channels
    .filter((channel) => wanted[channel] && has[channel])
    .map((channel) => ({
      project_id,
      id: randomUUIDv7(),
      notification_id: id,
      account_id: receiver.accountId,
      channel,
      trace,
      due_at: new Date(dueAt({ channel, kind, zone, now }, receiver)).toISOString(),
    }));
}
