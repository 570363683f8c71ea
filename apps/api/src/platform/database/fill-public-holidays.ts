import { constants } from '@pamaina/contract';
import type pg from 'pg';
import { publicHolidaysOfYears } from '../time/public-holidays.ts';

/** The country that most projects are in is known for as long as the product accepts dates of holidays. */
const HOME = { country: 'LT', from: 2000, to: 2100 };
/** Of the others, the years around the present one; each start adds what is missing. */
const [BEFORE, AFTER] = [5, 10];

/**
 * Writes the public holidays of every country that a project can be in, where a year of it has none yet. A correction
 * of the rules comes with a migration that deletes what was wrong.
 */
export async function fillPublicHolidays(owner: pg.Client): Promise<void> {
  const { rows } = await owner.query<{ country: string; year: number }>(
    'select distinct country, extract(year from date)::integer as year from public_holiday',
  );
  const known = new Set(rows.map(({ country, year }) => `${country} ${year}`));
  const now = new Date().getUTCFullYear();
  for (const country of constants.countries) {
    const { from, to } = country === HOME.country ? HOME : { from: now - BEFORE, to: now + AFTER };
    const years = Array.from({ length: to - from + 1 }, (_, index) => from + index);
    const missing = years.filter((year) => !known.has(`${country} ${year}`));
    if (missing.length > 0) await fill(owner, country, missing);
  }
}

async function fill(owner: pg.Client, country: string, years: readonly number[]): Promise<void> {
  const english = await publicHolidaysOfYears(country, years, 'en');
  const lithuanian = new Map((await publicHolidaysOfYears(country, years, 'lt')).map(({ date, name }) => [date, name]));
  await owner.query(
    `insert into public_holiday (country, date, name_en, name_lt)
     select $1, * from unnest($2::date[], $3::text[], $4::text[]) on conflict do nothing`,
    [
      country,
      english.map(({ date }) => date),
      english.map(({ name }) => name),
      english.map(({ date, name }) => lithuanian.get(date) ?? name),
    ],
  );
}
