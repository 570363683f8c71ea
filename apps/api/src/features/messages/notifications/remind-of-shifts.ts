import { clockTimeOf } from '@pamaina/contract';
import { sql } from 'kysely';
import type { Tx } from '../../../platform/database/database.ts';
import type { Deps } from '../../../platform/deps.ts';
import { doDueWork, type DueHandlers } from '../../../platform/jobs/due-work.ts';
import { notify } from './notify.ts';

const HOUR_MS = 3_600_000;
/** A local day has 23 to 25 hours. */
const AHEAD_MS = 25 * HOUR_MS;

/** Reminds employees of shifts that start in two hours, and at the same local time on the day before. */
export const shiftReminders: DueHandlers = {
  async shift_soon(tx, now) {
    await remindIn(tx, now);
    return nextReminder(tx, now);
  },
};

/**
 * Repeated calls remind of each shift once.
 * @param now milliseconds since 1970
 */
export const remind = (deps: Pick<Deps, 'database' | 'log'>, now: number): Promise<void> =>
  doDueWork(deps, shiftReminders, now);

/** Zones have skipped a day; in the night when the clocks change, an earlier shift can have a later time of day. */
const [FAR, FOLD] = ['49 hours', '3 hours'];

/** When the next reminder of a shift opens: of the shifts of the next days, and of the first after them. */
async function nextReminder(tx: Tx, now: number): Promise<string | null> {
  const at = iso(now);
  const shifts = sql`shift where project_id = ${tx.projectId} and status = 'published' and employee_id is not null`;
  const { rows } = await sql<{ opens: string | null }>`
    with coming as (
      select starts_at from ${shifts} and starts_at > ${at} and starts_at <= coalesce(
        (select min(starts_at) from ${shifts} and starts_at > ${at}::timestamptz + ${FAR}::interval), ${at}::timestamptz + ${FAR}::interval
      ) + ${FOLD}::interval
    )
    select min(opens) as opens from coming join project on project.id = ${tx.projectId}
    cross join lateral (values
      (starts_at - interval '2 hours'),
      (instant_of(local_time(starts_at, time_zone) - interval '1 day', time_zone))
    ) as lead (opens)
    where opens > ${at}`.execute(tx);
  return rows[0]?.opens ?? null;
}

async function remindIn(tx: Tx, now: number): Promise<void> {
  const at = iso(now);
  const { rows } = await sql<{
    id: string;
    employee_id: string;
    variant: 'day' | 'hours';
    date: string;
    start_time: string;
    end_time: string;
    role: string;
    starts_at: string;
  }>`
    with soon as (
      select shift.*, lead.variant
      from shift
      join project on project.id = shift.project_id
      cross join lateral instant_of(local_time(shift.starts_at, time_zone) - interval '1 day', time_zone) as day_before
      cross join lateral (values
        ('hours', shift.starts_at - interval '2 hours', shift.starts_at),
        ('day', day_before, day_before + interval '6 hours')
      ) as lead (variant, opens, closes)
      where shift.project_id = ${tx.projectId} and shift.status = 'published' and shift.employee_id is not null
        and shift.starts_at > ${at} and shift.starts_at <= ${iso(now + AHEAD_MS)}
        and lead.opens <= ${at} and lead.closes > ${at}
    )
    select id, employee_id, variant, date, start_time, end_time, role, starts_at from soon
    where not exists (
      select from notification
      join account on account.id = notification.account_id and account.employee_id = soon.employee_id
      where notification.project_id = ${tx.projectId} and notification.kind = 'shift_soon'
        and notification.subject = soon.variant || ':' || soon.id || ':' || soon.date
    ) and not exists (
      select from outbox where outbox.project_id = ${tx.projectId} and outbox.kind = 'shift_soon'
        and outbox.subject = soon.variant || ':' || soon.id || ':' || soon.date
    ) and exists (
      select from account where account.project_id = ${tx.projectId} and account.employee_id = soon.employee_id
    )`.execute(tx);
  await notify(
    tx,
    rows.map(({ id, employee_id, variant, date, role, starts_at, ...times }) => ({
      kind: 'shift_soon',
      variant,
      subject: `${id}:${date}`,
      to: { employees: [employee_id] },
      facts: { date, role, start: clockTimeOf(times.start_time), end: clockTimeOf(times.end_time) },
      expiresAt: starts_at,
    })),
  );
}

const iso = (milliseconds: number) => new Date(milliseconds).toISOString();
