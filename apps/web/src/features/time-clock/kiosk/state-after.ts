import type { kiosk } from '@pamaina/contract';
import type { KioskTap } from './kiosk-queue.ts';

type Person = kiosk.KioskPerson;

const after: Record<KioskTap['kind'], Person['state']> = {
  in: 'in',
  out: 'out',
  break_start: 'break',
  break_end: 'in',
};

/** The state of an employee once their waiting events have been sent. */
export function stateAfter(person: Person, waiting: readonly KioskTap[]): Person {
  const last = waiting.findLast(({ employee_id }) => employee_id === person.id);
  return last === undefined ? person : { ...person, state: after[last.kind], forgotten_since: null };
}
