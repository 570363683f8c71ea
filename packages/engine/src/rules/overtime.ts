import { minorLimits } from '../law/minor-limits.ts';
import type { Context } from '../model/context.ts';
import { contextOn } from '../model/context-on.ts';
import { consentedDays, consentsOn } from '../problem/consents.ts';
import { contractMinutesIn } from '../problem/employment.ts';
import type { Person, Problem } from '../problem/problem.ts';
import { mostInPeriod } from './forms/period-sum.ts';
import { MINUTES } from './forms/quantity.ts';
import { mostInSevenDates, type WindowLimit } from './forms/seven-date-sum.ts';
import { fromLaw, type RowRule } from './rule.ts';

/** Days of the accounting period before the planned one. */
export function earlierDays({ accounting, from }: Problem): number {
  if (!accounting || accounting.from >= from) return 0;
  return Math.round((Date.parse(from) - Date.parse(accounting.from)) / 86_400_000);
}

/** Those of them with a contract and the consent to overtime. */
function earlierAgreedDays(problem: Problem, person: Person): number {
  if (earlierDays(problem) === 0) return 0;
  const { from, accounting } = problem;
  const since = accounting?.from ?? from;
  return consentedDays(person, 'overtime', since, from) - consentedDays(person, 'overtime', from, from);
}

/** Whether the accounting period ends in the planned one, so that a shortfall in it can be determined. */
export function endsAccounting({ accounting, to }: Problem): boolean {
  return !accounting || accounting.to <= to;
}

/** The overtime that a consent allows if the law pack does not define it: the same as in Lithuania (DK 119). */
const USUAL = { usualMinutes: 8 * 60, extendedMinutes: 12 * 60 };

/**
 * The overtime in 7 days to which an employee has consented in writing, in minutes; 0 without consent or for a minor
 * who must not work overtime.
 */
export function agreedOvertime({ problem, calendar }: Context, person: Person): number {
  const { weeklyOvertime = USUAL, minorOvertime } = problem.law ?? {};
  const date = calendar.days[calendar.first]?.date;
  if (!person.consents?.overtime) return 0;
  if (minorOvertime && date !== undefined && minorLimits(problem.law, person, date)) return 0;
  return person.consents.overtime === 'extended' ? weeklyOvertime.extendedMinutes : weeklyOvertime.usualMinutes;
}

/**
 * The net minutes of the planned period above which work is overtime at its end: those that bring the accounting period
 * so far to its norm (LT11, DK 115(6)). Null without a norm.
 */
export function overtimeFrom(person: Person): number | null {
  return normPlus(person, carriedMinutes(person));
}

/** The norm of the planned period plus the given minutes (can be negative), at least 0. Null without a norm. */
function normPlus({ normMinutes }: Person, minutes: number): number | null {
  if (normMinutes === null) return null;
  return normMinutes + Math.max(minutes, Math.min(0, -normMinutes));
}

/**
 * What the earlier months of the accounting period add to the norm of the planned one (negative: subtract), in minutes.
 */
function carriedMinutes({ earlier }: Person): number {
  return earlier?.normLeftMinutes ?? 0;
}

/**
 * The maximum net minutes of an employee in the period, including the overtime to which they have consented; null
 * without a norm. Earlier excess does not reduce it as far as the consent covered it in the preceding weeks.
 */
function normWithOvertime(context: Context, person: Person): number | null {
  const perWeek = agreedOvertime(context, person);
  const { from, to } = context.problem;
  const weeks = consentedDays(person, 'overtime', from, to) / 7;
  const carried = carriedMinutes(person);
  const agreedBefore = Math.floor((perWeek * earlierAgreedDays(context.problem, person)) / 7);
  const kept = Math.max(carried, Math.min(0, carried + agreedBefore));
  return normPlus(person, kept + Math.floor(perWeek * Math.max(0, weeks)));
}

