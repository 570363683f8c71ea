import { workMinutes } from '../problem/calendar.ts';
import { termsOn } from '../problem/employment.ts';
import type { LocalDate, Person, Problem, Shift } from '../problem/problem.ts';
import type { ShiftMove } from '../problem/remedy.ts';

/** The wage of a shift without premiums, by the rate of its day, in cents; null: the employee has no rate. */
export const wageOf = (person: Person, shift: Shift): number | null => wage(person, shift.date, workMinutes(shift));

function wage(person: Person, date: LocalDate, minutes: number): number | null {
  const { hourlyRateCents } = termsOn(person, date);
  return hourlyRateCents === null ? null : Math.round((hourlyRateCents * minutes) / 60);
}

/**
 * What reassigned shifts add to the wages without premiums, in cents; below 0: they cost less. Null: one of the
 * employees has no rate.
 */
export function costOfMoves(
  { people, needs }: Problem,
  shifts: readonly Shift[],
  moves: readonly ShiftMove[],
): number | null {
  const personOf = new Map(people.map((person) => [person.id, person]));
  let sum = 0;
  for (const move of moves) {
    const shift = shifts.find(({ id }) => id === move.shiftId);
    const unpaid = needs.find((need) => isPlace(need, move))?.breakMinutes ?? 0;
    const minutes = shift === undefined ? move.end - move.start - unpaid : workMinutes(shift);
    for (const [id, sign] of [
      [move.to, 1],
      [move.from, -1],
    ] as const) {
      if (id === null) continue;
      const person = personOf.get(id);
      const cents = person === undefined ? null : wage(person, move.date, minutes);
      if (cents === null) return null;
      sum += sign * cents;
    }
  }
  return sum;
}

const isPlace = (need: Problem['needs'][number], { date, template, role, start, end }: ShiftMove): boolean =>
  need.date === date && need.template === template && need.role === role && need.start === start && need.end === end;
