// Method: compound moves: a change of one of a pair ejects what keeps the other from following.
// Paper: Glover, "Ejection chains, reference structures ...", Discrete Applied Mathematics 65, 1996.
import type { JointTable, Model } from '../model/model.ts';
import type { Random } from '../roster/random.ts';
import type { Roster } from '../roster/roster.ts';
import type { MoveWriter } from './move-writer.ts';

/** Who must work some of these codes when the employee works one of others on that day. */
interface Bond {
  partner: number;
  mine: readonly number[];
  theirs: readonly number[];
}

/** Moves of one of a pair take the other along, because a move of one alone breaks their rule. */
export type FollowPartners = () => void;

/**
 * Extends `roster.move`: where it changes a day of somebody with a partner, the partner works the same template or is
 * free. Anyone who stands where the partner goes gets the partner's duty in exchange. Null if nobody has a partner.
 */
export function createFollowPartners(
  { joint, days, day: dayOf, required, people }: Model,
  { cells, counts, move }: Roster,
  { below }: Random,
  { put, may, isFree, takerOf }: MoveWriter,
): FollowPartners | null {
  const bonds = bondsOf(joint, days, dayOf);
  if (bonds.size === 0) return null;
  /** Partners, and those in exchange, can have partners too; a chain ends here. */
  const longest = move.person.length - 4;

  function placeOf(person: number, day: number): number {
    for (let i = 0; i < move.length; i++) if (move.person[i] === person && move.day[i] === day) return i;
    return -1;
  }
  const mayTake = (person: number, day: number, code: number): boolean => isFree(person, day) && may(person, code);

  /** Gives the partner a duty, or a day off, and passes on what stands in the way, or what is left. */
  function send(partner: number, day: number, code: number): void {
    const before = cells[partner * days + day]!;
    if (before === code || !mayTake(partner, day, code) || move.length > longest) return;
    put(partner, day, code);
    if (code >= 0 && counts[code]! >= required[code]!) {
      const from = below(people);
      for (let i = 0; i < people; i++) {
        const holder = (from + i) % people;
        if (cells[holder * days + day] !== code || placeOf(holder, day) >= 0 || !mayTake(holder, day, -1)) continue;
        put(holder, day, mayTake(holder, day, before) ? before : -1);
        return;
      }
    } else if (before >= 0 && below(2) === 0) {
      const taker = takerOf(before);
      if (cells[taker * days + day]! < 0 && placeOf(taker, day) < 0) put(taker, day, before);
    }
  }

  return () => {
    for (let i = 0; i < move.length && move.length < longest; i++) {
      const day = move.day[i]!;
      const code = move.code[i]!;
      const own = bonds.get(move.person[i]! * days + day);
      if (!own) continue;
      const bond = own.find(({ mine }) => mine.includes(code));
      if (bond) {
        const now = cells[bond.partner * days + day]!;
        if (placeOf(bond.partner, day) < 0 && !bond.theirs.includes(now))
          send(bond.partner, day, bond.theirs[below(bond.theirs.length)]!);
        continue;
      }
      for (const { partner, theirs } of own)
        if (placeOf(partner, day) < 0 && theirs.includes(cells[partner * days + day]!)) send(partner, day, -1);
    }
  };
}

/**
 * A move that sets both employees of a pair that must work together to work on a day, or to be free. Null if there is
 * no such pair.
 */
export function createMeetPartner(
  { joint, day: dayOf }: Model,
  { move }: Roster,
  { below }: Random,
  { put, at, may, isFree }: MoveWriter,
): (() => void) | null {
  const pairs = (joint?.open ?? []).filter((of) => of.length === 2 && of.some(({ works }) => !works));
  if (pairs.length === 0) return null;
  return () => {
    const [one, other] = pairs[below(pairs.length)]!;
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
  };
}

/** By cell: the bonds of the employee on that day. */
function bondsOf(joint: JointTable | null, days: number, dayOf: Int32Array): Map<number, Bond[]> {
  const bonds = new Map<number, Bond[]>();
  (joint?.open ?? []).forEach((statements, row) => {
    const one = statements.find(({ works }) => works);
    const other = statements.find(({ works }) => !works);
    if (row >= joint!.amounts || statements.length !== 2 || !one || !other || joint!.hard[row] === 0) return;
    const cell = one.person * days + dayOf[one.codes[0]!]!;
    const list = bonds.get(cell) ?? [];
    bonds.set(cell, list);
    if (!list.some(({ partner, mine }) => partner === other.person && mine[0] === one.codes[0]))
      list.push({ partner: other.person, mine: one.codes, theirs: other.codes });
  });
  return bonds;
}
