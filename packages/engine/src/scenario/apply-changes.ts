import { overlap, instantAt } from '../problem/wall-clock.ts';
import { needKey } from '../problem/needs.ts';
import type { BusinessRules, Day, LocalDate, Need, Problem, Shift, Weights } from '../problem/problem.ts';
import { defaultImportance, weightsOf } from '../problem/weights.ts';
import { awayFrom, certified, endingOn, inRole, onHours, startingOn } from './changed-person.ts';
import type { Change } from './change.ts';

/**
 * The problem with the changes of a scenario, on its days from `from` on; what is fixed there and contradicts a change
 * is no longer fixed. The order of the changes doesn't matter, and without any it is the same problem. Changes of
 * people who aren't in it change nothing.
 */
export function applyChanges(problem: Problem, changes: readonly Change[], from: LocalDate = problem.from): Problem {
  const first = from > problem.from ? from : problem.from;
  return inOrder(changes).reduce((sofar, change) => applyOne(sofar, change, first), problem);
}

/** What replaces something comes before what takes it away, and a weekday before a date of it. */
const ORDER: readonly Change['kind'][] = [
  'imaginary',
  'role',
  'certificate',
  'contractHours',
  'starts',
  'leaves',
  'away',
  'requirement',
  'closed',
  'strictness',
  'numbers',
  'aim',
];

function inOrder(changes: readonly Change[]): Change[] {
  const placed = changes.map((change) => ({
    change,
    place: 2 * ORDER.indexOf(change.kind) + ('date' in change ? 1 : 0),
    text: JSON.stringify(change),
  }));
  return placed
    .sort((a, b) => a.place - b.place || (a.text < b.text ? -1 : Number(a.text > b.text)))
    .map(({ change }) => change);
}

function applyOne(problem: Problem, change: Change, first: LocalDate): Problem {
  switch (change.kind) {
    case 'imaginary':
      return { ...problem, people: [...problem.people, change.person] };
    case 'requirement':
      return required(problem, change, first);
    case 'closed':
      return closed(problem, change, first);
    case 'strictness': {
      const severities = { ...problem.rules?.severities, [change.rule]: change.severity };
      return { ...problem, rules: { ...problem.rules, severities } };
    }
    case 'numbers': {
      const { [change.field as keyof BusinessRules]: _, ...others } = problem.rules ?? {};
      return { ...problem, rules: change.numbers ? { ...others, [change.field]: change.numbers } : others };
    }
    case 'aim':
      return { ...problem, weights: weighed(problem.weights, change) };
    case 'away':
    case 'leaves':
    case 'starts':
    case 'role':
    case 'certificate':
    case 'contractHours':
      return changePerson(problem, change, first);
  }
}

type OfPerson = Extract<Change, { employeeId: string }>;

function changePerson(problem: Problem, change: OfPerson, first: LocalDate): Problem {
  const person = problem.people.find(({ id }) => id === change.employeeId);
  if (!person) return problem;
  const [changed, isTheirs] = personWith(problem, person, change, first);
  const stays = (shift: Shift): boolean =>
    shift.employeeId !== person.id || shift.date < first || shift.date > problem.to || isTheirs(shift);
  return {
    ...problem,
    people: problem.people.map((one) => (one === person ? changed : one)),
    fixed: problem.fixed.every(stays) ? problem.fixed : problem.fixed.filter(stays),
  };
}

type Person = Problem['people'][number];

/** The person with the change, and whether a shift that was fixed can still be theirs. */
function personWith(
  problem: Problem,
  person: Person,
  change: OfPerson,
  first: LocalDate,
): [Person, (shift: Shift) => boolean] {
  const anyOf = (): boolean => true;
  switch (change.kind) {
    case 'away': {
      const range = { from: change.from > first ? change.from : first, to: change.to };
      const { person: changed, block } = awayFrom(problem, person, range);
      return [changed, ({ start, end }) => block === null || overlap(start, end, block.start, block.end) === 0];
    }
    case 'leaves':
      return [endingOn(problem, person, change.lastDay), ({ date }) => date <= change.lastDay];
    case 'starts':
      return [startingOn(problem, person, change.firstDay), ({ date }) => date >= change.firstDay];
    case 'role':
      return [inRole(person, change.role), anyOf];
    case 'certificate':
      return [certified(person, change.certificate), anyOf];
    case 'contractHours':
      return [onHours(problem, person, change.minutesPerWeek), anyOf];
  }
}

