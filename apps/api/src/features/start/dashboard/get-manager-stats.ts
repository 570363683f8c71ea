import type { dashboard, events } from '@pamaina/contract';
import { lawHistory, lawOn } from '@pamaina/engine';
import { sql } from 'kysely';
import type { ProjectCall } from '../../../platform/http/route.ts';
import { addDays, localOf, monthRange } from '../../../platform/time/zone.ts';
import { together, type Tx } from '../../../platform/database/database.ts';
import { hidesIllness } from '../../../platform/text/rule-text.ts';
import { recentActivity } from '../../access/activity/index.ts';
import { upcomingEvents } from '../../messages/events/index.ts';
import { hoursOf } from './get-stats.ts';
import { readFigures, type Figures, type MonthState } from './read-figures.ts';
import { neededFor, toDoFor } from './to-do.ts';
import { workingNow, todayLines, type TodayAbsence, type TodayEntry, type TodayShift } from './today-lines.ts';

const ACTIVITIES = 6;
const UPCOMING = 6;
const UPCOMING_DAYS = 30;

/** The manager's dashboard in one call. */
export async function getManagerStats(call: ProjectCall<typeof dashboard.getManagerStats>) {
  const now = call.now;
  const { tx } = call;
  const { week, caller } = call;
  const zone = caller.timeZone;
  const date = localOf(zone, now).date;
  const [figures, events, today, activity] = await together(tx, () => [
    readFigures(tx, { zone, at: now, days: UPCOMING_DAYS, language: call.language }),
    upcomingEvents(tx, { from: date, limit: UPCOMING }),
    readToday(tx, { today: date, now }),
    caller.abilities.has('history.read') ? recentActivity(tx, ACTIVITIES) : Promise.resolve([]),
  ]);
  const joins = caller.abilities.has('people.write') ? figures.joins : 0;
  const pending_requests = figures.pending_requests + joins;
  const pending_place = figures.pending_place ?? (joins > 0 ? 'joins' : null);
  const hides = hidesIllness(caller);
  return {
    employees: figures.employees,
    has_shifts: figures.has_shifts,
    active_shifts: today.filter(({ shift, employee_name }) => shift?.date === figures.today && employee_name !== null)
      .length,
    working_now: workingNow(today),
    hours_this_week: hoursOf(figures.minutes_this_week),
    hours_last_week: hoursOf(figures.minutes_last_week),
    pending_requests,
    pending_place,
    month_to_plan: monthToPlan(figures),
    attention: allowed(attentionOf({ ...figures, pending_place }, pending_requests), call),
    to_do: toDoFor([...stepsOf(figures), ...figures.waiting], caller.abilities, week?.end),
    today: hides ? today.map((line) => ({ ...line, absence: null })) : today,
    upcoming: [...figures.upcoming.map((item) => (hides ? withoutIllness(item) : item)), ...events.map(asUpcoming)]
      .filter(({ date }) => !week || date <= week.end)
      .sort((a, b) => (a.date < b.date ? -1 : a.date > b.date ? 1 : 0))
      .slice(0, UPCOMING),
    activity,
  };
}

/** Somebody is away, and when; not why, nor that the end of an illness is not known. */
function withoutIllness(item: dashboard.Upcoming): dashboard.Upcoming {
  return item.kind === 'illness' ? { ...item, kind: 'time_off' } : item;
}

/** The next step, unless it is not the caller's to take. */
function allowed(
  step: dashboard.Attention | null,
  { caller, week }: Pick<ProjectCall, 'caller' | 'week'>,
): dashboard.Attention | null {
  if (step === null) return null;
  if (step.kind === 'unfilled') return !week || step.first_date <= week.end ? step : null;
  return neededFor(step).every((ability) => caller.abilities.has(ability)) ? step : null;
}

function asUpcoming({ date, title, color }: events.Event): dashboard.Upcoming {
  return { kind: 'event', date, end_date: date, title, color, closed: null };
}

/** A month due in fewer days than this comes before everything else. */
const PRESSING_DAYS = 3;

type Facts = Pick<
  Figures,
  | 'today'
  | 'law_pack'
  | 'employees'
  | 'templates'
  | 'requirements'
  | 'unfilled'
  | 'first_unfilled'
  | 'months'
  | 'pending_place'
>;

/**
 * The one thing to do next: missing setup; a month that is due within days or late; open shifts; a month that is due
 * within a week; pending requests. Null when there is nothing to do.
 */
export function attentionOf(facts: Facts, pendingRequests: number): dashboard.Attention | null {
  const [first, ...others] = stepsOf(facts);
  const isLater = first?.kind === 'publish' && first.days_left > PRESSING_DAYS;
  const step = isLater ? (others[0] ?? first) : first;
  if (step !== undefined) return step;
  const { pending_place: place } = facts;
  return place === null ? null : { kind: 'requests', count: pendingRequests, place };
}

type Step = Exclude<dashboard.Attention, { kind: 'requests' }>;

