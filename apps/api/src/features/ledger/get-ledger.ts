import type { ledger } from '@pamaina/contract';
import { forecastPeriod, normMinutes, payMultipliers, type Block, type Day } from '@pamaina/engine';
import { member, type Call } from '../../platform/http/route.ts';
import { localOf, monthRange } from '../../platform/time/zone.ts';
import { accountingPeriods, hoursOf, readTeam, type DateRange, type Team } from '../analytics/index.ts';
import { plannedDays, toEngineBlock } from '../schedule/index.ts';
import { listBlocks } from '../unavailability/index.ts';
import { readCounted, type CountedMonth } from './read-counted.ts';

/** The norm-hours ledger (LT02, LT03, LT12): read in three statements, reckoned up after the transaction. */
export async function getLedger(call: Call<typeof ledger.getLedger>) {
  const { projectId } = member(call);
  const { team, period, month, blocksOf, counted, today } = await call.deps.database.inProject(
    projectId,
    async (tx) => {
      const team = await readTeam(tx, projectId);
      const today = localOf(team.time_zone, call.deps.now()).date;
      const date = call.query.date ?? today;
      const month = monthRange(Number(date.slice(0, 4)), Number(date.slice(5, 7)));
      const [period = month] = accountingPeriods(team.accounting_start, team.accounting_months, month);
      const blocks = await listBlocks(tx, team, period.start, period.end);
      const blocksOf = Map.groupBy(blocks, ({ employee_id }) => employee_id);
      return { team, period, month, blocksOf, counted: await readCounted(tx, projectId, period), today };
    },
  );
  const days = plannedDays(team.time_zone, period.start, period.end, team.holidays);
  const months = monthsOf(period);
  // What lies behind has happened, planned or not; of a month without any work nothing is known: the business was not here yet.
  const isKnown = ({ end }: DateRange) =>
    counted.planned.includes(end.slice(0, 7)) ||
    (end < today && counted.months.some(({ month }) => end.startsWith(month)));
  const known = months.filter(isKnown);
  const ofPerson = Map.groupBy(counted.months, ({ employee_id }) => employee_id);
  const people = team.people.map((person) => {
    const blocks = (blocksOf.get(person.id) ?? []).map(toEngineBlock);
    return lineOf(person, { team, days, blocks, own: ofPerson.get(person.id) ?? [], period, month, months, known });
  });
  return { month, period, currency: 'EUR' as const, unplanned_months: months.length - known.length, people };
}

interface Books {
  team: Team;
  days: Day[];
  blocks: Block[];
  own: CountedMonth[];
  period: DateRange;
  month: DateRange;
  /** Of the period, and those whose hours are known. */
  months: DateRange[];
  known: DateRange[];
}

function lineOf(person: Team['people'][number], books: Books): ledger.LedgerLine {
  const { team, days, blocks, own, period, month, months, known } = books;
  const contractHours = person.contract_hours_per_week;
  // The record may be younger than the work: a business that begins writes down what was.
  const since = [person.join_date, ...own.map(({ first }) => first)].toSorted()[0] ?? '';
  const norm = ({ start, end }: DateRange) =>
    normMinutes(days, { from: start > since ? start : since, to: end, contractHours, blocks });
  const sum = (of: 'counted' | 'worked' | 'planned', ranges: readonly DateRange[]) =>
    own
      .filter((one) => ranges.some(({ start }) => start.startsWith(one.month)))
      .reduce((total, one) => total + one[of], 0);
  const unplanned = months.filter((one) => !known.includes(one));
  const expected = sum('counted', known) + unplanned.reduce((total, one) => total + (norm(one) ?? 0), 0);
  const forecast = forecastPeriod({
    expected,
    norm: norm(period),
    rateCents: person.hourly_rate_cents,
    multipliers: payMultipliers(team.law_pack),
  });
  const hours = (minutes: number | null) => (minutes === null ? null : hoursOf(minutes));
  return {
    employee_id: person.id,
    name: person.name,
    month_norm_hours: hours(norm(month)),
    month_planned_hours: hoursOf(sum('planned', [month])),
    month_worked_hours: hoursOf(sum('worked', [month])),
    period_norm_hours: hours(norm(period)),
    period_worked_hours: hoursOf(sum('worked', months)),
    forecast_hours: hoursOf(expected),
    overtime_hours: hoursOf(forecast.overtime),
    shortfall_hours: hoursOf(forecast.shortfall),
    forecast_cents: forecast.cents,
  };
}

function monthsOf({ start, end }: DateRange): DateRange[] {
  const months: DateRange[] = [];
  for (let first = Temporal.PlainDate.from(start); first.toString() <= end; first = first.add({ months: 1 }))
    months.push(monthRange(first.year, first.month));
  return months;
}
