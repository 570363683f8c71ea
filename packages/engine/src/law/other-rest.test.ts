import { expect, it } from 'vitest';
import { judge } from '../api/judge.ts';
import { contextOf } from '../model/context.ts';
import type { LawPack } from '../problem/law-pack.ts';
import type { Person, Problem, Shift } from '../problem/problem.ts';
import { compileModel } from '../roster/compile-model.ts';
import { createRandom } from '../roster/random.ts';
import { madeUpRest } from '../rules/rest.ts';
import { averageRest } from '../rules/weekly-rest.ts';
import { daysOf } from '../testing/days-of.ts';
import { randomProblem } from '../testing/random-problem.ts';
import { randomRow } from '../testing/random-row.ts';
import { adult, world } from '../testing/small-world.ts';
import { lawOf } from './packs.ts';

// Seven weeks from Monday to Sunday without a change of clocks, and rosters whose shifts begin and end on full hours.
const list = [...daysOf('2026-02-02', '2026-03-22').list];
const HOUR = 60;
const first = list[0]?.startsAt ?? 0;
const hourOf = (instant: number): number => (instant - first) / HOUR;
const COUNT = process.env['DRAWS'] === 'all' ? 2000 : 500;

/** A shift of one date, in hours from its midnight. */
function shiftOn(date: number, start: number, hours: number): Shift {
  const day = list[date]!;
  const begin = day.startsAt + start * HOUR;
  const times = { start: begin, end: begin + hours * HOUR, breakMinutes: 0 };
  return {
    ...times,
    id: `${day.date} ${start}`,
    date: day.date,
    template: null,
    role: 'cook',
    employeeId: 'ona',
    locked: false,
  };
}

/** What the judge finds of a rule, and the amount by the search. */
function answersOf(problem: Problem, shifts: readonly Shift[], rule: typeof averageRest) {
  const found = judge(problem, shifts).filter((violation) => violation.rule === rule.code);
  const model = compileModel(contextOf({ ...problem, fixed: [...shifts] }));
  // Two shifts of a date are one code.
  const dates = [...new Set(shifts.map(({ date }) => date))];
  const day = Int32Array.from(dates, (date) => list.findIndex((one) => one.date === date));
  const code = Int32Array.from(day, (one) => model.fixed[one]!);
  return { found, cost: rule.compile(model)?.({ person: 0, length: code.length, code, day }) ?? 0 };
}

const spanOf = (from: number, to: number) => ({ from: list[from]?.date ?? '', to: list[to]?.date ?? '' });

/** The unbroken rests, in hours from the first midnight; what is before and after the shifts is free. */
function restsIn(shifts: readonly Shift[]): [from: number, to: number][] {
  return [null, ...shifts].map((shift, i) => [
    shift ? hourOf(shift.end) : -10_000,
    shifts[i] ? hourOf(shifts[i].start) : 10_000,
  ]);
}

/**
 * How many hours the rests of the weeks lack that end on planned dates: 35 on average, each week's longest rest before
 * the end of these dates, with at most 11 hours outside of the week. Weeks with a date of vacation aren't counted, and
 * with fewer than four weeks, or two that count, there is no average.
 */
function lacking(shifts: readonly Shift[], { from, to }: { from: number; to: number }, vacation: readonly number[]) {
  const sundays = list.flatMap((_, date) => (date % 7 === 6 && date >= from && date <= to ? [date] : []));
  const counted = sundays.filter((sunday) => !vacation.some((date) => date > sunday - 7 && date <= sunday));
  if (sundays.length < 4 || counted.length < 2) return 0;
  const rests = counted.map((sunday) => {
    const [begin, end] = [(sunday - 6) * 24, (sunday + 1) * 24];
    const known = restsIn(shifts).map(([start, until]) => [start, Math.min(until, (to + 1) * 24)] as const);
    const parts = known.filter(([start, until]) => start < end && until > begin);
    return Math.max(
      ...parts.map(([start, until]) => Math.min(until - start, Math.min(until, end) - Math.max(start, begin) + 11)),
    );
  });
  return Math.max(0, 35 * counted.length - rests.reduce((sum, hours) => sum + hours, 0));
}

