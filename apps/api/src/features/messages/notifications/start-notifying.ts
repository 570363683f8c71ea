import { randomUUIDv7 } from 'node:crypto';
import { notifications } from '@pamaina/contract';
import { sql } from 'kysely';
import type { Deps } from '../../../platform/deps.ts';
import { doDueWork, type DueHandlers } from '../../../platform/jobs/due-work.ts';
import { inEachProject, repeat, repeatWhenDue } from '../../../platform/ground/repeat.ts';
import type { Tx } from '../../../platform/database/database.ts';
import { deliverDue } from './delivery/deliver-due.ts';
import { dispatchOutbox } from './dispatch-outbox.ts';
import type { Notice } from './notice.ts';

export interface Notifying {
  stop(): Promise<void>;
}

/** Between two looks while something is waiting. */
const LOOK_EVERY_MS = 1_000;
const FORGET_EVERY_MS = 60 * 60_000;
const KEPT_MS = 90 * 24 * 60 * 60_000;

/** Notifies users of changes by every channel; any number of processes can run it. */
export function startNotifying(deps: Deps): Notifying {
  const { database, log, now } = deps;
  const pace = { leastMs: LOOK_EVERY_MS, now };
  // A job per channel: a hanging mail server does not block push.
  const delivering = notifications.channels.map((channel) =>
    repeatWhenDue((end) => deliverDue(deps, channel, end), pace, log),
  );
  const dispatching = repeatWhenDue(
    async (end) => {
      const { rows } = await sql<{ project_id: string }>`select project_id from waiting_outboxes()`.execute(
        database.direct,
      );
      let waiting = rows;
      // One batch per project, then the next of those with more: no project waits for the thousands of another.
      while (waiting.length > 0 && !end.aborted) {
        const unfinished: typeof rows = [];
        const dispatch = async (project_id: string) => {
          if (await dispatchOutbox(database, project_id, now())) unfinished.push({ project_id });
        };
        await inEachProject(waiting, dispatch, log);
        for (const job of delivering) job.wake();
        waiting = unfinished;
      }
      // A project at which somebody else was at work may have some left.
      return rows.length > 0 ? new Date(now()).toISOString() : null;
    },
    pace,
    log,
  );
  const forgetting = repeat(
    async () => {
      const before = new Date(now() - KEPT_MS).toISOString();
      await sql`select forget_notifications(${before})`.execute(database.direct);
    },
    FORGET_EVERY_MS,
    log,
  );
  const stopHearing = database.signals.on('outbox', () => dispatching.wake());
  return {
    async stop() {
      stopHearing();
      await Promise.all([...delivering, dispatching, forgetting].map((job) => job.stop()));
    },
  };
}

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
      facts: { date, role, start: times.start_time.slice(0, 5), end: times.end_time.slice(0, 5) },
      expiresAt: starts_at,
    })),
  );
}

const iso = (milliseconds: number) => new Date(milliseconds).toISOString();

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
