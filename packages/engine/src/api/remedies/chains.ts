import { TOLERANCE } from '../../lp/tolerance.ts';
import { NOTHING, type WhatIf } from '../trial/what-if.ts';

/** [employees] The most whose shifts change in a chain: the proof that a repair is the smallest covers so many. */
export const LONGEST_CHAIN = 3;

/** An employee takes a code and gives up their shift on another day, or nothing (`NOTHING`). */
export interface Link {
  person: number;
  code: number;
  release: number;
}

/** A chain that fills an open shift: the shift released by each link is taken by the next link. */
export interface Chain {
  links: Link[];
  /** The total price of the released shifts. */
  price: number;
  /** The increase of the soft penalty over all rows. */
  cost: number;
}

interface Step extends Link {
  price: number;
  cost: number;
}

export interface ChainOptions {
  /** The price of taking the shift in a cell from its employee; Infinity if it is fixed. */
  price: (cell: number) => number;
  /** The lowest price of any release: a lower bound for a chain of this length. */
  leastPrice: number;
  /** Who can be assigned what, in addition to the rules. */
  mayTake?: (person: number, code: number) => boolean;
  /** Whether to stop searching. */
  isOver: () => boolean;
}

/** What employees can do for a code, each question answered once, and until `isOver` only. */
function chainSteps(what: WhatIf, options: ChainOptions) {
  const { model, cells } = what;
  const direct = new Map<number, Step[]>();
  const exchanges = new Map<number, Step[]>();
  let isWhole = true;

  function directOf(code: number): Step[] {
    return remembered(direct, code, () => {
      const found: Step[] = [];
      for (let person = 0; person < model.people; person++) {
        if (options.mayTake?.(person, code) === false) continue;
        const cost = what.delta(person, code, NOTHING);
        if (cost < Infinity) found.push({ person, code, release: NOTHING, price: 0, cost });
      }
      return found.sort((a, b) => a.cost - b.cost || a.person - b.person);
    });
  }

  /** For employees who cannot take the code without a release: the shifts that each could release for it. */
  function exchangesOf(code: number): Step[] {
    return remembered(exchanges, code, () => {
      const fits = new Set(directOf(code).map(({ person }) => person));
      const found: Step[] = [];
      for (let person = 0; person < model.people; person++) {
        if (fits.has(person) || !what.allowed(person, code) || options.mayTake?.(person, code) === false) continue;
        for (let day = model.first; day <= model.last; day++) {
          const cell = person * model.days + day;
          if (cells[cell]! < 0 || cells[cell] === code) continue;
          const price = options.price(cell);
          const cost = price < Infinity ? what.delta(person, code, day) : Infinity;
          if (cost < Infinity) found.push({ person, code, release: day, price, cost });
        }
      }
      return found.sort((a, b) => a.price - b.price || a.cost - b.cost);
    });
  }

  function remembered(known: Map<number, Step[]>, code: number, find: () => Step[]): Step[] {
    const before = known.get(code);
    if (before) return before;
    if (options.isOver()) {
      isWhole = false;
      return [];
    }
    const found = find();
    known.set(code, found);
    return found;
  }

  return { directOf, exchangesOf, isWhole: () => isWhole };
}

/**
 * Finds the cheapest chain of employees that fills a code without a breach: each takes a shift and passes one on.
 * Searches all chains of up to `longest` different employees, shorter ones first, until `isOver`. `isWhole` tells
 * whether every search so far was complete. What it finds out is remembered: the roster must not change.
 */
export function createChains(what: WhatIf, options: ChainOptions) {
  const { model, cells } = what;
  const steps = chainSteps(what, options);

  /** The cheapest chain of exactly `length` links after those of `before`, if it is cheaper than `known`. */
  function ofLength(code: number, length: number, before: readonly Step[], known: Chain | null): Chain | null {
    let best = known;
    for (const step of length === 1 ? steps.directOf(code) : steps.exchangesOf(code)) {
      if (before.some(({ person }) => person === step.person)) continue;
      const links = [...before, step];
      const price = sum(links, (link) => link.price);
      if (best && price > best.price) continue;
      if (length > 1) {
        best = ofLength(cells[step.person * model.days + step.release]!, length - 1, links, best);
        continue;
      }
      const cost = sum(links, (link) => link.cost);
      if (!best || price < best.price || cost < best.cost - TOLERANCE.equalCost) best = { links, price, cost };
      break;
    }
    return best;
  }

  return {
    ...steps,
    best: (code: number, longest = LONGEST_CHAIN): Chain | null => {
      let best: Chain | null = null;
      for (let length = 1; length <= longest; length++) {
        const found = ofLength(code, length, [], null);
        if (found && (!best || found.price < best.price)) best = found;
        if (best && best.price <= length * options.leastPrice) break;
      }
      return best;
    },
  };
}

function sum<T>(of: readonly T[], value: (one: T) => number): number {
  return of.reduce((all, one) => all + value(one), 0);
}
