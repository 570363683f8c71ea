import type { Contract } from '@pamaina/engine';
import { ownerOf, type Team } from './read-work.ts';

/** On what terms somebody works or worked. */
export interface Terms {
  hourly_rate_cents: number | null;
  contract: Contract | null;
  join_date: string;
  /** Null: still here. */
  left_date: string | null;
}

/** The terms of a team and of those who left it, by `ownerOf`. */
export function termsOf({ people, former }: Team): Map<string, Terms> {
  const terms = new Map<string, Terms>();
  for (const one of former) terms.set(ownerOf(true, one.name), one);
  for (const one of people) terms.set(one.id, { ...one, left_date: null });
  return terms;
}
