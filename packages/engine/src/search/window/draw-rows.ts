// Method: a first lawful roster: windows of random rows are drawn until no rule is broken.
// Paper: none; our own engineering.
import type { Roster } from '../../roster/roster.ts';
import { DRAWN_ROWS } from '../parameters.ts';
import type { RedrawWindow } from './redraw-window.ts';

/**
 * Draws windows until the roster under search breaks no rule, or for a while no fewer. Ends early if `over` returns
 * true; it is called now and then with the number of windows drawn.
 * @param heaviest the highest cost of a missing employee
 */
export function drawRows(
  roster: Roster,
  redraw: RedrawWindow,
  { people, heaviest }: { people: number; heaviest: number },
  over: (draws: number) => boolean,
): void {
  const temperature = DRAWN_ROWS.heat * heaviest;
  let least = roster.hard();
  let vain = 0;
  for (let draws = 0; roster.hard() > 0 && vain < DRAWN_ROWS.vain * people; draws++) {
    if (draws % DRAWN_ROWS.stride === 0 && over(draws)) return;
    roster.move.length = 0;
    redraw(temperature);
    if (roster.move.length > 0) roster.attempt(DRAWN_ROWS.dearer * temperature);
    vain = roster.hard() < least ? 0 : vain + 1;
    least = Math.min(least, roster.hard());
  }
}
