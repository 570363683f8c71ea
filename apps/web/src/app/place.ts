import type { LucideIcon } from 'lucide-react';

/** One entry of the navigation. */
export interface Place {
  to: string;
  label: string;
  /** On one line of a phone's bar, where the label is longer. */
  short?: string;
  icon: LucideIcon;
  /** The address must match to its end, as for an index page. */
  end?: boolean;
  /** Other addresses that belong to it. */
  besides?: readonly string[];
  /** How many things wait for an answer there. */
  waiting?: number | undefined;
  /** The pages of a group; the group itself leads to the first of them. */
  inside?: readonly Place[];
}

/** Does the address belong to this place, or to one inside it? */
export function isAt({ to, end, besides = [], inside = [] }: Place, pathname: string): boolean {
  if (inside.length > 0) return inside.some((place) => isAt(place, pathname));
  if (besides.some((other) => pathname.startsWith(other))) return true;
  return pathname === to || (end !== true && pathname.startsWith(`${to}/`));
}

/** How many things wait there, or inside. */
export function waitingAt({ waiting = 0, inside = [] }: Place): number {
  return inside.reduce((sum, place) => sum + waitingAt(place), waiting);
}

/** Every page of the navigation once, without the groups. */
export function pagesOf(places: readonly Place[]): Place[] {
  return places.flatMap((place) => (place.inside ? pagesOf(place.inside) : [place]));
}
