import type { receipts } from '@pamaina/contract';
import { sql } from 'kysely';
import { byName } from '../../../platform/database/by-name.ts';
import type { ProjectCall } from '../../../platform/http/route.ts';
import { addDays, dayStart, monthRange } from '../../../platform/time/zone.ts';
import { recordActivity } from '../../access/activity/index.ts';
import { notify } from '../../messages/notifications/index.ts';
import { findProject } from '../../access/projects/index.ts';
import { openReceipts, type OpenReceipt } from './open-receipts.ts';

/** How long somebody who was reminded is left alone. */
const QUIET_MS = 60 * 60 * 1000;

/** Who has not confirmed, month by month. */
export async function listOpenReceipts(
  call: ProjectCall<typeof receipts.listOpenReceipts>,
): Promise<receipts.OpenReceipts[]> {
  const rows = await openReceipts(call.tx, { employeeId: null, now: new Date(call.now).toISOString() });
  return [...Map.groupBy(rows, ({ year, month }) => year * 12 + month).values()].map((people) => ({
    year: people[0]?.year ?? 0,
    month: people[0]?.month ?? 0,
    people: people.map(({ employee_id, employee_name, version, asked_at, reminded_at, has_login }) => ({
      employee_id,
      name: employee_name,
      version,
      asked_at,
      reminded_at,
      has_login,
    })),
  }));
}

/** Of one month: the newest version that asks each person, confirmed or not, by name. */
export async function listReceipts({ tx, query }: ProjectCall<typeof receipts.listReceipts>) {
  const { rows } = await sql<receipts.PersonReceipt>`
    select employee_id, version, asked_at as sent_at, confirmed_at, confirmed_by as by from (
      select distinct on (employee_id) employee_id, employee_name, archive.version, asked_at, confirmed_at, confirmed_by
      from receipt
      join archive on archive.project_id = receipt.project_id and archive.id = receipt.archive_id
      where receipt.project_id = ${tx.projectId} and employee_id is not null
        and year = ${query.year} and month = ${query.month}
      order by employee_id, archive.version desc
    ) as newest
    order by ${byName(tx, 'employee_name')}, employee_id`.execute(tx);
  return rows;
}

/** Reminds everyone with a login who has not confirmed a month: at most once an hour, however many managers press. */
export async function remindReceipts(call: ProjectCall<typeof receipts.remindReceipts>) {
  const { tx, now } = call;
  const { year, month } = call.query;
  const open = await openReceipts(tx, { employeeId: null, now: new Date(now).toISOString() });
  const ids = open.filter((one) => one.has_login && one.year === year && one.month === month).map(({ id }) => id);
  if (ids.length === 0) return { reminded: 0 };
  const reminded_at = new Date(now).toISOString();
  const rows = await tx
    .updateTable('receipt')
    .set({ reminded_at })
    .where('id', 'in', ids)
    .where('confirmed_at', 'is', null)
    .where((where) =>
      where.or([where('reminded_at', 'is', null), where('reminded_at', '<', new Date(now - QUIET_MS).toISOString())]),
    )
    .returning('id')
    .execute();
  const due = new Set(rows.map(({ id }) => id));
  const people = open.filter(({ id }) => due.has(id));
  if (people.length === 0) return { reminded: 0 };
  await notifyAgain(call, people, reminded_at);
  await recordActivity(tx, {
    action_type: 'schedule.reminded',
    actor: call.caller.username,
    details: { year, month, count: people.length },
  });
  return { reminded: people.length };
}

async function notifyAgain(
  { tx }: ProjectCall<typeof receipts.remindReceipts>,
  people: readonly OpenReceipt[],
  at: string,
): Promise<void> {
  const { time_zone } = await findProject(tx);
  await notify(
    tx,
    people.map(({ id, employee_id, year, month, version }) => ({
      kind: 'schedule_published' as const,
      variant: 'unconfirmed' as const,
      subject: `${id}:${at}`,
      to: { employees: [employee_id] },
      facts: { year, month, version, receipt: id },
      expiresAt: new Date(dayStart(time_zone, addDays(monthRange(year, month).end, 1))).toISOString(),
    })),
  );
}
