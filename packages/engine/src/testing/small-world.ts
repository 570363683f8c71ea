import { lithuania } from './laws.ts';
import type { Day, Need, OnCall, Person, Problem, Shift } from '../problem/problem.ts';
import { dutyOf } from '../problem/needs.ts';
import { minutesAt } from './business.ts';

/**
 * A world of 28 days, from Monday 2 to Sunday 29 March 2026 (when the clocks go forward); planning starts on Monday 9.
 */
export const FIRST_PLANNED = 9;
export const LAST_PLANNED = 29;

const dateOf = (day: number): string => `2026-03-${String(day).padStart(2, '0')}`;

export function adult(more: Partial<Person> = {}): Person {
  return {
    id: 'ona',
    name: 'Ona',
    roles: ['cook'],
    maxMinutesPerWeek: null,
    minShiftsPerWeek: 0,
    normMinutes: null,
    birthDate: null,
    blocks: [],
    hourlyRateCents: 900,
    limits: {},
    wishes: [],
    ...more,
  };
}

/**
 * `12 09:00-17:30/30` as a shift of an employee; an end at or before the start is on the next day. The template has the
 * same name as the hours, or the one after an `@`; on-call time ends with `#at_home` or `#at_work`.
 */
export function shiftOf(text: string, employeeId: string | null = 'ona', role = 'cook'): Shift {
  const [, day = '1', from = '', to = '', pause = '0', named, onCall] =
    /^(\d+) ([^-\s]+)-([^/@#\s]+)(?:\/(\d+))?(?:@([^\s#]+))?(?:#(at_home|at_work))?$/.exec(text) ?? [];
  const date = Temporal.PlainDate.from(dateOf(Number(day)));
  const start = minutesAt(date, from);
  const end = minutesAt(to > from ? date : date.add({ days: 1 }), to);
  const template = named ?? text.slice(text.indexOf(' ') + 1).replace(/#.*/, '');
  const breakMinutes = Number(pause);
  return {
    id: `${employeeId} ${text}`,
    date: date.toString(),
    template,
    role,
    start,
    end,
    breakMinutes,
    ...(onCall !== undefined && { onCall: onCall as OnCall }),
    employeeId,
    locked: false,
  };
}

/** A need with the same hours. */
export function needOf(text: string, count = 1, role = 'cook'): Need {
  const shift = shiftOf(text, null, role);
  return { ...dutyOf(shift), template: shift.template ?? '', count, underWeight: null, overWeight: null };
}

/** The day's midnight, for blocks. */
export function midnight(day: number): number {
  return minutesAt(Temporal.PlainDate.from(dateOf(day)));
}

export function world(more: Partial<Problem> = {}): Problem {
  const days = Array.from({ length: 28 }, (_, i): Day => {
    const day = i + 2;
    const change = day === 29 ? { at: midnight(29) + 180, by: 60 } : null;
    return {
      date: dateOf(day),
      weekday: (i % 7) + 1,
      startsAt: midnight(day),
      clockChange: change,
      holiday: false,
      closed: false,
    };
  });
  return {
    from: dateOf(FIRST_PLANNED),
    to: dateOf(LAST_PLANNED),
    days,
    people: [adult()],
    needs: [],
    fixed: [],
    forbiddenSequences: [],
    law: lithuania,
    weights: { coverage: 100, minShifts: 40, fairHours: 2, fairWeekends: 20, stability: 10 },
    ...more,
  };
}
