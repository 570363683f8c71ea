import { monthOf } from '@pamaina/contract';
import { lawHistory, withLawsOf, type LawPack } from '@pamaina/engine';
import { sql, type RawBuilder } from 'kysely';

/** The law packs of a project: of its published months those under which they were published, whatever it has today. */
export interface Laws {
  law_pack: string;
  /** By `YYYY-MM`, the months of another pack than the project has. */
  month_laws: Readonly<Record<string, string>>;
}

/** The published months of the project whose row is read that keep a law pack. */
const kept = sql`schedule_month as kept
  where kept.project_id = project.id and kept.published_version > 0 and kept.law_pack is not null`;

/** The law pack of the published month that begins on a date; null: of one that isn't published. */
export const lawOfMonth = (first: string): RawBuilder<string | null> =>
  sql`(select kept.law_pack from ${kept} and make_date(kept.year, kept.month, 1) = ${first})`;

/** `Laws.month_laws` of the project whose row is read. */
export const lawsOfMonths = sql<Record<string, string>>`(
  select coalesce(json_object_agg(to_char(make_date(kept.year, kept.month, 1), 'YYYY-MM'), kept.law_pack), '{}')
  from ${kept} and kept.law_pack <> project.law_pack
)`;

/** The ID of the pack by which a date is judged and paid. */
export const packOn = ({ law_pack, month_laws }: Laws, date: string): string => month_laws[monthOf(date)] ?? law_pack;

/** The law of all time, of each published month its own. */
export function lawOfAllTime({ law_pack, month_laws }: Laws): LawPack | null {
  const spans = Object.entries(month_laws).map(([month, pack]) => {
    const from = `${month}-01`;
    return { from, before: Temporal.PlainDate.from(from).add({ months: 1 }).toString(), law: lawHistory(pack) };
  });
  return withLawsOf(lawHistory(law_pack), spans);
}
