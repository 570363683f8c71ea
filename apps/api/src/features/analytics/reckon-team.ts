import { isAway, normMinutes, payMultipliers, reckonWork, type Block, type Days, type Reckoned } from '@pamaina/engine';
import { accountingPeriods, type DateRange } from './period-range.ts';
import type { Team, Work } from './read-work.ts';

/** Everything that was worked in whole accounting periods, and what says how much should have been. */
export interface Books<One extends Work = Work> {
  team: Team;
  days: Days;
  blocksOf: ReadonlyMap<string, Block[]>;
  work: readonly One[];
}

/** Everything that somebody works or worked, reckoned up. @param range whole accounting periods around it are looked at */
export function reckonTeam<One extends Work>(
  { team, days, blocksOf, work }: Books<One>,
  range: DateRange,
): Reckoned<One>[] {
  const multipliers = payMultipliers(team.law_pack);
  const people = new Map(team.people.map((person) => [person.id, person]));
  const taken = work.filter(({ person }) => person !== null);
  const byPerson = Map.groupBy(taken, ({ person, isGone }) => `${isGone} ${person}`);
  const periods = accountingPeriods(team.accounting_start, team.accounting_months, range);
  return [...byPerson.values()].flatMap((own) => {
    const [first] = own;
    const person = first && !first.isGone ? people.get(first.person ?? '') : undefined;
    return periods.flatMap(({ start, end }) => {
      const norm = normMinutes(days.list, {
        from: start,
        to: end,
        contractHours: person?.contract_hours_per_week ?? null,
        blocks: blocksOf.get(person?.id ?? '') ?? [],
      });
      const inPeriod = own.filter(({ date }) => date >= start && date <= end);
      return reckonWork(inPeriod, {
        days,
        multipliers,
        rateCents: person?.hourly_rate_cents ?? 0,
        normMinutes: norm,
      });
    });
  });
}

/** The working days of a range that a person's time off covers, as dates. */
export function absencesOf({ days, blocksOf }: Books, employeeId: string, { start, end }: DateRange): string[] {
  const timeOff = (blocksOf.get(employeeId) ?? []).filter(({ source }) => source === 'time_off');
  if (timeOff.length === 0) return [];
  return days.list
    .filter(({ date, weekday, holiday }) => date >= start && date <= end && weekday <= 5 && !holiday)
    .filter((day) => isAway(day, timeOff))
    .map(({ date }) => date);
}
