import type { Model } from '../model/model.ts';
import type { Domains } from '../roster/domains.ts';
import type { Random } from '../roster/random.ts';
import type { Roster } from '../roster/roster.ts';
import { createFollowPartners } from './follow-partners.ts';
import { MOVES } from './parameters.ts';

/** Writes one random move into `roster.move`; its length is 0 if the draw produced no move. */
export type Draw = () => void;

/** The kinds of moves, drawn uniformly from a list with repetitions: moves of work between employees are tried most. */
export function createMoves(model: Model, domains: Domains, roster: Roster, random: Random): Draw {
  const { people, days, codes, kinds, kind, codeAt, first, last, day: dayOf, required } = model;
  const { allowed, free, optionStart, options, takerStart, takers, open } = domains;
  const { cells, counts, hards, move } = roster;
  const { below } = random;
  const span = last - first + 1;
  const bound = (model.joint?.open ?? []).filter((of) => of.length === 2 && of.some(({ works }) => !works));

  const put = (person: number, day: number, code: number): void => {
    move.person[move.length] = person;
    move.day[move.length] = day;
    move.code[move.length++] = code;
  };
  const at = (person: number, day: number): number => cells[person * days + day]!;
  const may = (person: number, code: number): boolean => code < 0 || allowed[person * codes + code] === 1;
  const isFree = (person: number, day: number): boolean => free[person * days + day] === 1;

  /** A random employee; while rules are broken, more often one who breaks a rule. */
  function somebody(): number {
    const person = below(people);
    if (roster.hard() === 0 || below(2) === 0) return person;
    for (let i = 0; i < MOVES.tries; i++) {
      const other = below(people);
      if (hards[other]! > 0) return other;
    }
    return person;
  }

  /** Changes one day of one employee to another duty, or free. */
  function setDay(): void {
    const person = somebody();
    const day = first + below(span);
    const cell = person * days + day;
    const count = optionStart[cell + 1]! - optionStart[cell]!;
    if (count === 0) return;
    const now = cells[cell]!;
    const pick = now >= 0 && below(4) === 0 ? -1 : options[optionStart[cell]! + below(count)]!;
    if (pick !== now) put(person, day, pick);
  }

  /** Changes a block of days to the same duty, or free. */
  function setBlock(): void {
    const person = somebody();
    const from = first + below(span);
    const to = Math.min(last, from + 1 + below(MOVES.longestBlock - 1));
    const cell = person * days + from;
    const count = optionStart[cell + 1]! - optionStart[cell]!;
    const pick = count === 0 || below(3) === 0 ? -1 : options[optionStart[cell]! + below(count)]!;
    for (let day = from; day <= to; day++) {
      if (!isFree(person, day)) continue;
      const code = pick < 0 ? -1 : codeAt[day * kinds + kind[pick]!]!;
      if ((pick >= 0 && code < 0) || !may(person, code) || code === at(person, day)) continue;
      put(person, day, code);
    }
  }

  /** Swaps a segment of days between two employees, where both can work it. */
  function swapSegment(): void {
    const a = somebody();
    const b = below(people);
    if (a === b) return;
    const from = first + below(span);
    const to = Math.min(last, from + below(MOVES.longestSegment));
    for (let day = from; day <= to; day++) {
      const ofA = at(a, day);
      const ofB = at(b, day);
      if (ofA === ofB || !isFree(a, day) || !isFree(b, day) || !may(a, ofB) || !may(b, ofA)) continue;
      put(a, day, ofB);
      put(b, day, ofA);
    }
  }

  /** The code of the same kind of duty on another day: -1 for free, -2 if there is no such need. */
  function onDay(code: number, day: number): number {
    if (code < 0) return -1;
    const there = codeAt[day * kinds + kind[code]!]!;
    return there < 0 ? -2 : there;
  }

  /** Permutes days of one employee's row: two days, or a few in a cycle. */
  function rotate(): void {
    const person = somebody();
    const from = first + below(span);
    const length = 2 + below(3);
    const gap = below(2) === 0 ? 1 : 1 + below(6);
    const to = from + (length - 1) * gap;
    if (to > last) return;
    for (let i = 0; i < length; i++) {
      const day = from + i * gap;
      const source = at(person, i === 0 ? to : day - gap);
      const code = onDay(source, day);
      if (code === -2 || !isFree(person, day) || !may(person, code)) {
        move.length = 0;
        return;
      }
      if (code !== at(person, day)) put(person, day, code);
    }
  }

  /** Hands a duty over to another employee who is free, or who gives up another duty of the day for it. */
  function handOver(): void {
    const person = below(people);
    const day = first + below(span);
    const code = at(person, day);
    if (code < 0 || !isFree(person, day)) return;
    const count = takerStart[code + 1]! - takerStart[code]!;
    const other = takers[takerStart[code]! + below(count)]!;
    if (other === person || at(other, day) === code) return;
    const back = at(other, day);
    put(other, day, code);
    put(person, day, back >= 0 && may(person, back) && below(2) === 0 ? back : -1);
  }

  /** Assigns an open need to a candidate, who sometimes hands another of their days to a third employee. */
  function fill(): void {
    let code = -1;
    for (let i = 0; i < MOVES.tries; i++) {
      const pick = open[below(open.length)]!;
      if (counts[pick]! >= required[pick]!) continue;
      code = pick;
      break;
    }
    if (code < 0) return;
    const day = dayOf[code]!;
    const person = takers[takerStart[code]! + below(takerStart[code + 1]! - takerStart[code]!)]!;
    if (at(person, day) === code) return;
    put(person, day, code);
    if (below(3) === 0) return;
    const near = below(2) === 0 ? day - 3 + below(7) : first + below(span);
    const given = near < first || near > last || near === day ? -1 : at(person, near);
    if (given < 0 || !isFree(person, near)) return;
    const other = takers[takerStart[given]! + below(takerStart[given + 1]! - takerStart[given]!)]!;
    put(person, near, -1);
    if (other !== person && at(other, near) < 0) put(other, near, given);
  }

  /** Exchanges duties of two different days between two employees, so that their hours remain similar. */
  function exchange(): void {
    const a = below(people);
    const dayA = first + below(span);
    const code = at(a, dayA);
    if (code < 0 || !isFree(a, dayA)) return;
    const b = takers[takerStart[code]! + below(takerStart[code + 1]! - takerStart[code]!)]!;
    if (a === b || at(b, dayA) >= 0) return;
    const dayB = first + below(span);
    const back = at(b, dayB);
    if (dayA === dayB || back < 0 || at(a, dayB) >= 0 || !isFree(b, dayB) || !may(a, back)) return;
    put(a, dayA, -1);
    put(b, dayA, code);
    put(b, dayB, -1);
    put(a, dayB, back);
  }

  /** Sets both employees of a pair that must work together to work on a day, or to be free. */
  function meet(): void {
    const [one, other] = bound[below(bound.length)]!;
    const off = below(3) === 0;
    for (const { person, codes } of [one!, other!]) {
      const code = off ? -1 : codes[below(codes.length)]!;
      const day = dayOf[codes[0]!]!;
      if (!isFree(person, day) || !may(person, code)) {
        move.length = 0;
        return;
      }
      if (code !== at(person, day)) put(person, day, code);
    }
  }

  const kindsOfMoves = [setDay, setDay, setBlock, swapSegment, swapSegment, rotate, handOver, handOver, fill, exchange];
  if (bound.length > 0) kindsOfMoves.push(meet);
  const follow = createFollowPartners(model, domains, roster, random);
  return () => {
    move.length = 0;
    kindsOfMoves[below(kindsOfMoves.length)]!();
    follow?.();
  };
}
