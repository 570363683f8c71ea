import type { Context } from '../../model/context.ts';
import type { Model } from '../../model/model.ts';
import type { PersonView } from '../../model/person-view.ts';
import type { Person, Shift } from '../../problem/problem.ts';
import type { AmountAutomaton } from '../automaton.ts';
import { boundWeeks } from './week-sum.ts';
import { withChange, type Finding, type RowChange, type RowCost, type RowForm } from '../rule.ts';

/** [states of one day] With more a rule is judged day by day instead of walked through in a table. */
const MOST_STATES = 4096;

/** What a rule remembers of the days before, as one number, and what each day adds to its breach. */
export interface DayStates {
  /** The state before the first known day. */
  start: number;
  /** The state after a day with these shifts, ordered by start; a day off has none. */
  next: (state: number, day: number, shifts: readonly Shift[]) => number;
  /** The amount of the breaches that the day makes certain. */
  amount: (state: number, day: number, shifts: readonly Shift[]) => number;
  /** The days of such a breach, and what its sentence says; `of`: only the shifts of such days. */
  breach: (state: number, day: number, shifts: readonly Shift[]) => Breach;
  /** Set if there are too many states for pricing, which leaves the rule out. */
  isWide?: boolean;
}

interface Breach {
  from: number;
  to: number;
  params: Finding['params'];
  of?: (shifts: readonly Shift[], day: number) => boolean;
  /** Set if one that begins with the last day of another one goes on: they have one cause. */
  joins?: true;
}

/** A rule as states. `Terms` say who has the same ones: by identity, null for nobody's rule. */
interface StateRule<Terms> {
  termsOf: (context: Context, person: Person) => Terms | null | undefined;
  /** Each is an automaton of its own: where fixed shifts break one already, pricing leaves out that one alone. */
  statesOf: (context: Context, terms: Terms) => readonly DayStates[];
  /** How a few other days change the amount; absent or undefined: by the whole row. */
  change?: (context: Context) => RowChange | undefined;
}

/**
 * The form of a rule that needs to know little of the days before: one definition for the findings, the cost of a row,
 * a walk through a table, and the states of pricing (Pesant 2004, the regular constraint).
 */
export function dayStates<Terms>({ termsOf, statesOf, change }: StateRule<Terms>): RowForm {
  const of = (context: Context, person: Person | undefined): readonly DayStates[] => {
    const terms = person && termsOf(context, person);
    return terms === null || terms === undefined ? [] : statesOf(context, terms);
  };
  return {
    kind: 'row',
    judge: (view) => of(view.context, view.person).flatMap((states) => findingsOf(states, view)),
    compile: (model) => {
      const { context } = model;
      const terms = context.problem.people.map((person) => termsOf(context, person) ?? null);
      const costs = new Map(
        [...new Set(terms)].map((known) => [known, known === null ? [] : costsOf(model, statesOf(context, known))]),
      );
      const own = terms.map((known) => costs.get(known) ?? []);
      if (own.every((parts) => parts.length === 0)) return null;
      const cost: RowCost = (row) => {
        let sum = 0;
        const parts = own[row.person]!;
        for (let i = 0; i < parts.length; i++) sum += parts[i]!(row);
        return sum;
      };
      const known = change?.(context);
      return known ? withChange(cost, known) : cost;
    },
    automata: (model, p) =>
      of(model.context, model.context.problem.people[p]).flatMap((states) =>
        states.isWide ? [] : [automatonOf(states, model)],
      ),
  };
}

