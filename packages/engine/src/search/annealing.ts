// Method: annealing from the incumbent in runs: stricter ones at first, then reheating up a ladder of temperatures.
// Paper: Kirkpatrick, Gelatt, Vecchi, "Optimization by simulated annealing", Science 220, 1983.
import { TOLERANCE } from '../lp/tolerance.ts';
import type { Evaluator } from '../roster/evaluator.ts';
import type { Exchange } from '../roster/exchange.ts';
import type { Random } from '../roster/random.ts';
import type { Roster } from '../roster/roster.ts';
import { anneal, type Best } from './anneal.ts';
import type { Incumbent } from './incumbent.ts';
import type { Draw } from './moves.ts';
import { COOL_HEATS, LADDER, OPENING } from './parameters.ts';
import type { SearchClock } from './search-clock.ts';
import type { Role } from './time-allocation.ts';

/** [share of the turn] The least of one run on the ladder. */
const LEAST_RUN = 1 / 16;

/**
 * Annealing runs: their [share of the runs], the start temperature and the cost of one hard amount, both in [missing
 * employees]. Later runs start from the incumbent and get stricter, so that the first can pass through infeasible
 * rosters and the last cannot.
 */
export const RUNS = [
  { share: 0.3, heat: 0.2, hard: 3 },
  { share: 0.7, heat: 0.05, hard: 6 },
] as const;

/**
 * The same [shares, missing employees] where the linear program is out of reach, from a roster that breaks a rule and
 * from one that doesn't: the time is too short for a hot start (decision 051).
 */
const COOL_RUNS = {
  unlawful: [
    { share: 0.15, heat: COOL_HEATS.unlawful.first, hard: 3 },
    { share: 0.85, heat: COOL_HEATS.unlawful.later, hard: 6 },
  ],
  lawful: [{ share: 1, heat: COOL_HEATS.lawful, hard: 6 }],
} as const;

/** [missing employees] Replaces a later run as long as every roster breaks a hard rule: it explores, but strictly. */
const RESCUE = { heat: 0.4, hard: 30 } as const;

/** [missing employees] The start temperature for rosters that only need polishing. */
const POLISH_HEAT = 0.03;

/** [multiples of the final temperature] Where any run and the ladder begin. */
const LOWEST = 2;

/** [factors] The temperature of the next rung, and the length of the next complete annealing. */
const NEXT = { hotter: 2, longer: 2 } as const;

/** Simulated annealing (Kirkpatrick, Gelatt and Vecchi 1983) from the incumbent, in runs of some length and heat. */
export interface Annealing {
  /** A short one for a search by whole rosters. */
  opening: (role: Role) => void;
  /** The complete one between two shares of the budget; without its hot start if it is `cool`. */
  runs: (begin: number, end: number, cool?: boolean) => void;
  /**
   * Until a share of the budget is used: at a higher temperature after each attempt without gain, in the end
   * completely.
   */
  reheat: (share: number) => void;
  /** From some cells at low temperature for a share of the budget; returns the best cells found. */
  polish: (cells: Int32Array, share: number) => Int32Array;
}

interface Parts {
  evaluator: Evaluator;
  roster: Roster;
  draw: Draw;
  random: Random;
  incumbent: Incumbent;
  clock: SearchClock;
  /** The highest cost of a missing employee, and the final temperature. */
  heaviest: number;
  cold: number;
  /** Takes shifts from the current roster until it keeps every cap on pay. */
  keepCaps: () => void;
  /** Employees; of a period shorter than four weeks that share of them. */
  crew: number;
  timeLimitMs: number;
  /** Whether nothing can be decided, or annealing is left out. */
  isIdle: boolean;
  /** Where another thread dives meanwhile: a run goes on from a roster of it that is much better. */
  overtakes?: Pick<Exchange, 'cheaperThan'>;
}

/** Single runs of annealing, and the share of the budget that milliseconds per employee are. */
interface Runs {
  once: (share: number, hot: number, hard: number) => void;
  runs: (begin: number, end: number) => void;
  shareOf: (milliseconds: number) => number;
}

/** [share of the cost] By which another thread’s roster is much better. */
const OVERTAKEN = 0.03;

