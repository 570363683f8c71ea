import { sql } from 'kysely';
import type { Tx } from '../../platform/database/database.ts';
import type { Deps } from '../../platform/deps.ts';
import { inEachProject, repeat, type Repeated } from '../../platform/jobs/repeat.ts';
import { localOf } from '../../platform/time/zone.ts';
import { notify } from '../notifications/index.ts';
import { findProject } from '../projects/index.ts';
import { FORGOTTEN_MS } from './open-entry.ts';

const HOUR_MS = 3_600_000;
const LOOK_EVERY_MS = 60_000;

/** Reminds employees who forgot to clock out, once for each time; any number of processes can run it. */
export const startRemindingForgotten = (deps: Deps): Pick<Repeated, 'stop'> =>
  repeat(() => remindForgotten(deps, deps.now()), LOOK_EVERY_MS, deps.log);

/**
 * Notifies employees who are still clocked in an hour after their shift ended, or without a shift after the longest
 * possible work. Nothing is guessed: they state themselves when they finished.
 * @param now milliseconds since 1970
 */
export async function remindForgotten({ database, log }: Pick<Deps, 'database' | 'log'>, now: number): Promise<void> {
  const { rows } = await sql<{ project_id: string }>`
    select project_id from projects_at_work(${iso(now - HOUR_MS)})`.execute(database.direct);
  await inEachProject(rows, (id) => database.inProject(id, (tx) => remindIn(tx, now)), log);
}

async function remindIn(tx: Tx, now: number): Promise<void> {
  const { time_zone } = await findProject(tx);
  const { rows } = await sql<{ id: string; employee_id: string; started_at: string }>`
    select id, employee_id, started_at from time_entry entry cross join lateral (
      select max(ends_at) as ends_at from shift
      where shift.project_id = entry.project_id and shift.employee_id = entry.employee_id and status = 'published'
        and shift.date between entry.date - 1 and entry.date + 1
        and clocked_for(entry.date, entry.started_at, shift.date, shift.starts_at, shift.ends_at)
    ) planned
    where project_id = ${tx.projectId} and state = 'open' and employee_id is not null
      and greatest(started_at, coalesce(planned.ends_at, started_at + ${`${FORGOTTEN_MS} milliseconds`}::interval)) + interval '1 hour' <= ${iso(now)}
      and not exists (
        select from notification where notification.project_id = ${tx.projectId} and kind = 'clock_forgotten' and subject = 'end:' || entry.id
      ) and not exists (
        select from outbox where outbox.project_id = ${tx.projectId} and kind = 'clock_forgotten' and subject = 'end:' || entry.id
      ) and exists (
        select from account where account.project_id = ${tx.projectId} and account.employee_id = entry.employee_id
      )`.execute(tx);
  await notify(
    tx,
    rows.map(({ id, employee_id, started_at }) => {
      const { date, time } = localOf(time_zone, Date.parse(started_at));
      const facts = { date, start: time };
      return { kind: 'clock_forgotten', variant: 'end', subject: id, to: { employees: [employee_id] }, facts };
    }),
  );
}

const iso = (milliseconds: number) => new Date(milliseconds).toISOString();
