import type { staffing } from '@pamaina/contract';
import type { Span } from '@pamaina/forecast';

/** A day of a role: what it needs on the axis of its shifts. */
export interface RoleDay {
  date: string;
  weekday: number;
  /** The named week in force; null: the weekly standard. */
  week: string | null;
  isUsual: boolean;
  isClosed: boolean;
  need: readonly number[];
}

/** What is proposed for a role in a month. */
export interface RoleProposal {
  planned: staffing.Proposal['planned'];
  changes: staffing.ProposedRequirement[];
  proposed: { short: number; over: number };
  now: { short: number; over: number };
  isExact: boolean;
  /** The beginning of the axis of its shifts, and they on it. */
  from: number;
  spans: readonly Span[];
  /** The usual days that have the same weekly requirements: those of a weekday, in the standard or a named week. */
  usual: readonly (readonly RoleDay[])[];
}