/** Breaches that share days are merged into one finding, so that one cause is reported once. */
function findingsOf({ start, next, amount, breach }: DayStates, view: PersonView): Finding[] {
  const { calendar, shifts, dayOf } = view;
  const found: (Breach & { amount: number })[] = [];
  let state = start;
  let at = 0;
  for (let day = 0; day < calendar.days.length; day++) {
    const begin = at;
    while (at < shifts.length && dayOf[at] === day) at++;
    const own = begin === at ? [] : shifts.slice(begin, at);
    const more = amount(state, day, own);
    if (more > 0) {
      const now = breach(state, day, own);
      const last = found.at(-1);
      if (last && (now.from === last.from || now.from < last.to + Number(now.joins ?? false)))
        Object.assign(last, { ...now, from: Math.min(last.from, now.from), amount: last.amount + more });
      else found.push({ ...now, amount: more });
    }
    state = next(state, day, own);
  }
  return found.map(({ from, to, params, of, amount: sum }) => ({
    date: calendar.days[from]?.date ?? null,
    shifts: shiftsFrom(view, from, to).flatMap(({ day, own }) => (of?.(own, day) === false ? [] : own)),
    amount: sum,
    params,
  }));
}

/** The shifts of some days, by day. */
function shiftsFrom({ shifts, dayOf }: PersonView, from: number, to: number): { day: number; own: Shift[] }[] {
  const days: { day: number; own: Shift[] }[] = [];
  shifts.forEach((shift, i) => {
    const day = dayOf[i]!;
    if (day < from || day > to) return;
    if (days.at(-1)?.day === day) days.at(-1)!.own.push(shift);
    else days.push({ day, own: [shift] });
  });
  return days;
}

function shiftsOf({ parts, shiftOf }: Model, code: number): Shift[] {
  return code < 0 ? [] : parts[code]!.map((part) => shiftOf[part]!);
}

function automatonOf({ start, next, amount }: DayStates, model: Model): AmountAutomaton {
  return {
    start,
    next: (state, day, code) => next(state, day, shiftsOf(model, code)),
    cost: (state, day, code) => amount(state, day, shiftsOf(model, code)),
  };
}

/** Those that a roster of the model can break. */
function costsOf(model: Model, all: readonly DayStates[]): RowCost[] {
  return all.flatMap((states) => {
    const table = tableOf(states, model);
    if (!table) return [walked(states, model)];
    return table.amount.some((amount) => amount > 0) ? [lookedUp(table, model)] : [];
  });
}

/** By day, state and option (0: a day off, then the day's codes): the next state, numbered within its day. */
interface Table {
  /** By day: the place of its first state, and the number of options. */
  base: Int32Array;
  width: Int32Array;
  to: Int32Array;
  amount: Int32Array;
  /** By day: the state after nothing but days off, and their amount. */
  idle: Int32Array;
  idleAmount: Int32Array;
  /** By place of a state divided by the options: `tail[tailBase[day] + state]` is the amount of only days off. */
  tailBase: Int32Array;
  tail: Int32Array;
}

/** Null if there are too many states. */
function tableOf({ start, next, amount }: DayStates, model: Model): Table | null {
  const { days, dayStart } = model;
  const duties = Array.from(model.parts, (_, code) => shiftsOf(model, code));
  const base = new Int32Array(days + 1);
  const width = Int32Array.from({ length: days }, (_, day) => 1 + dayStart[day + 1]! - dayStart[day]!);
  const tailBase = new Int32Array(days + 2);
  const to: number[] = [];
  const amounts: number[] = [];
  let layer = new Map([[start, 0]]);
  for (let day = 0; day < days; day++) {
    const after = new Map<number, number>();
    for (const state of layer.keys()) {
      for (let option = 0; option < width[day]!; option++) {
        const shifts = option === 0 ? [] : duties[dayStart[day]! + option - 1]!;
        const reached = next(state, day, shifts);
        if (!after.has(reached)) after.set(reached, after.size);
        to.push(after.get(reached)!);
        amounts.push(amount(state, day, shifts));
      }
    }
    if (after.size > MOST_STATES) return null;
    base[day + 1] = to.length;
    tailBase[day + 1] = tailBase[day]! + layer.size;
    layer = after;
  }
  tailBase[days + 1] = tailBase[days]! + layer.size;
  const table = { base, width, to: Int32Array.from(to), amount: Int32Array.from(amounts), tailBase };
  return { ...table, ...daysOff(table, days) };
}

