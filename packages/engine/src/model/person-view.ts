import type { Calendar } from '../problem/calendar.ts';
import type { Context } from './context.ts';
import { inPeriod } from '../problem/calendar.ts';
import { isWork, onCallAtHome } from '../problem/on-call.ts';
import type { Person, Problem, Shift } from '../problem/problem.ts';

/** One employee's roster in the form that rules use: history, period and context together. */
export interface PersonView {
  context: Context;
  calendar: Calendar;
  person: Person;
  /** The employee's index in `problem.people`. */
  number: number;
  /** Ordered by start; on-call shifts at home aren't among them: they are in `person`. */
  shifts: readonly Shift[];
  /** The day index of each shift. */
  dayOf: readonly number[];
}

/** Groups a roster by employee; open shifts, unknown employees and dates outside the known days are left out. */
export function personViews(context: Context, shifts: readonly Shift[], only?: ReadonlySet<string>): PersonView[] {
  const { problem, calendar } = context;
  const given = new Set(shifts.map((shift) => shift.id));
  const byPerson = new Map<string, Shift[]>();
  const add = (shift: Shift) => {
    if (shift.employeeId === null || (only && !only.has(shift.employeeId))) return;
    if (!calendar.indexOf.has(shift.date) && isWork(shift)) return;
    const list = byPerson.get(shift.employeeId);
    if (list) list.push(shift);
    else byPerson.set(shift.employeeId, [shift]);
  };
  for (const shift of shifts) add(shift);
  for (const shift of problem.fixed) {
    if ((shift.date < problem.from || shift.date > problem.to) && !given.has(shift.id)) add(shift);
  }
  return problem.people.flatMap((person, number) => {
    if (only && !only.has(person.id)) return [];
    return [personView(context, aroundPeriod(problem, person, given), number, byPerson.get(person.id) ?? [])];
  });
}

/** The employee with only those fixed on-call shifts at home that the roster doesn't decide. */
function aroundPeriod(problem: Problem, person: Person, given: ReadonlySet<string>): Person {
  if (!person.homeOnCall) return person;
  const around = person.homeOnCall.filter((shift) => !inPeriod(problem, shift) && !given.has(shift.id));
  return { ...person, homeOnCall: around };
}

/** The order of a roster: by start, then end, then id. */
export function byStart(a: Shift, b: Shift): number {
  return a.start - b.start || a.end - b.end || (a.id < b.id ? -1 : 1);
}

/** The view of one employee with exactly these shifts. */
export function personView(context: Context, person: Person, number: number, shifts: readonly Shift[]): PersonView {
  const sorted = shifts.filter(isWork).sort(byStart);
  return {
    context,
    calendar: context.calendar,
    person: onCallAtHome(
      person,
      shifts.filter((shift) => !isWork(shift)),
    ),
    number,
    shifts: sorted,
    dayOf: sorted.map((shift) => context.calendar.indexOf.get(shift.date) ?? 0),
  };
}
