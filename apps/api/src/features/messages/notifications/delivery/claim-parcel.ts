import type { notifications } from '@pamaina/contract';
import { sql } from 'kysely';
import { createHash } from 'node:crypto';
import type { Database, Tx } from '../../../../platform/database/database.ts';
import { isUrgent, JOINED_MS } from '../due-at.ts';
import { KINDS, readFacts } from '../notice.ts';
import type { Parcel } from './parcel.ts';
import { quietUntil } from './quiet-until.ts';

/** A claimed delivery is sent within this time, or by another process. */
export const LEASE_MS = 60_000;
/** The rest is sent with the next message. */
const ITEMS_MAX = 1_000;
/**
 * The minimum interval between emails to one user, unless something is urgent: what arrives in the meantime is in the
 * next one.
 */
const BETWEEN_MAILS_MS = 5 * 60_000;
/** The number of latest notifications searched for the last email. */
const LATEST = 50;

export interface ParcelKey {
  project_id: string;
  account_id: string;
  channel: notifications.Channel;
}

/**
 * Claims what is due, and about to be due, to one user by one channel; no other process sends it until the lease ends.
 * During quiet hours it waits for their end, soon after an email for more to join it; obsolete notifications are
 * dropped, and those to somebody who has left. Null: nothing to send now.
 * @param now milliseconds since 1970
 */
export async function claimParcel(database: Database, key: ParcelKey, now: number): Promise<Parcel | null> {
  const { project_id: projectId, account_id: accountId, channel } = key;
  return database.inProject(projectId, async (tx) => {
    const rows = await lockDue(tx, key, now);
    const receiver = await findReceiver(tx, accountId);
    if (rows.length === 0 || receiver === undefined) return null;
    const change = (ids: readonly string[]) => tx.updateTable('delivery').where('id', 'in', ids);
    const { hasLeft, ...reader } = receiver;
    const over = rows.filter(({ expires_at }) => hasLeft || (expires_at !== null && Date.parse(expires_at) <= now));
    if (over.length > 0)
      await change(over.map(({ id }) => id))
        .set({ state: 'dropped', settled_at: iso(now) })
        .execute();
    const due = rows.filter((row) => !over.includes(row));
    if (due.length === 0) return null;
    const ids = due.map(({ id }) => id);
    const isNow = channel === 'push' || due.some(({ kind }) => isUrgent(kind));
    const quietEnd = receiver.quiet && quietUntil(receiver.quiet, receiver.zone, now);
    const nextMail = isNow ? null : await nextMailAt(tx, accountId);
    const waitsUntil = Math.max(quietEnd ?? 0, nextMail ?? 0);
    if (waitsUntil > now) {
      await change(ids)
        .set({ due_at: iso(waitsUntil) })
        .execute();
      return null;
    }
    await change(ids)
      .set((column) => ({ attempts: column('attempts', '+', 1), lease_until: iso(now + LEASE_MS) }))
      .execute();
    const items = due.map(({ id, attempts, kind, facts }) => ({
      deliveryId: id,
      attempts: attempts + 1,
      kind,
      facts: readFacts(facts),
    }));
    const trace = due[0]?.trace ?? null;
    return { id: parcelId(ids), projectId, accountId, channel, trace, ...reader, items };
  });
}

/** 32 letters and digits that identify this set of deliveries. */
const parcelId = (ids: readonly string[]) => createHash('sha256').update(ids.join()).digest('hex').slice(0, 32);

function lockDue(tx: Tx, { account_id, channel }: ParcelKey, now: number) {
  return tx
    .selectFrom('delivery')
    .innerJoin('notification', (join) =>
      join
        .onRef('notification.project_id', '=', 'delivery.project_id')
        .onRef('notification.id', '=', 'delivery.notification_id'),
    )
    .select([
      'delivery.id',
      'delivery.attempts',
      'delivery.trace',
      'notification.kind',
      'notification.facts',
      'notification.expires_at',
    ])
    .where('delivery.account_id', '=', account_id)
    .where('delivery.channel', '=', channel)
    .where('delivery.state', '=', 'waiting')
    .where('notification.kind', 'in', KINDS)
    .where('delivery.due_at', '<=', iso(now + JOINED_MS))
    .where((where) => where.or([where('lease_until', 'is', null), where('lease_until', '<', iso(now))]))
    .orderBy('delivery.id')
    .limit(ITEMS_MAX)
    .forUpdate('delivery')
    .skipLocked()
    .execute();
}

/** When the user can get an email again; null: there was none lately. */
async function nextMailAt(tx: Tx, accountId: string): Promise<number | null> {
  const { rows } = await sql<{ last: string | null }>`
    select max(delivery.settled_at) as last from (
      select id from notification where project_id = ${tx.projectId} and account_id = ${accountId} order by seq desc limit ${LATEST}
    ) as latest
    join delivery on delivery.project_id = ${tx.projectId} and delivery.notification_id = latest.id
      and delivery.channel = 'email' and delivery.state = 'sent'`.execute(tx);
  const last = rows[0]?.last ?? null;
  return last === null ? null : Date.parse(last) + BETWEEN_MAILS_MS;
}

async function findReceiver(tx: Tx, accountId: string) {
  const { rows } = await sql<
    Pick<Parcel, 'projectName' | 'name' | 'email' | 'role' | 'language'> & {
      zone: string;
      has_left: boolean;
      quiet_from: string | null;
      quiet_until: string | null;
    }
  >`select project.name as "projectName", project.time_zone as zone, account.role, account.language,
      coalesce(employee.name, nullif(concat_ws(' ', account.first_name, account.last_name), ''), account.username) as name,
      coalesce(nullif(employee.email, ''), nullif(account.email, '')) as email,
      settings.quiet_from, settings.quiet_until,
      employment_over(account.project_id, account.employee_id) is not null as has_left
    from account
    join project on project.id = ${tx.projectId}
    left join employee on employee.project_id = account.project_id and employee.id = account.employee_id
    left join notification_settings as settings on settings.account_id = account.id
    where account.id = ${accountId}`.execute(tx);
  const [row] = rows;
  if (row === undefined) return undefined;
  const { quiet_from: from, quiet_until: until, has_left: hasLeft, ...receiver } = row;
  return { ...receiver, hasLeft, quiet: from !== null && until !== null ? { from, until } : null };
}

const iso = (milliseconds: number) => new Date(milliseconds).toISOString();
