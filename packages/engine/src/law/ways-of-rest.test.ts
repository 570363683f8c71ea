import { expect, it } from 'vitest';
import { judge } from '../api/judge.ts';
import { lawOf } from '../law/packs.ts';
import { contextOf } from '../model/context.ts';
import { personView } from '../model/person-view.ts';
import type { Problem, Shift } from '../problem/problem.ts';
import { compileModel } from '../roster/compile-model.ts';
import { createRandom } from '../roster/random.ts';
import { daysOf } from '../testing/days-of.ts';
import { randomProblem } from '../testing/random-problem.ts';
import { randomRow } from '../testing/random-row.ts';
import { adult, world } from '../testing/small-world.ts';
import { strictly } from '../rules/automaton.ts';
import { weeklyRest } from '../rules/weekly-rest.ts';

/** Pricing walks through every state of a day: more would slow it down. */
const STATES = 500;

const isLong = process.env['DRAWS'] === 'all';

// Seven weeks from Monday to Sunday without a change of clocks, and rosters whose shifts begin and end on full hours.
const list = [...daysOf('2026-02-02', '2026-03-22').list];
const HOUR = 60;
const first = list[0]?.startsAt ?? 0;

/** By hour of the seven weeks: whether somebody works. */
type Hours = readonly boolean[];

/** The unbroken rests, in hours from the first midnight; what is before and after the seven weeks is free. */
function restsIn(works: Hours): [from: number, to: number][] {
  const rests: [number, number][] = [];
  for (let hour = 0; hour < works.length; hour++) {
    if (works[hour] === true) continue;
    const begin = hour;
    while (hour < works.length && works[hour] !== true) hour++;
    rests.push([begin === 0 ? -1000 : begin, hour === works.length ? works.length + 1000 : hour]);
  }
  return rests;
}

/** How many rests of so many hours have so many of them within some dates. */
function restsOf(
  works: Hours,
  hours: number,
  { date, dates, within }: { date: number; dates: number; within: number },
) {
  return restsIn(works).filter(([from, to]) => {
    const inside = Math.min(to, (date + dates) * 24) - Math.max(from, date * 24);
    return to - from >= hours && inside >= within;
  }).length;
}

interface Planned {
  from: number;
  to: number;
}

/** The 7 dates that have at least one planned one, by their first. */
const periodsOf = ({ from, to }: Planned): number[] =>
  Array.from({ length: list.length - 6 }, (_, date) => date).filter((date) => date + 6 >= from && date <= to);

/** An unbroken rest of so many hours, a whole day of them in every 7 dates. */
const everySevenDates = (hours: number) => (works: Hours, planned: Planned) =>
  periodsOf(planned).filter((date) => restsOf(works, hours, { date, dates: 7, within: 24 }) === 0);

/**
 * Organisation of Working Time Act 1997, section 13: in each period of 7 days 24 hours after a daily rest of 11; in
 * place of them two such rests in the next 7 days, or 48 hours after a daily rest.
 */
function ireland(works: Hours, planned: Planned): number[] {
  return everySevenDates(24 + 11)(works, planned).filter((date) => {
    const next = { date: date + 7, dates: 7 };
    if (next.date + 6 > planned.to) return true;
    const isTwice = restsOf(works, 24 + 11, { ...next, within: 24 }) >= 2;
    const isTogether = restsOf(works, 48 + 11, { ...next, within: 48 }) > 0;
    return !isTwice && !isTogether;
  });
}

/**
 * Working Time Regulations 1998, regulation 11: in each week 24 hours that are no part of the daily rest of 11; in
 * place of them 48 hours or twice 24 in two weeks. Weeks begin on Monday; two weeks on 5 October 1998, and every 14
 * days.
 */
function britain(works: Hours, planned: Planned): number[] {
  const weeks = periodsOf(planned).filter((date) => list[date]?.weekday === 1);
  return weeks.filter((date) => {
    if (restsOf(works, 24 + 11, { date, dates: 7, within: 24 }) > 0) return false;
    const weeksSince = (Date.parse(list[date]?.date ?? '') - Date.parse('1998-10-05')) / (7 * 86_400_000);
    const pair = { date: weeksSince % 2 === 0 ? date : date - 7, dates: 14 };
    if (pair.date < 0 || pair.date + 13 > planned.to) return true;
    return (
      restsOf(works, 24 + 11, { ...pair, within: 24 }) < 2 && restsOf(works, 48 + 11, { ...pair, within: 48 }) === 0
    );
  });
}

