import type { Shift } from '../../problem/problem.ts';
import type { rowMemo } from './row-memo.ts';
import type { WhatIf } from './what-if.ts';

/** A roster on trial: shifts change hands one by one, and every step can be taken back. */
export interface TrialRoster {
  /** Codes that somebody gave up, or that are to be filled: each needs an employee. */
  pending: readonly number[];
  /** Every cell whose employee took or gave up a code. */
  changes: readonly { person: number; code: number; isTaken: boolean }[];
  taken: () => number;
  /** An employee whose row breaks more than at the start; -1: none. */
  worse: () => number;
  excess: (person: number) => number;
  isTaken: (cell: number) => boolean;
  /** The employee gives up the shift in a cell: it is pending. */
  give: (person: number, day: number) => void;
  /** The employee takes a pending code, or a code that is open beside it. */
  take: (person: number, code: number) => void;
  /** A code is open and can be taken. */
  add: (code: number) => void;
  mark: () => () => void;
  /** Who gets which shift: an open shift, or one that was given up. */
  assigned: (places: ReadonlyMap<number, readonly Shift[]>) => Map<Shift, string> | null;
}

/** A change with what was there before: in the cell, and of the employee's row. */
interface Change {
  person: number;
  code: number;
  isTaken: boolean;
  cell: number;
  before: number;
  excess: number | undefined;
}

/**
 * @param shiftIn the shift of the roster at the start in a cell
 * @param excessOf what some changes make worse in an employee's row
 */
export function trialRoster(
  what: WhatIf,
  shiftIn: (cell: number) => Shift | undefined,
  excessOf: ReturnType<typeof rowMemo>,
): TrialRoster {
  const { model, cells } = what;
  const { people } = what.context.problem;
  const pending: number[] = [];
  const changes: Change[] = [];
  const rows = new Map<number, number>();

  function write(person: number, code: number, isTaken: boolean): void {
    const cell = person * model.days + model.day[code]!;
    changes.push({ person, code, isTaken, cell, before: cells[cell]!, excess: rows.get(person) });
    cells[cell] = isTaken ? code : -1;
    const own = changes.filter((change) => change.person === person);
    rows.set(person, excessOf(person, own));
  }

  return {
    pending,
    changes,
    taken: () => changes.reduce((sum, { isTaken }) => sum + (isTaken ? 1 : 0), 0),
    worse: () => {
      for (const [person, excess] of rows) if (excess > 0) return person;
      return -1;
    },
    excess: (person) => rows.get(person) ?? 0,
    isTaken: (cell) => changes.some((change) => change.cell === cell && change.isTaken),
    give: (person, day) => {
      const code = cells[person * model.days + day]!;
      write(person, code, false);
      pending.push(code);
    },
    take: (person, code) => {
      const at = pending.lastIndexOf(code);
      if (at >= 0) pending.splice(at, 1);
      write(person, code, true);
    },
    add: (code) => pending.push(code),
    mark: () => {
      const [length, open] = [changes.length, [...pending]];
      return () => {
        while (changes.length > length) {
          const { person, cell, before, excess } = changes.pop()!;
          cells[cell] = before;
          if (excess === undefined) rows.delete(person);
          else rows.set(person, excess);
        }
        pending.splice(0, pending.length, ...open);
      };
    },
    assigned: (places) => assignedBy({ changes, places, shiftIn, people }),
  };
}

interface Given {
  changes: readonly Change[];
  places: ReadonlyMap<number, readonly Shift[]>;
  shiftIn: (cell: number) => Shift | undefined;
  people: WhatIf['context']['problem']['people'];
}

/** Who gets which shift; null if somebody took one that nobody gave up. */
function assignedBy({ changes, places, shiftIn, people }: Given): Map<Shift, string> | null {
  const free = new Map([...places].map(([code, shifts]) => [code, [...shifts]]));
  for (const { cell, code, isTaken } of changes) {
    const shift = isTaken ? undefined : shiftIn(cell);
    // What was given up goes first: a place can stay open, a shift of the roster cannot.
    if (shift) free.set(code, [shift, ...(free.get(code) ?? [])]);
  }
  const found = new Map<Shift, string>();
  for (const { person, code, isTaken } of changes) {
    const shift = isTaken ? free.get(code)?.shift() : undefined;
    const taker = people[person];
    if (isTaken && (!shift || !taker)) return null;
    if (shift && taker) found.set(shift, taker.id);
  }
  return found;
}
