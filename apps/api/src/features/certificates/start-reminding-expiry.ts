import { sql } from 'kysely';
import type { Tx } from '../../platform/database/database.ts';
import type { Deps } from '../../platform/deps.ts';
import { inEachProject, repeat, type Repeated } from '../../platform/jobs/repeat.ts';
import { addDays, localOf } from '../../platform/time/zone.ts';
import { notify, type Notice } from '../notifications/index.ts';
import { findProject } from '../projects/index.ts';

const LOOK_EVERY_MS = 60_000;
/** Local hour from which reminders are sent: nobody is woken by one. */
const FROM_HOUR = 8;
/** Days before the expiry on which the manager and the employee are reminded. */
const [EARLY, LATE] = [30, 7];

/** Reminds of certificates that expire soon; any number of processes can run it. */
export const startRemindingExpiry = (deps: Deps): Pick<Repeated, 'stop'> =>
  repeat(() => remindOfExpiry(deps, deps.now()), LOOK_EVERY_MS, deps.log);

/** @param now milliseconds since 1970 */
export async function remindOfExpiry({ database, log }: Pick<Deps, 'database' | 'log'>, now: number): Promise<void> {
  const today = addDays(new Date(now).toISOString().slice(0, 10), -1);
  const { rows } = await sql<{ project_id: string }>`
    select project_id from projects_with_expiring_certificates(${today})`.execute(database.direct);
  await inEachProject(rows, (id) => database.inProject(id, (tx) => remindIn(tx, now)), log);
}

interface Expiring {
  id: string;
  employee_id: string;
  name: string;
  kind: string;
  date: string;
  days: number;
}

/** Each certificate once for each number of days; one that was renewed is none. */
async function remindIn(tx: Tx, now: number): Promise<void> {
  const { time_zone } = await findProject(tx);
  const { date: today, time } = localOf(time_zone, now);
  if (Number(time.slice(0, 2)) < FROM_HOUR) return;
  const isTold = (table: 'notification' | 'outbox') => sql`exists (
    select from ${sql.table(table)} as told where told.project_id = ${tx.projectId} and told.kind = 'certificate_expiring'
      and told.subject = 'manager:' || due.id || ':' || due.date || ':' || due.days
  )`;
  const { rows } = await sql<Expiring>`
    with due as (
      select certificate.id, employee_id, employee.name, kind.name as kind, valid_until as date,
        case when valid_until - ${today}::date <= ${LATE}::integer then ${LATE}::integer else ${EARLY}::integer end as days
      from certificate
      join certificate_kind as kind on kind.project_id = certificate.project_id and kind.id = kind_id
      join employee on employee.project_id = certificate.project_id and employee.id = employee_id
      where certificate.project_id = ${tx.projectId} and valid_until between ${today}::date and ${today}::date + ${EARLY}::integer
        and (last_day is null or last_day >= ${today}::date)
        and not exists (
          select from certificate as newer where newer.project_id = certificate.project_id
            and newer.employee_id = certificate.employee_id and newer.kind_id = certificate.kind_id
            and coalesce(newer.valid_until, 'infinity') > certificate.valid_until
        )
    )
    select * from due where not ${isTold('notification')} and not ${isTold('outbox')}`.execute(tx);
  await notify(
    tx,
    rows.flatMap(({ id, employee_id, name, kind, date, days }): Notice[] => {
      const subject = `${id}:${date}:${days}`;
      return [
        {
          kind: 'certificate_expiring',
          variant: 'manager',
          subject,
          to: 'managers',
          facts: { name, certificate: kind, date },
        },
        {
          kind: 'own_certificate_expiring',
          variant: 'own',
          subject,
          to: { employees: [employee_id] },
          facts: { certificate: kind, date },
        },
      ];
    }),
  );
}
