import type { Tx } from '../../platform/database/database.ts';
import { accountingPeriods, monthsOf, ownerOf, type DateRange, type Team } from '../analytics/index.ts';
import type { EndingPeriod } from './earlier-overtime.ts';

/**
 * The accounting periods of several months whose last month lies in a range and isn't locked, with their locked months:
 * a locked last month has kept what it paid. One statement, or none.
 */
export async function readEndingPeriods(tx: Tx, team: Team, range: DateRange): Promise<EndingPeriod[]> {
  if (team.regime === 'fixed' || team.accounting_months === 1) return [];
  const ending = accountingPeriods(team.accounting_start, team.accounting_months, range).flatMap((period) => {
    const months = monthsOf(period);
    const last = months.at(-1);
    return last && last.start >= range.start && last.end <= range.end ? [{ period, months, last }] : [];
  });
  const [first] = ending;
  if (!first) return [];
  const rows = await tx
    .selectFrom('timesheet_month')
    .select(['month', 'payroll'])
    .where('locked_at', 'is not', null)
    .where((where) => where.between('month', first.period.start, range.end))
    .execute();
  const kept = new Map(rows.flatMap(({ month, payroll }) => (payroll === null ? [] : [[month, payroll] as const])));
  return ending
    .filter(({ last }) => !kept.has(last.start))
    .map(({ period, months }) => ({
      period,
      locked: months.flatMap((month) => {
        const payroll = kept.get(month.start);
        if (!payroll) return [];
        return [
          { ...month, lines: new Map(payroll.map((line) => [ownerOf(line.id === null, line.id ?? line.name), line])) },
        ];
      }),
    }))
    .filter(({ locked }) => locked.length > 0);
}
