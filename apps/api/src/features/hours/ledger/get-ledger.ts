import { monthNumberOf, monthOf, yearOf } from '@pamaina/contract';
import type { ledger } from '@pamaina/contract';
import { forecastPeriod, leastPeriodCost, overtimeByDay } from '@pamaina/engine';
import { sql } from 'kysely';
import { member, type Call } from '../../../platform/http/route.ts';
import { localOf, mondayOf, monthRange } from '../../../platform/time/zone.ts';
import { together, type Tx } from '../../../platform/database/database.ts';
import {
  accountingPeriods,
  employedIn,
  hoursOf,
  monthsOf,
  multipliersIn,
  normsOf,
  readKnownMonths,
  readTeam,
  type DateRange,
  type Team,
} from '../analytics/index.ts';
import { contractSpans, readDays, weekMinutesOf } from '../../plan/planning-input/index.ts';
import { listAbsences } from '../../business/unavailability/index.ts';
import { readCounted, readCountedDays, type CountedMonth } from './read-counted.ts';

/** The norm-hours ledger (LT02, LT03, LT12): read in two statements, reckoned up after the transaction. */
export async function getLedger(call: Call<typeof ledger.getLedger>) {
  const { projectId } = member(call);
  const { team, list, period, month, absences, counted, daily, coming, knownMonths, today } =
    await call.deps.database.readInProject(projectId, async (tx) => {
      const team = await readTeam(tx);
      const today = localOf(team.time_zone, call.deps.now()).date;
      const date = call.query.date ?? today;
      const month = monthRange(yearOf(date), monthNumberOf(date));
      const [period = month] = accountingPeriods(team.accounting_start, team.accounting_months, month);
      const [list, absences, counted, daily, coming, knownMonths] = await together(tx, () => [
        readDays(tx, team, period),
        listAbsences(tx, period),
        readCounted(tx, { ...period, today }),
        // A week that began before the period is looked at whole.
        team.regime === 'fixed'
          ? readCountedDays(tx, { start: mondayOf(period.start), end: period.end, today })
          : Promise.resolve(null),
        readComing(tx, { today, end: period.end }),
        readKnownMonths(tx, { ...period, today }),
      ]);
      return { team, list, period, month, absences, counted, daily, coming, knownMonths, today };
    });
  const normOf = normsOf(
    { team, days: { list }, absences },
    counted.map(({ employee_id, first }) => ({ person: employee_id, isGone: false, date: first })),
  );
  const months = monthsOf(period);
  const known = months.filter(({ start }) => knownMonths.has(monthOf(start)));
  const unknown = months.filter((one) => !known.includes(one));
  const ofPerson = Map.groupBy(counted, ({ employee_id }) => employee_id);
  const dailyOf = daily && Map.groupBy(daily, ({ employee_id }) => employee_id);
  const lines = employedIn(team, period, (id) => ofPerson.has(id)).map((person) => {
    const norm = (range: DateRange) => normOf(person.id, range);
    const days = dailyOf && (dailyOf.get(person.id) ?? []);
    return lineOf(person, { team, norm, own: ofPerson.get(person.id) ?? [], days, period, month, known, unknown });
  });
  const unplanned = unknown.filter(({ end }) => end >= today).length;
  return {
    month,
    period,
    currency: team.currency,
    unplanned_months: unplanned,
    unknown_months: unknown.length - unplanned,
    least_cents: leastCents(lines, { team, period }, coming),
    people: lines.map(({ line }) => line),
  };
}

/** What exceeds the contract week by week in some months (DK 119). */
function weeklyOvertime(days: { date: string; minutes: number }[], { spans }: Person, months: DateRange[]): number {
  const contracts = contractSpans(spans);
  const above = overtimeByDay(days, (monday) => weekMinutesOf(contracts, monday) ?? Infinity);
  const inMonth = ({ start, end }: DateRange) =>
    Math.round(above.reduce((sum, { date, minutes }) => sum + (date >= start && date <= end ? minutes : 0), 0));
  return months.reduce((sum, month) => sum + inMonth(month), 0);
}