/**
 * LT11, LT15, DK 115(6), 119: work above the norm of the accounting period so far is overtime and needs written
 * consent. Without it the planner plans no overtime; with it, no more than the consent allows per 7 days.
 */
export const normHours: RowRule = {
  code: 'norm-hours',
  family: 'law',
  binding: ({ law }) => fromLaw(law?.normHours) ?? { severity: 'consent', source: null },
  ...mostInPeriod(MINUTES, normWithOvertime),
};

/**
 * LT15, DK 119: at most 180 hours of overtime a year; the remainder can be added to the norm. Overtime of the
 * accounting period so far is included in the year's and lowers the remaining norm: it counts once.
 */
export const yearlyOvertime: RowRule = {
  code: 'yearly-overtime',
  family: 'law',
  binding: ({ law }) => fromLaw(law?.yearlyOvertime),
  ...mostInPeriod(MINUTES, ({ problem: { law } }, person) => {
    if (!law?.yearlyOvertime) return null;
    const left = Math.max(0, law.yearlyOvertime.maxMinutes - (person.earlier?.overtimeMinutes ?? 0));
    return normPlus(person, carriedMinutes(person) + left);
  }),
};

/**
 * LT15, DK 119: under the fixed regime, work in any 7 consecutive dates above the weekly contract hours is overtime,
 * which needs written consent: 8 hours with the usual one, 12 with the extended one.
 */
export const weeklyOvertime: RowRule = {
  code: 'weekly-overtime',
  family: 'law',
  binding: ({ law, regime }) => (regime === 'fixed' ? fromLaw(law?.weeklyOvertime) : null),
  ...mostInSevenDates(MINUTES, mostAgreed),
  weeklyMost: inWeek(mostAgreed),
};

function mostAgreed(context: Context, person: Person, window: number): number | null {
  const contract = contractIn(context, person, window);
  return contract === undefined ? null : contract + agreedInDates(context, person, window);
}

/** Of 7 dates of which the consent covers a part, that part of its overtime. */
function agreedInDates(context: Context, person: Person, window: number): number {
  const agreed = agreedOvertime(context, person);
  const span = person.consentDates?.overtime;
  if (agreed === 0 || span === undefined) return agreed;
  const dates = context.calendar.days.slice(Math.max(0, window), window + 7);
  const covered = dates.filter(({ date }) => consentsOn(person, 'overtime', date)).length;
  return covered === dates.length ? agreed : Math.floor((agreed * covered) / 7);
}

/** The contract's minutes in the 7 dates from a day on. */
function contractIn({ calendar: { days } }: Context, person: Person, window: number): number | undefined {
  if (person.employment === undefined) return person.contractMinutesPerWeek;
  return contractMinutesIn(person, days.slice(window, window + 7));
}

/** The limit of a week by its index, as that of the 7 dates from its first known day on. */
function inWeek(limitOf: WindowLimit): NonNullable<RowRule['weeklyMost']> {
  return (context, person, week) => {
    const first = Math.max(0, context.calendar.weekOf.indexOf(week));
    return limitOf(contextOn(context, context.calendar.days[first]?.date), person, first) ?? null;
  };
}

/**
 * LT15, DK 119: under the fixed regime at most 12 hours of overtime in any 7 consecutive dates, whatever the consent.
 */
export const mostWeeklyOvertime: RowRule = {
  code: 'most-weekly-overtime',
  family: 'law',
  binding: ({ law, regime }) =>
    regime === 'fixed' && law?.weeklyOvertime ? fromLaw({ ...law.weeklyOvertime, severity: 'hard' }) : null,
  ...mostInSevenDates(MINUTES, mostWithExtended),
  weeklyMost: inWeek(mostWithExtended),
};

function mostWithExtended(context: Context, person: Person, window: number): number | null {
  const { law } = context.problem;
  const contract = contractIn(context, person, window);
  return contract === undefined || !law?.weeklyOvertime ? null : contract + law.weeklyOvertime.extendedMinutes;
}
