// Method: the first roster: rows drawn until they are lawful where that is quickest, then needs filled one by one.
// Paper: none; our own engineering.
import { construct } from './construct.ts';
import type { Roster } from '../roster/roster.ts';
import { DRAWN_ROWS, OPENING } from './parameters.ts';
import type { ProblemSize } from './problem-size.ts';
import type { SearchState } from './search-state.ts';
import { drawRows } from './window/draw-rows.ts';
import type { RedrawWindow } from './window/redraw-window.ts';

interface Parts extends Pick<SearchState, 'model' | 'domains' | 'incumbent' | 'clock'> {
  roster: Roster;
  /** Null without a solver of linear programs. */
  size: ProblemSize | null;
  /** The highest cost of a missing employee. */
  heaviest: number;
  redraw: RedrawWindow | null;
}

/**
 * Makes the first roster from the one under search, and keeps it. Rows are drawn where the linear program is out of
 * reach; elsewhere needs are filled one by one, and the portfolio soon gives every employee a lawful roster.
 * @returns whether rows were drawn and break a rule still, so that annealing would rarely find a lawful roster either
 */
export function firstRoster(parts: Parts): boolean {
  const { model, domains, roster, incumbent, clock, size, heaviest, redraw } = parts;
  /** Whether a step that begins now has used its share; called with the moves that it has made. */
  const stepOf = (share: number) => {
    const before = clock.moves();
    const end = clock.used() + share;
    return (moves: number): boolean => {
      clock.setMoves(before + moves);
      return clock.used() >= end;
    };
  };
  const isDrawn = redraw !== null && size?.isOutOfReach === true && domains.open.length > 0 && roster.hard() > 0;
  if (isDrawn) drawRows(roster, redraw, { people: model.people, heaviest }, stepOf(DRAWN_ROWS.share));
  if (!isDrawn || roster.hard() > 0) construct(model, domains, roster, stepOf(OPENING.filling));
  incumbent.keep();
  return isDrawn && incumbent.best.hard > 0;
}