const isOn = ({ date, weekday }: Day, on: { date?: LocalDate; weekday?: number }): boolean =>
  on.date === date || on.weekday === weekday;

function daysOf(problem: Problem, on: { date?: LocalDate; weekday?: number }, first: LocalDate): Day[] {
  return problem.days.filter((day) => day.date >= first && day.date <= problem.to && isOn(day, on));
}

function required(problem: Problem, change: Extract<Change, { kind: 'requirement' }>, first: LocalDate): Problem {
  const { template, role, count, times } = change;
  const days = daysOf(problem, change, first).filter(({ closed: isClosed }) => !isClosed || change.date !== undefined);
  const keys = new Map(days.map((day) => [needKey({ date: day.date, template, role }), day]));
  const seen = new Set<string>();
  const needs = problem.needs.flatMap((need): Need[] => {
    const key = needKey(need);
    if (!keys.has(key)) return [need];
    // Duplicates are added up: the first has all of it.
    if (seen.has(key)) return [];
    seen.add(key);
    return [need.count === count ? need : { ...need, count }];
  });
  const more = [...keys].flatMap(([key, day]): Need[] => {
    if (seen.has(key) || count === 0) return [];
    return [needOn(problem, day, { template, role, count, times })];
  });
  return { ...problem, needs: [...needs, ...more] };
}

function needOn(
  { days }: Problem,
  day: Day,
  {
    template,
    role,
    count,
    times,
  }: Pick<Extract<Change, { kind: 'requirement' }>, 'template' | 'role' | 'count' | 'times'>,
): Need {
  const next = days[days.indexOf(day) + 1];
  const isNext = times.end <= times.start;
  const end = isNext
    ? next
      ? instantAt(next, times.end)
      : day.startsAt + 1440 + times.end
    : instantAt(day, times.end);
  return {
    date: day.date,
    template,
    role,
    start: instantAt(day, times.start),
    end,
    breakMinutes: times.breakMinutes,
    ...(times.onCall && { onCall: times.onCall }),
    count,
    underWeight: null,
    overWeight: null,
  };
}

/** Nobody is needed on these days, and who was fixed there is free. */
function closed(problem: Problem, change: Extract<Change, { kind: 'closed' }>, first: LocalDate): Problem {
  const dates = new Set(daysOf(problem, change, first).map(({ date }) => date));
  if (dates.size === 0) return problem;
  return {
    ...problem,
    days: problem.days.map((day) => (dates.has(day.date) && !day.closed ? { ...day, closed: true } : day)),
    needs: problem.needs.filter(({ date }) => !dates.has(date)),
    fixed: problem.fixed.filter(({ date, workedBy }) => !dates.has(date) || workedBy !== undefined),
  };
}

/** The weights that each aim decides. */
const OF_AIM: Record<Extract<Change, { kind: 'aim' }>['aim'], readonly (keyof Weights)[]> = {
  coverage: ['coverage'],
  law: ['law'],
  fairness: ['minShifts', 'fairHours', 'fairWeekends', 'fairNights', 'fairClosings', 'fairHolidays'],
  wishes: ['wishes'],
  cost: ['cost'],
  stability: ['stability'],
};

function weighed(weights: Weights, { aim, level }: Extract<Change, { kind: 'aim' }>): Weights {
  const all = weightsOf({ ...defaultImportance, [aim]: level });
  return { ...weights, ...Object.fromEntries(OF_AIM[aim].map((weight) => [weight, all[weight]])) };
}
