import { workMinutes } from '../problem/calendar.ts';
import type { Person, Problem, Shift } from '../problem/problem.ts';
import { hourlyRateOn } from '../problem/rates.ts';
import type { ShiftMove } from '../problem/remedy.ts';

/** What has rates: the employees of a problem, its roles. */
type Rates = Pick<Problem, 'roleRates'>;

/** The wage of a shift without premiums, by the rate of its day, in cents; null: no rate is known. */
export const wageOf = (rates: Rates, person: Person, shift: Shift): number | null =>
  wage(rates, person, shift, workMinutes(shift));

function wage(rates: Rates, person: Person, of: Pick<Shift, 'date' | 'role'>, minutes: number): number | null {
  const hourlyRateCents = hourlyRateOn(rates, person, of);
  return hourlyRateCents === null ? null : Math.round((hourlyRateCents * minutes) / 60);
}

/**
 * What reassigned shifts add to the wages without premiums, in cents; below 0: they cost less. Null: no rate is known
 * for one of the employees.
 */
export function costOfMoves(problem: Problem, shifts: readonly Shift[], moves: readonly ShiftMove[]): number | null {
  const { people, needs } = problem;
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
      const cents = person === undefined ? null : wage(problem, person, move, minutes);
      if (cents === null) return null;
      sum += sign * cents;
    }
  }
  return sum;
}

const isPlace = (need: Problem['needs'][number], { date, template, role, start, end }: ShiftMove): boolean =>
  need.date === date && need.template === template && need.role === role && need.start === start && need.end === end;
