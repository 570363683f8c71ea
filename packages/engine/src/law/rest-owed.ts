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

/** The end of the last work, infinite if it no longer matters, and what is missing, the earliest `until` first. */
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

type Span = Pick<Shift, 'start' | 'end'>;

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

/** The parts of a working day as one span. */
const joined = (shifts: readonly Shift[]): readonly Span[] =>
  shifts.length < 2 ? shifts : [{ start: shifts[0]!.start, end: Math.max(...shifts.map(({ end }) => end)) }];

/** With work of a day, whose law judges the rest before it. */
function afterWork({ known, lost }: Step, day: number, { start, end: until }: Span, rest: DailyRest): Step {
  const end = Math.max(known.end, until);
  const missing = rest.usual - (start - known.end);
  // Work that overlaps has a rule of its own.
  const isShort = missing > 0 && start >= known.end && rest.withinDays !== null;
  const owed = { day, until: start + (rest.withinDays ?? 0) * DAY, missing };
  // A law that changes can give a later one less time.
  const all = isShort ? [...known.owed, owed].toSorted((a, b) => a.until - b.until) : paid(known.owed, -missing);
  const isLost = ({ until: by }: Owed) => by < end;
  return { known: { end, owed: all.filter((one) => !isLost(one)) }, lost: [...lost, ...all.filter(isLost)] };
}

/**
 * What rests that were shorter than usual still lack, as states for `rules/forms/day-states.ts` that are numbered as
 * they are met; 0 is that of someone who has rested, with nothing missing.
 * @param areParts whether the shifts of a date are the parts of one working day, without a rest between them
 */
export function restsOwed(problem: Problem, calendar: Calendar, areParts: boolean): States {
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
    // A short rest that ends after the planned dates is the matter of the period of its second shift.
    if (day > last) return { known: RESTED, lost: [] };
    const rest = terms[day];
    const known = states[state]!;
    if (!rest) return { known: { end: shifts.at(-1)?.end ?? -Infinity, owed: [] }, lost: [] };
    const worked = (areParts ? joined(shifts) : shifts).reduce<Step>(
      (before, span) => afterWork(before, day, span, rest),
      {
        known,
        lost: [],
      },
    );
    return day === last ? afterLast(worked, rest) : rested(worked, day, rest);
  };
  /** At the end of the planned dates the rest counts as far as it is known. */
  const afterLast = ({ known: { end, owed }, lost }: Step, { usual }: DailyRest): Step => ({
    known: RESTED,
    lost: [...lost, ...paid(owed, planned - end - usual)],
  });
  /** At a midnight: a rest that has made up for all by then, by the law of either day, needs no further look. */
  const rested = (step: Step, day: number, { usual }: DailyRest): Step => {
    const { end, owed } = step.known;
    const asked = Math.max(usual, terms[day + 1]?.usual ?? 0);
    const isOver = (days[day + 1]?.startsAt ?? Infinity) - end - asked >= sumOf(owed);
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
