import { isEmployed } from './employment.ts';
import type { Day, Person } from './problem.ts';

/** Whether an employee cannot work at all on a day: absent all of it, or without a contract. */
export function isAway(person: Person, day: Day): boolean {
  const end = day.startsAt + 1440 - (day.clockChange?.by ?? 0);
  return (
    !isEmployed(person, day.date) || person.blocks.some((block) => block.start <= day.startsAt && block.end >= end)
  );
}
