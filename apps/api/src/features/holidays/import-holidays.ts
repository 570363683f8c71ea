import type { holidays } from '@pamaina/contract';
import { member, type Call } from '../../platform/http/route.ts';
import { recordActivity } from '../activity/index.ts';
import { refreshWarnings } from '../schedule/index.ts';
import { holidayColumns } from './holiday-columns.ts';
import { publicHolidays } from './public-holidays.ts';

/**
 * Adds a country's public holidays of a year and answers all holidays of that year; those that stood already are kept as they
 * are (Decisions, Holidays).
 * @throws `invalid` for a country whose holidays nobody knows
 */
export async function importHolidays(call: Call<typeof holidays.importHolidays>) {
  const { projectId, username } = member(call);
  const { country, year, closed } = call.body;
  const found = await publicHolidays(country, year, call.language);
  return call.deps.database.inProject(projectId, async (tx) => {
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
      await recordActivity(tx, projectId, { action_type: 'holiday.imported', actor: username, details });
      await refreshWarnings(tx, projectId, 'all');
    }
    return tx
      .selectFrom('holiday')
      .select(holidayColumns)
      .where('project_id', '=', projectId)
      .where((where) => where.between('date', `${year}-01-01`, `${year}-12-31`))
      .orderBy('date')
      .execute();
  });
}
