// Method: a move as a list of changed cells, drawn more often for employees who break rules.
// Paper: none; our own engineering.
import type { Model } from '../model/model.ts';
import { splitDayOf } from '../model/parts.ts';
import type { Domains } from '../roster/domains.ts';
import type { Random } from '../roster/random.ts';
import type { Roster } from '../roster/roster.ts';

/** [tries] To find an employee whose row breaks a rule. */
const TRIES = 6;

/** What every move needs: to look at a cell, to know what it can take, and to write a change. */
export interface MoveWriter {
  /** Adds a change of one cell to `roster.move`. */
  put: (person: number, day: number, code: number) => void;
  at: (person: number, day: number) => number;
  may: (person: number, code: number) => boolean;
  isFree: (person: number, day: number) => boolean;
  /** Swaps the days `from` to `to` between two employees, where both can work them. */
  swap: (a: number, b: number, from: number, to: number) => void;
  /** The split day of what somebody has on a day and another code that they may work with it; -1 if there is none. */
  beside: (person: number, day: number, code: number) => number;
  /** A random employee; while rules are broken, more often one who breaks a rule. */
  somebody: () => number;
  /** A random employee of those who can work a code. */
  takerOf: (code: number) => number;
}

export function createMoveWriter(
  model: Model,
  { allowed, free, takerStart, takers }: Domains,
  roster: Roster,
  { below }: Random,
): MoveWriter {
  const { people, days, codes } = model;
  const { cells, hards, move } = roster;
  const put = (person: number, day: number, code: number): void => {
    move.person[move.length] = person;
    move.day[move.length] = day;
    move.code[move.length++] = code;
  };
  const at = (person: number, day: number): number => cells[person * days + day]!;
  const may = (person: number, code: number): boolean => code < 0 || allowed[person * codes + code] === 1;
  const isFree = (person: number, day: number): boolean => free[person * days + day] === 1;
  return {
    put,
    at,
    may,
    isFree,
    swap: (a, b, from, to) => {
      for (let day = from; day <= to; day++) {
        const ofA = at(a, day);
        const ofB = at(b, day);
        if (ofA === ofB || !isFree(a, day) || !isFree(b, day) || !may(a, ofB) || !may(b, ofA)) continue;
        put(a, day, ofB);
        put(b, day, ofA);
      }
    },
    beside: (person, day, code) => {
      const now = cells[person * days + day]!;
      if (now < 0 || model.splitOf.size === 0) return -1;
      const both = splitDayOf(model, now, code);
      return both >= 0 && allowed[person * codes + both] === 1 ? both : -1;
    },
    somebody: () => {
      const person = below(people);
      if (roster.hard() === 0 || below(2) === 0) return person;
      for (let i = 0; i < TRIES; i++) {
        const other = below(people);
        if (hards[other]! > 0) return other;
      }
      return person;
    },
    takerOf: (code) => takers[takerStart[code]! + below(takerStart[code + 1]! - takerStart[code]!)]!,
  };
}
