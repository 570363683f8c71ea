import type { announcements } from '@pamaina/contract';
import { sql } from 'kysely';
import type { Tx } from '../../../platform/database/database.ts';
import { ProblemError } from '../../../platform/ground/problem-error.ts';
import type { ProjectCall } from '../../../platform/http/route.ts';
import { addDays, dayStart } from '../../../platform/time/zone.ts';
import { recordActivity } from '../../access/activity/index.ts';
import { notify } from '../../messages/notifications/index.ts';
import { findProject } from '../../access/projects/index.ts';
import { readAnnouncement, todayIn } from './read-announcements.ts';

/** How long somebody who was reminded is left alone. */
const QUIET_MS = 60 * 60 * 1000;

/** Reminds everyone who has not confirmed, each at most once an hour. @throws `not_found`, `announcement_ended` */
export async function remindAnnouncement(call: ProjectCall<typeof announcements.remindAnnouncement>) {
  const { tx, caller, now } = call;
  const id = call.params.id.toLowerCase();
  const { title, is_open } = await readAnnouncement(tx, { id, now });
  if (!is_open) throw new ProblemError('announcement_ended');
  const count = await askReaders(tx, { id, variant: 'unconfirmed', now });
  if (count > 0)
    await recordActivity(tx, {
      action_type: 'announcement.reminded',
      actor: caller.username,
      details: { id, title, count },
    });
  return { reminded: count };
}

interface Asked {
  id: string;
  variant: 'announced' | 'changed' | 'unconfirmed';
  /** Milliseconds since 1970. */
  now: number;
  /** Those who are not notified. */
  except?: ReadonlySet<string | null>;
}

/**
 * Notifies those who have not confirmed, and keeps that they were asked.
 * @returns how many
 */
export async function askReaders(tx: Tx, { id, variant, now, except = new Set() }: Asked): Promise<number> {
  const today = await todayIn(tx, now);
  const at = new Date(now).toISOString();
  await sql`
    insert into announcement_receipt (announcement_id, employee_id, employee_name)
    select announcement_id, employee_id, employee_name from announcement_reader
    where project_id = ${tx.projectId} and announcement_id = ${id} and (last_day is null or last_day >= ${today}::date)
    on conflict (project_id, announcement_id, employee_id) do nothing`.execute(tx);
  const { rows } = await sql<{ receipt_id: string; employee_id: string }>`
    select receipt_id, employee_id from announcement_reader
    where project_id = ${tx.projectId} and announcement_id = ${id} and confirmed_at is null
      and (last_day is null or last_day >= ${today}::date)`.execute(tx);
  const due = rows.filter(({ employee_id }) => !except.has(employee_id));
  const people = variant === 'unconfirmed' ? await withoutReminded(tx, due, now) : due;
  if (people.length === 0) return 0;
  const { title, until, version } = await tx
    .selectFrom('announcement')
    .select(['title', 'until', 'version'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  const { time_zone } = await findProject(tx);
  await notify(
    tx,
    people.map(({ receipt_id, employee_id }) => ({
      kind: 'announcement' as const,
      variant,
      subject: `${receipt_id}:${variant === 'unconfirmed' ? at : version}`,
      to: { employees: [employee_id] },
      facts: { title, announcement: id, announced: receipt_id },
      ...(until !== null && { expiresAt: new Date(dayStart(time_zone, addDays(until, 1))).toISOString() }),
    })),
  );
  return people.length;
}

/** However many managers press at once. */
async function withoutReminded<T extends { receipt_id: string }>(tx: Tx, people: readonly T[], now: number) {
  if (people.length === 0) return [];
  const ids = people.map(({ receipt_id }) => receipt_id);
  const rows = await tx
    .updateTable('announcement_receipt')
    .set({ reminded_at: new Date(now).toISOString() })
    .where('id', 'in', ids)
    .where((where) =>
      where.or([where('reminded_at', 'is', null), where('reminded_at', '<', new Date(now - QUIET_MS).toISOString())]),
    )
    .returning('id')
    .execute();
  const reminded = new Set(rows.map(({ id }) => id));
  return people.filter(({ receipt_id }) => reminded.has(receipt_id));
}
