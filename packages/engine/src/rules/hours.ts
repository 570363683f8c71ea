import { consentedDays } from '../problem/consents.ts';
import { isAway, employedDays, proRata } from '../problem/employment.ts';
import { netMinutes } from '../problem/calendar.ts';
import type { Context } from '../model/context.ts';
import type { Person } from '../problem/problem.ts';
import { leastInPeriod, mostInPeriod } from './forms/period-sum.ts';
import { MINUTES } from './forms/quantity.ts';
import { mostInSevenDates } from './forms/seven-date-sum.ts';
import { leastInWeek, mostInWeek } from './forms/week-sum.ts';
import { earlierDays, endsAccounting } from './overtime.ts';
import { always, fromLaw, wished, type RowRule, type ShiftRule } from './rule.ts';

/**
 * LT05, DK 114: at most 12 hours per shift, including overtime and excluding the meal break; 24 of on-call time at work
 * (DK 118).
 */
export const shiftLength: ShiftRule = {
  kind: 'shift',
  code: 'shift-length',
  family: 'law',
  binding: (problem) => fromLaw(problem.law?.shiftLength),
  judge: (context, _person, shift) => {
    const law = context.problem.law?.shiftLength;
    const limit = (shift.onCall === 'at_work' ? law?.onCallMinutes : undefined) ?? law?.maxMinutes ?? Infinity;
    const minutes = netMinutes(shift);
    if (minutes <= limit) return null;
    return { date: shift.date, shifts: [shift], amount: 1, params: { minutes, limit } };
  },
};

/** The employee's maximum hours from Monday to Sunday, also for a week across the end of the month. */
export const weeklyHours: RowRule = {
  code: 'weekly-hours',
  family: 'limits',
  binding: always,
  ...mostInWeek(MINUTES, (_context, person) => person.maxMinutesPerWeek),
};

/** The employee's minimum from Monday to Sunday, reduced by the share of the days of absence. */
export const minWeeklyMinutes: RowRule = {
  code: 'min-weekly-minutes',
  family: 'limits',
  binding: wished,
  ...leastInWeek(MINUTES, ({ calendar: { days, weekOf } }, person, week) => {
    const least = person.limits.minMinutesPerWeek ?? 0;
    if (least <= 0) return null;
    const there = days.filter((day, d) => weekOf[d] === week && !isAway(person, day));
    return Math.floor((least * there.length) / 7);
  }),
};

/** LT05, DK 114: at most 60 hours in any 7 consecutive dates, including overtime and additional work. */
export const sevenDayHours: RowRule = {
  code: 'seven-day-hours',
  family: 'law',
  binding: ({ law }) => fromLaw(law?.sevenDayHours),
  ...mostInSevenDates(MINUTES, ({ problem }) => problem.law?.sevenDayHours?.maxMinutes),
};

/** LT07, DK 115(1): under summary recording at most 52 hours in any 7 consecutive dates. */
export const summaryHours: RowRule = {
  code: 'summary-hours',
  family: 'law',
  binding: ({ law, regime }) => (regime === 'fixed' ? null : fromLaw(law?.summaryHours)),
  ...mostInSevenDates(MINUTES, ({ problem }) => problem.law?.summaryHours?.maxMinutes),
};

/** An average over less than four weeks, or less than two weeks without leave, is not meaningful. */
const LEAST_DAYS = 28;
const LEAST_PRESENT = 14;

/**
 * LT04, DK 114, 2003/88/EC 6: at most 48 hours per 7 days on average, from the start of the accounting period to the
 * end of the planned one, so that no later month has to compensate. Days of vacation and illness are excluded
 * (2003/88/EC 16(b)), and those without a contract.
 */
export const averageHours: RowRule = {
  code: 'average-hours',
  family: 'law',
  binding: ({ law }) => fromLaw(law?.averageHours),
  ...mostInPeriod(MINUTES, (context, person) => {
    const { problem, calendar } = context;
    const weekly = problem.law?.averageHours?.maxMinutes;
    const days = calendar.last - calendar.first + 1 + earlierDays(problem);
    const present = days - unemployedDays(context, person) - (person.leaveDays ?? 0);
    if (weekly === undefined || days < LEAST_DAYS || present < LEAST_PRESENT) return null;
    const more = moreByConsent(context, person);
    return Math.max(0, Math.floor((weekly * present + more) / 7) - (person.earlier?.minutes ?? 0));
  }),
};

/**
 * What a written consent to a longer week adds, in minutes of 7 periods: the days that it covers count with the longer
 * week, as far as there is a contract. Days of absence are taken from these, as nothing says on which of them they are.
 */
function moreByConsent({ problem }: Context, person: Person): number {
  const { averageHours: law } = problem.law ?? {};
  if (law?.agreedMinutes === undefined || !person.consents?.longWeek) return 0;
  const { accounting, from, to } = problem;
  const since = accounting && accounting.from < from ? accounting.from : from;
  const covered = Math.max(0, consentedDays(person, 'longWeek', since, to) - (person.leaveDays ?? 0));
  return Math.max(0, law.agreedMinutes - law.maxMinutes) * covered;
}

/** From the start of the accounting period to the end of the planned one. */
function unemployedDays({ problem: { accounting, from, to } }: Context, person: Person): number {
  if (person.employment === undefined) return 0;
  const since = accounting && accounting.from < from ? accounting.from : from;
  return Math.round((Date.parse(to) - Date.parse(since)) / 86_400_000) + 1 - employedDays(person, since, to);
}

/** The employee's maximum net minutes in the period. */
export const maxMinutes: RowRule = {
  code: 'max-minutes',
  family: 'limits',
  binding: always,
  ...mostInPeriod(MINUTES, (_context, person) => person.limits.maxMinutes),
};

/** The employee's maximum net minutes in the accounting period, including earlier work. */
export const maxAccountingMinutes: RowRule = {
  code: 'max-accounting-minutes',
  family: 'limits',
  binding: always,
  ...mostInPeriod(MINUTES, (_context, { limits, earlier }) => {
    const most = limits.maxMinutesPerAccounting;
    return most === undefined ? null : Math.max(0, most - (earlier?.minutes ?? 0));
  }),
};

/** The employee's minimum net minutes in the period; of a part of it with a contract, that part. */
export const minMinutes: RowRule = {
  code: 'min-minutes',
  family: 'limits',
  binding: wished,
  ...leastInPeriod(MINUTES, ({ problem: { from, to } }, person) => {
    const least = person.limits.minMinutes;
    return least === undefined ? null : proRata(person, from, to, least);
  }),
};

/**
 * The employee's minimum net minutes in the accounting period, if it ends in the planned one, less what they have
 * already worked; of a part of it with a contract, that part.
 */
export const leastAccountingMinutes: RowRule = {
  code: 'least-accounting-minutes',
  family: 'limits',
  binding: wished,
  ...leastInPeriod(MINUTES, ({ problem }, person) => {
    const { limits, earlier } = person;
    const { from, to } = problem.accounting ?? problem;
    const least = limits.minMinutesPerAccounting;
    return least === undefined || !endsAccounting(problem)
      ? null
      : proRata(person, from, to, least) - (earlier?.minutes ?? 0);
  }),
};
