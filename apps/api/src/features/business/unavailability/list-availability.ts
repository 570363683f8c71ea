import { clockTimeOf } from '@pamaina/contract';
import type { unavailability } from '@pamaina/contract';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import { byName } from '../../../platform/database/by-name.ts';
import { together, type Tx } from '../../../platform/database/database.ts';
import { member, type Call } from '../../../platform/http/route.ts';
import { textOf } from '../../../platform/text/texts.ts';
import { addDays, datesBetween, dayStart, localOf } from '../../../platform/time/zone.ts';
import { listBlocks, withoutReasons, type Span, type Unavailable } from './absences.ts';

/** Employees by day: derived from unavailability, shifts and closed days, with the reasons in the caller's language. */
export async function listAvailability(
  call: Call<typeof unavailability.listAvailability>,
): Promise<unavailability.AvailabilityDay[]> {
  const { start, end } = call.query;
  const caller = member(call);
  const { project, shifts, ...facts } = await call.deps.database.readInProject(caller.projectId, (tx) =>
    readFacts(tx, start, end),
  );
  const blocks = withoutReasons(facts.blocks, caller);
  const zone = project.time_zone;
  const days = datesBetween(start, end).map((date) => ({
    date,
    starts_at: dayStart(zone, date),
    ends_at: dayStart(zone, addDays(date, 1)),
    closedFor: project.closed.find((holiday) => holiday.date === date)?.name ?? null,
  }));
  return project.employees.flatMap(({ id, first_day, last_day }) => {
    const ownBlocks = blocks.filter(({ employee_id }) => employee_id === id);
    const ownShifts = shifts.filter(({ employee_id }) => employee_id === id);
    return days.map(({ date, closedFor, ...day }) => {
      const employed = employedOn(date, first_day, last_day);
      const { state, reasons } = availabilityOfDay({
        day,
        zone,
        blocks: ownBlocks.filter((block) => block.starts_at < day.ends_at && block.ends_at > day.starts_at),
        shifts: ownShifts.filter((shift) => shift.date === date),
        closedFor,
        employed,
      });
      const texts = reasons.map(({ key, values }) => textOf(call.language, `unavailability.${key}`, values));
      return { employee_id: id, date, state, reasons: texts };
    });
  });
}

/** What says that a date is outside of the employment; null: it isn't. */
function employedOn(date: string, firstDay: string | null, lastDay: string | null): DayFacts['employed'] {
  if (firstDay !== null && date < firstDay) return { key: 'starts', day: firstDay };
  return lastDay !== null && date > lastDay ? { key: 'left', day: lastDay } : null;
}

/** Three statements, whatever the number of employees and days. */
async function readFacts(tx: Tx, start: string, end: string) {
  const project = await tx
    .selectFrom('project')
    .select((from) => [
      'id',
      'time_zone',
      jsonArrayFrom(
        from
          .selectFrom('employee')
          .select(['employee.id', 'employee.first_day', 'employee.last_day'])
          .where((where) => where.or([where('first_day', 'is', null), where('first_day', '<=', end)]))
          .where((where) => where.or([where('last_day', 'is', null), where('last_day', '>=', start)]))
          .orderBy(byName(tx, 'employee.name'))
          .orderBy('employee.id'),
      ).as('employees'),
      jsonArrayFrom(
        from
          .selectFrom('holiday')
          .select(['holiday.date', 'holiday.name'])
          .where('holiday.closed', '=', true)
          .where((where) => where.between('holiday.date', start, end)),
      ).as('closed'),
    ])
    .where('id', '=', tx.projectId)
    .executeTakeFirstOrThrow();
  const [blocks, shifts] = await together(tx, () => [
    listBlocks(tx, project, start, end),
    tx
      .selectFrom('shift')
      .select(['employee_id', 'date', 'start_time', 'end_time', 'role'])
      .where('employee_id', 'is not', null)
      .where((where) => where.or([where('amendment', 'is', null), where('status', '=', 'published')]))
      .where((where) => where.between('date', start, end))
      .orderBy('starts_at')
      .execute(),
  ]);
  return { project, blocks, shifts };
}

/** A text of `i18n/<language>/business/unavailability.ts` with its values. */
interface Reason {
  key: string;
  values: Record<string, string>;
}

interface DayFacts {
  /** The local day, midnight to midnight. */
  day: Span;
  zone: string;
  /** Those that overlap the day, earliest first. */
  blocks: readonly Unavailable[];
  shifts: readonly { start_time: string; end_time: string; role: string }[];
  /** The name of the holiday on which the business is closed. */
  closedFor: string | null;
  /** Outside of the employment: before the first day, or after the last one. */
  employed: { key: 'starts' | 'left'; day: string } | null;
}

/** What an employee can work on a day, and everything that prevents it. */
function availabilityOfDay(facts: DayFacts): {
  state: unavailability.AvailabilityDay['state'];
  reasons: Reason[];
} {
  const { day, zone, blocks, shifts, closedFor, employed } = facts;
  if (employed && shifts.length === 0)
    return { state: 'unavailable', reasons: [{ key: `employed_${employed.key}`, values: { day: employed.day } }] };
  const reasons: Reason[] = [
    ...shifts.map(({ start_time, end_time, role }) => ({
      key: 'shift',
      values: { from: clockTimeOf(start_time), to: clockTimeOf(end_time), role },
    })),
    ...(closedFor === null ? [] : [{ key: 'closed', values: { name: closedFor } }]),
    ...blocks.map((block) => blockReason(block, day, zone)),
  ];
  if (shifts.length > 0) return { state: 'working', reasons };
  if (closedFor !== null || isCovered(day, blocks)) return { state: 'unavailable', reasons };
  return { state: blocks.length > 0 ? 'partly' : 'available', reasons };
}

/** Whether the blocks together cover the whole day. They are sorted, earliest first. */
function isCovered(day: Span, blocks: readonly Unavailable[]): boolean {
  let until = day.starts_at;
  for (const { starts_at, ends_at } of blocks) if (starts_at <= until) until = Math.max(until, ends_at);
  return until >= day.ends_at;
}

function blockReason({ source, is_ill, note, starts_at, ends_at }: Unavailable, day: Span, zone: string): Reason {
  const isWholeDay = starts_at <= day.starts_at && ends_at >= day.ends_at;
  const isNoted = source === 'self' && !is_ill && note !== null;
  const key = `${is_ill ? 'ill' : source}${isWholeDay ? '' : '_part'}${isNoted ? '_noted' : ''}`;
  const from = starts_at <= day.starts_at ? '00:00' : localOf(zone, starts_at).time;
  const to = ends_at >= day.ends_at ? '24:00' : localOf(zone, ends_at).time;
  return { key, values: { from, to, ...(isNoted && { note }) } };
}
