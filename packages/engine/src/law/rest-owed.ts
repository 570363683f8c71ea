import type { Calendar } from '../problem/calendar.ts';
import type { Problem, Shift } from '../problem/problem.ts';
import type { Instant, Minutes } from '../problem/units.ts';
import { dailyRestOf, type DailyRest } from './daily-rest.ts';
import { lawOn } from './law-on.ts';
import { edgesOf } from './rest-periods.ts';

const DAY = 1440;

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

/** The states of `rules/forms/day-states.ts`. */
interface States {
  start: number;
  next: (state: number, day: number, shifts: readonly Shift[]) => number;
  amount: (state: number, day: number, shifts: readonly Shift[]) => number;
  breach: (state: number, day: number, shifts: readonly Shift[]) => Breach;
}

interface Breach {
  from: number;
  to: number;
  params: { limit: Minutes; within: Minutes };
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

/**
 * What rests that were shorter than usual still lack, as states for `rules/forms/day-states.ts` that are numbered as
 * they are met; 0 is that of someone who has rested, with nothing missing.
 */
export function restsOwed(problem: Problem, calendar: Calendar): States {
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
