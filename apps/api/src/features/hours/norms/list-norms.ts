import type { norms } from '@pamaina/contract';
import { type Contract, lawByMonths, normMinutes } from '@pamaina/engine';
import { member, type Call } from '../../../platform/http/route.ts';
import { monthRange } from '../../../platform/time/zone.ts';
import { lawsOfMonths, readDays } from '../../plan/planning-input/index.ts';

const FULL_WEEK_HOURS = 40;

/** What a contract asks for in each month of a year (DK 112), no matter who has it. */
export async function listNorms(call: Call<typeof norms.listNorms>): Promise<norms.NormMonth[]> {
  const { projectId } = member(call);
  const { year, kind, hours_per_week = FULL_WEEK_HOURS, days_per_week } = call.query;
  const { days, law } = await call.deps.database.readInProject(projectId, async (tx) => {
    const project = await tx
      .selectFrom('project')
      .select(['id', 'time_zone', 'country', 'law_pack', lawsOfMonths.as('month_laws')])
      .where('id', '=', tx.projectId)
      .executeTakeFirstOrThrow();
    const range = { start: `${year}-01-01`, end: `${year}-12-31` };
    return { days: await readDays(tx, project, range), law: lawByMonths(project.law_pack, project.month_laws) };
  });
  const daysPerWeek = days_per_week === 6 ? 6 : 5;
  const contract: Contract = { hoursPerWeek: hours_per_week, isReduced: kind === 'reduced', daysPerWeek };
  return Array.from({ length: 12 }, (_, index) => {
    const { start, end } = monthRange(year, index + 1);
    const working = days.filter(
      ({ date, weekday, holiday }) => date >= start && date <= end && weekday <= daysPerWeek && !holiday,
    );
    const minutes = normMinutes(days, { from: start, to: end, contract, absences: [], law }) ?? 0;
    return { month: index + 1, days: working.length, minutes };
  });
}
