// Method: the mix of moves that annealing draws from.
// Paper: none; our own engineering.
import type { Model } from '../model/model.ts';
import type { Domains } from '../roster/domains.ts';
import type { Random } from '../roster/random.ts';
import type { Roster } from '../roster/roster.ts';
import { createExchangeMoves } from './exchange-moves.ts';
import { createFillNeed } from './fill-need.ts';
import { createFollowPartners, createMeetPartner } from './follow-partners.ts';
import { createMoveWriter } from './move-writer.ts';
import { createOwnMoves } from './own-moves.ts';
import { createRotateDays } from './rotate-days.ts';
import { createHandOverPart } from './split-moves.ts';
import { createGrantWish } from './wish-moves.ts';
import type { RedrawWindow } from './window/redraw-window.ts';

const moveKinds = ['setDay', 'setBlock', 'swapSegment', 'rotate', 'handOver', 'fill', 'exchange', 'grantWish'] as const;

/** How often each kind of move is drawn, and how many random needs `fill` looks at for one that lacks somebody. */
export interface Mix {
  shares: Readonly<Record<(typeof moveKinds)[number], number>>;
  looks: number;
}

/** [shares of the moves], [needs]. The usual mix: moves of work between employees are tried most. */
export const MIX: Mix = {
  shares: { setDay: 2, setBlock: 1, swapSegment: 2, rotate: 1, handOver: 2, fill: 1, exchange: 1, grantWish: 0 },
  looks: 6,
};

/**
 * [shares of the moves], [needs]. The mix of large problems in which weeks of rows are drawn too. Instance 20, 60 s,
 * two threads: 5,047 with it, 5,168 with the usual one. Instance 23, 20 million moves (decision 051): of many needs few
 * lack somebody, so few looks find none: 23,137 with 100, 24,466 with 24. Of the rest most are wishes: 21,213 with
 * `grantWish` 8, 25,104 without.
 */
export const FILLING_MIX: Mix = {
  shares: { setDay: 4, setBlock: 3, swapSegment: 3, rotate: 1, handOver: 1, fill: 6, exchange: 0, grantWish: 8 },
  looks: 100,
};

/** [moves] From one draw of a window to the next, at least. */
const LEAST_SPACING = 10;

/**
 * Writes one random move into `roster.move`; its length is 0 if the draw produced no move. The temperature is in units
 * of penalty.
 */
export type Draw = (temperature: number) => void;

/**
 * The kinds of moves, drawn uniformly from a list in which each is as often as the mix says.
 * @param windows draws weeks of a row anew, once in so many moves for each unit of the temperature; absent if never
 */
export function createMoves(
  model: Model,
  domains: Domains,
  roster: Roster,
  random: Random,
  { mix = MIX, windows }: { mix?: Mix; windows?: { redraw: RedrawWindow; spacing: number } | null } = {},
): Draw {
  const { move } = roster;
  const { below } = random;
  const writer = createMoveWriter(model, domains, roster, random);
  const own = createOwnMoves(model, domains, roster, random, writer);
  const rotate = createRotateDays(model, roster, random, writer);
  const between = createExchangeMoves(model, random, writer);
  const fill = createFillNeed(model, { open: domains.open, counts: roster.counts, looks: mix.looks }, random, writer);
  const grantWish = createGrantWish(model, random, writer);
  const ofKind = { ...own, rotate, ...between, fill, grantWish };
  const kindsOfMoves = moveKinds.flatMap((kind) => {
    const draw = ofKind[kind];
    return draw ? Array<() => void>(mix.shares[kind]).fill(draw) : [];
  });
  const handOverPart = createHandOverPart(model, random, writer);
  if (handOverPart) kindsOfMoves.push(handOverPart);
  const meet = createMeetPartner(model, roster, random, writer);
  if (meet) kindsOfMoves.push(meet);
  const follow = createFollowPartners(model, roster, random, writer);
  return (temperature) => {
    move.length = 0;
    const isWindow = windows && below(Math.max(LEAST_SPACING, windows.spacing * temperature)) === 0;
    if (isWindow) windows.redraw(temperature);
    else kindsOfMoves[below(kindsOfMoves.length)]!();
    follow?.();
  };
}
