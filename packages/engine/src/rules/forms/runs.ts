import type { Context } from '../../model/context.ts';
import type { Model } from '../../model/model.ts';
import type { PersonView } from '../../model/person-view.ts';
import type { Person, Shift } from '../../problem/problem.ts';
import type { AmountAutomaton } from '../automaton.ts';
import { withChange, type RowCost, type RowForm } from '../rule.ts';

/** The known days, and the planned ones among them. */
export interface Span {
  first: number;
  last: number;
  days: number;
  /** Whether nothing goes on outside of the known days (`Problem.isolated`). */
  isWhole: boolean;
}

function spanOf({ calendar: { first, last, days }, problem }: Context): Span {
  return { first, last, days: days.length, isWhole: problem.isolated === true };
}

/** The day indices between which the first day of a judged run (`from`) and its last one (`to`) lie. */
export interface Edges {
  fromLeast: number;
  fromMost: number;
  toLeast: number;
  toMost: number;
}

/** A rule about the length of runs: maximal sequences of work days, or of days off. */
export interface Runs {
  of: 'work' | 'off';
  /** The minimum or maximum length for an employee; absent for none. */
  least?: (person: Person) => number | undefined;
  most?: (person: Person) => number | undefined;
  /** The runs that are judged. */
  edges: (span: Span) => Edges;
  /** For days off: the days that can be in a run; absent: all known ones. */
  within?: (span: Span) => readonly [first: number, last: number];
  /** For days off: by day, 1 if it is in no run although nobody works; absent: no such day. */
  ends?: (context: Context, person: Person) => Uint8Array;
}

/** The form of a rule about runs: one definition for the findings, the cost of a row, and the states of pricing. */
export function runs(rule: Runs): RowForm {
  const { of, least, most } = rule;
  const limitOf = (person: Person | undefined): number =>
    (person && (least ?? most)?.(person)) ?? (least ? 0 : Infinity);
  /** Whether no roster can break the limit: a run has at least a day. */
  const isVoid = (limit: number, { days }: Pick<Span, 'days'>): boolean => (least ? limit <= 1 : limit >= days);
  return {
    kind: 'row',
    // A shift less shortens a run of work and makes one of days off.
    ...((of === 'off' || least) && { needsWork: true }),
    ...(least && { mayStand: true }),
    judge: (view) => {
      const limit = limitOf(view.person);
      const span = spanOf(view.context);
      if (isVoid(limit, span)) return [];
      return judgedRuns(rule, view, span).flatMap(({ from, to }) => {
        const length = to - from + 1;
        const amount = least ? limit - length : length - limit;
        if (amount <= 0) return [];
        const shifts = shiftsOf(rule, view, from, to);
        return [{ date: view.calendar.days[from]?.date ?? null, shifts, amount, params: { days: length, limit } }];
      });
    },
    compile: (model) => {
      const limits = Float64Array.from(model.context.problem.people, limitOf);
      if (limits.every((limit) => isVoid(limit, model))) return null;
      if (of === 'off' && !least) return longOffCost(rule, model, limits);
      const cost = of === 'off' ? shortOffCost : least ? shortWorkCost : longWorkCost;
      return withChange(cost(rule, model, limits), { kind: 'near', reach: 0, weeks: false });
    },
    automata: (model, p) => {
      const person = model.context.problem.people[p];
      const limit = limitOf(person);
      return person && !isVoid(limit, model) ? [automatonOf(rule, model, person, limit)] : [];
    },
  };
}

function isJudged({ fromLeast, fromMost, toLeast, toMost }: Edges, from: number, to: number): boolean {
  return from >= fromLeast && from <= fromMost && to >= toLeast && to <= toMost;
}

function bounds(rule: Runs, span: Span): readonly [number, number] {
  return rule.within?.(span) ?? [0, span.days - 1];
}

function judgedRuns(rule: Runs, view: PersonView, span: Span): { from: number; to: number }[] {
  const [first, last] = bounds(rule, span);
  const edges = rule.edges(span);
  const ends = rule.ends?.(view.context, view.person);
  const works = new Uint8Array(span.days);
  for (const day of view.dayOf) works[day] = 1;
  const found: { from: number; to: number }[] = [];
  for (let day = first; day <= last; day++) {
    if ((works[day] === 1) !== (rule.of === 'work') || ends?.[day] === 1) continue;
    const run = found.at(-1);
    if (run?.to === day - 1) run.to = day;
    else found.push({ from: day, to: day });
  }
  return found.filter(({ from, to }) => isJudged(edges, from, to));
}

/** The shifts of a run of work, and those around days off that are too few. Too many days off have none. */
function shiftsOf({ of, least }: Runs, { shifts, dayOf }: PersonView, from: number, to: number): readonly Shift[] {
  if (of === 'work') return shifts.filter((_, i) => (dayOf[i] ?? -1) >= from && (dayOf[i] ?? -1) <= to);
  if (!least) return [];
  const after = dayOf.findIndex((day) => day > to);
  return shifts.slice(after - 1, after + 1);
}

