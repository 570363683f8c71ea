import type { Instant, LocalDate, Minutes } from './units.ts';

/** On-call time (DK 118): at work it is working time, at home it isn't. */
export type OnCall = 'at_work' | 'at_home';

/**
 * One of the two parts of a place that a manager cut in two. Both parts of a place have the same `of`, which places
 * that are cut alike may share: their parts are interchangeable.
 */
export interface Half {
  of: string;
  at: 1 | 2;
}

/** One piece of work: planned, published or past. The unit of every roster in the engine's public API. */
export interface Shift {
  id: string;
  /** The local date on which it starts, also when it ends the next morning. */
  date: LocalDate;
  /** The template's name; null for a shift with custom hours. */
  template: string | null;
  role: string;
  start: Instant;
  end: Instant;
  /** Unpaid break inside the shift; net work is `end - start - breakMinutes`. */
  breakMinutes: Minutes;
  /** Default: ordinary work. */
  onCall?: OnCall;
  /** Null: an open shift. */
  employeeId: string | null;
  /** The planner does not change it: pinned, published, or outside the planned period. */
  locked: boolean;
  /**
   * The name of a former employee who is not in `people`, if `employeeId` is null: the shift counts as filled, belongs
   * to no employee's roster and is never reassigned.
   */
  workedBy?: string;
  /** Default: it fills a whole place of its need. */
  half?: Half;
}

/** Who works what: as much of a shift as a search starts from. */
export type Assignment = Pick<Shift, 'date' | 'template' | 'role' | 'start' | 'end' | 'employeeId'>;

/**
 * Whether the shift is assigned, including to a former employee who is no longer in `people`: it fills a place of its
 * need.
 */
export function isFilled(shift: Shift): boolean {
  return shift.employeeId !== null || shift.workedBy !== undefined;
}
