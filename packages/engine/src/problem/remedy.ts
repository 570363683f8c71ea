import type { Half, Instant, LocalDate, Shift } from './problem.ts';
import type { Violation } from './result.ts';

/**
 * What filling a need requires, smallest first: nothing; a worse penalty apart from coverage; an employee's consent
 * (overtime); an exception from a business rule; work during an unavailability; a new role. Hard law is never relaxed.
 */
export type RemedyKind = 'free' | 'goal' | 'consent' | 'business' | 'unavailability' | 'training';

/** A rule to relax for one employee; for a joint rule, one breach. */
export interface BentRule {
  kind: RemedyKind;
  /** The employee concerned: for a joint rule, the one who takes a shift involved in it. */
  employeeId: string;
  rule: string;
  /**
   * The amount beyond its limit, or beyond the current breach, in the rule's unit: minutes, days, shifts; 1 if it has
   * no number.
   */
  by: number;
  /** The violation that the roster would then have. */
  violation: Violation;
}

/** One reassigned shift; null: no employee. */
export interface ShiftMove {
  /** Null: a place of a need that has no shift yet. */
  shiftId: string | null;
  date: LocalDate;
  template: string | null;
  role: string;
  start: Instant;
  end: Instant;
  from: string | null;
  to: string | null;
}

/** A way to fill a place, proved by judging the resulting roster: it breaks nothing more than `bent`. */
export interface Remedy {
  /** The kind that requires the most. */
  kind: RemedyKind;
  /** The rules to relax: none, one rule of an employee or between employees, or two if no smaller way exists. */
  bent: BentRule[];
  /**
   * The first one fills the place; each of the others passes a shift on, or fills another place. From the last to the
   * first they can be made one by one, so that nobody has two shifts at once. Where two employees exchange shifts of
   * the same time, one of these is open in between.
   */
  moves: ShiftMove[];
  /** The change of the whole roster's penalty, including coverage. */
  penalty: number;
}

/** An open need with the smallest ways to fill one more of its places, best first; empty if none was found. */
export interface NeedRemedies {
  date: LocalDate;
  template: string;
  role: string;
  /** Of a half of a place that is cut in two, with its hours. */
  half?: Half & { start: Instant; end: Instant };
  remedies: Remedy[];
}

/** The new absences, and other changes since the roster was created. */
export interface Disruption {
  absences: { employeeId: string; start: Instant; end: Instant }[];
  /** Shifts that are no longer needed. */
  withdrawn: string[];
  /** IDs of open shifts to fill as well: a new need. */
  wanted: string[];
  /** IDs of shifts that stay with their employees if these can work: pinned ones. */
  kept: string[];
  /** Shifts that started before this are not changed. */
  from: Instant;
}

/** A repair after a disruption, without new breaches. */
export interface Proposal {
  /** Every reassigned shift, ordered by start; `to` is null if no one was found. */
  changes: ShiftMove[];
  /** Ids of the shifts that stay open. */
  open: string[];
  /** The change of the penalty, including missing employees. */
  penalty: number;
  /**
   * Proved: no repair leaves fewer shifts open, and none with as few open shifts changes fewer. False if nothing is
   * proved.
   */
  minimal: boolean;
}

/** A penalty by its parts, as in `Quality.parts`; negative: a reduction. */
export type PenaltyParts = Record<string, number>;

/** Why a shift is assigned as it is: its cost for the employee, and the alternatives. */
export interface AssignmentAnswer {
  shift: Shift;
  /** The difference in penalty between this assignment and an open shift. */
  parts: PenaltyParts;
  /** The breaches in which it is involved. */
  violations: Violation[];
  /** Other employees who could take it without new breaches, best first; `penalty` is the change, `parts` its parts. */
  others: { employeeId: string; penalty: number; parts: PenaltyParts }[];
  /** Exchanges with another employee's shift without new breaches, best first. */
  swaps: { employeeId: string; shift: Shift; penalty: number; parts: PenaltyParts }[];
}

/** What the absence of one employee on one day would take, without new breaches. */
export interface AbsenceDay {
  employeeId: string;
  date: LocalDate;
  /** Shifts that would get another employee: those of the absent one, and others passed on for them. */
  moves: number;
  /** IDs of the shifts of that day that would stay open. */
  open: string[];
  /** Proved: nothing leaves fewer open, and nothing changes fewer shifts. */
  proved: boolean;
}
