import { sql } from 'kysely';
import type { Tx } from '../../../platform/database/database.ts';
import type { Deps } from '../../../platform/deps.ts';
import { doDueWork, type DueHandlers } from '../../../platform/jobs/due-work.ts';
import { localOf } from '../../../platform/time/zone.ts';
import { applyTerms } from '../employees/index.ts';
import { notify, type Notice } from '../../messages/notifications/index.ts';
import { todayOf } from './read-employment.ts';

/** Local hour from which reminders are sent: nobody is woken by one. */
const FROM_HOUR = 8;

/** Applies terms whose day has come and reminds managers of ends. */
export const employmentFollowing: DueHandlers = {
  async employment(tx, now) {
    await followIn(tx, now);
    return nextChange(tx, now);
  },
};

/** @param now milliseconds since 1970 */
export const followEmployment = (deps: Pick<Deps, 'database' | 'log'>, now: number): Promise<void> =>
  doDueWork(deps, employmentFollowing, now);

async function followIn(tx: Tx, now: number): Promise<void> {
  const today = await todayOf(tx, now);
  await applyTerms(tx, today);
  const { time_zone } = await tx.selectFrom('project').select('time_zone').executeTakeFirstOrThrow();
  if (Number(localOf(time_zone, now).time.slice(0, 2)) >= FROM_HOUR) await remindOfEnds(tx, today);
}

/** Days before the end of a probation or of a fixed term on which managers are reminded. */
const BEFORE = [14, 3] as const;

interface Ending {
  id: string;
  name: string;
  variant: 'probation' | 'fixed_term';
  date: string;
  days: number;
}

/** Reminds managers of each end once for each number of days; a day that was missed is made up for. */
async function remindOfEnds(tx: Tx, today: string): Promise<void> {
  const [early, late] = BEFORE;
  const { rows } = await sql<Ending>`
    with ends as (
      select id, name, 'probation' as variant, probation_end as date from employee where project_id = ${tx.projectId}
      union all
      select id, name, 'fixed_term', last_day from employee where project_id = ${tx.projectId} and is_fixed_term
    ), due as (
      select ends.*, case when date - ${today}::date <= ${late}::integer then ${late}::integer else ${early}::integer end as days
      from ends where date >= ${today} and date - ${today}::date <= ${early}::integer
    )
    select id, name, variant, date, days from due
    where not exists (
      select from notification where notification.project_id = ${tx.projectId} and kind = 'employment_ending'
        and subject = due.variant || ':' || due.id || ':' || due.date || ':' || due.days
    ) and not exists (
      select from outbox where outbox.project_id = ${tx.projectId} and kind = 'employment_ending'
        and subject = due.variant || ':' || due.id || ':' || due.date || ':' || due.days
    )`.execute(tx);
  await notify(
    tx,
    rows.map(({ id, name, variant, date, days }): Notice => ({
      kind: 'employment_ending',
      variant,
      subject: `${id}:${date}:${days}`,
      to: 'managers',
      facts: { name, date, employee: id },
    })),
  );
}

/** The next midnight at which terms begin, or the next morning of a reminder. */
async function nextChange(tx: Tx, now: number): Promise<string | null> {
  const at = new Date(now).toISOString();
  const [early, late] = BEFORE;
  const { rows } = await sql<{ due_at: string | null }>`
    select min(instant_of(moment, time_zone)) as due_at from project
    cross join lateral (select local_time(${at}, time_zone)::date as today) as local
    cross join lateral (
      select valid_from::timestamp as moment from employment_term where project_id = project.id and valid_from > today
      union all
      select greatest(date - days, today) + make_time(${FROM_HOUR}, 0, 0) from (
        select probation_end as date from employee where project_id = project.id
        union all
        select last_day from employee where project_id = project.id and is_fixed_term
      ) as ends cross join (values (${early}::integer), (${late})) as lead (days)
      where date >= today
    ) as change
    where project.id = ${tx.projectId} and instant_of(moment, time_zone) > ${at}`.execute(tx);
  return rows[0]?.due_at ?? null;
}
