// Method: the first roster: rows drawn until they are lawful where that is quickest, then needs filled one by one.
// Paper: none; our own engineering.
import { construct } from './construct.ts';
import type { Roster } from '../roster/roster.ts';
import type { SearchState } from './search-state.ts';
import { followDuals } from './relaxed/follow-duals.ts';
import { drawRows, wholeRows } from './window/draw-rows.ts';
import type { RowDraws } from './window/row-draws.ts';

/** [times] Whole rows and windows are tried in turn until a roster is lawful. */
const TURNS = 4;

/** [share] For filling needs one by one. */
const FILLING = 0.05;

interface Parts extends Pick<SearchState, 'model' | 'domains' | 'evaluator' | 'incumbent' | 'clock' | 'random'> {
  roster: Roster;
  /** The highest cost of a missing employee. */
  heaviest: number;
  /** Null where no rows are drawn. */
  draws: RowDraws | null;
  /** Whether the time is too short for the linear program. */
  isOutOfReach: boolean;
  /** Whether relaxed duals are followed, before the rows are drawn or after that. */
  follows: 'before' | 'after' | null;
}

/**
 * Makes the first roster from the one under search, and keeps it. Rows are drawn in large problems whose goals are all
 * of single days; elsewhere needs are filled one by one, and the portfolio soon gives every employee a lawful roster.
 * @returns whether rows were drawn and break a rule still, so that annealing would rarely find a lawful roster either
 */
export function firstRoster(parts: Parts): boolean {
  const { model, domains, roster, incumbent, clock, random, heaviest, draws, isOutOfReach, follows } = parts;
  /** Whether a step that begins now has used its share; called with the moves that it has made. */
  const stepOf = (share: number) => {
    const before = clock.moves();
    const end = Math.min(1, clock.used() + share);
    return (moves: number): boolean => {
      clock.setMoves(before + moves);
      return clock.used() >= end;
    };
  };
  if (draws && follows === 'before') followDuals({ ...parts, draws });
  roster.load(incumbent.best.cells);
  const isDrawn = draws !== null && domains.open.length > 0 && roster.hard() > 0;
  if (isDrawn) {
    const windows = (): void =>
      drawRows(roster, { redraw: draws.redraw, random }, { people: model.people, heaviest }, stepOf(1));
    const whole = (): void =>
      wholeRows(model, domains, roster, { improve: draws.improve, heaviest }, () => clock.used() >= 1);
    windows();
    // Where windows leave hours or shifts of a template missing, whole rows know what a year needs.
    for (let i = 0; i < TURNS && roster.hard() > 0 && clock.used() < 1; i++) {
      whole();
      if (roster.hard() > 0) windows();
    }
    incumbent.keep();
    // Where the linear program is out of reach, annealing gains more in the same time.
    if (roster.hard() === 0 && !isOutOfReach) whole();
  }
  if (!isDrawn || roster.hard() > 0) construct(model, domains, roster, stepOf(FILLING));
  incumbent.keep();
  if (draws && follows === 'after') followDuals({ ...parts, draws });
  return isDrawn && incumbent.best.hard > 0;
}