it('random rosters have 35 hours of rest a week on average, or lack as many', () => {
  const seen = { kept: 0, broken: 0, vacation: 0 };
  for (let seed = 0; seed < COUNT; seed++) {
    const { below } = createRandom(seed);
    const busy = 12 + below(9);
    const planned = { from: seed % 8, to: 27 + (seed % 16) };
    let free = 0;
    const shifts = list.flatMap((_, date): Shift[] => {
      const start = Math.max(free - date * 24, 2 + below(12));
      const hours = 4 + below(9);
      if (below(20) >= busy || start >= 24) return [];
      free = date * 24 + start + hours + 6 + below(6);
      return [shiftOn(date, start, hours)];
    });
    const vacation = below(3) === 0 ? [10 + below(20)] : [];
    const blocks = vacation.map((date): Person['blocks'][number] => {
      const start = list[date]!.startsAt;
      return { start, end: start + 24 * HOUR, source: 'time_off' };
    });
    // Absences that take no week away: some hours, and a day that is no leave.
    const [part, other] = [list[below(40)]!.startsAt, list[below(40)]!.startsAt];
    blocks.push({ start: part, end: part + 23 * HOUR, source: 'time_off' });
    blocks.push({ start: other, end: other + 24 * HOUR, source: 'time_off', isLeave: false });
    const span = spanOf(planned.from, planned.to);
    const problem = { ...world({ people: [adult({ blocks })], days: list }), ...span, law: lawOf('lv', span) };
    const expected = lacking(shifts, planned, vacation);
    const { found, cost } = answersOf(problem, shifts, averageRest);
    expect([seed, found.length > 0, cost]).toEqual([seed, expected > 0, expected]);
    seen[expected > 0 ? 'broken' : 'kept']++;
    if (vacation.length > 0 && expected !== lacking(shifts, planned, [])) seen.vacation++;
  }
  expect(Math.min(seen.kept, seen.broken, seen.vacation)).toBeGreaterThan(COUNT / 50);
});

/** 11 hours, or 8 if later rests make up for it. */
const made = (withinDays: number): LawPack => ({
  id: 'xx',
  dailyRest: { severity: 'hard', article: 'Act', minMinutes: 660, madeUp: { leastMinutes: 480, withinDays } },
});

/**
 * Whether each missing hour has an hour of its own: of a rest that begins after the short one and at most so many times
 * 24 hours later, beyond its first 11 and before the end of the planned dates. Every way to give them out is tried.
 */
function canBeMadeUp(shifts: readonly Shift[], withinDays: number, end: number): boolean {
  const rests = restsIn(shifts);
  const missing = rests.flatMap(([from, to]) => {
    const length = to - from;
    return length < 11 ? Array.from({ length: 11 - length }, () => to) : [];
  });
  const spare = rests.flatMap(([from, to]) =>
    Array.from({ length: Math.max(0, Math.min(to, end) - from - 11) }, () => from),
  );
  const givenTo = new Map<number, number>();
  const give = (hour: number, tried: Set<number>): boolean =>
    spare.some((begins, at) => {
      const by = missing[hour]!;
      if (begins < by || begins > by + withinDays * 24 || tried.has(at)) return false;
      tried.add(at);
      const other = givenTo.get(at);
      if (other !== undefined && !give(other, tried)) return false;
      givenTo.set(at, hour);
      return true;
    });
  return missing.every((_, hour) => give(hour, new Set()));
}

it('random rosters make up for short rests as the rule reads', () => {
  const seen = { usual: 0, made: 0, broken: 0 };
  for (let seed = 0; seed < COUNT; seed++) {
    const { below } = createRandom(seed + 5000);
    const planned = { from: 7, to: 10 + (seed % 11) };
    const withinDays = 1 + (seed % 4);
    let free = planned.from * 24;
    const shifts = list.flatMap((_, date): Shift[] => {
      if (date < planned.from || date > planned.to || below(9) === 0) return [];
      const start = Math.max(free - date * 24, below(4));
      if (start >= 24) return [];
      const hours = 9 + below(6);
      free = date * 24 + start + hours + 8 + below(4);
      return [shiftOn(date, start, hours)];
    });
    const span = spanOf(planned.from, planned.to);
    const problem = { ...world({ people: [adult()], days: list }), ...span, law: made(withinDays) };
    const isKept = canBeMadeUp(shifts, withinDays, (planned.to + 1) * 24);
    const { found, cost } = answersOf(problem, shifts, madeUpRest);
    expect([seed, found.length > 0, cost > 0]).toEqual([seed, !isKept, !isKept]);
    const isUsual = restsIn(shifts).every(([from, to]) => to - from >= 11);
    seen[isUsual ? 'usual' : isKept ? 'made' : 'broken']++;
  }
  expect(Math.min(seen.made, seen.broken)).toBeGreaterThan(COUNT / 10);
});

/** How many short rests are a breach; judge and search agree on whether one is. Planned are dates 7 to 13. */
function breaches(law: LawPack, shifts: readonly Shift[], more: Partial<Problem> = {}): number {
  const { found, cost } = answersOf(
    { ...world({ people: [adult()], days: list }), ...spanOf(7, 13), law, ...more },
    shifts,
    madeUpRest,
  );
  expect(found.length > 0).toBe(cost > 0);
  return cost;
}
/** The law from date 9 on. */
const andThen = (law: LawPack, later: LawPack): LawPack => ({ ...law, changes: [{ from: list[9]!.date, law: later }] });
const daily = (minMinutes: number, leastMinutes: number, withinDays: number): LawPack => ({
  id: 'xx',
  dailyRest: { severity: 'hard', article: 'Act', minMinutes, madeUp: { leastMinutes, withinDays } },
});

