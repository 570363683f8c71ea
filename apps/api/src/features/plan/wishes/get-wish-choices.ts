import { constants, type wishes, clockTimeOf, monthOf } from '@pamaina/contract';
import { sql } from 'kysely';
import type { ProjectCall } from '../../../platform/http/route.ts';
import { datesBetween, localOf } from '../../../platform/time/zone.ts';
import { isDayPublished } from '../months/index.ts';

/** The caller's choices; of templates an employee sees only names and hours. */
export async function getWishChoices(call: ProjectCall<typeof wishes.getWishChoices>) {
  const { tx } = call;
  const range = wishRange(call.caller.timeZone, call.now);
  const templates = await tx
    .selectFrom('template')
    .select(['name', 'start_time', 'end_time'])
    .orderBy('start_time')
    .orderBy('name')
    .execute();
  const { rows } = await sql<{ day: string }>`select day::date::text as day
    from generate_series(${range.start}::date, ${range.end}::date, interval '1 day') as day
    where ${isDayPublished(sql`${tx.projectId}::uuid`, sql`day`)} order by day`.execute(tx);
  const published = rows.map(({ day }) => day);
  const open = new Set(
    datesBetween(range.start, range.end)
      .filter((day) => !published.includes(day))
      .map(monthOf),
  );
  return {
    ...range,
    templates: templates.map(({ name, start_time, end_time }) => ({
      name,
      start_time: clockTimeOf(start_time),
      end_time: clockTimeOf(end_time),
    })),
    published_months: [...new Set(published.map(monthOf))].filter((month) => !open.has(month)),
    published_days: published,
    most: constants.wishesPerMonth,
  };
}

/**
 * The dates for which preferences can be made, both inclusive: from today in the project's time zone, a year ahead.
 * @param now milliseconds since 1970
 */
export function wishRange(zone: string, now: number): { start: string; end: string } {
  const start = localOf(zone, now).date;
  return { start, end: Temporal.PlainDate.from(start).add({ months: constants.wishMonthsAhead }).toString() };
}
