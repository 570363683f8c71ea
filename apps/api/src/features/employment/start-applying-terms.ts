import { sql } from 'kysely';
import type { Tx } from '../../platform/database/database.ts';
import type { Deps } from '../../platform/deps.ts';
import { inEachProject, repeat, type Repeated } from '../../platform/jobs/repeat.ts';
import { addDays, localOf } from '../../platform/time/zone.ts';
import { applyTerms } from '../employees/index.ts';
import { notify, type Notice } from '../notifications/index.ts';
import { todayOf } from './read-employment.ts';

const LOOK_EVERY_MS = 60_000;
/** Local hour from which reminders are sent: nobody is woken by one. */
const FROM_HOUR = 8;

/** Applies terms whose day has come and reminds managers of ends; any number of processes can run it. */
export const startApplyingTerms = (deps: Deps): Pick<Repeated, 'stop'> =>
  repeat(() => followEmployment(deps, deps.now()), LOOK_EVERY_MS, deps.log);

/** @param now milliseconds since 1970 */
export async function followEmployment({ database, log }: Pick<Deps, 'database' | 'log'>, now: number): Promise<void> {
  const today = addDays(new Date(now).toISOString().slice(0, 10), -1);
  const { rows } = await sql<{ project_id: string }>`
    select project_id from projects_with_terms(${today})`.execute(database.direct);
  await inEachProject(rows, (id) => database.inProject(id, (tx) => followIn(tx, now)), log);
}

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
