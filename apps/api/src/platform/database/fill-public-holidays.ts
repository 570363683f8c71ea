import type pg from 'pg';
import { z } from 'zod';
import { currentTime } from '../time/clock.ts';
import { allPublicHolidays, type NamedHoliday } from '../time/public-holidays.ts';
import { readableValues } from './stored-json.ts';

interface Stored {
  date: string;
  names: unknown;
}

const StoredNames = readableValues(z.string());

/** The names of a public holiday by the code of a language. */
export const readNames = (stored: unknown): Readonly<Record<string, string>> => StoredNames.parse(stored);

/**
 * Brings the public holidays of every country to those of the program’s table. Years that were not known are added.
 * Where a year was known, past months stay as they were reckoned, and what comes or goes from this month on is noted
 * for the projects of the place (`hearHolidayChanges`). Past months get names in languages that they have none in.
 */
export async function fillPublicHolidays(owner: pg.Client): Promise<void> {
  const { rows } = await owner.query<Stored & { country: string }>(
    'select country, date::text, names from public_holiday',
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
  const renamed = holidays.flatMap(({ date, names }) => {
    const row = before.get(date);
    if (row === undefined) return [];
    const known = readNames(row.names);
    const now = date >= thisMonth ? { ...known, ...names } : { ...names, ...known };
    return Object.entries(now).some(([language, name]) => known[language] !== name) ? [{ date, names: now }] : [];
  });
  const heard = [
    ...added.filter(({ date }) => years.has(date.slice(0, 4))).map(({ date }) => ({ date, is_added: true })),
    // Years that the table has no more were computed by an earlier version, further ahead.
    ...gone.map((date) => ({ date, is_added: false })),
  ];
  if (gone.length > 0)
    await owner.query('delete from public_holiday where country = $1 and date = any($2::date[])', [country, gone]);
  if (added.length > 0)
    await owner.query(
      `insert into public_holiday (country, date, names)
       select $1, date, names from jsonb_to_recordset($2::jsonb) as added (date date, names jsonb) on conflict do nothing`,
      [country, JSON.stringify(added)],
    );
  if (renamed.length > 0)
    await owner.query(
      `update public_holiday set names = named.names
       from jsonb_to_recordset($2::jsonb) as named (date date, names jsonb)
       where country = $1 and public_holiday.date = named.date`,
      [country, JSON.stringify(renamed)],
    );
  if (heard.length > 0)
    await owner.query(
      `insert into public_holiday_change (country, date, is_added)
       select $1, date, is_added from jsonb_to_recordset($2::jsonb) as change (date date, is_added boolean)`,
      [country, JSON.stringify(heard)],
    );
}
