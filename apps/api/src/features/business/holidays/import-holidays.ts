import type { holidays } from '@pamaina/contract';
import { member, type Call } from '../../../platform/http/route.ts';
import { publicHolidays } from '../../../platform/time/public-holidays.ts';
import { recordActivity } from '../../access/activity/index.ts';
import { planningFactsChanged } from '../../access/projects/index.ts';
import { holidayRows } from './holidays.ts';

/**
 * Adds rows for a country's public holidays of a year, closed or open, and answers all rows of that year; those that
 * stood already are kept as they are. No norm and no pay depend on it: the public holidays of the
 * project's own country are known.
 * @throws `invalid` for a country whose holidays nobody knows
 */
export async function importHolidays(call: Call<typeof holidays.importHolidays>) {
  const { projectId, username } = member(call);
  const { country, year, closed } = call.body;
  return call.deps.database.inProject(projectId, async (tx) => {
    const own = await tx
      .selectFrom('project')
      .select(['country', 'region'])
      .where('id', '=', projectId)
      .executeTakeFirstOrThrow();
    const place = own.country === country ? (own.region ?? country) : country;
    const found = publicHolidays(place, year, call.language);
    const rows = found.map((holiday) => ({ project_id: projectId, ...holiday, closed }));
    const added =
      rows.length === 0
        ? []
        : await tx
            .insertInto('holiday')
            .values(rows)
            .onConflict((conflict) => conflict.doNothing())
            .returning('date')
            .execute();
    if (added.length > 0) {
      const details = { country, year, dates: added.map(({ date }) => date) };
      await recordActivity(tx, { action_type: 'holiday.imported', actor: username, details });
      await planningFactsChanged(tx, 'all');
    }
    return holidayRows(tx, call.language)
      .where('version', '>', 0)
      .where((where) => where.between('date', `${year}-01-01`, `${year}-12-31`))
      .execute();
  });
}
