import type pg from 'pg';
import { currentTime } from '../time/clock.ts';
import { allPublicHolidays, type NamedHoliday } from '../time/public-holidays.ts';

interface Stored {
  date: string;
  name_en: string;
  name_lt: string;
}

/**
 * Brings the public holidays of every country to those of the program’s table. Years that were not known are added.
 * Where a year was known, past months stay as they were reckoned, and what comes or goes from this month on is noted
 * for the projects of the place (`hearHolidayChanges`).
 */
export async function fillPublicHolidays(owner: pg.Client): Promise<void> {
  const { rows } = await owner.query<Stored & { country: string }>(
    'select country, date::text, name_en, name_lt from public_holiday',
  );
  const stored = Map.groupBy(rows, ({ country }) => country);
  const thisMonth = `${new Date(currentTime()).toISOString().slice(0, 7)}-01`;
  await owner.query('begin');
  try {
    for (const [country, holidays] of allPublicHolidays())
      await bring(owner, { country, holidays, known: stored.get(country) ?? [], thisMonth });
    await owner.query('commit');
  } catch (error) {
    await owner.query('rollback');
    throw error;
  }
}

interface Place {
  country: string;
  holidays: readonly NamedHoliday[];
  known: readonly Stored[];
  /** Its first date. */
  thisMonth: string;
}

async function bring(owner: pg.Client, { country, holidays, known, thisMonth }: Place): Promise<void> {
  const years = new Set(known.map(({ date }) => date.slice(0, 4)));
  const isOpen = (date: string) => date >= thisMonth || !years.has(date.slice(0, 4));
  const before = new Map(known.map((row) => [row.date, row]));
  const now = new Set(holidays.map(({ date }) => date));
  const added = holidays.filter(({ date }) => !before.has(date) && isOpen(date));
  const gone = known.filter(({ date }) => !now.has(date) && date >= thisMonth).map(({ date }) => date);
  const renamed = holidays.filter(({ date, names }) => {
    const row = before.get(date);
    return row !== undefined && date >= thisMonth && (row.name_en !== names['en'] || row.name_lt !== names['lt']);
  });
  const columns = (of: readonly NamedHoliday[]) => [
    country,
    of.map(({ date }) => date),
    of.map(({ names }) => names['en']),
    of.map(({ names }) => names['lt']),
  ];
  const heard = [
    ...added.filter(({ date }) => years.has(date.slice(0, 4))).map(({ date }) => ({ date, is_added: true })),
    // Years that the table has no more were computed by an earlier version, further ahead.
    ...gone.map((date) => ({ date, is_added: false })),
  ];
  if (gone.length > 0)
    await owner.query('delete from public_holiday where country = $1 and date = any($2::date[])', [country, gone]);
  if (added.length > 0)
    await owner.query(
      `insert into public_holiday (country, date, name_en, name_lt)
       select $1, * from unnest($2::date[], $3::text[], $4::text[]) on conflict do nothing`,
      columns(added),
    );
  if (renamed.length > 0)
    await owner.query(
      `update public_holiday set name_en = named.en, name_lt = named.lt
       from unnest($2::date[], $3::text[], $4::text[]) as named (date, en, lt)
       where country = $1 and public_holiday.date = named.date`,
      columns(renamed),
    );
  if (heard.length > 0)
    await owner.query(
      `insert into public_holiday_change (country, date, is_added)
       select $1, date, is_added from jsonb_to_recordset($2::jsonb) as change (date date, is_added boolean)`,
      [country, JSON.stringify(heard)],
    );
}
