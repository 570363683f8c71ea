import type { Exchange, Problem } from '@pamaina/engine';

/** Data shared by threads: numbers, and the cells of the best roster. */
export interface Board {
  numbers: SharedArrayBuffer;
  cells: SharedArrayBuffer;
}

/** Indices of the lock (in the first half of a number), of the amounts and of the number of duals, which follow. */
const LOCK = 0;
const COST = 1;
const BOUND = 2;
const PRICED = 3;
const HEAD = 4;
/** Milliseconds after which a thread that waits for the lock tries again. */
const PATIENCE = 1;

/** Shared memory for the incumbent, the bound and the duals of all threads that plan a problem. */
export function createBoard(problem: Problem): Board {
  // Each code is a need or belongs to fixed shifts.
  const codes = problem.needs.length + problem.fixed.length;
  const numbers = new SharedArrayBuffer((HEAD + codes) * Float64Array.BYTES_PER_ELEMENT);
  const cells = new SharedArrayBuffer(problem.people.length * problem.days.length * Int32Array.BYTES_PER_ELEMENT);
  const amounts = new Float64Array(numbers);
  amounts[COST] = Infinity;
  amounts[BOUND] = -Infinity;
  return { numbers, cells };
}

/**
 * A thread's view of the shared memory. Reading and writing take the lock, so that no thread sees a partly written
 * roster.
 */
export function openBoard(board: Board): Exchange {
  const lock = new Int32Array(board.numbers, 0, 1);
  const amounts = new Float64Array(board.numbers);
  const shared = new Int32Array(board.cells);

  function alone<T>(act: () => T): T {
    while (Atomics.compareExchange(lock, LOCK, 0, 1) !== 0) Atomics.wait(lock, LOCK, 1, PATIENCE);
    try {
      return act();
    } finally {
      Atomics.store(lock, LOCK, 0);
      Atomics.notify(lock, LOCK, 1);
    }
  }

  const cost = (): number => amounts[COST] ?? Infinity;
  const bound = (): number => amounts[BOUND] ?? -Infinity;
  const priced = (): number => amounts[PRICED] ?? 0;
  return {
    cheaperThan: (amount) => alone(() => (cost() < amount - 1e-9 ? Int32Array.from(shared) : null)),
    offer: (cells, amount) =>
      alone(() => {
        if (amount >= cost()) return;
        amounts[COST] = amount;
        shared.set(cells);
      }),
    raise: (amount) => alone(() => (amounts[BOUND] = Math.max(bound(), amount))),
    sharePrices: (prices) =>
      alone(() => {
        amounts[PRICED] = prices.length;
        amounts.set(prices, HEAD);
      }),
    prices: () => alone(() => (priced() > 0 ? amounts.slice(HEAD, HEAD + priced()) : null)),
  };
}
