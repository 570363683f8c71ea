import type { Ability, dashboard } from '@pamaina/contract';
import { sql, type RawBuilder } from 'kysely';
import type { Tx } from '../../../platform/database/database.ts';
import { addDays } from '../../../platform/time/zone.ts';
import { pendingJoins } from '../../business/invitations/index.ts';
import { pendingShiftRequests } from '../../changes/shift-requests/index.ts';
import { pendingOvertimeLeave, pendingTimeOff } from '../../changes/time-off/index.ts';
import { pendingGeneralRequests } from '../../messages/requests/index.ts';
import { unconfirmedAnnouncements } from '../../plan/announcements/index.ts';

type ToDo = dashboard.ToDo;

interface Moment {
  /** The project's own date. */
  today: string;
  /** Its time zone. */
  zone: string;
  /** An instant. */
  now: string;
}

/** What waits beside the plan: requests by kind, hours without a beginning or end, announcements not confirmed. */
export type Waiting = Extract<ToDo, { kind: 'requests' | 'hours' | 'announcements' }>;

/** Days that the hours are looked for: what is older is found where a month is locked. */
const HOURS_DAYS = 14;

/** All of it as a JSON array, as part of a statement. */
export const readWaiting = (tx: Tx, moment: Moment): RawBuilder<Waiting[]> => sql`(
  select coalesce(json_agg(waiting), '[]') from (
    select 'requests' as kind, place, count(*)::integer as count, min(date)::text as first_date,
      case when count(*) = 1 then min(coalesce(asked.name, employee.name)) end as name, null as title
    from (${asked(tx, moment)}) as asked
    left join employee on employee.project_id = ${tx.projectId} and employee.id = asked.employee_id
    group by place
    union all
    select 'hours', null, count(*)::integer, min(date)::text, null, null from (${unclearHours(tx, moment)}) as unclear
    having count(*) > 0
    union all
    select 'announcements', null, count(*)::integer, min(date)::text, null,
      case when count(distinct id) = 1 then min(title) end
    from (${unconfirmedAnnouncements(tx, moment)}) as unconfirmed
    having count(*) > 0
  ) as waiting)`;

const asked = (tx: Tx, { zone, now }: Moment) => sql`
  select 'time_off' as place, employee_id, null as name, date from (${pendingTimeOff(tx)}) as time_off
  union all
  select 'overtime_leave', employee_id, null, local_time(requested_at, ${zone})::date
  from (${pendingOvertimeLeave(tx)}) as leave
  union all
  select 'swaps', employee_id, null, date from (${pendingShiftRequests(tx, 'swaps', now)}) as swap
  union all
  select 'claims', employee_id, null, date from (${pendingShiftRequests(tx, 'claims', now)}) as claim
  union all
  select 'requests', employee_id, null, date from (${pendingGeneralRequests(tx, zone)}) as request
  union all
  select 'joins', null, name, date from (${pendingJoins(tx, zone)}) as person`;

/** Entries without an end; and shifts that nobody clocked in for, where people clock in, unless they were away. */
const unclearHours = (tx: Tx, { today }: Moment) => sql`
  select date from time_entry
  where project_id = ${tx.projectId} and state = 'unclear' and date between ${addDays(today, -HOURS_DAYS)} and ${today}
  union all
  select date from shift
  where project_id = ${tx.projectId} and status = 'published' and employee_id is not null
    and date between ${addDays(today, -HOURS_DAYS)} and ${addDays(today, -1)} and on_call is distinct from 'at_home'
    and exists (
      select from time_entry entry
      join clock_event event on event.project_id = entry.project_id and event.entry_id = entry.id
      where entry.project_id = shift.project_id and entry.date between ${addDays(today, -HOURS_DAYS)} and shift.date
    )
    and not exists (
      select from time_entry entry
      where entry.project_id = shift.project_id and entry.employee_id = shift.employee_id and entry.state <> 'void'
        and entry.date between shift.date - 1 and shift.date + 1
        and clocked_for(entry.date, entry.started_at, shift.date, shift.starts_at, shift.ends_at)
    )
    and not exists (
      select from unavailability away
      where away.project_id = shift.project_id and away.employee_id = shift.employee_id and away.source = 'time_off'
        and away.starts_at < shift.ends_at and away.ends_at > shift.starts_at
    )
    and not exists (
      select from timesheet_month locked
      where locked.project_id = shift.project_id and locked.month = date_trunc('month', shift.date)::date
        and locked.locked_at is not null
    )`;

/** What a caller needs to act on it: every one of these. */
export function neededFor(item: ToDo | dashboard.Attention): readonly Ability[] {
  switch (item.kind) {
    case 'set_up':
      return ['staffing.write'];
    case 'publish':
    case 'announcements':
      return ['plan.publish'];
    case 'unfilled':
      return ['plan.read'];
    case 'hours':
      return ['hours.approve'];
    case 'requests':
      return neededToDecide[item.place];
  }
}

/** Days off are decided on a page that shows who was away, and why. */
const neededToDecide: Record<dashboard.RequestPlace, Ability[]> = {
  time_off: ['absences.read', 'requests.decide'],
  overtime_leave: ['absences.read', 'requests.decide'],
  swaps: ['requests.decide'],
  claims: ['requests.decide'],
  requests: ['requests.decide'],
  joins: ['people.write'],
};

const dayOf = (item: ToDo): string =>
  item.kind === 'set_up' ? '' : item.kind === 'publish' ? item.due : item.first_date;

/**
 * What waits for the caller, by date. A lead sees one week: what is planned after it is not theirs.
 * @param last the last day that the caller sees of the plan
 */
export function toDoFor(items: readonly ToDo[], abilities: ReadonlySet<Ability>, last?: string): ToDo[] {
  return items
    .filter((item) => neededFor(item).every((ability) => abilities.has(ability)))
    .filter((item) => item.kind !== 'unfilled' || last === undefined || item.first_date <= last)
    .toSorted((a, b) => (dayOf(a) < dayOf(b) ? -1 : dayOf(a) > dayOf(b) ? 1 : 0));
}
