import type { unavailability } from '@pamaina/contract';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { Tx } from '../../platform/database/database.ts';
import { member, type Call } from '../../platform/http/route.ts';
import { textOf } from '../../platform/text/texts.ts';
import { addDays, datesBetween, dayStart } from '../../platform/time/zone.ts';
import { availabilityOfDay, type DayFacts } from './availability-of-day.ts';
import { listBlocks } from './absences.ts';

/** Employees by day: derived from unavailability, shifts and closed days, with the reasons in the caller's language. */
export async function listAvailability(
  call: Call<typeof unavailability.listAvailability>,
): Promise<unavailability.AvailabilityDay[]> {
  const { start, end } = call.query;
  const { project, blocks, shifts } = await call.deps.database.inProject(member(call).projectId, (tx) =>
    readFacts(tx, start, end),
  );
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
      const texts = reasons.map(({ key, values }) => textOf(call.language, `availability.${key}`, values));
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
          .orderBy('employee.name', (order) => order.collate('lt-x-icu'))
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
  const blocks = await listBlocks(tx, project, start, end);
  const shifts = await tx
    .selectFrom('shift')
    .select(['employee_id', 'date', 'start_time', 'end_time', 'role'])
    .where('employee_id', 'is not', null)
    .where((where) => where.or([where('amendment', 'is', null), where('status', '=', 'published')]))
    .where((where) => where.between('date', start, end))
    .orderBy('starts_at')
    .execute();
  return { project, blocks, shifts };
}