interface Books {
  team: Team;
  norm: (range: DateRange) => number | null;
  own: CountedMonth[];
  /** What counts by day, from the Monday of the period's first week on; null unless weeks are settled one by one. */
  days: { date: string; minutes: number }[] | null;
  period: DateRange;
  month: DateRange;
  /** Months of the period by whether their hours are known. */
  known: DateRange[];
  unknown: DateRange[];
}

type Person = Team['people'][number];

interface Reckoned {
  person: Person;
  expected: number;
  missed: number;
  norm: number | null;
  line: ledger.LedgerLine;
}

/** What no schedule avoids; null where weeks are settled one by one (DK 119), or no rate is known. */
function leastCents(
  lines: readonly Reckoned[],
  { team, period }: { team: Team; period: DateRange },
  coming: Coming,
): number | null {
  const paid = lines.flatMap(({ person: { id, hourly_rate_cents }, expected, missed, norm }) =>
    hourly_rate_cents === null || norm === null
      ? []
      : [{ id, rateCents: hourly_rate_cents, missed, owed: norm - (expected - (coming.get(id) ?? 0)) }],
  );
  if (team.regime === 'fixed' || paid.length === 0) return null;
  // Work of anyone who has no rate or no contract could be theirs too.
  const all = [...coming.values()].reduce((sum, minutes) => sum + minutes, 0);
  const planned = paid.reduce((sum, { id }) => sum + (coming.get(id) ?? 0), 0);
  return leastPeriodCost(paid, { planned, open: all - planned }, multipliersOf(team, period));
}

/** The premiums by the law of the period's last month: overtime is its last hours, as in payroll. */
const multipliersOf = (team: Team, period: DateRange) => multipliersIn(team, period)({ date: period.end });

function lineOf(person: Person, books: Books): Reckoned {
  const { team, norm, own, days, period, month, known, unknown } = books;
  const sum = (of: 'counted' | 'worked' | 'planned' | 'missed', ranges: readonly DateRange[]) =>
    own
      .filter((one) => ranges.some(({ start }) => start.startsWith(one.month)))
      .reduce((total, one) => total + one[of], 0);
  const expected = sum('counted', known) + unknown.reduce((total, one) => total + (norm(one) ?? 0), 0);
  const missed = sum('missed', known);
  const ofPeriod = norm(period);
  const forecast = forecastPeriod({
    expected,
    missed,
    norm: ofPeriod,
    weeklyOvertime: days && weeklyOvertime(days, person, known),
    rateCents: person.hourly_rate_cents,
    multipliers: multipliersOf(team, period),
  });
  const hours = (minutes: number | null) => (minutes === null ? null : hoursOf(minutes));
  const line: ledger.LedgerLine = {
    employee_id: person.id,
    name: person.name,
    month_norm_hours: hours(norm(month)),
    month_planned_hours: hoursOf(sum('planned', [month])),
    month_worked_hours: hoursOf(sum('worked', [month])),
    period_norm_hours: hours(ofPeriod),
    period_worked_hours: hoursOf(sum('worked', monthsOf(period))),
    forecast_hours: hoursOf(expected),
    overtime_hours: hoursOf(forecast.overtime),
    shortfall_hours: hoursOf(forecast.shortfall),
    missed_hours: hoursOf(forecast.shortfall - forecast.halfPaid),
    forecast_cents: forecast.cents,
  };
  return { person, expected, missed, norm: ofPeriod, line };
}

/** Future work in minutes: per employee, and under null the open shifts. */
type Coming = ReadonlyMap<string | null, number>;

/** What is scheduled after today up to a period's end: the hours that another schedule could give to someone else. */
async function readComing(tx: Tx, { today, end }: { today: string; end: string }): Promise<Coming> {
  const { rows } = await sql<{ employee_id: string | null; minutes: number }>`
    select employee_id, sum(minutes)::integer as minutes
    from work_shift where project_id = ${tx.projectId} and date > ${today} and date <= ${end} group by 1`.execute(tx);
  return new Map(rows.map(({ employee_id, minutes }) => [employee_id, minutes]));
}
