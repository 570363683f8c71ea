import type { repair } from '@pamaina/contract';
import { absentDays } from '@pamaina/engine';
import type { z } from 'zod';
import type { Tx } from '../../platform/database/database.ts';
import { daysOf, readBalances, readPeople } from './read-balances.ts';
import { readLeaveTypes } from './leave-rules.ts';

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

/** How many working days of somebody's week some local dates have, both inclusive, without public holidays (DK 126). */
export async function workingDaysOf(
  tx: Tx,
  { employeeId, from, to }: { employeeId: string; from: string; to: string },
): Promise<number> {
  const [person] = await readPeople(tx, employeeId);
  const days = await daysOf(tx, from, to);
  const absences = [{ from, to, scheduled: {} }];
  return absentDays(days, { from, to, daysPerWeek: person?.days_per_week ?? 5, absences }).length;
}

/** Whom an absence would take more than they have left, year by year. It is a warning: the manager may choose so. */
export async function overdrawnBy(tx: Tx, absence: Absence): Promise<Overdrawn[]> {
  const effects = await balanceEffects(tx, absence);
  return effects
    .filter(({ left, takes }) => takes > left)
    .map(({ name, year, unit, left, takes }) => ({ name, year, unit, left, takes }));
}

/** What an absence would take of each person's balance, year by year, in its unit; none of a kind without a balance. */
export async function balanceEffects(tx: Tx, absence: Absence): Promise<BalanceEffect[]> {
  const { people, type, from, to, minutes, today } = absence;
  const balance = (await readLeaveTypes(tx)).find(({ code }) => code === type)?.balance ?? null;
  if (balance === null) return [];
  const found: BalanceEffect[] = [];
  for (const person of (await readPeople(tx, undefined)).filter(({ id }) => people.includes(id)))
    for (let year = Number(from.slice(0, 4)); year <= Number(to.slice(0, 4)); year += 1) {
      const balances = await readBalances(tx, { year, employeeId: person.id, today });
      const own = balances.find((one) => one.type === balance);
      if (own?.left == null) continue;
      const days = await daysOf(tx, `${year}-01-01`, `${year}-12-31`);
      const range = { from: `${year}-01-01`, to: `${year}-12-31`, daysPerWeek: person.days_per_week };
      const count = absentDays(days, { ...range, absences: [{ from, to, scheduled: {} }] }).length;
      const taken = count * Math.min(minutes ?? person.day_minutes, person.day_minutes);
      const takes = Math.round((taken / (own.unit === 'hours' ? 60 : person.day_minutes)) * 100) / 100;
      const { type_name, unit, left } = own;
      found.push({ employee_id: person.id, type: balance, type_name, name: person.name, year, unit, left, takes });
    }
  return found;
}