/** Shifts of 4 to 12 hours, and mostly few days off: whole weeks without a rest are as frequent as long ones. */
function drawnShifts(seed: number): Shift[] {
  const { below } = createRandom(seed);
  const busy = 5 + below(14);
  let free = 0;
  return list.flatMap((day): Shift[] => {
    const start = Math.max(free, day.startsAt + (5 + below(18)) * HOUR);
    const end = start + (4 + below(9)) * HOUR;
    if (below(20) > busy || start >= day.startsAt + 24 * HOUR) return [];
    free = end + below(9) * HOUR;
    return [
      {
        id: day.date,
        date: day.date,
        template: null,
        role: 'cook',
        start,
        end,
        breakMinutes: 0,
        employeeId: 'ona',
        locked: false,
      },
    ];
  });
}

it.each([
  ['ie', ireland],
  ['gb', britain],
  ['lt', everySevenDates(35)],
  // Where hours are averaged, 35 hours on average and 24 each time.
  ['lv', everySevenDates(42), 'fixed'],
  ['lv', everySevenDates(24)],
  ['ee', everySevenDates(11 + 36)],
  ['eu', everySevenDates(24 + 11)],
] as [id: string, missing: typeof ireland, regime?: 'fixed' | 'summary'][])(
  '%s: random rosters have the weekly rest that the article asks for, or as many periods lack it',
  (id, missing, regime = 'summary') => {
    const seen = { kept: 0, broken: 0, replaced: 0 };
    for (let seed = 0; seed < (isLong ? 2000 : 500); seed++) {
      const shifts = drawnShifts(seed);
      const planned = { from: 7 + (seed % 8), to: 27 + (seed % 16) };
      const span = { from: list[planned.from]?.date ?? '', to: list[planned.to]?.date ?? '' };
      const problem: Problem = { ...world({ people: [adult()], days: list }), ...span, law: lawOf(id, span), regime };
      const works = Array.from({ length: list.length * 24 + 36 }, (_, hour) =>
        shifts.some(({ start, end }) => start <= first + hour * HOUR && first + hour * HOUR < end),
      );
      const expected = missing(works, planned);
      const found = judge(problem, shifts).filter(({ rule }) => rule === 'weekly-rest');
      expect([seed, found.length > 0]).toEqual([seed, expected.length > 0]);
      expect([seed, found[0]?.date]).toEqual([seed, expected.length > 0 ? list[expected[0]!]?.date : undefined]);
      const model = compileModel(contextOf({ ...problem, fixed: shifts }));
      const row = {
        person: 0,
        length: shifts.length,
        code: Int32Array.from(shifts, ({ date }) => model.fixed[list.findIndex((day) => day.date === date)]!),
        day: Int32Array.from(shifts, ({ date }) => list.findIndex((day) => day.date === date)),
      };
      expect([seed, weeklyRest.compile(model)?.(row)]).toEqual([seed, expected.length]);
      if (expected.length > 0) seen.broken++;
      else seen.kept++;
      const usual = everySevenDates(24 + 11)(works, planned).filter((date) => id === 'ie' || list[date]?.weekday === 1);
      if (usual.length > expected.length) seen.replaced++;
    }
    expect(Math.min(seen.kept, seen.broken)).toBeGreaterThan(50);
    if (id === 'ie' || id === 'gb') expect(seen.replaced).toBeGreaterThan(40);
  },
);

