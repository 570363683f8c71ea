import type { Color } from '@pamaina/contract';
import type { Block } from './blocks.ts';
import type { DayInfo } from './day-info.ts';
import type { Density } from './row-size.ts';
import type { DayWish } from './month-counts.ts';
import type { ShiftColors } from './colors.ts';

/** The shared data of all rows and cells of a grid; one object, so that a row is rendered again only when needed. */
export interface GridView {
  density: Density;
  days: DayInfo[];
  colors: ShiftColors;
  /** Unavailable times, by employee and date; empty for a user who is not allowed to see them. */
  blocks: Map<string, Map<string, Block[]>>;
  /** Published shifts that an amendment leaves out, counted by row and date. */
  removed?: ReadonlyMap<string, ReadonlyMap<string, number>>;
  /** Shift preferences, by employee and date; only for managers. */
  wishes?: ReadonlyMap<string, ReadonlyMap<string, DayWish>>;
}

/**
 * Scheduled hours and norm of an employee in the month; null if there is no norm, or the user is not allowed to see it.
 */
export interface PersonHours {
  planned: number;
  target: number | null;
  /** Scheduled hours in the shown week, if one is shown. */
  week: number | undefined;
  /** Above (+) or below (-) the norm at the end of the accounting period, as currently forecast. */
  balance: number | undefined;
}

/** The position of a chip on screen, for a popover next to it. */
export type Anchor = Pick<DOMRect, 'left' | 'top' | 'width' | 'height'>;

/**
 * The colour of a role or a template: the theme derives `--fill`, `--edge` and `--ink` from it, once for all chips of a
 * colour.
 */
export function roleTint(color: Color | undefined): { 'data-tint': Color } {
  return { 'data-tint': color ?? 'gray' };
}
