import type { CertificateRule } from '@pamaina/engine';
import { sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import { together, type Tx } from '../../platform/database/database.ts';
import { addDays } from '../../platform/time/zone.ts';
import type { ProjectRow } from '../projects/index.ts';
import { settingsColumns, type StoredSettings } from '../settings/index.ts';
import { listBlocks } from '../unavailability/index.ts';
import { contextRange } from './days-and-needs.ts';
import { type Books, booksAt, readEarlierWork } from './earlier-work.ts';
import { inPlan, shiftColumns, type WhichPlan, withInstants } from './shift-row.ts';
import { type CertificateRow, type EmploymentSpan, listAbsences } from './to-engine.ts';

const earlier = (one: string, other: string) => (one < other ? one : other);
const later = (one: string, other: string) => (one > other ? one : other);

interface Period {
  from: string;
  to: string;
  plan: WhichPlan;
}

/** The first day whose absences and work count for a period. */
export const startOfBooks = ({ accountingFrom }: Books, from: string): string => earlier(accountingFrom, from);

/**
 * What a period is planned or judged from: its rows, and the absences and the work before it, which depend on the
 * books. One statement if these are known, else two.
 */
export async function readInput(tx: Tx, period: Period, known?: Books) {
  const { from, to } = period;
  const { start, end } = contextRange(from, to);
  const restAt = (books: Books) =>
    [
      listBlocks(tx, { time_zone: books.zone }, start, end),
      listAbsences(tx, { start: startOfBooks(books, from), end: to }),
      readEarlierWork(tx, from, books),
    ] as const;
  if (known) {
    const [rows, blocks, absences, earlierMonths] = await together(tx, () => [
      readPeriod(tx, period),
      ...restAt(known),
    ]);
    return { ...rows, books: known, blocks, absences, earlierMonths };
  }
  const rows = await readPeriod(tx, period);
  const [blocks, absences, earlierMonths] = await together(tx, () => restAt(rows.books));
  return { ...rows, blocks, absences, earlierMonths };
}

/**
 * The rows behind a period, in one statement: the project with what its manager has set, its people with their wishes
 * and its needs, the proof kept with the month, the calendar and live shifts of the weeks around it too, and the sums
 * of what was worked in the accounting period before.
 */
async function readPeriod(tx: Tx, { from, to, plan }: Period) {
  const { start, end } = contextRange(from, to);
  const {
    people,
    employments,
    certificates,
    certificate_needs,
    requirements,
    calendar,
    shifts,
    wishes,
    proof,
    books,
    ...project
  } = await tx
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
      sql<EmploymentSpan[]>`(
        select coalesce(json_agg(span order by employee_id, starts nulls first), '[]')
        from employment_span as span where span.project_id = project.id
      )`.as('employments'),
      sql<CertificateRow[]>`(
        select coalesce(json_agg(json_build_object('employee_id', employee_id, 'kind', kind.name, 'valid_from', valid_from,
          'valid_until', valid_until) order by employee_id, valid_until, certificate.id), '[]')
        from certificate join certificate_kind as kind on kind.project_id = certificate.project_id and kind.id = kind_id
        where certificate.project_id = project.id
      )`.as('certificates'),
      sql<CertificateRule[]>`(
        select coalesce(json_agg(need order by need.kind, need.role, need.template), '[]') from (
          select name as kind, unnest(roles) as role, null as template from certificate_kind where project_id = project.id
          union all
          select name, null, template from certificate_template
          join certificate_kind as kind on kind.project_id = certificate_template.project_id and kind.id = kind_id
          where kind.project_id = project.id
        ) as need
      )`.as('certificate_needs'),
      jsonArrayFrom(
        read
          .selectFrom('requirement')
          .innerJoin('template', (join) =>
            join
              .onRef('template.project_id', '=', 'requirement.project_id')
              .onRef('template.name', '=', 'requirement.template'),
          )
          .select(['template', 'role', 'count', 'weekday', 'date'])
          .select(['start_time', 'end_time', 'break_minutes', 'on_call'])
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
          .where(inPlan(plan))
          // Both ends for the index; then the weeks around, or four of them for on-call time at home: DK 118 allows one
          // week of it in any four.
          .where((where) => where.between('date', earlier(start, addDays(from, -27)), later(end, addDays(to, 27))))
          .where((where) =>
            where.or([
              where.between('date', start, end),
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
    .where('id', '=', tx.projectId)
    .executeTakeFirstOrThrow();
  return {
    project: project satisfies ProjectRow & StoredSettings,
    people,
    certificates: Map.groupBy(certificates, ({ employee_id }) => employee_id),
    certificate_needs,
    employments: Map.groupBy(employments, ({ employee_id }) => employee_id),
    requirements,
    calendar,
    rows: shifts.map(withInstants),
    wishes: Map.groupBy(wishes, ({ employee_id }) => employee_id),
    books,
    proof,
  };
}
