import type { LocalDate, Minutes, Person, RuleSeverity } from '../problem/problem.ts';
import type { Importance, Level } from '../problem/weights.ts';

/** A date, or every date of a weekday (1 Monday .. 7 Sunday). */
type On = { date: LocalDate; weekday?: never } | { weekday: number; date?: never };

/** The local times of a template, in minutes of the day; an end at or before the start is on the next day. */
export interface Times {
  start: Minutes;
  end: Minutes;
  breakMinutes: Minutes;
  onCall?: 'at_work';
}

/** What is different in a scenario from the problem as it is. Dates are inclusive. */
export type Change =
  | { kind: 'away'; employeeId: string; from: LocalDate; to: LocalDate }
  | { kind: 'leaves'; employeeId: string; lastDay: LocalDate }
  | { kind: 'starts'; employeeId: string; firstDay: LocalDate }
  /** Somebody more: `imaginaryPerson` makes one. */
  | { kind: 'imaginary'; person: Person }
  | { kind: 'role'; employeeId: string; role: string }
  | { kind: 'certificate'; employeeId: string; certificate: string }
  /** The most minutes in a week follow where they were those of the contract. */
  | { kind: 'contractHours'; employeeId: string; minutesPerWeek: Minutes }
  /** So many employees; `times` are those of a date on which nobody was needed for it. */
  | ({ kind: 'requirement'; template: string; role: string; count: number; times: Times } & On)
  | ({ kind: 'closed' } & On)
  | { kind: 'strictness'; rule: string; severity: RuleSeverity }
  /** By the field of `Problem.rules`; null: without the rule. */
  | { kind: 'numbers'; field: string; numbers: Readonly<Record<string, number>> | null }
  | { kind: 'aim'; aim: Exclude<keyof Importance, 'budget'>; level: Level };
