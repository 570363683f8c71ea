import { minorDayMinutes, minorLimits } from '../law/minor-limits.ts';
import type { Context } from '../model/context.ts';
import { netMinutes } from '../problem/calendar.ts';
import type { MinorLimits } from '../problem/law-pack.ts';
import type { Person } from '../problem/problem.ts';
import { minutesInWindow } from '../problem/wall-clock.ts';
import { mostInPeriod } from './forms/period-sum.ts';
import { MINUTES, WORK_DAYS } from './forms/quantity.ts';
import { mostInWeek } from './forms/week-sum.ts';
import { overtimeFrom } from './overtime.ts';
import { fromLaw, hoursBegun, type PairRule, type RowRule, type ShiftRule } from './rule.ts';

/** Employees under 18 must not work in a role connected with alcohol (DSSĮ 36); the business defines these roles. */
export const minorAlcohol: ShiftRule = {
  kind: 'shift',
  code: 'minor-alcohol',
  family: 'minors',
  binding: ({ law }) => fromLaw(law?.minorAlcohol),
  judge: ({ problem }, person, shift) => {
    if (!problem.rules?.alcoholRoles?.includes(shift.role)) return null;
    if (!minorLimits(problem.law, person, shift.date)) return null;
    return { date: shift.date, shifts: [shift], amount: 1, params: { role: shift.role } };
  },
};

/** The maximum work of an employee under 18 on a day, by their age on that day. */
export const minorHours: ShiftRule = {
  kind: 'shift',
  code: 'minor-hours',
  family: 'minors',
  binding: (problem) => fromLaw(problem.law?.minors),
  judge: (context, person, shift) => {
    const limits = minorLimits(context.problem.law, person, shift.date);
    const day = context.calendar.days[context.calendar.indexOf.get(shift.date) ?? -1];
    if (!limits || !day) return null;
    const limit = minorDayMinutes(limits, day);
    const minutes = netMinutes(shift);
    return minutes <= limit ? null : { date: shift.date, shifts: [shift], amount: 1, params: { minutes, limit } };
  },
};

/** Employees under 18 must not work at night by local time (22 to 6, for children 20 to 6). */
export const minorNight: ShiftRule = {
  kind: 'shift',
  code: 'minor-night',
  family: 'minors',
  binding: (problem) => fromLaw(problem.law?.minors),
  judge: (context, person, shift) => {
    const limits = minorLimits(context.problem.law, person, shift.date);
    if (!limits) return null;
    const at = context.calendar.indexOf.get(shift.date) ?? 0;
    const days = context.calendar.days.slice(Math.max(0, at - 1), at + 2);
    const minutes = minutesInWindow(days, shift.start, shift.end, limits.nightFrom, limits.nightTo);
    if (minutes === 0) return null;
    const params = { minutes, nightFrom: limits.nightFrom, nightTo: limits.nightTo };
    return { date: shift.date, shifts: [shift], amount: 1, params };
  },
};

/**
 * The longer daily rest of an employee under 18 (12 hours, 14 for children), by their age at the first of the two
 * shifts.
 */
export const minorRest: PairRule = {
  kind: 'pair',
  code: 'minor-rest',
  family: 'minors',
  binding: (problem) => fromLaw(problem.law?.minors),
  judge: (context, person, first, next) => {
    const limit = minorLimits(context.problem.law, person, first.date)?.minRestMinutes ?? 0;
    const minutes = next.start - first.end;
    if (minutes < 0 || minutes >= limit) return null;
    return { date: next.date, shifts: [first, next], amount: hoursBegun(limit - minutes), params: { minutes, limit } };
  },
};

/** The maximum work of an employee under 18 from Monday to Sunday: the least of those of its dates. */
export const minorWeeklyHours: RowRule = {
  code: 'minor-weekly-hours',
  family: 'minors',
  binding: ({ law }) => fromLaw(law?.minors),
  ...mostInWeek(MINUTES, (...of) => limitsInWeek(...of)?.maxMinutesPerWeek),
};

/** An employee under 18 has two dates without work from Monday to Sunday, by the date with the least work of a week. */
export const minorFreeDays: RowRule = {
  code: 'minor-free-days',
  family: 'minors',
  binding: ({ law }) => fromLaw(law?.minors),
  ...mostInWeek(WORK_DAYS, (...of) => {
    const limits = limitsInWeek(...of);
    return limits && 7 - limits.freeDaysPerWeek;
  }),
};

/**
 * The limits for a week: a birthday or the end of a term can lie in it, so those of the date with the least work of a
 * week. A date without any work is forbidden by its own limit, and takes nothing away from the others.
 */
function limitsInWeek({ problem, calendar }: Context, person: Person, week: number): MinorLimits | null {
  if (!problem.law?.minors || person.birthDate === null) return null;
  const all = calendar.days.flatMap(({ date }, day) =>
    calendar.weekOf[day] === week ? (minorLimits(problem.law, person, date) ?? []) : [],
  );
  const open = all.filter((one) => Math.max(one.maxMinutesPerDay, one.maxMinutesPerSchoolDay) > 0);
  const [least] = (open.length > 0 ? open : all).toSorted((a, b) => a.maxMinutesPerWeek - b.maxMinutesPerWeek);
  return least ?? null;
}

/** Employees under 18 must not work overtime, by their age on its first date (DSSĮ 36). */
export const minorOvertime: RowRule = {
  code: 'minor-overtime',
  family: 'minors',
  binding: ({ law }) => fromLaw(law?.minorOvertime),
  ...mostInPeriod(MINUTES, ({ problem, calendar }, person) => {
    const date = calendar.days[calendar.first]?.date;
    return date !== undefined && minorLimits(problem.law, person, date) ? overtimeFrom(person) : null;
  }),
};

/**
 * The earlier break of an employee under 18: 30 minutes in a shift of more than four and a half hours (94/33/EC 12).
 * The cause is the template, so it is only a warning.
 */
export const minorBreak: ShiftRule = {
  kind: 'shift',
  code: 'minor-break',
  family: 'minors',
  binding: ({ law }) => fromLaw(law?.minorBreak),
  judge: ({ problem: { law } }, person, shift) => {
    const of = law?.minorBreak;
    if (!of || netMinutes(shift) <= of.overMinutes || shift.breakMinutes >= of.minMinutes) return null;
    if (!minorLimits(law, person, shift.date)) return null;
    const params = { minutes: netMinutes(shift), breakMinutes: shift.breakMinutes, limit: of.minMinutes };
    return { date: shift.date, shifts: [shift], amount: 1, params };
  },
};
