import { termsOn } from '../problem/employment.ts';
import type { Block, LocalDate, Minutes, Person, Problem } from '../problem/problem.ts';
import { normOf } from './changed-person.ts';

interface Imagined {
  /** No ID of somebody else. */
  id: string;
  name: string;
  /** Roles, limits, rate, certificates and consents are theirs, as far as the rest doesn't say otherwise. */
  like?: Person;
  /** Empty: those of `like`. */
  roles: readonly string[];
  /** Of the contract, and at most so many in a week; null: those of `like`. */
  minutesPerWeek: Minutes | null;
  /** The weekdays on which they can work, 1 Monday .. 7 Sunday. */
  weekdays: readonly number[];
  /** No shift begins earlier in the day, in minutes; null or absent: at any time. */
  earliestStart?: Minutes | null;
  hourlyRateCents?: number | null;
  birthDate?: LocalDate | null;
}

/** Somebody who isn't there, employed from a day on: without absences, preferences and earlier work. */
export function imaginaryPerson(problem: Problem, imagined: Imagined, from: LocalDate): Person {
  const { id, name, like, roles, minutesPerWeek, weekdays, earliestStart, hourlyRateCents, birthDate } = imagined;
  const own = like ? termsOn(like, from) : NOBODY;
  const minutes = minutesPerWeek ?? own.contractMinutesPerWeek;
  const isFree = (weekday: number): boolean => !weekdays.includes(weekday);
  const blocks = problem.days
    .filter(({ weekday }) => isFree(weekday))
    .map((day): Block => ({ start: day.startsAt, end: endOf(day), source: 'self' }));
  const { earlier: _, debt: __, homeOnCall: ___, leaveDays: ____, employment: _____, ...kept } = own;
  const person: Person = {
    ...kept,
    id,
    name,
    roles: roles.length > 0 ? [...roles] : own.roles,
    maxMinutesPerWeek: minutesPerWeek ?? own.maxMinutesPerWeek,
    ...(minutes !== undefined && { contractMinutesPerWeek: minutes }),
    blocks,
    wishes: [],
    hourlyRateCents: hourlyRateCents ?? own.hourlyRateCents,
    birthDate: birthDate ?? own.birthDate,
    employment: [{ from, to: null }],
    ...(earliestStart != null && { earliestStart }),
    ...(blocks.length > 0 && { restWeekdays: WEEK.filter(isFree) }),
  };
  return { ...person, normMinutes: normOf(problem, person) };
}

const WEEK = [1, 2, 3, 4, 5, 6, 7];

const NOBODY: Person = {
  id: '',
  name: '',
  roles: [],
  maxMinutesPerWeek: null,
  minShiftsPerWeek: 0,
  normMinutes: null,
  birthDate: null,
  blocks: [],
  hourlyRateCents: null,
  limits: {},
  wishes: [],
};

const endOf = (day: Problem['days'][number]): number => day.startsAt + 1440 - (day.clockChange?.by ?? 0);
