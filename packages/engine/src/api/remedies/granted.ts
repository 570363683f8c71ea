import type { Context } from '../../model/context.ts';
import { overlap } from '../../problem/wall-clock.ts';
import type { Consents } from '../../problem/person.ts';
import type { Person, Shift } from '../../problem/problem.ts';
import type { BentRule } from '../../problem/remedy.ts';

/** The consent that each of these rules asks for. */
const CONSENTS: Partial<Record<string, Exclude<keyof Consents, 'overtime'>>> = {
  'night-consent': 'night',
  'holiday-consent': 'holiday',
  'rest-day-consent': 'restDay',
  'on-call-consent': 'onCall',
};

/**
 * The context once exceptions are granted: a new role, time that is free again, a consent. Rules between employees
 * depend on who may work what, so an exception of one employee can bind another.
 * @param shifts the roster with the exceptions
 */
export function granted(context: Context, bent: readonly BentRule[], shifts: readonly Shift[]): Context {
  const { problem } = context;
  const changed = new Map<string, Person>();
  for (const { employeeId, rule, violation } of bent) {
    const person = changed.get(employeeId) ?? context.people.get(employeeId);
    const ids = new Set(violation.shiftIds);
    const own = shifts.filter((shift) => ids.has(shift.id));
    const more = person && grantOf(person, rule, own);
    if (more) changed.set(employeeId, { ...person, ...more });
  }
  if (changed.size === 0) return context;
  const people = problem.people.map((person) => changed.get(person.id) ?? person);
  return {
    ...context,
    problem: { ...problem, people },
    people: new Map(people.map((person) => [person.id, person])),
  };
}

/** Null if the exception changes nothing about whom a single shift suits. */
function grantOf(person: Person, rule: string, shifts: readonly Shift[]): Partial<Person> | null {
  if (rule === 'role')
    return withRoles(
      person,
      shifts.map(({ role }) => role),
    );
  if (rule === 'unavailable') {
    const isFree = (block: Person['blocks'][number]): boolean =>
      shifts.every((shift) => overlap(shift.start, shift.end, block.start, block.end) === 0);
    return { blocks: person.blocks.filter(isFree) };
  }
  const consent = CONSENTS[rule];
  if (!consent) return null;
  const { [consent]: _, ...others } = person.consentDates ?? {};
  return { consents: { ...person.consents, [consent]: true }, consentDates: others };
}

function withRoles({ roles, employment }: Person, more: readonly string[]): Partial<Person> {
  const spans = employment?.map((span) => (span.roles ? { ...span, roles: [...span.roles, ...more] } : span));
  return { roles: [...roles, ...more], ...(spans && { employment: spans }) };
}
