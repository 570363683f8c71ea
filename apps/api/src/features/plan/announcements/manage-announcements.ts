import { constants, type announcements } from '@pamaina/contract';
import { randomUUIDv7 } from 'node:crypto';
import { sql } from 'kysely';
import type { Tx } from '../../../platform/database/database.ts';
import { refuseBeyond } from '../../../platform/database/refuse-beyond.ts';
import { fieldProblem, ProblemError } from '../../../platform/ground/problem-error.ts';
import type { ProjectCall } from '../../../platform/http/route.ts';
import { recordActivity } from '../../access/activity/index.ts';
import { authorOf } from '../../messages/comments/index.ts';
import { expireNoticesAbout } from '../../messages/notifications/index.ts';
import { askReaders } from './ask-readers.ts';
import { setAttachment } from './attachments.ts';
import { readAnnouncement, todayIn } from './read-announcements.ts';

type Body = ProjectCall<typeof announcements.createAnnouncement>['body'];

/** Writes an announcement and notifies those whom it concerns. @throws `invalid`, `too_many_requests` */
export async function createAnnouncement(call: ProjectCall<typeof announcements.createAnnouncement>) {
  const { tx, caller, body, now } = call;
  await refuseBeyond(
    tx,
    { key: `announcements:${tx.projectId}`, most: constants.announcementsPerDay, now },
    // Deleted ones count, too.
    sql`select at from activity where project_id = ${tx.projectId} and action_type = 'announcement.created'`,
  );
  await refusePast(tx, body.until ?? null, now);
  const id = randomUUIDv7();
  const created_at = new Date(now).toISOString();
  const author = { author_id: caller.accountId, author: await authorOf(tx, caller) };
  await tx
    .insertInto('announcement')
    .values({ id, ...writtenOf(body), ...author, created_at })
    .execute();
  await setNamed(tx, id, body.employee_ids);
  await setAttachment(tx, {
    announcementId: id,
    id: body.attachment_id?.toLowerCase() ?? null,
    accountId: caller.accountId,
  });
  await askReaders(tx, { id, variant: 'announced', now });
  const after = await readAnnouncement(tx, { id, now });
  await recordActivity(tx, {
    action_type: 'announcement.created',
    actor: caller.username,
    details: { id, title: after.title, after: factsOf(after) },
  });
  return after;
}

/**
 * Changes an open announcement. Whom it did not concern before is notified; with `ask_again` everyone is, and confirms
 * it anew. @throws `not_found`, `stale`, `announcement_ended`, `invalid`
 */
export async function updateAnnouncement(call: ProjectCall<typeof announcements.updateAnnouncement>) {
  const { tx, caller, body, now } = call;
  const id = call.params.id.toLowerCase();
  await lock(tx, id);
  const before = await readAnnouncement(tx, { id, now });
  if ((call.ifMatch ?? before.version) !== before.version) throw new ProblemError('stale');
  if (!before.is_open) throw new ProblemError('announcement_ended');
  await refusePast(tx, body.until ?? null, now);
  const version = before.version + 1;
  await tx
    .updateTable('announcement')
    .set({ ...writtenOf(body), version, ...(body.ask_again && { asked_version: version }) })
    .where('id', '=', id)
    .execute();
  await setNamed(tx, id, body.employee_ids);
  await setAttachment(tx, {
    announcementId: id,
    id: body.attachment_id?.toLowerCase() ?? null,
    accountId: caller.accountId,
  });
  const known = new Set(before.receipts.map(({ employee_id }) => employee_id));
  // Nobody is told by the old link or title once it says something else.
  if (body.ask_again) await expireNoticesAbout(tx, { kind: 'announcement', fact: 'announcement', value: id, now });
  if (body.ask_again) await askReaders(tx, { id, variant: 'changed', now });
  else await askReaders(tx, { id, variant: 'announced', now, except: known });
  const after = await readAnnouncement(tx, { id, now });
  await recordActivity(tx, {
    action_type: 'announcement.updated',
    actor: caller.username,
    details: { id, title: after.title, before: factsOf(before), after: factsOf(after) },
  });
  return after;
}

/** Ends an announcement; one that has ended stays as it is. @throws `not_found` */
export async function endAnnouncement({ tx, caller, params, now }: ProjectCall<typeof announcements.endAnnouncement>) {
  const id = params.id.toLowerCase();
  await lock(tx, id);
  const before = await readAnnouncement(tx, { id, now });
  if (!before.is_open) return before;
  await tx
    .updateTable('announcement')
    .set({ ended_at: new Date(now).toISOString(), version: before.version + 1 })
    .where('id', '=', id)
    .execute();
  await expireNoticesAbout(tx, { kind: 'announcement', fact: 'announcement', value: id, now });
  const details = { id, title: before.title };
  await recordActivity(tx, { action_type: 'announcement.ended', actor: caller.username, details });
  return readAnnouncement(tx, { id, now });
}

/** @throws `not_found` */
export async function deleteAnnouncement(call: ProjectCall<typeof announcements.deleteAnnouncement>): Promise<void> {
  const { tx, caller, params, now } = call;
  const id = params.id.toLowerCase();
  const deleted = await tx.deleteFrom('announcement').where('id', '=', id).returning('title').executeTakeFirst();
  if (!deleted) throw new ProblemError('not_found');
  await expireNoticesAbout(tx, { kind: 'announcement', fact: 'announcement', value: id, now });
  const details = { id, title: deleted.title };
  await recordActivity(tx, { action_type: 'announcement.deleted', actor: caller.username, details });
}

const writtenOf = ({ title, text, roles, employee_ids, until }: Body) => ({
  title,
  text,
  roles,
  is_for_all: roles.length + employee_ids.length === 0,
  until: until ?? null,
});

/** What the history says of it; people are in its receipts. */
const factsOf = ({ title, text, roles, until, attachment }: announcements.Announcement) => ({
  title,
  text,
  roles,
  until,
  attachment: attachment?.name ?? null,
});

async function lock(tx: Tx, id: string): Promise<void> {
  await tx.selectFrom('announcement').select('id').where('id', '=', id).forUpdate().execute();
}

async function refusePast(tx: Tx, until: string | null, now: number): Promise<void> {
  if (until !== null && until < (await todayIn(tx, now))) throw fieldProblem('until', 'date_past');
}

/** Sets who is asked by name. @throws `invalid` for an unknown employee */
async function setNamed(tx: Tx, id: string, people: readonly string[]): Promise<void> {
  const known = await tx
    .selectFrom('employee')
    .select(['id as employee_id', 'name as employee_name'])
    .where('id', 'in', people.length === 0 ? [''] : [...people])
    .forKeyShare()
    .execute();
  if (known.length < people.length) throw fieldProblem('employee_ids', 'employee_unknown');
  await tx.updateTable('announcement_receipt').set({ is_named: false }).where('announcement_id', '=', id).execute();
  if (known.length === 0) return;
  await tx
    .insertInto('announcement_receipt')
    .values(known.map((person) => ({ announcement_id: id, ...person, is_named: true })))
    .onConflict((conflict) =>
      conflict.columns(['project_id', 'announcement_id', 'employee_id']).doUpdateSet({ is_named: true }),
    )
    .execute();
}
