import { constants, type wishes } from '@pamaina/contract';
import { sql } from 'kysely';
import type { ProjectCall } from '../../platform/http/route.ts';
import { localOf } from '../../platform/time/zone.ts';
import { findProject } from '../projects/index.ts';

/** The caller's choices; of templates an employee sees only names and hours. */
export async function getWishChoices(call: ProjectCall<typeof wishes.getWishChoices>) {
  const { tx } = call;
  const { time_zone } = await findProject(tx);
  const range = wishRange(time_zone, call.now);
  const templates = await tx
    .selectFrom('template')
    .select(['name', 'start_time', 'end_time'])
    .orderBy('start_time')
    .orderBy('name')
    .execute();
  const published = await tx
    .selectFrom('shift')
    .select(sql<string>`to_char(date, 'YYYY-MM')`.as('month'))
    .distinct()
    .where('status', '=', 'published')
    .where('date', '>=', `${range.start.slice(0, 7)}-01`)
    .orderBy('month')
    .execute();
  return {
    ...range,
    templates: templates.map(({ name, start_time, end_time }) => ({
      name,
      start_time: start_time.slice(0, 5),
      end_time: end_time.slice(0, 5),
    })),
    published_months: published.map((row) => row.month),
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