export function createAnnealing(parts: Parts): Annealing {
  const { evaluator, roster, draw, random, incumbent, clock, heaviest, cold, crew, timeLimitMs, isIdle } = parts;
  const { best } = incumbent;
  const { isOvertaken, takeOver } = createOvertaking(incumbent, parts.overtakes);
  let hasRun = false;

  /** Anneals the current roster for a share of the budget; `met` is the best one on the way. */
  function coolDown(met: Best, share: number, hot: number): void {
    const before = clock.moves();
    const from = clock.used();
    const progress = (moves: number): number => {
      clock.setMoves(before + moves);
      const all = clock.used();
      return all >= 1 || isOvertaken() ? 1 : (all - from) / share;
    };
    anneal(roster, draw, random, met, { hot: Math.max(hot, LOWEST * cold), cold, progress });
  }

  /** Anneals once from the incumbent, for a share of the budget. */
  function once(share: number, hot: number, hard: number): void {
    evaluator.setHardWeight(heaviest * hard);
    hasRun = true;
    const end = Math.min(1, clock.used() + share);
    do {
      takeOver();
      roster.load(best.cells);
      best.cost = roster.cost();
      coolDown(best, Math.max(Number.MIN_VALUE, end - clock.used()), hot);
    } while (isOvertaken() && clock.used() < end);
  }

  function runs(begin: number, end: number, isCool = false): void {
    let spent = begin;
    const cool = COOL_RUNS[best.hard > 0 ? 'unlawful' : 'lawful'];
    for (const { share, heat, hard } of isIdle ? [] : isCool ? cool : RUNS) {
      // Unused time goes to the next run.
      spent += share * (end - begin);
      const isRescue = best.hard > 0 && hasRun;
      const left = spent - clock.used();
      if (left > 0) once(left, heaviest * (isRescue ? RESCUE.heat : heat), isRescue ? RESCUE.hard : hard);
    }
  }

  const shareOf = (milliseconds: number): number =>
    Math.min(OPENING.share, (milliseconds * crew) / Math.max(1, timeLimitMs));

  return {
    opening: (role) => runs(0, shareOf(OPENING.milliseconds[role])),
    runs,
    reheat: createReheating(parts, { once, runs, shareOf }),
    polish: (cells, share) => {
      if (isIdle) return cells;
      roster.load(cells);
      parts.keepCaps();
      const own: Best = { cells: Int32Array.from(roster.cells), hard: roster.hard(), cost: roster.cost() };
      evaluator.setHardWeight(heaviest * RESCUE.hard);
      roster.load(own.cells);
      coolDown(own, share, POLISH_HEAT * heaviest);
      evaluator.setHardWeight(1);
      return own.cells;
    },
  };
}

/** A run goes on from another thread's much better lawful roster, unless it is none here: then no run asks again. */
function createOvertaking(incumbent: Incumbent, others: Parts['overtakes']) {
  const { best } = incumbent;
  let isRefused = false;
  const isMuchBetter = (): boolean => {
    const most = best.hard > 0 ? Infinity : best.cost - OVERTAKEN * Math.abs(best.cost);
    return others !== undefined && others.cheaperThan(most) !== null;
  };
  return {
    isOvertaken: () => !isRefused && isMuchBetter(),
    takeOver: () => {
      incumbent.sync();
      isRefused ||= isMuchBetter();
    },
  };
}

/** Climbs the ladder of temperatures. */
function createReheating(
  { incumbent: { best }, clock, heaviest, cold, isIdle }: Parts,
  { once, runs, shareOf }: Runs,
): Annealing['reheat'] {
  let top = shareOf(LADDER.milliseconds.top);
  let rung = 0;
  let stood = Infinity;
  return (share) => {
    if (isIdle) return;
    const end = Math.min(1, clock.used() + share);
    do {
      // A better incumbent, found here or by another thread: its neighbourhood is unexplored.
      if (best.cost < stood - TOLERANCE.equalCost) rung = 0;
      stood = best.cost;
      const now = clock.used();
      const hot = cold * LOWEST * NEXT.hotter ** rung;
      if (best.hard > 0 || hot >= heaviest * RUNS[1].heat) {
        runs(now, now + Math.min(top, (1 - now) * LADDER.mostLeft));
        top *= NEXT.longer;
        rung = 0;
      } else {
        const { lowest, more } = LADDER.milliseconds;
        const spell = Math.max(shareOf(lowest + more * rung), share * LEAST_RUN);
        once(Math.min(spell, (1 - now) * LADDER.mostLeft), hot, RUNS[1].hard);
        rung++;
      }
    } while (clock.used() < end);
  };
}
