import { sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import { byName } from '../../../platform/database/by-name.ts';
import type { Tx } from '../../../platform/database/database.ts';
import type { FormerTerms } from '../../../platform/database/stored-types.ts';
import { readFormerTerms } from '../../business/employees/index.ts';
import { contractOf, lawsOfMonths, type EmploymentSpan } from '../../plan/planning-input/index.ts';
import { beganOn } from '../../../platform/database/began-on.ts';
import type { DateRange } from './period-range.ts';
import type { Work as EngineWork } from '@pamaina/engine';

/** A live shift; `person` is null when nobody has it. */
export interface Work extends EngineWork {
  role: string;
  person: string | null;
  /** Of somebody who is gone: `person` is their former name. */
  isGone: boolean;
}

/** Such a shift with what the engine counted when it was written. */
export interface CountedShift extends Work {
  minutes: number;
  night: number;
  holiday: number;
  /** It starts on a weekend, or on a public holiday. */
  isWeekend: boolean;
  isHoliday: boolean;
  isPublished: boolean;
}

/** Somebody who was deleted, and on what terms they worked. */
export interface Former extends FormerTerms {
  name: string;
  left_date: string;
}

type Gone = Pick<Former, 'name' | 'left_date'> & { terms: unknown };

/** Who a piece of work belongs to: an ID, or for those who are gone, whose ID another may have now, their name. */
export const ownerOf = (isGone: boolean, person: string | null) => (isGone ? `gone ${person}` : `${person}`);

export type Team = Awaited<ReturnType<typeof readTeam>>;

/** Who left before norms had kinds had the usual one. */
const USUAL = { has_reduced_norm: false, work_days_per_week: 5 } as const;

/** The project with its law and people, in one statement. */
export async function readTeam(tx: Tx) {
  const { people, former, employments, ...project } = await tx
    .selectFrom('project')
    .select(['id', 'time_zone', 'country', 'currency', 'law_pack', 'regime', 'accounting_start', 'accounting_months'])
    .select((read) => [
      lawsOfMonths.as('month_laws'),
      jsonArrayFrom(
        read
          .selectFrom('employee')
          .select(['id', 'name', 'department', 'hourly_rate_cents'])
          .select(beganOn(sql`project.time_zone`).as('join_date'))
          .whereRef('employee.project_id', '=', 'project.id')
          .orderBy(byName(tx, 'name'))
          .orderBy('id'),
      ).as('people'),
      sql<EmploymentSpan[]>`(
        select coalesce(json_agg(span order by employee_id, starts nulls first), '[]')
        from employment_span as span where span.project_id = project.id
      )`.as('employments'),
      // Of two of one name the later.
      sql<Gone[]>`(
        select coalesce(json_agg(gone), '[]') from (
          select distinct on (name) name, terms, least(local_time(left_at, project.time_zone)::date, case when terms ->> 'last_day' ~ '^\d{4}-\d\d-\d\d$' then (terms ->> 'last_day')::date end) as left_date
          from former_employee where former_employee.project_id = project.id and name is not null and terms is not null
          order by name, left_at desc
        ) as gone
      )`.as('former'),
    ])
    .where('id', '=', tx.projectId)
    .executeTakeFirstOrThrow();
  const spans = Map.groupBy(employments, ({ employee_id }) => employee_id);
  return {
    ...project,
    people: people.map((row) => ({ ...row, spans: spans.get(row.id) ?? [] })),
    former: former.flatMap(({ name, left_date, terms: stored }) => {
      const terms = readFormerTerms(stored);
      return terms === null ? [] : [{ ...terms, name, left_date, contract: contractOf({ ...USUAL, ...terms }) }];
    }),
  };
}

/** Every live shift of a range that is work, draft and published, earliest first. One statement. */
export async function readWork(tx: Tx, { start, end }: DateRange): Promise<CountedShift[]> {
  const { rows } = await sql<CountedShift>`
    select date, role, coalesce(employee_id, former_name) as person, employee_id is null as "isGone", break_minutes as "breakMinutes",
      extract(epoch from starts_at)::double precision / 60 as start, extract(epoch from ends_at)::double precision / 60 as end,
      minutes, night_minutes as night, holiday_minutes as holiday, weekend is not null as "isWeekend", is_holiday as "isHoliday",
      status = 'published' as "isPublished"
    from work_shift where project_id = ${tx.projectId} and date between ${start} and ${end} order by starts_at, id`.execute(
    tx,
  );
  return rows;
}
