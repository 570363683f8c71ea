import type { Color } from '@pamaina/contract';
import type { Block } from '../model/blocks.ts';
import type { DayInfo } from '../model/day-info.ts';
import type { Density } from '../model/row-size.ts';
import type { DayWish } from '../model/wishes-by-person.ts';
import type { ShiftColors } from '../model/colors.ts';

/** What every row and cell of a grid needs to draw itself; one object, so that a row is drawn again only for a reason. */
export interface GridView {
  density: Density;
  days: DayInfo[];
  colors: ShiftColors;
  /** When people cannot work, by person and date; empty for a reader who may not see it. */
  blocks: Map<string, Map<string, Block[]>>;
  /** What people wish for, by person and date; for managers alone. */
  wishes?: ReadonlyMap<string, ReadonlyMap<string, DayWish>>;
}

/** Planned and wished hours of a person in the month; null where there is no norm, or the reader may not see it. */
export interface PersonHours {
  planned: number;
  target: number | null;
  /** Planned in the shown week, where one is shown. */
  week: number | undefined;
  /** Above (+) or below (-) the norm at the accounting period's end, as it looks now. */
  balance: number | undefined;
}

/** The place of a chip on screen, for what opens beside it. */
export type Anchor = Pick<DOMRect, 'left' | 'top' | 'width' | 'height'>;

/** A role's or a template's colour: the theme makes `--fill`, `--edge` and `--ink` of it, once for all chips of one. */
export function roleTint(color: Color | undefined): { 'data-tint': Color } {
  return { 'data-tint': color ?? 'gray' };
}
