import type { Shift } from '../model/problem.ts';
import type { Chain } from './chains.ts';
import { NOTHING, type WhatIf } from './what-if.ts';

/** A roster under repair: who works what now, and what differs from the one that was published. */
export interface RepairState {
  what: WhatIf;
  /** By cell: the shift worked there. */
  shiftIn: (cell: number) => Shift | undefined;
  /** Who works a lost or moved shift now; absent: it stands where it stood, null: nobody. */
  holders: ReadonlyMap<Shift, string | null>;
  /** Fills the place of a shift by a chain of people. */
  follow: (place: Shift, chain: Pick<Chain, 'links'>) => void;
  /** Takes a shift from whoever works it. */
  lift: (shift: Shift) => void;
  /** Goes back to what `mark` gave. */
  mark: () => () => void;
}

/** The roster as it was published; `open` are the shifts without a person that are to be filled. */
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
    follow: (place, { links }) => {
      // Every link's shift is read before any is written: the next one takes it.
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
