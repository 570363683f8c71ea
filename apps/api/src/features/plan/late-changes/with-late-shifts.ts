import { lawOn, type LateShift, type Problem } from '@pamaina/engine';
import type { Tx } from '../../../platform/database/database.ts';
import type { ShiftRow } from '../planning-input/index.ts';
import { costsIfTaken } from './price-change.ts';
import { houseOf, rateOf, readChangeFacts, type ChangeFacts } from './read-prices.ts';

/** What an answer of the engine can take from employees. */
export interface Takeable {
  /** Shifts of the period; drafts among them cost nothing. */
  rows: readonly ShiftRow[];
  /** Who loses their shifts by their own doing: nothing is paid to them. */
  causes: readonly string[];
  /** Milliseconds since 1970. */
  now: number;
}

/**
 * The problems in which taking a published shift from its employee now costs what `pricesOf` says of one that is given
 * to another person, so that the engine counts it like other costs: also where it is moved or cut, for which a law can
 * have other amounts, and about that where the employee gets two parts of a split day for it. One statement, none
 * without published shifts.
 */
export async function withLateShifts(
  tx: Tx,
  problems: readonly Problem[],
  { rows, causes, now }: Takeable,
): Promise<Problem[]> {
  const published = rows.filter(
    ({ status, employee_id: id, on_call }) =>
      status === 'published' && id !== null && on_call !== 'at_home' && !causes.includes(id),
  );
  const ids = [...new Set(published.flatMap(({ employee_id }) => employee_id ?? []))];
  if (ids.length === 0) return [...problems];
  const facts = await readChangeFacts(tx, ids, now);
  return problems.map((problem) => withShiftsOf(problem, published, facts));
}

function withShiftsOf(problem: Problem, published: readonly ShiftRow[], facts: ChangeFacts): Problem {
  const inside = published.filter(({ date }) => problem.from <= date && date <= problem.to);
  const byPerson = Map.groupBy(inside, ({ employee_id }) => employee_id);
  const people = problem.people.map((person) => {
    const lateShifts = (byPerson.get(person.id) ?? []).flatMap((row) => lateShiftOf(row, person.id, facts) ?? []);
    return lateShifts.length === 0 ? person : { ...person, lateShifts };
  });
  return people.every(({ lateShifts }) => lateShifts === undefined) ? problem : { ...problem, people };
}

/** Null: it costs nothing to take it now. */
function lateShiftOf(row: ShiftRow, id: string, facts: ChangeFacts): LateShift | null {
  const { project, daysOf, law, now } = facts;
  const terms = { law: lawOn(law, row.date), house: houseOf(project), zone: project.time_zone, days: daysOf(id), now };
  const costs = costsIfTaken(row, terms);
  if (costs.length === 0) return null;
  return {
    start: Date.parse(row.starts_at) / 60_000,
    end: Date.parse(row.ends_at) / 60_000,
    breakMinutes: row.break_minutes,
    costs: costs.map(({ share, minutes, cents }) => ({
      ...(share !== undefined && { share }),
      ...(minutes !== undefined && { minutes }),
      ...(cents !== undefined && { cents }),
    })),
    rateCents: rateOf(facts, id, row),
  };
}
