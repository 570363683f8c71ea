import type { Calendar } from './calendar.ts';
import type { Day, Person } from './problem.ts';

const DAY = 1440;

/**
 * How much more of a person's free time lies on weekends than of the period's days, as a factor: who has lessons on weekdays takes more
 * weekends for the same hours. 1 for who is free on all days alike.
 */
export function weekendLeaning(person: Person, { days, first, last }: Calendar): number {
  const planned = days.slice(first, last + 1);
  const shareOf = (minutesOf: (day: Day) => number): number => {
    const sum = (of: readonly Day[]): number => of.reduce((minutes, day) => minutes + minutesOf(day), 0);
    return sum(planned.filter((day) => day.weekday >= 6)) / Math.max(1, sum(planned));
  };
  const usual = shareOf(() => DAY);
  return usual > 0 ? shareOf((day) => freeMinutes(person, day)) / usual : 1;
}

function freeMinutes({ blocks }: Person, { startsAt }: Day): number {
  const taken = blocks.reduce(
    (sum, { start, end }) => sum + Math.max(0, Math.min(end, startsAt + DAY) - Math.max(start, startsAt)),
    0,
  );
  return Math.max(0, DAY - taken);
}
