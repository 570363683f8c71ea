import type { schedule } from '@pamaina/contract';
import type { ShiftPlace } from '../../../../lib/schedule/editing.ts';

/** What the grid says of costs, in words. */
export interface GridCosts {
  /** Of the month, beside the days' need. */
  month: { short: string; long: string; isOver: boolean; to: string };
  /** Of a day: cost and share. */
  ofDay: ReadonlyMap<string, string>;
  /** What the month would cost after moves, or copies; null: a rate isn't known, or it stays. */
  afterMoves: (moves: readonly { shift: schedule.Shift; to: ShiftPlace }[], copy: boolean) => string | null;
}
