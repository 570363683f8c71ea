import { dailyRestOf, type DailyRest } from '../../law/daily-rest.ts';
import { lawOn } from '../../law/law-on.ts';
import { edgesOf } from '../../law/rest-periods.ts';
import type { Context } from '../../model/context.ts';
import type { Shift } from '../../problem/problem.ts';
import type { Instant, Minutes } from '../../problem/units.ts';
import { dayStates, type DayStates } from '../forms/day-states.ts';
import { fromLaw, type RowRule } from '../rule.ts';

const DAY = 1440;

/**
 * Decision 105: a daily rest that is shorter than usual is made up for by the rests that begin after it, within so many
 * times 24 hours of its end: each of their minutes above the usual rest makes up for one missing minute. Only rest
 * before the end of the planned dates counts, and what is still missing then is a breach. How short a rest may be at
 * all is a limit of two shifts (`daily-rest`). The earliest missing minutes are made up for first: they have the
 * earliest end, so this succeeds if anything does.
 */
export const madeUpRest: RowRule = {
  code: 'made-up-rest',
  family: 'law',
  binding: ({ law }) => (law?.dailyRest?.madeUp ? fromLaw(law.dailyRest) : null),
  ...dayStates({
    termsOf: ({ problem: { law } }) => law,
    statesOf: (context) => (context.calendar.last < context.calendar.first ? [] : [restsOwed(context)]),
  }),
};

/** A rest that was too short: until when a rest that makes up for it must begin, and what is missing still. */
interface Owed {
  day: number;
  until: Instant;
  missing: Minutes;
}

/** The end of the last work, infinite if it doesn't matter any more, and what is missing, the earliest first. */
interface Known {
  end: Instant;
  owed: readonly Owed[];
}

interface Step {
  known: Known;
  lost: readonly Owed[];
}

const RESTED: Known = { end: -Infinity, owed: [] };

const sumOf = (owed: readonly Owed[]): Minutes => owed.reduce((sum, { missing }) => sum + missing, 0);

/** What is still missing after so many minutes more than the usual rest. */
function paid(owed: readonly Owed[], minutes: Minutes): readonly Owed[] {
  let left = Math.max(0, minutes);
  return owed.flatMap((one) => {
    const now = Math.min(left, one.missing);
    left -= now;
    return now === one.missing ? [] : [{ ...one, missing: one.missing - now }];
  });
}

/** States are numbered as they are met; 0 is that of someone who has rested, with nothing missing. */
function restsOwed({ problem, calendar }: Context): DayStates {
  const { days, last, first } = calendar;
  const terms = days.map(({ date }) => dailyRestOf(lawOn(problem.law, date), problem.regime));
  const [, planned] = edgesOf(calendar, last, 1);
  const states: Known[] = [RESTED];
  const numbers = new Map<string, number>();
  const numberOf = (known: Known): number => {
    if (known.end === -Infinity && known.owed.length === 0) return 0;
    const key = [known.end, ...known.owed.map(({ until, missing }) => `${until} ${missing}`)].join();
    if (!numbers.has(key)) numbers.set(key, states.push(known) - 1);
    return numbers.get(key)!;
  };
  const walk = (state: number, day: number, shifts: readonly Shift[]): Step => {
    const rest = terms[day];
    const known = states[state]!;
    if (!rest) return { known: { end: shifts.at(-1)?.end ?? -Infinity, owed: [] }, lost: [] };
    const worked = shifts.length > 0 ? afterWork(known, day, shifts, rest) : { known, lost: [] };
    return day === last ? afterLast(worked, rest) : rested(worked, days[day + 1]?.startsAt ?? Infinity, rest);
  };
  const afterWork = (before: Known, day: number, shifts: readonly Shift[], rest: DailyRest): Step => {
    const start = shifts[0]!.start;
    const end = Math.max(before.end, ...shifts.map((shift) => shift.end));
    const missing = rest.usual - (start - before.end);
    // Work that overlaps has a rule of its own.
    const isShort = missing > 0 && start >= before.end && rest.withinDays !== null;
    const until = start + (rest.withinDays ?? 0) * DAY;
    const all = isShort ? [...before.owed, { day, until, missing }] : paid(before.owed, -missing);
    // After the planned dates only the rest that follows the last of them is looked at: no planned one makes up for it.
    if (day > last) return { known: RESTED, lost: all };
    const isLost = ({ until: by }: Owed) => by < end;
    return { known: { end, owed: all.filter((one) => !isLost(one)) }, lost: all.filter(isLost) };
  };
  /** At the end of the planned dates the rest counts as far as it is known. */
  const afterLast = ({ known: { end, owed }, lost }: Step, { usual }: DailyRest): Step => {
    const left = paid(owed, planned - end - usual);
    return rested({ known: { end, owed: [] }, lost: [...lost, ...left] }, planned, { usual });
  };
  /** At a midnight: a rest that has made up for all by then needs no further look. */
  const rested = (step: Step, midnight: Instant, { usual }: Pick<DailyRest, 'usual'>): Step => {
    const { end, owed } = step.known;
    const isOver = midnight - end - usual >= sumOf(owed);
    return isOver ? { ...step, known: RESTED } : step;
  };
  // What was lost before the planned dates is the matter of those months.
  const lostOn = (state: number, day: number, shifts: readonly Shift[]): readonly Owed[] =>
    day < first ? [] : walk(state, day, shifts).lost;
  return {
    start: 0,
    next: (state, day, shifts) => numberOf(walk(state, day, shifts).known),
    amount: (state, day, shifts) => lostOn(state, day, shifts).length,
    breach: (state, day, shifts) => {
      const { usual: limit = 0, withinDays } = terms[day] ?? {};
      const from = Math.min(day, ...lostOn(state, day, shifts).map((one) => one.day));
      return { from, to: day, params: { limit, within: (withinDays ?? 0) * DAY } };
    },
  };
}
