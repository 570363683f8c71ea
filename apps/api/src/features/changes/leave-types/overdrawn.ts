import { yearOf } from '@pamaina/contract';
import type { repair } from '@pamaina/contract';
import { absentDays } from '@pamaina/engine';
import type { z } from 'zod';
import type { Tx } from '../../../platform/database/database.ts';
import { balanceOf } from './balance-of.ts';
import { byMonth, factsOf, namesOf, readBalanceBooks, type BalanceBooks } from './read-balances.ts';

interface Absence {
  people: readonly string[];
  /** Its code. */
  type: string;
  /** Local dates, both inclusive. */
  from: string;
  to: string;
  /** Of some hours of one day; null: whole days. */
  minutes: number | null;
  /** Local. */
  today: string;
}

type Overdrawn = z.infer<typeof repair.Overdrawn>;

interface BalanceEffect extends Overdrawn {
  employee_id: string;
  /** Of the balance, which several kinds can share; its name if it is a type of the business. */
  type: string;
  type_name: string | null;
}

/**
 * How many working days of somebody's week a vacation on some local dates takes, both inclusive, without public
 * holidays (DK 126).
 * @param books of the years of the dates
 */
export function workingDaysOf(
  { types, people, days }: BalanceBooks,
  { employeeId, from, to }: { employeeId: string; from: string; to: string },
): number {
  const contract = people.find(({ id }) => id === employeeId)?.contracts ?? [];
  const balance = types.find(({ code }) => code === 'vacation')?.balance;
  const { half_days: halfDays = [] } = types.find(({ code }) => code === balance) ?? {};
  const taken = absentDays(days, { from, to, contract, absences: [{ from, to, scheduled: {} }], halfDays });
  return taken.reduce((sum, { part }) => sum + part, 0);
}

/** Whom an absence would take more than they have left, year by year. It is a warning: the manager may choose so. */
export async function overdrawnBy(tx: Tx, absence: Absence): Promise<Overdrawn[]> {
  const effects = balanceEffects(await readBooksOf(tx, absence), absence);
  return effects
    .filter(({ left, takes }) => takes > left)
    .map(({ name, year, unit, left, takes }) => ({ name, year, unit, left, takes }));
}

/** The books of the people and years of an absence. Two statements. */
export const readBooksOf = (tx: Tx, { people, from, to }: Pick<Absence, 'people' | 'from' | 'to'>) =>
  readBalanceBooks(tx, { ...yearsOf({ from, to }), people });

const yearsOf = ({ from, to }: Pick<Absence, 'from' | 'to'>) => ({
  first: yearOf(from),
  last: yearOf(to),
});

/**
 * What an absence would take of each person's balance, year by year, in its unit; none of a kind without a balance.
 * @param books of its people and years
 */
export function balanceEffects(books: BalanceBooks, { type, from, to, minutes, today }: Absence): BalanceEffect[] {
  const balance = books.types.find(({ code }) => code === type)?.balance ?? null;
  const rule = books.types.find(({ code, archived }) => code === balance && !archived);
  if (rule === undefined) return [];
  const { first, last } = yearsOf({ from, to });
  const years = Array.from({ length: last - first + 1 }, (_, index) => first + index);
  const absences = [{ from, to, minutes, scheduled: {} }];
  return books.people.flatMap((person) => {
    const facts = factsOf(books, { person, rule, today });
    return years.flatMap((year): BalanceEffect[] => {
      const ofYear = { from: `${year}-01-01`, to: `${year}-12-31`, contract: person.contracts };
      const months = byMonth(rule, absentDays(books.days, { ...ofYear, absences, halfDays: rule.half_days }));
      const { left } = balanceOf(facts, year, { from: from > ofYear.from ? from : ofYear.from, months });
      if (left === null) return [];
      const takes = Math.round(months.reduce((sum, amount) => sum + amount, 0) * 100) / 100;
      return [{ employee_id: person.id, name: person.name, ...namesOf(rule), year, left, takes }];
    });
  });
}
