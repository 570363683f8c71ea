import type { LucideIcon } from 'lucide-react';

/** One entry of the navigation. */
export interface Place {
  to: string;
  label: string;
  /** Used in the phone's bar, where the label would be longer than one line. */
  short?: string;
  icon: LucideIcon;
  /** The address must match to the end, as for an index page. */
  end?: boolean;
  /** Other addresses that belong to this place. */
  besides?: readonly string[];
  /** The number of things that wait for a decision there. */
  waiting?: number | undefined;
  /** The pages of a group; the group itself leads to the first one. */
  inside?: readonly Place[];
}

/** Whether the address belongs to this place, or to one inside it. */
export function isAt({ to, end, besides = [], inside = [] }: Place, pathname: string): boolean {
  if (inside.length > 0) return inside.some((place) => isAt(place, pathname));
  if (besides.some((other) => pathname.startsWith(other))) return true;
  return pathname === to || (end !== true && pathname.startsWith(`${to}/`));
}

/** The number of things that wait there, or inside. */
export function waitingAt({ waiting = 0, inside = [] }: Place): number {
  return inside.reduce((sum, place) => sum + waitingAt(place), waiting);
}

/** Every page of the navigation once, without the groups. */
export function pagesOf(places: readonly Place[]): Place[] {
  return places.flatMap((place) => (place.inside ? pagesOf(place.inside) : [place]));
}
