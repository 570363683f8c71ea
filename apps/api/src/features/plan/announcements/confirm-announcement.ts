import type { announcements } from '@pamaina/contract';
import { sql } from 'kysely';
import type { Tx } from '../../../platform/database/database.ts';
import { employeeOf } from '../../../platform/http/employee-of.ts';
import { ProblemError } from '../../../platform/ground/problem-error.ts';
import type { Call, ProjectCall } from '../../../platform/http/route.ts';
import { recordActivity } from '../../access/activity/index.ts';
import { openLink } from '../receipts/index.ts';
import { fileOf } from './attachments.ts';
import { findConcerned, readOwn } from './read-announcements.ts';

/** One press of the caller. @throws as `confirmAs` */
export async function confirmAnnouncement(call: ProjectCall<typeof announcements.confirmAnnouncement>) {
  const { tx, caller, params, ifMatch: version, now } = call;
  return confirmAs(tx, { id: params.id.toLowerCase(), employeeId: employeeOf(caller), by: 'app', version, now });
}

interface Confirmation {
  id: string;
  employeeId: string;
  by: 'app' | 'link' | 'kiosk';
  /** The version that they have read; null: unknown. */
  version: number | null;
  /** Milliseconds since 1970. */
  now: number;
}

/**
 * Stores that somebody has seen an announcement. The first confirmation of what it says counts: a second one, also at
 * the same time, changes nothing and returns it.
 * @throws `not_found`, also where it does not concern them; `announcement_ended`; `announcement_changed` where they
 * have read what it no longer says
 */
export async function confirmAs(tx: Tx, confirmation: Confirmation): Promise<{ confirmed_at: string }> {
  const { id, employeeId, by, version, now } = confirmation;
  const found = await findConcerned(tx, { id, employeeId, now });
  if (!found) throw new ProblemError('not_found');
  if (found.confirmed_at !== null) return { confirmed_at: found.confirmed_at };
  if (!found.is_open) throw new ProblemError('announcement_ended');
  if (version !== null && version < found.asked_version) throw new ProblemError('announcement_changed');
  const confirmed_at = new Date(now).toISOString();
  const { numAffectedRows } = await sql`
    insert into announcement_receipt as receipt
      (announcement_id, employee_id, employee_name, confirmed_at, confirmed_by, confirmed_version)
    values (${id}, ${employeeId}, ${found.name}, ${confirmed_at}, ${by}, ${found.version})
    on conflict (project_id, announcement_id, employee_id) do update set employee_name = excluded.employee_name,
      confirmed_at = excluded.confirmed_at, confirmed_by = excluded.confirmed_by, confirmed_version = excluded.confirmed_version
    where coalesce(receipt.confirmed_version, 0) < ${found.asked_version}`.execute(tx);
  if (numAffectedRows === 0n) return confirmAs(tx, confirmation);
  const details = { employee_id: employeeId, title: found.title, by };
  await recordActivity(tx, { action_type: 'announcement.seen', actor: employeeId, details });
  return { confirmed_at };
}

/** What the link of an email is about. Opening it confirms nothing: programs that check emails open links too. */
export function readAnnouncementLink(call: Call<typeof announcements.readAnnouncementLink>) {
  return withLink(call, async (tx, { id, employeeId, name }) => {
    const { name: project } = await tx
      .selectFrom('project')
      .select('name')
      .where('id', '=', tx.projectId)
      .executeTakeFirstOrThrow();
    const own = await readOwn(tx, { employeeId, now: call.deps.now() });
    const announcement = own.find((one) => one.id === id);
    if (!announcement) throw new ProblemError('announcement_ended');
    return { ...announcement, project, name };
  });
}

export function readAttachmentByLink(call: Call<typeof announcements.readAttachmentByLink>) {
  return withLink(call, async (tx, { id, employeeId }) => {
    if (!(await findConcerned(tx, { id, employeeId, now: call.deps.now() }))?.is_open)
      throw new ProblemError('announcement_ended');
    return fileOf(tx, id);
  });
}

/** A project that is not paid for is read-only: the link has no session for the guard to check. */
export function confirmAnnouncementLink(call: Call<typeof announcements.confirmAnnouncementLink>) {
  return withLink(call, async (tx, { id, employeeId }) => {
    const { billing } = await tx
      .selectFrom('project')
      .select('billing')
      .where('id', '=', tx.projectId)
      .executeTakeFirstOrThrow();
    if (billing !== 'active') throw new ProblemError(`project_${billing}`);
    if (!(await findConcerned(tx, { id, employeeId, now: call.deps.now() })))
      throw new ProblemError('announcement_ended');
    return confirmAs(tx, { id, employeeId, by: 'link', version: call.body.version, now: call.deps.now() });
  });
}

type Linked =
  | Call<typeof announcements.readAnnouncementLink>
  | Call<typeof announcements.readAttachmentByLink>
  | Call<typeof announcements.confirmAnnouncementLink>;

/** @throws `link_wrong`, also for a deleted announcement and a person who has left; `link_expired` */
function withLink<T>(
  call: Linked,
  use: (tx: Tx, to: { id: string; employeeId: string; name: string }) => Promise<T>,
): Promise<T> {
  return openLink({ ...call, token: call.body.link }, 'announcement', async (tx, receiptId, wrong) => {
    const receipt = await tx
      .selectFrom('announcement_receipt')
      .select(['announcement_id as id', 'employee_id', 'employee_name as name'])
      .where('id', '=', receiptId)
      .executeTakeFirst();
    if (!receipt || receipt.employee_id === null) throw await wrong();
    return use(tx, { id: receipt.id, employeeId: receipt.employee_id, name: receipt.name });
  });
}
