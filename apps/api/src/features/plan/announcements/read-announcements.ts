import type { announcements } from '@pamaina/contract';
import { sql } from 'kysely';
import { byName } from '../../../platform/database/by-name.ts';
import type { Tx } from '../../../platform/database/database.ts';
import { employeeOf } from '../../../platform/http/employee-of.ts';
import { ProblemError } from '../../../platform/ground/problem-error.ts';
import type { ProjectCall } from '../../../platform/http/route.ts';
import { localOf } from '../../../platform/time/zone.ts';
import { findProject } from '../../access/projects/index.ts';

const LISTED_MAX = 200;

/** Today in the project. @param now milliseconds since 1970 */
export async function todayIn(tx: Tx, now: number): Promise<string> {
  const { time_zone } = await findProject(tx);
  return localOf(time_zone, now).date;
}

const isOpen = (today: string) => sql<boolean>`
  (announcement.ended_at is null and (announcement.until is null or announcement.until >= ${today}::date))`;

const attachment = sql<announcements.Attachment | null>`(
  select json_build_object('id', file.id, 'name', file.name, 'type', file.type, 'bytes', length(file.content))
  from attachment as file where file.project_id = announcement.project_id and file.announcement_id = announcement.id)`;

/** Who has not confirmed an open announcement, each with its id, title and day, as part of a statement. */
export const unconfirmedAnnouncements = (tx: Tx, { today, zone }: { today: string; zone: string }) => sql`
  select announcement.id, title, local_time(announcement.created_at, ${zone})::date as date
  from announcement join announcement_reader reader
    on reader.project_id = announcement.project_id and reader.announcement_id = announcement.id
  where announcement.project_id = ${tx.projectId} and ${isOpen(today)} and reader.confirmed_at is null
    and (reader.last_day is null or reader.last_day >= ${today}::date)`;

export const listAnnouncements = ({ tx, now }: ProjectCall<typeof announcements.listAnnouncements>) =>
  readAnnouncements(tx, { now });

/** One as managers see it. @throws `not_found` */
export async function readAnnouncement(tx: Tx, { id, now }: { id: string; now: number }) {
  const [found] = await readAnnouncements(tx, { id, now });
  if (!found) throw new ProblemError('not_found');
  return found;
}

/**
 * The newest first. Of those who have left, and of those whom it no longer concerns, only confirmations are listed; who
 * came after the end was never asked.
 */
async function readAnnouncements(tx: Tx, { id = null, now }: { id?: string | null; now: number }) {
  const today = await todayIn(tx, now);
  const { rows } = await sql<announcements.Announcement>`
    with listed as (
      select announcement.*, ${isOpen(today)} as is_open, ${attachment} as attachment from announcement
      where project_id = ${tx.projectId} and (${id}::uuid is null or id = ${id}::uuid)
      order by created_at desc, id desc limit ${LISTED_MAX}
    ), asked as (
      select announcement_id, employee_id, employee_name as name, confirmed_at, confirmed_by, reminded_at
      from announcement_reader reader join listed on listed.id = announcement_id
      where reader.project_id = ${tx.projectId} and (confirmed_at is not null or (
        (last_day is null or last_day >= ${today}::date) and (is_open or joined_at <= coalesce(ended_at, until + 1))))
      union all
      select announcement_id, employee_id, employee_name, confirmed_at, confirmed_by, reminded_at
      from announcement_receipt receipt
      where project_id = ${tx.projectId} and confirmed_at is not null and not exists (
        select from announcement_reader reader where reader.project_id = ${tx.projectId}
          and reader.announcement_id = receipt.announcement_id and reader.employee_id = receipt.employee_id)
    )
    select id, title, text, is_for_all, roles, until, created_at, author, version, is_open, attachment,
      array(select employee_id from announcement_receipt named where named.project_id = ${tx.projectId}
        and named.announcement_id = listed.id and is_named and employee_id is not null order by employee_id) as employee_ids,
      coalesce((
        select json_agg(json_build_object('employee_id', employee_id, 'name', name, 'confirmed_at', confirmed_at,
          'confirmed_by', confirmed_by, 'reminded_at', reminded_at) order by ${byName(tx, 'name')}, employee_id)
        from asked where announcement_id = listed.id), '[]') as receipts
    from listed order by created_at desc, id desc`.execute(tx);
  return rows;
}

/** The open announcements that concern the caller, also those that they have confirmed. */
export function listOwnAnnouncements({ tx, caller, now }: ProjectCall<typeof announcements.listOwnAnnouncements>) {
  return readOwn(tx, { employeeId: employeeOf(caller), now });
}

export async function readOwn(
  tx: Tx,
  { employeeId, now }: { employeeId: string; now: number },
): Promise<announcements.OwnAnnouncement[]> {
  const today = await todayIn(tx, now);
  const { rows } = await sql<announcements.OwnAnnouncement>`
    select id, title, text, author, created_at, until, ${attachment} as attachment, version, confirmed_at
    from announcement join announcement_reader reader
      on reader.project_id = announcement.project_id and reader.announcement_id = announcement.id
    where announcement.project_id = ${tx.projectId} and reader.employee_id = ${employeeId} and ${isOpen(today)}
    order by created_at desc, id desc`.execute(tx);
  return rows;
}

interface Concerned {
  title: string;
  version: number;
  asked_version: number;
  is_open: boolean;
  name: string;
  confirmed_at: string | null;
}

/**
 * An announcement as it stands to one employee, locked against changes until the transaction ends; undefined where it
 * does not concern them.
 */
export async function findConcerned(
  tx: Tx,
  { id, employeeId, now }: { id: string; employeeId: string | null; now: number },
): Promise<Concerned | undefined> {
  const today = await todayIn(tx, now);
  const locked = await tx
    .selectFrom('announcement')
    .select(['title', 'version', 'asked_version', isOpen(today).as('is_open')])
    .where('id', '=', id)
    .forShare()
    .executeTakeFirst();
  if (!locked || employeeId === null) return undefined;
  const { rows } = await sql<Pick<Concerned, 'name' | 'confirmed_at'>>`
    select employee_name as name, confirmed_at from announcement_reader
    where project_id = ${tx.projectId} and announcement_id = ${id} and employee_id = ${employeeId}`.execute(tx);
  return rows[0] && { ...locked, ...rows[0] };
}
