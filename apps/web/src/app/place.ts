import type { LucideIcon } from 'lucide-react';

/** One entry of the navigation. */
export interface Place {
  to: string;
  label: string;
  icon: LucideIcon;
  /** The address must match to its end, as for an index page. */
  end?: boolean;
  /** How many things wait for an answer there. */
  waiting?: number | undefined;
}
