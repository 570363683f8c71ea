import type { Calendar } from './calendar.ts';
import { isEmployed } from './employment.ts';
import type { Day, Person } from './problem.ts';

const DAY = 1440;

/**
 * The share of an employee's free time on weekends relative to the share of weekends in the period, as a factor: an
 * employee with lessons on weekdays gets more weekends for the same hours. 1 for an employee who is equally free on all
 * days.
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

function freeMinutes(person: Person, { date, startsAt }: Day): number {
  if (!isEmployed(person, date)) return 0;
  const taken = person.blocks.reduce(
    (sum, { start, end }) => sum + Math.max(0, Math.min(end, startsAt + DAY) - Math.max(start, startsAt)),
    0,
  );
  return Math.max(0, DAY - taken);
}
