import { sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { Tx } from '../../platform/database/database.ts';
import { addDays } from '../../platform/time/zone.ts';
import type { ProjectRow } from '../projects/index.ts';
import { settingsColumns, type StoredSettings } from '../settings/index.ts';
import { contextRange } from './planned-days.ts';
import { booksAt } from './read-books.ts';
import { shiftColumns, type ShiftRow } from './shift-row.ts';

/**
 * The rows behind a period, in one statement: the project with what its manager has set, its people with their wishes
 * and its needs, the proof kept with the month, the calendar and live shifts of the weeks around it too, and the sums
 * of what was worked in the accounting period before.
 */
export async function readPeriod(tx: Tx, projectId: string, from: string, to: string) {
  const { start, end } = contextRange(from, to);
  const { people, requirements, calendar, shifts, wishes, proof, books, ...project } = await tx
    .selectFrom('project')
    .select(['id', 'name', 'time_zone', 'country'])
    .select(settingsColumns)
    .select((read) => [
      booksAt(from).as('books'),
      jsonArrayFrom(
        read
          .selectFrom('employee')
          .selectAll()
          .whereRef('employee.project_id', '=', 'project.id')
          .orderBy('employee.id'),
      ).as('people'),
      jsonArrayFrom(
        read
          .selectFrom('requirement')
          .innerJoin('template', (join) =>
            join
              .onRef('template.project_id', '=', 'requirement.project_id')
              .onRef('template.name', '=', 'requirement.template'),
          )
          .select([
            'template',
            'role',
            'count',
            'weekday',
            'date',
            'start_time',
            'end_time',
            'break_minutes',
            'on_call',
          ])
          .whereRef('requirement.project_id', '=', 'project.id')
          .where((where) => where.or([where('date', 'is', null), where.between('date', from, to)]))
          .orderBy('start_time')
          .orderBy('template')
          .orderBy('role'),
      ).as('requirements'),
      jsonArrayFrom(
        read
          .selectFrom('calendar_day')
          .select(['date', 'closed', 'is_public'])
          .whereRef('calendar_day.project_id', '=', 'project.id')
          .where((where) => where.between('date', start, addDays(end, 1))),
      ).as('calendar'),
      jsonArrayFrom(
        read
          .selectFrom('shift')
          .select(shiftColumns)
          .whereRef('shift.project_id', '=', 'project.id')
          .where((where) =>
            where.or([
              where.between('date', start, end),
              // DK 118: one week of on-call time at home in any four.
              where('on_call', '=', 'at_home').and(where.between('date', addDays(from, -27), addDays(to, 27))),
            ]),
          )
          .orderBy('starts_at')
          .orderBy('shift.id'),
      ).as('shifts'),
      jsonArrayFrom(
        read
          .selectFrom('wish')
          .select(['employee_id', 'date', 'kind', 'template'])
          .whereRef('wish.project_id', '=', 'project.id')
          .where((where) => where.between('date', from, to))
          .orderBy('date'),
      ).as('wishes'),
      read
        .selectFrom('schedule_month')
        .select('proof')
        .whereRef('schedule_month.project_id', '=', 'project.id')
        .where('year', '=', sql<number>`extract(year from ${from}::date)`)
        .where('month', '=', sql<number>`extract(month from ${from}::date)`)
        .as('proof'),
    ])
    .where('id', '=', projectId)
    .executeTakeFirstOrThrow();
  return {
    project: project satisfies ProjectRow & StoredSettings,
    people,
    requirements,
    calendar,
    rows: shifts.map(withInstants),
    wishes: Map.groupBy(wishes, ({ employee_id }) => employee_id),
    books,
    proof,
  };
}

/** JSON writes instants with an offset; rows have them in UTC. */
function withInstants(row: ShiftRow): ShiftRow {
  return { ...row, starts_at: new Date(row.starts_at).toISOString(), ends_at: new Date(row.ends_at).toISOString() };
}