// One function for each bound: the inner loop of annealing is then compiled for the constants of one rule.

function longWorkCost(rule: Runs, model: Model, limits: Float64Array): RowCost {
  const { fromLeast, fromMost, toLeast, toMost } = rule.edges(spanOf(model.context));
  return ({ person, length, day }) => {
    const limit = limits[person]!;
    let cost = 0;
    let begin = 0;
    for (let i = 1; i <= length; i++) {
      if (i < length && day[i] === day[i - 1]! + 1) continue;
      if (i - begin > limit) {
        const from = day[begin]!;
        const to = day[i - 1]!;
        if (from >= fromLeast && from <= fromMost && to >= toLeast && to <= toMost) cost += i - begin - limit;
      }
      begin = i;
    }
    return cost;
  };
}

function shortWorkCost(rule: Runs, model: Model, limits: Float64Array): RowCost {
  const { fromLeast, fromMost, toLeast, toMost } = rule.edges(spanOf(model.context));
  return ({ person, length, day }) => {
    const limit = limits[person]!;
    let cost = 0;
    let begin = 0;
    for (let i = 1; i <= length; i++) {
      if (i < length && day[i] === day[i - 1]! + 1) continue;
      if (i - begin < limit) {
        const from = day[begin]!;
        const to = day[i - 1]!;
        if (from >= fromLeast && from <= fromMost && to >= toLeast && to <= toMost) cost += limit - (i - begin);
      }
      begin = i;
    }
    return cost;
  };
}

/** Days off at the edges of the known days may continue outside: `edges` leaves them out. */
function shortOffCost(rule: Runs, model: Model, limits: Float64Array): RowCost {
  const { fromLeast, fromMost, toLeast, toMost } = rule.edges(spanOf(model.context));
  const { days } = model;
  return ({ person, length, day }) => {
    const limit = limits[person]!;
    let cost = 0;
    for (let i = 0; i <= length; i++) {
      const from = i === 0 ? 0 : day[i - 1]! + 1;
      const to = i === length ? days - 1 : day[i]! - 1;
      const off = to - from + 1;
      if (off > 0 && off < limit && from >= fromLeast && from <= fromMost && to >= toLeast && to <= toMost)
        cost += limit - off;
    }
    return cost;
  };
}

function longOffCost(rule: Runs, model: Model, limits: Float64Array): RowCost {
  const { fromLeast, fromMost, toLeast, toMost } = rule.edges(spanOf(model.context));
  const [first, last] = bounds(rule, spanOf(model.context));
  const ends = model.context.problem.people.map((person) => rule.ends?.(model.context, person) ?? null);
  return ({ person, length, day }) => {
    const limit = limits[person]!;
    if (limit === Infinity) return 0;
    const ending = ends[person];
    let cost = 0;
    let begin = first;
    let i = 0;
    for (let at = first; at <= last + 1; at++) {
      while (i < length && day[i]! < at) i++;
      if (at <= last && !(i < length && day[i] === at) && ending?.[at] !== 1) continue;
      const off = at - begin;
      if (off > limit && begin >= fromLeast && begin <= fromMost && at > toLeast && at <= toMost + 1)
        cost += off - limit;
      begin = at + 1;
    }
    return cost;
  };
}

/** The state is the length of the run so far, as far as it matters. */
function automatonOf(rule: Runs, model: Model, person: Person, limit: number): AmountAutomaton {
  const span = spanOf(model.context);
  const [first, last] = bounds(rule, span);
  const edges = rule.edges(span);
  const ends = rule.ends?.(model.context, person);
  const isWork = rule.of === 'work';
  const goesOn = (day: number, code: number): boolean =>
    code >= 0 === isWork && day >= first && day <= last && ends?.[day] !== 1;
  if (rule.least) {
    return {
      // A run that may have started before the known days is long enough.
      start: span.isWhole ? 0 : limit,
      next: (state, day, code) => (goesOn(day, code) ? Math.min(limit, state + 1) : 0),
      cost: (state, day, code) => {
        const isOn = goesOn(day, code);
        const length = isOn ? state + 1 : state;
        const to = isOn ? day : day - 1;
        const hasEnded = !isOn || (span.isWhole && day === span.days - 1);
        const isShort = length > 0 && length < limit && isJudged(edges, to - length + 1, to);
        return isShort && hasEnded ? limit - length : 0;
      },
    };
  }
  /** A run that is too long and judged, also if it goes on: each more day costs one more. */
  const BEYOND = model.days + 1;
  const isBeyond = (state: number, day: number): boolean => state >= limit && isJudged(edges, day - state, day);
  return {
    start: 0,
    next: (state, day, code) => {
      if (!goesOn(day, code)) return 0;
      return state === BEYOND || isBeyond(state, day) ? BEYOND : state + 1;
    },
    cost: (state, day, code) => {
      if (!goesOn(day, code)) return 0;
      if (state === BEYOND) return 1;
      return isBeyond(state, day) ? state + 1 - limit : 0;
    },
  };
}
