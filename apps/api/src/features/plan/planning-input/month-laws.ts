import { monthOf } from '@pamaina/contract';
import { sql } from 'kysely';

/**
 * The law packs of a project: of its published and locked months those under which they were published or locked,
 * whatever it has today.
 */
export interface Laws {
  law_pack: string;
  /** By `YYYY-MM`, the months of another pack than the project has. */
  month_laws: Readonly<Record<string, string>>;
}

/** An older process beside this one publishes without a pack, and unlocks without clearing it. */
const keptLaws = sql`
  select make_date(published.year, published.month, 1) as month, published.law_pack, true as is_published
  from schedule_month as published
  where published.project_id = project.id and published.published_version > 0 and published.law_pack is not null
  union all
  select locked.month, locked.law_pack, false from timesheet_month as locked
  where locked.project_id = project.id and locked.locked_at is not null and locked.law_pack is not null`;

/** `Laws.month_laws` of the project whose row is read: of a month that is published and locked that of publishing. */
export const lawsOfMonths = sql<Record<string, string>>`(
  select coalesce(json_object_agg(to_char(own.month, 'YYYY-MM'), own.law_pack), '{}') from (
    select distinct on (kept.month) kept.month, kept.law_pack from (${keptLaws}) as kept
    order by kept.month, kept.is_published desc
  ) as own
  where own.law_pack <> project.law_pack
)`;

/** The ID of the pack by which a date is judged and paid. */
export const packOn = ({ law_pack, month_laws }: Laws, date: string): string => month_laws[monthOf(date)] ?? law_pack;
