import type { Instant, LocalDate, Shift } from './problem.ts';
import type { Violation } from './result.ts';

/**
 * What filling a need asks for, the smallest first: nothing at all; a worse penalty besides the coverage; a person's consent (overtime);
 * a rule of the business's own; work while somebody said they cannot; a role that somebody would have to learn. Hard law is never bent.
 */
export type RemedyKind = 'free' | 'goal' | 'consent' | 'business' | 'unavailability' | 'training';

/** A rule that must give way, for one person; of those that join people one breach. */
export interface BentRule {
  kind: RemedyKind;
  /** For whom: where it joins people, who takes a shift that has a part in it. */
  employeeId: string;
  rule: string;
  /** How far beyond its limit, or further than now, in the rule's own unit: minutes, days, shifts; 1 where it has no number. */
  by: number;
  /** As it would then be said of the roster. */
  violation: Violation;
}

/** One shift that changes its person; null: nobody. */
export interface ShiftMove {
  /** Null: the place of a need that has no shift yet. */
  shiftId: string | null;
  date: LocalDate;
  template: string | null;
  role: string;
  start: Instant;
  end: Instant;
  from: string | null;
  to: string | null;
}

/** A way to fill a place, proved by judging the roster after it: it breaks nothing more than `bent`. */
export interface Remedy {
  /** Of what asks for most. */
  kind: RemedyKind;
  /** What must give way: nothing, a rule of one person or between people, or where that is the smallest way two. */
  bent: BentRule[];
  /** The first one fills the place; each of the others hands a shift on. */
  moves: ShiftMove[];
  /** By how much the penalty of the whole roster changes, coverage included. */
  penalty: number;
}

/** An open need with the smallest ways to fill one more of its places, best first; none where no search found any. */
export interface NeedRemedies {
  date: LocalDate;
  template: string;
  role: string;
  remedies: Remedy[];
}

/** Who becomes unable to work, and what else changed after the roster was made. */
export interface Disruption {
  absences: { employeeId: string; start: Instant; end: Instant }[];
  /** Shifts that are no longer needed. */
  withdrawn: string[];
  /** Open shifts that are to be filled too, by id: a new need. */
  wanted: string[];
  /** Shifts that stay with their people if those can work, by id: pinned ones. */
  kept: string[];
  /** What began before this stays as it is. */
  from: Instant;
}

/** A way out of a disruption that breaks nothing that was not broken before. */
export interface Proposal {
  /** Every shift whose person differs, in the order of their start; `to` is null where nobody could be found. */
  changes: ShiftMove[];
  /** Ids of the shifts that stay open. */
  open: string[];
  /** By how much the penalty changes, missing people included. */
  penalty: number;
  /** Proved: no repair leaves fewer shifts open, and none that leaves as few changes fewer shifts. False where nothing is proved. */
  minimal: boolean;
}

/** A penalty by its parts, as in `Quality.parts`; negative: it would be less. */
export type PenaltyParts = Record<string, number>;

/** Why a shift stands where it stands: what it costs its person, and what else was possible. */
export interface AssignmentAnswer {
  shift: Shift;
  /** What the penalty has of the shift's person working it, against nobody working it. */
  parts: PenaltyParts;
  /** Rules that it takes part in breaking. */
  violations: Violation[];
  /** Others who could take it and break nothing more, the best first; `penalty` is the change, `parts` what it is made of. */
  others: { employeeId: string; penalty: number; parts: PenaltyParts }[];
  /** Exchanges with another person's shift that break nothing more, the best first. */
  swaps: { employeeId: string; shift: Shift; penalty: number; parts: PenaltyParts }[];
}
