import { type OpenDifference, ruleCatalogue } from '@pamaina/engine';
import type { LocalDate, scenarios } from '@pamaina/contract';
import { fieldProblem } from '../../../platform/ground/problem-error.ts';
import { addDays, mondayOf } from '../../../platform/time/zone.ts';
import type { BaseMonth } from '../scenarios/index.ts';
import { setRules } from './set-rules.ts';

/** A change that takes away or adds possibilities, of which the open shifts are compared. */
export interface ComparedLine {
  rule: string | null;
  week: { from: string; to: string } | null;
  employeeId: string | null;
  line: Extract<scenarios.Change, { kind: 'rule' | 'away' }>;
}

/** So many rules are tried at most, each in a plan: with more of them there would be too little time for each. */
export const RULES_TRIED = 8;

/**
 * The rules of the house that bind in this month and can be dropped, in the order of the engine: those of law stay, and
 * one that nobody has set isn't among them.
 */
export function droppableRules({ problem }: Pick<BaseMonth, 'problem'>): ComparedLine[] {
  const { law, regime } = problem;
  return ruleCatalogue({ law, ...(regime && { regime }) })
    .filter(({ code, source, severity, choices }) => {
      const chosen = problem.rules?.severities?.[code] ?? severity;
      const binds = chosen !== 'off' && chosen !== 'soft';
      return source === null && choices.includes('off') && binds && setRules[code]?.(problem) === true;
    })
    .map(({ code }) => ({
      rule: code,
      week: null,
      employeeId: null,
      line: { kind: 'rule', rule: code, strictness: 'off' },
    }));
}

/** Rules by how many more shifts are filled without them at most; those of which that isn't known come last. */
export const mostFirst = <T extends { difference: OpenDifference | null }>(rules: readonly T[]): T[] =>
  // Without a rule no more stay open: the least is 0 or below.
  rules.toSorted((a, b) => (a.difference?.least ?? 1) - (b.difference?.least ?? 1));

/** The weeks of a month in which somebody would be away, from the first day to plan. @throws `invalid` */
export function weeksAway({ problem, from, to }: BaseMonth, employeeId: string | undefined): ComparedLine[] {
  const person = problem.people.find(({ id }) => id === employeeId);
  if (person === undefined) throw fieldProblem('employee_id', 'employee_unknown');
  const weeks: ComparedLine[] = [];
  for (let start = from; start <= to; start = addDays(mondayOf(start), 7)) {
    const sunday = addDays(mondayOf(start), 6);
    const week = { from: start, to: sunday < to ? sunday : to };
    const days = { from: week.from as LocalDate, to: week.to as LocalDate };
    const line = { kind: 'away', employee_id: person.id, ...days } as const;
    weeks.push({ rule: null, week, employeeId: person.id, line });
  }
  return weeks;
}
