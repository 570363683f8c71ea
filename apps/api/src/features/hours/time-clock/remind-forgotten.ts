import { sql } from 'kysely';
import type { Tx } from '../../../platform/database/database.ts';
import type { Deps } from '../../../platform/deps.ts';
import { doDueWork, type DueHandlers } from '../../../platform/jobs/due-work.ts';
import { localOf } from '../../../platform/time/zone.ts';
import { notify } from '../../messages/notifications/index.ts';
import { findProject } from '../../access/projects/index.ts';
import { FORGOTTEN_MS } from './open-entry.ts';

/** Reminds employees who forgot to clock out, once for each time. */
export const forgottenReminders: DueHandlers = { clock_forgotten: remindIn };

/**
 * Notifies employees who are still clocked in an hour after their shift ended, or without a shift after the longest
 * possible work. Nothing is guessed: they state themselves when they finished.
 * @param now milliseconds since 1970
 */
export const remindForgotten = (deps: Pick<Deps, 'database' | 'log'>, now: number): Promise<void> =>
  doDueWork(deps, forgottenReminders, now);

interface Open {
  id: string;
  employee_id: string;
  started_at: string;
  due_at: string;
  /** They have a login, and were not reminded yet. */
  is_waiting: boolean;
}

/** @returns when the next employee who works now is to be reminded */
async function remindIn(tx: Tx, now: number): Promise<string | null> {
  const { time_zone } = await findProject(tx);
  const { rows } = await sql<Open>`
    select id, employee_id, started_at,
      greatest(started_at, coalesce(planned.ends_at, started_at + ${`${FORGOTTEN_MS} milliseconds`}::interval)) + interval '1 hour' as due_at,
      not exists (
        select from notification where notification.project_id = ${tx.projectId} and kind = 'clock_forgotten' and subject = 'end:' || entry.id
      ) and not exists (
        select from outbox where outbox.project_id = ${tx.projectId} and kind = 'clock_forgotten' and subject = 'end:' || entry.id
      ) and exists (
        select from account where account.project_id = ${tx.projectId} and account.employee_id = entry.employee_id
      ) as is_waiting
    from time_entry entry cross join lateral (
      select max(ends_at) as ends_at from shift
      where shift.project_id = entry.project_id and shift.employee_id = entry.employee_id and status = 'published'
        and shift.date between entry.date - 1 and entry.date + 1
        and clocked_for(entry.date, entry.started_at, shift.date, shift.starts_at, shift.ends_at)
    ) planned
    where project_id = ${tx.projectId} and state = 'open' and employee_id is not null
    order by due_at`.execute(tx);
  const isDue = ({ due_at }: Open) => Date.parse(due_at) <= now;
  await notify(
    tx,
    rows
      .filter((one) => isDue(one) && one.is_waiting)
      .map(({ id, employee_id, started_at }) => {
        const { date, time } = localOf(time_zone, Date.parse(started_at));
        const facts = { date, start: time };
        return { kind: 'clock_forgotten', variant: 'end', subject: id, to: { employees: [employee_id] }, facts };
      }),
  );
  return rows.find((one) => !isDue(one))?.due_at ?? null;
}
