import type { Tx } from '../../platform/database/database.ts';
import { type Notice, notify } from '../notifications/index.ts';

/** A published shift that changed its employee; null is none. */
export interface HandedOver {
  id: string;
  version: number;
  date: string;
  /** `HH:MM`, or with seconds. */
  start_time: string;
  end_time: string;
  role: string;
  from: string | null;
  to: string | null;
}

/** Notifies each employee once of a change of published shifts (Decisions, Editing published shifts). */
export async function notifyShifts(tx: Tx, shifts: readonly HandedOver[]): Promise<void> {
  const moved = shifts.filter(({ from, to }) => from !== to);
  const people = new Set(moved.flatMap(({ from, to }) => [from, to]).filter((person) => person !== null));
  await notify(
    tx,
    [...people].flatMap((person): Notice[] => {
      const own = moved
        .filter(({ from, to }) => from === person || to === person)
        .toSorted((a, b) => (a.date + a.start_time < b.date + b.start_time ? -1 : 1));
      const [first] = own;
      if (first === undefined) return [];
      const { id, version, date, role } = first;
      const base = { kind: 'shift_changed', subject: `${id}:${version}`, to: { employees: [person] } } as const;
      if (own.length > 1) return [{ ...base, variant: 'several' as const, facts: { date, count: own.length } }];
      const facts = { date, role, start: first.start_time.slice(0, 5), end: first.end_time.slice(0, 5) };
      return [{ ...base, variant: variantFor(person, first), facts }];
    }),
  );
}

function variantFor(person: string, { to }: HandedOver): 'given' | 'taken' | 'opened' {
  if (to === person) return 'given';
  return to === null ? 'opened' : 'taken';
}
