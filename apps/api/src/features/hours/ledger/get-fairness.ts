import { monthOf } from '@pamaina/contract';
import type { ledger } from '@pamaina/contract';
import type { Debt } from '@pamaina/engine';
import { byName } from '../../../platform/database/by-name.ts';
import { together, type Tx } from '../../../platform/database/database.ts';
import { employeeOf } from '../../../platform/http/employee-of.ts';
import { member, type Call } from '../../../platform/http/route.ts';
import { addDays, localOf, monthRange } from '../../../platform/time/zone.ts';
import { hoursOf } from '../analytics/index.ts';
import {
  contractSpans,
  debtsOf,
  isEmployedIn,
  listEmployments,
  readBooks,
  readEarlierWork,
  type EarlierWork,
} from '../../plan/planning-input/index.ts';

const KINDS = ['weekends', 'nights', 'closings', 'holidays'] as const;

/**
 * The fairness ledger of the given months, by default those that the next plan balances; an employee sees the own line
 * and the team's average.
 */
export async function getFairness(call: Call<typeof ledger.getFairness>) {
  const caller = member(call);
  const { projectId, timeZone } = caller;
  const { date, months } = call.query;
  const { work, debts, before, wishes, team, range } = await call.deps.database.readInProject(projectId, async (tx) => {
    const last = Temporal.PlainDate.from(date ?? localOf(timeZone, call.deps.now()).date);
    const { end } = monthRange(last.year, last.month);
    const range = {
      start: last
        .with({ day: 1 })
        .subtract({ months: months - 1 })
        .toString(),
      end,
    };
    const after = addDays(end, 1);
    const [books, employments, people] = await together(tx, () => [
      readBooks(tx, after),
      listEmployments(tx),
      readPeople(tx),
    ]);
    const earlier = await readEarlierWork(tx, after, books, months);
    const worked = new Set(earlier.work.map(({ employee_id }) => employee_id));
    const spansOf = (id: string) => employments.get(id) ?? [];
    const team = people.filter(({ id }) => worked.has(id) || isEmployedIn(spansOf(id), range));
    const contracts = new Map(team.map(({ id }) => [id, contractSpans(spansOf(id))]));
    return {
      work: earlier.work,
      debts: debtsOf(earlier, contracts),
      before: debtsOf({ ...earlier, work: earlier.work.filter(({ month }) => month < monthOf(end)) }, contracts),
      wishes: new Map(earlier.wishes.map(({ employee_id, ...counts }) => [employee_id, counts])),
      team,
      range,
    };
  });
  const ofPerson = Map.groupBy(work, ({ employee_id }) => employee_id);
  const people = team.map(({ id, name }): ledger.PersonFairness => {
    const own = ofPerson.get(id) ?? [];
    const debt = debts.get(id) ?? { minutes: 0, weekends: 0, nights: 0, closings: 0, holidays: 0 };
    const { minutes, ...counts } = debt;
    const granted = wishes.get(id);
    return {
      employee_id: id,
      name,
      hours: hoursOf(sum(own, 'minutes')),
      weekends: sum(own, 'weekends'),
      nights: sum(own, 'nights'),
      closings: sum(own, 'closings'),
      holidays: sum(own, 'holidays'),
      wishes_granted: granted?.granted ?? 0,
      wishes_refused: granted?.refused ?? 0,
      debt: { hours: hoursOf(minutes), ...counts },
    };
  });
  const seen = caller.role === 'manager' ? people : people.filter((one) => one.employee_id === employeeOf(caller));
  const spread = before.size === 0 ? null : { before: spreadOf(before), after: spreadOf(debts) };
  return { ...range, people: seen, average: averageOf(people), spread };
}

const sum = (rows: readonly EarlierWork[], kind: 'minutes' | (typeof KINDS)[number]) =>
  rows.reduce((total, row) => total + row[kind], 0);

/** The average distance of the employees from an even share. */
function spreadOf(debts: ReadonlyMap<string, Debt>): ledger.Spread {
  const mean = (kind: keyof ledger.Spread) =>
    Math.round(([...debts.values()].reduce((total, one) => total + Math.abs(one[kind]), 0) / debts.size) * 10) / 10;
  return {
    weekends: mean('weekends'),
    nights: mean('nights'),
    closings: mean('closings'),
    holidays: mean('holidays'),
  };
}

function averageOf(people: readonly ledger.PersonFairness[]): ledger.FairnessLine {
  const mean = (kind: keyof ledger.FairnessLine) =>
    Math.round((people.reduce((total, one) => total + one[kind], 0) / Math.max(1, people.length)) * 10) / 10;
  return {
    weekends: mean('weekends'),
    nights: mean('nights'),
    closings: mean('closings'),
    holidays: mean('holidays'),
    wishes_granted: mean('wishes_granted'),
    wishes_refused: mean('wishes_refused'),
  };
}

function readPeople(tx: Tx) {
  return tx.selectFrom('employee').select(['id', 'name']).orderBy(byName(tx, 'name')).orderBy('id').execute();
}
