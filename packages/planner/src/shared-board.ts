import type { Exchange, Problem } from '@pamaina/engine';

/** Places of the lock and of the two amounts before the cells; the amounts are 64 bits wide. */
const LOCK = 0;
const HEAD = 6 * Int32Array.BYTES_PER_ELEMENT;
const COST = 1;
const BOUND = 2;
/** Milliseconds after which a thread that waits for the lock looks again. */
const PATIENCE = 1;

/** Shared memory for the best roster and bound of all threads that plan a problem. */
export function createBoard(problem: Problem): SharedArrayBuffer {
  const board = new SharedArrayBuffer(
    HEAD + problem.people.length * problem.days.length * Int32Array.BYTES_PER_ELEMENT,
  );
  const amounts = new Float64Array(board, 0, HEAD / Float64Array.BYTES_PER_ELEMENT);
  amounts[COST] = Infinity;
  amounts[BOUND] = -Infinity;
  return board;
}

/** A thread's view of the shared memory. Whoever reads or writes holds the lock, so that nobody sees half a roster. */
export function openBoard(board: SharedArrayBuffer): Exchange {
  const lock = new Int32Array(board, 0, HEAD / Int32Array.BYTES_PER_ELEMENT);
  const amounts = new Float64Array(board, 0, HEAD / Float64Array.BYTES_PER_ELEMENT);
  const shared = new Int32Array(board, HEAD);

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
  return {
    cheaperThan: (amount) => alone(() => (cost() < amount - 1e-9 ? Int32Array.from(shared) : null)),
    offer: (cells, amount) =>
      alone(() => {
        if (amount >= cost()) return;
        amounts[COST] = amount;
        shared.set(cells);
      }),
    raise: (amount) => alone(() => (amounts[BOUND] = Math.max(bound(), amount))),
  };
}
