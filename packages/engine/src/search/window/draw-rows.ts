// Method: a first lawful roster: windows of random rows are drawn until no rule is broken.
// Paper: none; our own engineering.
import type { Model } from '../../model/model.ts';
import type { Domains } from '../../roster/domains.ts';
import type { Random } from '../../roster/random.ts';
import type { Roster } from '../../roster/roster.ts';
import { VAIN_WINDOWS, WHOLE_ROWS } from '../parameters.ts';
import type { ImproveRow } from './whole-rows.ts';
import type { RedrawWindow } from './redraw-window.ts';

/** [missing employees] The temperature at which windows are drawn. */
const HEAT = 0.02;

/** [share of the cost] What a round of everybody gains at least if another one follows. */
const WORTHWHILE = 0.25;

/** [temperatures] How much dearer a drawn row can become. */
const DEARER = 3;

/** [windows] Between two looks at the clock; each can be the first of an employee, which takes long. */
const STRIDE = 4;

/**
 * Gives everybody a whole row in turn, those with the fewest choices first, until a round gains little.
 * @param over whether time is up
 */
export function wholeRows(
  { people, codes }: Model,
  { allowed }: Domains,
  roster: Roster,
  { improve, heaviest }: { improve: ImproveRow; heaviest: number },
  over: () => boolean,
): void {
  const choices = Array.from({ length: people }, (_, person) =>
    allowed.subarray(person * codes, (person + 1) * codes).reduce((sum, may) => sum + may, 0),
  );
  const order = choices.map((_, person) => person).sort((a, b) => choices[a]! - choices[b]! || a - b);
  for (let before = Infinity; roster.cost() < before * (1 - WORTHWHILE);) {
    before = roster.cost();
    for (const person of order) {
      if (over()) return;
      improve(person, WHOLE_ROWS.heat * heaviest, roster.hards[person]! > 0 ? WHOLE_ROWS.tries : WHOLE_ROWS.fewTries);
    }
  }
}

/**
 * Draws windows until the roster under search breaks no rule, or for a while no fewer. Ends early if `over` returns
 * true; it is called now and then with the number of windows drawn.
 * @param heaviest the highest cost of a missing employee
 */
export function drawRows(
  roster: Roster,
  { redraw, random }: { redraw: RedrawWindow; random: Random },
  { people, heaviest }: { people: number; heaviest: number },
  over: (draws: number) => boolean,
): void {
  const temperature = HEAT * heaviest;
  let least = roster.hard();
  let vain = 0;
  for (let draws = 0; roster.hard() > 0 && vain < VAIN_WINDOWS * people; draws++) {
    if (draws % STRIDE === 0 && over(draws)) return;
    roster.move.length = 0;
    redraw(temperature, draws % 2 === 0 ? broken(roster, random) : undefined);
    if (roster.move.length > 0) roster.attempt(DEARER * temperature);
    vain = roster.hard() < least ? 0 : vain + 1;
    least = Math.min(least, roster.hard());
  }
}

/** Somebody whose row breaks a rule. */
function broken({ hards }: Roster, random: Random): number {
  let found = random.below(hards.length);
  for (let i = 0; i < hards.length && hards[found] === 0; i++) found = (found + 1) % hards.length;
  return found;
}
