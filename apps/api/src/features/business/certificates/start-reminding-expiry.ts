import { sql } from 'kysely';
import type { Tx } from '../../../platform/database/database.ts';
import type { Deps } from '../../../platform/deps.ts';
import { doDueWork, type DueHandlers } from '../../../platform/jobs/due-work.ts';
import { localOf } from '../../../platform/time/zone.ts';
import { notify, type Notice } from '../../messages/notifications/index.ts';
import { findProject } from '../../access/projects/index.ts';

/** Local hour from which reminders are sent: nobody is woken by one. */
const FROM_HOUR = 8;
/** Days before the expiry on which the manager and the employee are reminded. */
const [EARLY, LATE] = [30, 7];

/** Reminds of certificates that expire soon. */
export const expiryReminders: DueHandlers = {
  async certificate(tx, now) {
    await remindIn(tx, now);
    return nextReminder(tx, now);
  },
};

/** @param now milliseconds since 1970 */
export const remindOfExpiry = (deps: Pick<Deps, 'database' | 'log'>, now: number): Promise<void> =>
  doDueWork(deps, expiryReminders, now);

/** When the next certificate is so many days before its expiry; a day before which nobody was reminded counts today. */
async function nextReminder(tx: Tx, now: number): Promise<string | null> {
  const at = new Date(now).toISOString();
  const { rows } = await sql<{ due_at: string | null }>`
    select min(due_at) as due_at from project
    cross join lateral (select local_time(${at}, time_zone)::date as today) as local
    join certificate on certificate.project_id = project.id and valid_until >= today
    cross join (values (${EARLY}::integer), (${LATE})) as lead (days)
    cross join lateral (
      select instant_of(greatest(valid_until - days, today) + make_time(${FROM_HOUR}, 0, 0), time_zone) as due_at
    ) as reminder
    where project.id = ${tx.projectId} and due_at > ${at}`.execute(tx);
  return rows[0]?.due_at ?? null;
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
