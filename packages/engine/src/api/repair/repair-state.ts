import { splitDayOf } from '../../model/parts.ts';
import { byStart } from '../../model/person-view.ts';
import type { Shift } from '../../problem/problem.ts';
import type { Chain } from '../remedies/chains.ts';
import { NOTHING, type WhatIf } from '../trial/what-if.ts';

/** A roster under repair: the current assignments, and the differences from the published roster. */
export interface RepairState {
  what: WhatIf;
  /** The only shift in a cell. */
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
  const { shiftsIn, write, mark } = placedShifts(what);
  const cellOf = (shift: Shift, person: string): number =>
    (numberOf.get(person) ?? 0) * model.days + (context.calendar.indexOf.get(shift.date) ?? 0);

  function lift(shift: Shift): void {
    const holder = holders.has(shift) ? holders.get(shift) : shift.employeeId;
    const cell = holder ? cellOf(shift, holder) : -1;
    if (holder)
      write(
        cell,
        shiftsIn(cell).filter((other) => other !== shift),
      );
    holders.set(shift, null);
  }

  function give(shift: Shift, taker: string): void {
    const cell = cellOf(shift, taker);
    write(cell, [...shiftsIn(cell), shift].sort(byStart));
    holders.set(shift, taker);
  }

  return {
    what,
    shiftIn: (cell) => (shiftsIn(cell).length === 1 ? shiftsIn(cell)[0] : undefined),
    holders,
    lift,
    assign: (changes) => {
      for (const shift of changes.keys()) lift(shift);
      for (const [shift, taker] of changes) give(shift, taker);
    },
    follow: (place, { links }) => {
      // Read every link's shift before writing any: the next link takes it.
      const given = links.map(({ person, release }) =>
        release === NOTHING ? undefined : shiftsIn(person * model.days + release)[0],
      );
      for (const shift of given) if (shift) lift(shift);
      links.forEach(({ person }, i) => {
        const shift = i === 0 ? place : given[i - 1];
        const taker = context.problem.people[person];
        if (shift && taker) give(shift, taker.id);
      });
    },
    mark: () => {
      const oldHolders = new Map(holders);
      const goBack = mark();
      return () => {
        goBack();
        holders.clear();
        for (const [shift, holder] of oldHolders) holders.set(shift, holder);
      };
    },
  };
}

/** The shifts in each cell, as far as they differ from the published roster; the trial gets what is written. */
function placedShifts(what: WhatIf) {
  const { model } = what;
  const placed = new Map<number, readonly Shift[]>();
  const shiftsIn = (cell: number): readonly Shift[] => placed.get(cell) ?? what.shiftsAt(cell);

  function write(cell: number, shifts: readonly Shift[]): void {
    placed.set(cell, shifts);
    const [code = -1, other] = shifts.map(what.codeOf);
    const both = other === undefined ? code : splitDayOf(model, code, other);
    what.put(Math.floor(cell / model.days), cell % model.days, both < 0 ? code : both);
  }

  /** Returns a function that restores the current state. */
  function mark(): () => void {
    const old = new Map(placed);
    return () => {
      for (const cell of new Set([...placed.keys(), ...old.keys()])) {
        const shifts = old.get(cell);
        if (placed.get(cell) === shifts) continue;
        write(cell, shifts ?? what.shiftsAt(cell));
        if (shifts === undefined) placed.delete(cell);
      }
    };
  }

  return { shiftsIn, write, mark };
}