/** What the plan waits for: what it lacks to be made, or the month that is due and the open shifts. */
function stepsOf(facts: Omit<Facts, 'pending_place'>): Step[] {
  const missing = (['employees', 'templates', 'requirements'] as const).find((what) => facts[what] === 0);
  if (missing !== undefined) return [{ kind: 'set_up', missing }];
  const due = monthDue(facts);
  const { unfilled: count, first_unfilled: first_date } = facts;
  return [
    ...(due === null ? [] : [due]),
    ...(first_date === null ? [] : [{ kind: 'unfilled', count, first_date } as const]),
  ];
}

/** `YYYY-MM`: the coming month, or the one after it once that is published. */
export function monthToPlan({ today, months: [, next] }: Pick<Facts, 'today' | 'months'>): string {
  const coming = Temporal.PlainDate.from(today).toPlainYearMonth().add({ months: 1 });
  return (next !== undefined && next.published > 0 ? coming.add({ months: 1 }) : coming).toString();
}

type Due = Extract<dashboard.Attention, { kind: 'publish' }>;

const WEEK = 7;

/**
 * The current month counts while it has unpublished drafts; the next one from a week before it is due: as many days
 * ahead as the law says, else a week, which leaves people time.
 */
function monthDue({ today, months, law_pack }: Pick<Facts, 'today' | 'months' | 'law_pack'>): Due | null {
  const notice = lawOn(lawHistory(law_pack), today)?.publishNotice?.days ?? WEEK;
  const [current, next] = months;
  if (current && current.drafts > 0 && current.published === 0) return dueOf(current, { today, notice });
  if (!next || next.published > 0) return null;
  const due = dueOf(next, { today, notice });
  return due.days_left <= WEEK ? due : null;
}

function dueOf({ year, month, drafts }: MonthState, { today, notice }: { today: string; notice: number }): Due {
  const due = addDays(monthRange(year, month).start, -notice);
  const days_left = (Date.parse(due) - Date.parse(today)) / 86_400_000;
  return { kind: 'publish', year, month, due, days_left, has_draft: drafts > 0 };
}

/** A business without clock events for this long has no time clock. */
const CLOCK_DAYS = 14;

interface Row {
  has_clock: boolean;
  shifts: TodayShift[];
  entries: TodayEntry[];
  absences: TodayAbsence[];
}

/**
 * The today board of a project (`TodayLine`), in one statement.
 * @param today the project's date
 * @param now epoch milliseconds
 */
async function readToday(tx: Tx, { today, now }: { today: string; now: number }): Promise<dashboard.TodayLine[]> {
  const yesterday = addDays(today, -1);
  const moment = new Date(now).toISOString();
  const person = sql`'employee_id', employee.id, 'phone', employee.phone`;
  const { rows } = await sql<Row>`
    select
      exists(select from time_entry entry
        join clock_event event on event.project_id = entry.project_id and event.entry_id = entry.id
        where entry.project_id = ${tx.projectId} and date between ${addDays(today, -CLOCK_DAYS)} and ${today}) as has_clock,
      (select coalesce(json_agg(json_build_object(
          'id', shift.id, 'date', date, 'start_time', to_char(start_time, 'HH24:MI'),
          'end_time', to_char(end_time, 'HH24:MI'), 'starts_at', starts_at, 'ends_at', ends_at, 'on_call', on_call,
          'role', role, 'status', status, 'employee_name', coalesce(employee.name, former_name), ${person}
        ) order by starts_at, role, employee.name), '[]')
        from shift left join employee on employee.project_id = shift.project_id and employee.id = shift.employee_id
        where shift.project_id = ${tx.projectId} and date between ${yesterday} and ${today}
          and (amendment is null or status = 'published')) as shifts,
      (select coalesce(json_agg(json_build_object(
          'id', entry.id, 'role', employee.roles[1], 'state', state, 'started_at', started_at, 'ended_at', ended_at,
          'break_started_at', break_started_at, 'is_additional', is_additional, 'employee_name', employee.name, ${person}
        ) order by started_at), '[]')
        from (
          -- Each part by its own index.
          select * from time_entry where project_id = ${tx.projectId} and state = 'open'
          union all
          select * from time_entry where project_id = ${tx.projectId} and state not in ('open', 'void')
            and date between ${yesterday} and ${today}
        ) as entry join employee on employee.project_id = entry.project_id and employee.id = entry.employee_id) as entries,
      (select coalesce(json_agg(json_build_object(
          'id', away.id, 'type', coalesce(leave.leave_code, leave.type), 'type_name', own.name,
          'starts_at', away.starts_at, 'ends_at', away.ends_at,
          'until', case when not leave.is_open
            then local_time(away.ends_at - interval '1 minute', project.time_zone)::date end,
          'employee_name', employee.name, ${person}
        ) order by employee.name, away.starts_at), '[]')
        from unavailability away
        join project on project.id = away.project_id
        join employee on employee.project_id = away.project_id and employee.id = away.employee_id
        join time_off leave on leave.project_id = away.project_id and leave.id = away.time_off_id
        left join leave_type own on own.project_id = leave.project_id and own.type = leave.leave_code
        where away.project_id = ${tx.projectId} and away.source = 'time_off' and away.ends_at > ${moment}
          and away.starts_at < instant_of(${addDays(today, 1)}, project.time_zone)) as absences`.execute(tx);
  const { has_clock: hasClock, ...facts } = rows[0] as Row;
  return todayLines({ ...facts, hasClock, today, now });
}
