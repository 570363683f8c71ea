import type { Shift } from '../../problem/problem.ts';
import type { Chain } from '../remedies/chains.ts';
import { NOTHING, type WhatIf } from '../trial/what-if.ts';

/** A roster under repair: the current assignments, and the differences from the published roster. */
export interface RepairState {
  what: WhatIf;
  /** The shift in a cell. */
  shiftIn: (cell: number) => Shift | undefined;
  /** The current employee of a lost or moved shift; absent: unchanged; null: open. */
  holders: ReadonlyMap<Shift, string | null>;
  /** Fills a shift by a chain of employees. */
  follow: (place: Shift, chain: Pick<Chain, 'links'>) => void;
  /** Gives shifts to employees. */
  assign: (changes: ReadonlyMap<Shift, string>) => void;
  /** Removes a shift from its employee. */
  lift: (shift: Shift) => void;
  /** Returns a function that restores the current state. */
  mark: () => () => void;
}

/** The published roster; `open` are the unassigned shifts to fill. */
export function repairState(what: WhatIf, open: readonly Shift[]): RepairState {
  const { model, context } = what;
  const numberOf = new Map(context.problem.people.map((person, number) => [person.id, number]));
  const holders = new Map<Shift, string | null>(open.map((shift) => [shift, null]));
  const placed = new Map<number, Shift | null>();
  const cellOf = (shift: Shift, person: string): number =>
    (numberOf.get(person) ?? 0) * model.days + (context.calendar.indexOf.get(shift.date) ?? 0);
  const shiftIn = (cell: number): Shift | undefined => {
    const put = placed.get(cell);
    return put === undefined ? what.shiftAt(cell) : (put ?? undefined);
  };

  function write(cell: number, shift: Shift | null): void {
    placed.set(cell, shift);
    what.put(Math.floor(cell / model.days), cell % model.days, shift ? what.codeOf(shift) : -1);
  }

  function lift(shift: Shift): void {
    const holder = holders.has(shift) ? holders.get(shift) : shift.employeeId;
    if (holder) write(cellOf(shift, holder), null);
    holders.set(shift, null);
  }

  return {
    what,
    shiftIn,
    holders,
    lift,
    assign: (changes) => {
      for (const shift of changes.keys()) lift(shift);
      for (const [shift, taker] of changes) {
        write(cellOf(shift, taker), shift);
        holders.set(shift, taker);
      }
    },
    follow: (place, { links }) => {
      // Read every link's shift before writing any: the next link takes it.
      const given = links.map(({ person, release }) =>
        release === NOTHING ? undefined : shiftIn(person * model.days + release),
      );
      for (const shift of given) if (shift) lift(shift);
      links.forEach(({ person }, i) => {
        const shift = i === 0 ? place : given[i - 1];
        const taker = context.problem.people[person];
        if (!shift || !taker) return;
        write(cellOf(shift, taker.id), shift);
        holders.set(shift, taker.id);
      });
    },
    mark: () => {
      const [oldHolders, oldPlaced] = [new Map(holders), new Map(placed)];
      return () => {
        for (const cell of new Set([...placed.keys(), ...oldPlaced.keys()])) {
          const shift = oldPlaced.get(cell);
          if (placed.get(cell) === shift) continue;
          write(cell, shift === undefined ? (what.shiftAt(cell) ?? null) : shift);
          if (shift === undefined) placed.delete(cell);
        }
        holders.clear();
        for (const [shift, holder] of oldHolders) holders.set(shift, holder);
      };
    },
  };
}