it('the first rest that ends under a stricter law is judged by it, wherever the midnight is', () => {
  const law = andThen(daily(660, 480, 2), daily(720, 600, 2));
  // From 13:00 to 0:00 are 11 hours, an hour too few for the new law; then 12 hours each, or once 13.
  const always = [shiftOn(8, 5, 8), ...[9, 10, 11, 12, 13].map((date) => shiftOn(date, 0, 12))];
  const once = [shiftOn(8, 5, 8), shiftOn(9, 0, 12), ...[10, 11, 12, 13].map((date) => shiftOn(date, 1, 11))];
  expect([breaches(law, always), breaches(law, once)]).toEqual([1, 0]);
  expect(breaches(daily(660, 480, 2), always)).toBe(0);
});

it('what must be made up for soonest is, also where an earlier short rest has longer', () => {
  const law = andThen(daily(660, 480, 10), daily(660, 480, 1));
  // 10 hours until date 8, with ten days for the hour, and until date 9, with one day. The rest of 12 hours after it is
  // for the second; the last one, of 12 until date 11, for the first.
  const shifts = [shiftOn(7, 6, 14), shiftOn(8, 6, 14), shiftOn(9, 6, 7), shiftOn(10, 1, 13), shiftOn(11, 2, 13)];
  expect(breaches(law, shifts)).toBe(0);
  expect(breaches(law, [...shifts.slice(0, 3), shiftOn(10, 0, 13), shiftOn(11, 1, 13)])).toBe(1);
});

it('a short rest between two shifts of a date is made up for too, that of a split day is none', () => {
  const law = daily(660, 480, 1);
  // 9 hours, then 11 each, or first 13.
  const two = [shiftOn(8, 0, 6), shiftOn(8, 15, 6)];
  const next = [8, 9].map((start) => [9, 10, 11, 12, 13].map((date) => shiftOn(date, start, 24 - start - 3)));
  expect(breaches(law, [...two, ...next[0]!])).toBe(1);
  expect(breaches(law, [...two, shiftOn(9, 10, 11), ...next[0]!.slice(1)])).toBe(0);
  const splitDays = { leastBreak: 2, mostBreak: 10, mostPerWeek: 2 };
  const people = [adult({ splitsDays: true })];
  expect(breaches(law, [...two, ...next[0]!], { people, rules: { splitDays } })).toBe(0);
});

it('a short rest that ends after the planned dates is of the next ones', () => {
  const law = daily(660, 480, 2);
  // 9 hours across the border; then 13, or never more than 11.
  const across = [shiftOn(13, 14, 8), shiftOn(14, 7, 8)];
  const [kept, broken] = [4, 2].map((start) => [
    ...across,
    ...[15, 16, 17, 18, 19, 20].map((date) => shiftOn(date, start, 13)),
  ]);
  const later = spanOf(14, 20);
  expect([breaches(law, kept!), breaches(law, kept!, later)]).toEqual([0, 0]);
  expect([breaches(law, broken!), breaches(law, broken!, later)]).toEqual([0, 1]);
});

it('judge, search and pricing count the same short rests, and pricing needs few states', () => {
  let most = 0;
  for (let seed = 0; seed < 30; seed++) {
    const size = { people: 1, from: 2 + (seed % 12), to: Math.min(29, 9 + (seed % 12) + (seed % 20)) };
    const model = compileModel(contextOf({ ...randomProblem(seed, size), law: made(1 + (seed % 7)) }));
    const random = createRandom(seed);
    const codes = Array.from({ length: model.codes }, (_, code) => code);
    const [automaton] = madeUpRest.automata?.(model, 0, codes) ?? [];
    const cost = madeUpRest.compile(model);
    for (let round = 0; round < 20; round++) {
      const { row, view, cells } = randomRow(model, 0, random);
      const amount = madeUpRest.judge(view).reduce((sum, one) => sum + one.amount, 0);
      let [state, charged] = [automaton!.start, 0];
      for (const [day, code] of cells.entries()) {
        charged += automaton!.cost(state, day, code);
        state = automaton!.next(state, day, code);
      }
      expect([seed, cost?.(row) ?? 0, charged]).toEqual([seed, amount, amount]);
    }
    most = Math.max(most, statesOf(automaton!, model));
  }
  expect(most).toBeLessThan(500);
});

/** The most states of one day. */
function statesOf(
  { start, next, cost }: ReturnType<NonNullable<typeof madeUpRest.automata>>[number],
  { days, dayStart }: ReturnType<typeof compileModel>,
): number {
  let layer = new Set([start]);
  let most = 0;
  for (let day = 0; day < days; day++) {
    const options = [-1, ...Array.from({ length: dayStart[day + 1]! - dayStart[day]! }, (_, i) => dayStart[day]! + i)];
    layer = new Set(
      [...layer].flatMap((state) =>
        options.flatMap((code) => (cost(state, day, code) === 0 ? [next(state, day, code)] : [])),
      ),
    );
    most = Math.max(most, layer.size);
  }
  return most;
}