function daysOff(
  { base, width, to, amount, tailBase }: Pick<Table, 'base' | 'width' | 'to' | 'amount' | 'tailBase'>,
  days: number,
) {
  const idle = new Int32Array(days + 1);
  const idleAmount = new Int32Array(days + 1);
  for (let day = 0; day < days; day++) {
    const at = base[day]! + idle[day]! * width[day]!;
    idle[day + 1] = to[at]!;
    idleAmount[day + 1] = idleAmount[day]! + amount[at]!;
  }
  const tail = new Int32Array(tailBase[days + 1]!);
  for (let day = days - 1; day >= 0; day--) {
    for (let state = 0; state < tailBase[day + 1]! - tailBase[day]!; state++) {
      const at = base[day]! + state * width[day]!;
      tail[tailBase[day]! + state] = amount[at]! + tail[tailBase[day + 1]! + to[at]!]!;
    }
  }
  return { idle, idleAmount, tail };
}

function lookedUp({ base, width, to, amount, idle, idleAmount, tailBase, tail }: Table, { dayStart }: Model): RowCost {
  return ({ length, code, day }) => {
    if (length === 0) return tail[0]!;
    let now = day[0]!;
    let state = idle[now]!;
    let sum = idleAmount[now]!;
    for (let i = 0; i < length; i++) {
      for (; now < day[i]!; now++) {
        const at = base[now]! + state * width[now]!;
        sum += amount[at]!;
        state = to[at]!;
      }
      const at = base[now]! + state * width[now]! + code[i]! - dayStart[now]! + 1;
      sum += amount[at]!;
      state = to[at]!;
      now++;
    }
    return sum + tail[tailBase[now]! + state]!;
  };
}

function walked({ start, next, amount }: DayStates, model: Model): RowCost {
  return ({ length, code, day }) => {
    let sum = 0;
    let state = start;
    let i = 0;
    for (let now = 0; now < model.days; now++) {
      const shifts = shiftsOf(model, i < length && day[i] === now ? code[i++]! : -1);
      sum += amount(state, now, shifts);
      state = next(state, now, shifts);
    }
    return sum;
  };
}

/**
 * The form of a rule that limits the distinct things of a week, from Monday to Sunday, such as start times: each one
 * beyond costs one. @param thingOf null if the shift has none
 */
export function mostDistinctInWeek(
  mostOf: (context: Context) => number | null | undefined,
  thingOf: (context: Context, shift: Shift) => number | string | null,
): RowForm {
  return dayStates({
    termsOf: mostOf,
    // One for each week. A state stands for the things so far: sets of them are numbered as they are met.
    statesOf: (context, most) => {
      const sets: (readonly (number | string)[])[] = [[]];
      const numbers = new Map([['', 0]]);
      const joined = (state: number, shifts: readonly Shift[]): number => {
        const all = new Set([...sets[state]!, ...shifts.flatMap((shift) => thingOf(context, shift) ?? [])]);
        const things = [...all].toSorted((a, b) => (a < b ? -1 : 1));
        const key = things.join('\n');
        if (!numbers.has(key)) numbers.set(key, sets.push(things) - 1);
        return numbers.get(key)!;
      };
      const beyond = (state: number): number => Math.max(0, sets[state]!.length - most);
      return boundWeeks('most', context.calendar).map(({ from, to }): DayStates => ({
        start: 0,
        next: (state, day, shifts) => (day >= from && day < to ? joined(state, shifts) : 0),
        amount: (state, day, shifts) => (day >= from && day <= to ? beyond(joined(state, shifts)) - beyond(state) : 0),
        breach: (state, _day, shifts) => ({
          from,
          to,
          params: { count: sets[joined(state, shifts)]!.length, limit: most },
        }),
      }));
    },
    change: () => ({ kind: 'near', reach: 0, weeks: true }),
  });
}