it.each(['ie', 'gb'])('%s: judge, search and pricing count the same, and pricing needs few states', (id) => {
  const seen = { kept: 0, broken: 0 };
  let most = 0;
  for (let seed = 0; seed < (isLong ? 300 : 60); seed++) {
    const size = { people: 2, from: 2 + (seed % 12), to: Math.min(29, 8 + (seed % 12) + (seed % 20)) };
    const drawn = randomProblem(seed, size);
    const law = lawOf(id, drawn);
    const model = compileModel(contextOf({ ...drawn, law }));
    const random = createRandom(seed);
    const cost = weeklyRest.compile(model);
    const automata =
      weeklyRest.automata?.(
        model,
        0,
        Array.from({ length: model.codes }, (_, code) => code),
      ) ?? [];
    for (let round = 0; round < 20; round++) {
      const { row, view, cells } = randomRow(model, 0, random);
      const amount = weeklyRest.judge(view).reduce((sum, one) => sum + one.amount, 0);
      expect([seed, cost?.(row) ?? 0]).toEqual([seed, amount]);
      let charged = 0;
      let isBroken = false;
      for (const automaton of automata) {
        let state = automaton.start;
        for (const [day, code] of cells.entries()) {
          charged += automaton.cost(state, day, code);
          isBroken ||= strictly(automaton).next(state, day, code) < 0;
          state = automaton.next(state, day, code);
        }
      }
      expect([seed, charged, isBroken]).toEqual([seed, amount, amount > 0]);
      if (amount > 0) seen.broken++;
      else seen.kept++;
    }
    for (const automaton of automata) most = Math.max(most, statesIn(automaton, model));
  }
  expect(most).toBeLessThan(STATES);
  expect(Math.min(seen.kept, seen.broken)).toBeGreaterThan(50);
});

/** Off on Wednesdays and Sundays, each time for 44 hours: from 16:00 the day before until 12:00 the day after. */
const twiceAWeek = list.flatMap(({ date, weekday, startsAt }): Shift[] => {
  if (weekday === 3 || weekday === 7) return [];
  const start = startsAt + (weekday === 1 || weekday === 4 ? 12 : 8) * HOUR;
  const shift = { id: date, date, template: null, role: 'cook', start, end: start + 8 * HOUR, breakMinutes: 0 };
  return [{ ...shift, employeeId: 'ona', locked: false }];
});

// Planned are 28 dates: 34 periods of 7 dates have one of them, and 4 weeks from Monday to Sunday.
it.each([
  ['ie', null, 0],
  ['ie', 44 * HOUR, 0],
  ['ie', 44 * HOUR + 1, 34],
  ['ie', 48 * HOUR, 34],
  ['gb', null, 0],
  ['gb', 44 * HOUR, 0],
  ['gb', 44 * HOUR + 1, 4],
  ['gb', 48 * HOUR, 4],
])(
  '%s: an agreed rest of %d minutes holds for the other ways too, for judge, search and pricing',
  (id, value, lacking) => {
    const span = { from: '2026-02-09', to: '2026-03-08' };
    const limit = { rule: 'weeklyRest', part: 'minMinutes', kind: 'house', name: 'Our house', until: null } as const;
    const law = lawOf(id, span, value === null ? [] : [{ ...limit, value, from: span.from }]);
    const problem: Problem = { ...world({ people: [adult()], days: list, fixed: twiceAWeek }), ...span, law };
    const model = compileModel(contextOf(problem));
    const found = weeklyRest.judge(personView(model.context, adult(), 0, twiceAWeek));
    expect(found.reduce((sum, { amount }) => sum + amount, 0)).toBe(lacking);
    const cells = list.map(({ date }, day) => (twiceAWeek.some((one) => one.date === date) ? model.fixed[day]! : -1));
    const day = Int32Array.from(cells.flatMap((code, at) => (code < 0 ? [] : [at])));
    const code = Int32Array.from(cells.filter((one) => one >= 0));
    expect(weeklyRest.compile(model)?.({ person: 0, length: code.length, code, day })).toBe(lacking);
    const [automaton] = weeklyRest.automata?.(model, 0, [...code]) ?? [];
    let [state, charged] = [automaton!.start, 0];
    for (const [at, one] of cells.entries()) {
      charged += automaton!.cost(state, at, one);
      state = automaton!.next(state, at, one);
    }
    expect(charged).toBe(lacking);
  },
);

/** The most states of one day. */
function statesIn(
  { start, next, cost }: ReturnType<NonNullable<typeof weeklyRest.automata>>[number],
  { days, dayStart }: ReturnType<typeof compileModel>,
): number {
  let layer = new Set([start]);
  let most = 0;
  for (let day = 0; day < days; day++) {
    const after = new Set<number>();
    for (const state of layer)
      for (let code = dayStart[day]! - 1; code < dayStart[day + 1]!; code++) {
        const option = code < dayStart[day]! ? -1 : code;
        if (cost(state, day, option) === 0) after.add(next(state, day, option));
      }
    layer = after;
    most = Math.max(most, layer.size);
  }
  return most;
}
