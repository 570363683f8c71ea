import { SHARED_ROSTERS, type Exchange, type Problem } from '@pamaina/engine';

/** Data shared by threads: numbers, the cells of the best roster, and rosters of the linear program. */
export interface Board {
  numbers: SharedArrayBuffer;
  cells: SharedArrayBuffer;
  /** How many layers of cells there are, and then these. */
  layers: SharedArrayBuffer;
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
  const size = problem.people.length * problem.days.length;
  const cells = new SharedArrayBuffer(size * Int32Array.BYTES_PER_ELEMENT);
  const layers = new SharedArrayBuffer((1 + SHARED_ROSTERS * size) * Int32Array.BYTES_PER_ELEMENT);
  const amounts = new Float64Array(numbers);
  amounts[COST] = Infinity;
  amounts[BOUND] = -Infinity;
  return { numbers, cells, layers };
}

/**
 * A thread's view of the shared memory. Reading and writing take the lock, so that no thread sees a partly written
 * roster.
 */
export function openBoard(board: Board): Exchange {
  const lock = new Int32Array(board.numbers, 0, 1);
  const amounts = new Float64Array(board.numbers);
  const shared = new Int32Array(board.cells);
  const layers = new Int32Array(board.layers);

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
  const count = (): number => layers[0] ?? 0;
  return {
    cheaperThan: (amount) => alone(() => (cost() < amount - 1e-9 ? Int32Array.from(shared) : null)),
    offer: (cells, amount) =>
      alone(() => {
        if (amount >= cost()) return;
        amounts[COST] = amount;
        shared.set(cells);
      }),
    raise: (amount) => alone(() => (amounts[BOUND] = Math.max(bound(), amount))),
    shareDuals: (duals) =>
      alone(() => {
        amounts[PRICED] = duals.length;
        amounts.set(duals, HEAD);
      }),
    duals: () => alone(() => (priced() > 0 ? amounts.slice(HEAD, HEAD + priced()) : null)),
    shareRosters: (given) =>
      alone(() => {
        for (const [i, cells] of given.entries()) layers.set(cells, 1 + i * shared.length);
        layers[0] = given.length;
      }),
    rosters: () =>
      alone(() => {
        const from = (i: number): number => 1 + i * shared.length;
        return count() > 0 ? Array.from({ length: count() }, (_, i) => layers.slice(from(i), from(i + 1))) : null;
      }),
  };
}
