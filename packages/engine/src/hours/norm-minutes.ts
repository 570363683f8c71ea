import type { Block } from '../model/person.ts';
import type { Day, LocalDate, Minutes } from '../model/problem.ts';

const FULL_WEEK_HOURS = 40;
const WORKDAY = 8 * 60;

/**
 * What a person should work from `from` to `to`, in minutes: eight hours for each weekday that is no holiday, an hour less before a
 * holiday (DK 112), times the share that the contract is of 40 hours a week, less the days on which time off covers the whole
 * working day (DK 115, labour-law.md LT02 and LT12). Null without a contract: then no norm is known.
 */
export function normMinutes(
  days: readonly Day[],
  {
    from,
    to,
    contractHours,
    blocks,
  }: { from: LocalDate; to: LocalDate; contractHours: number | null; blocks: readonly Block[] },
): Minutes | null {
  if (contractHours === null) return null;
  const share = contractHours / FULL_WEEK_HOURS;
  const timeOff = blocks.filter(({ source }) => source === 'time_off');
  let minutes = 0;
  days.forEach((day, index) => {
    const isWorkday = day.weekday <= 5 && !day.holiday;
    if (day.date < from || day.date > to || !isWorkday || isAway(day, timeOff)) return;
    // The hour before a holiday is for those on the full norm; a reduced one is not shortened again.
    const shortened = share >= 1 && days[index + 1]?.holiday ? 60 : 0;
    minutes += WORKDAY * share - shortened;
  });
  return Math.round(minutes);
}

/** Does time off cover the working day, from eight o'clock on? */
export function isAway(day: Day, timeOff: readonly Block[]): boolean {
  const opens = day.startsAt + 8 * 60;
  return timeOff.some(({ start, end }) => start <= opens && end >= opens + WORKDAY);
}
