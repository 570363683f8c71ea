import type { Contract } from '@pamaina/engine';
import { ownerOf, type Team } from './read-work.ts';

/** The terms on which an employee works or worked. */
export interface Terms {
  hourly_rate_cents: number | null;
  contract: Contract | null;
  join_date: string;
  /** Null: still employed. */
  left_date: string | null;
}

/** The terms of current and former employees, by `ownerOf`. */
export function termsOf({ people, former }: Team): Map<string, Terms> {
  const terms = new Map<string, Terms>();
  for (const one of former) terms.set(ownerOf(true, one.name), one);
  for (const one of people) terms.set(one.id, { ...one, left_date: null });
  return terms;
}
