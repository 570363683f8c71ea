import { type Contract, type ContractSpan, normMinutes } from '../hours/norm-minutes.ts';
import { isAway, isEmployed, restWeekdaysOn, termsOn } from '../problem/employment.ts';
import type { Block, EmploymentSpan, LocalDate, Minutes, Person, Problem } from '../problem/problem.ts';

type Days = Pick<Problem, 'from' | 'to' | 'days' | 'law'>;

const ALWAYS: EmploymentSpan = { from: null, to: null };

/** Away on all of these days, which lowers the norm as an absence that is approved before anything is scheduled. */
export function awayFrom(
  problem: Days,
  person: Person,
  { from, to }: { from: LocalDate; to: LocalDate },
): { person: Person; block: Block | null } {
  const away = problem.days.filter(({ date }) => date >= from && date <= to);
  const [day, last] = [away[0], away.at(-1)];
  if (!day || !last) return { person, block: null };
  const end = last.startsAt + 1440 - (last.clockChange?.by ?? 0);
  const block: Block = { start: day.startsAt, end, source: 'time_off' };
  return { person: renormed(problem, person, { ...person, blocks: [...person.blocks, block] }), block };
}

/** The days after it are not theirs. */
export function endingOn(problem: Days, person: Person, lastDay: LocalDate): Person {
  const employment = spansOf(person).flatMap((span) => {
    if (span.from !== null && span.from > lastDay) return [];
    return [span.to === null || span.to > lastDay ? { ...span, to: lastDay } : span];
  });
  return renormed(problem, person, { ...person, employment });
}

/** The first day that is theirs; of somebody who begins later, earlier on the first terms. */
export function startingOn(problem: Days, person: Person, firstDay: LocalDate): Person {
  const kept = spansOf(person).filter(({ to }) => to === null || to >= firstDay);
  const employment = kept.map((span, i) =>
    i === 0 || (span.from !== null && span.from < firstDay) ? { ...span, from: firstDay } : span,
  );
  return renormed(problem, person, { ...person, employment });
}

/** On a contract of so many minutes a week, on all days. */
export function onHours(problem: Days, person: Person, minutesPerWeek: Minutes): Person {
  const [span] = person.employment ?? [];
  const before = span?.contractMinutesPerWeek ?? person.contractMinutesPerWeek;
  const { employment } = person;
  return renormed(problem, person, {
    ...person,
    contractMinutesPerWeek: minutesPerWeek,
    ...(employment && { employment: employment.map((one) => ({ ...one, contractMinutesPerWeek: minutesPerWeek })) }),
    ...(before !== undefined && before === person.maxMinutesPerWeek && { maxMinutesPerWeek: minutesPerWeek }),
  });
}

/** Also in this role, on all days. */
export function inRole(person: Person, role: string): Person {
  const withRole = (roles: readonly string[]): string[] => (roles.includes(role) ? [...roles] : [...roles, role]);
  const { employment } = person;
  return {
    ...person,
    roles: withRole(person.roles),
    ...(employment && {
      employment: employment.map((span) => (span.roles ? { ...span, roles: withRole(span.roles) } : span)),
    }),
  };
}

/** Also with a certificate without an end. */
export function certified(person: Person, kind: string): Person {
  const certificates = person.certificates ?? [];
  const isHeld = certificates.some((one) => one.kind === kind && (one.from ?? null) === null && one.until === null);
  return isHeld ? person : { ...person, certificates: [...certificates, { kind, from: null, until: null }] };
}

const spansOf = ({ employment }: Person): readonly EmploymentSpan[] => employment ?? [ALWAYS];

/** With the norm as far as the change moves it: what the engine doesn't know of it stays in it. */
function renormed(problem: Days, before: Person, after: Person): Person {
  const now = normOf(problem, after);
  const then = normOf(problem, before);
  const isKnown = before.normMinutes !== null && now !== null && then !== null;
  const norm = isKnown ? Math.max(0, before.normMinutes! + now - then) : now;
  return { ...after, normMinutes: norm };
}

/** The norm of a person's contract in the period, less whole days of absence; null: unknown. */
export function normOf({ days, from, to, law }: Days, person: Person): Minutes | null {
  const blocks = person.blocks.filter(({ source }) => source !== 'self');
  const absences = days
    .filter((day) => isEmployed(person, day.date) && isAway({ ...person, blocks }, day))
    .map(({ date }) => ({ from: date, to: date, scheduled: {} }));
  return normMinutes(days, { from, to, contract: contractsOf(person), absences, law });
}

function contractsOf(person: Person): ContractSpan[] {
  return spansOf(person).map(({ from, to, ...own }) => {
    const on = { ...person, employment: [{ from: null, to: null, ...own }] };
    return { from, to, contract: contractOf(on, person.hasReducedNorm ?? false, from ?? to ?? '') };
  });
}

function contractOf(person: Person, isReduced: boolean, date: LocalDate): Contract | null {
  const { contractMinutesPerWeek: minutes } = termsOn(person, date);
  if (minutes === undefined) return null;
  const rest = [...restWeekdaysOn(person, date)].sort((a, b) => a - b);
  const week =
    rest.join() === '6,7'
      ? { daysPerWeek: 5 as const }
      : rest.join() === '7'
        ? { daysPerWeek: 6 as const }
        : { daysPerWeek: 5 as const, restWeekdays: rest };
  return { hoursPerWeek: minutes / 60, isReduced, ...week };
}
