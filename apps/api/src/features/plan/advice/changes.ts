import { type Person, type Problem, ruleCatalogue, ruleNumbers } from '@pamaina/engine';
import type { LocalDate, scenarios } from '@pamaina/contract';
import { fieldProblem } from '../../../platform/ground/problem-error.ts';
import { addDays, mondayOf } from '../../../platform/time/zone.ts';
import type { BaseMonth } from '../scenarios/index.ts';

/** A change that takes away or adds possibilities, of which the open shifts are compared. */
export interface ComparedLine {
  rule: string | null;
  week: { from: string; to: string } | null;
  employeeId: string | null;
  line: Extract<scenarios.Change, { kind: 'rule' | 'away' }>;
}

/** So many rules are tried at most: each is a plan. */
const RULES_MAX = 8;

/**
 * The rules of the house that bind in this month and can be dropped: those of law stay. Rules that only numbers define
 * count where these are set.
 */
export function droppableRules({ problem }: BaseMonth): ComparedLine[] {
  const { law, regime } = problem;
  return ruleCatalogue({ law, ...(regime && { regime }) })
    .filter(({ code, source, severity, choices }) => {
      const chosen = problem.rules?.severities?.[code] ?? severity;
      return (
        source === null && choices.includes('off') && chosen !== 'off' && chosen !== 'soft' && isSet(code, problem)
      );
    })
    .slice(0, RULES_MAX)
    .map(({ code }) => ({
      rule: code,
      week: null,
      employeeId: null,
      line: { kind: 'rule', rule: code, strictness: 'off' },
    }));
}

/** The limits of a person by which some rules bind, by the code of the rule. */
const LIMITS: Readonly<Record<string, keyof Person['limits']>> = {
  'max-weekly-shifts': 'maxShiftsPerWeek',
  'max-weekly-template-shifts': 'maxShiftsByTemplatePerWeek',
  'max-template-shifts': 'maxShiftsByTemplate',
  'max-consecutive-days': 'maxConsecutiveDays',
  'min-consecutive-days': 'minConsecutiveDays',
  'min-consecutive-days-off': 'minConsecutiveDaysOff',
  'max-weekends': 'maxWeekends',
  'max-shifts': 'maxShifts',
  'max-accounting-shifts': 'maxShiftsPerAccounting',
  'max-minutes': 'maxMinutes',
  'max-accounting-minutes': 'maxMinutesPerAccounting',
};

/** Whether there is anything by which the rule could bind; one that isn't known here is taken to. */
function isSet(code: string, { rules = {}, people, forbiddenSequences }: Problem): boolean {
  const limit = LIMITS[code];
  const isLimited = limit !== undefined && people.some(({ limits }) => limits[limit] !== undefined);
  const field = code.replaceAll(/-(.)/g, (_, letter: string) => letter.toUpperCase());
  if (ruleNumbers[field] !== undefined) return (rules as Readonly<Record<string, unknown>>)[field] != null;
  switch (code) {
    case 'weekly-hours':
      return people.some(({ maxMinutesPerWeek }) => maxMinutesPerWeek !== null);
    case 'closing-before-opening':
      return rules.closingBeforeOpening === true;
    case 'forbidden-sequence':
      return forbiddenSequences.length > 0;
    case 'max-template-shifts':
    case 'max-weekly-template-shifts':
      return isLimited || (rules.maxOfTemplate ?? []).length > 0;
    case 'pair-apart':
    case 'pair-together':
      return (rules.pairs ?? []).some(({ kind }) => `pair-${kind}` === code);
    case 'senior-present':
      return (rules.seniors ?? []).length > 0;
    case 'split-break':
      return people.some(({ splitsDays }) => splitsDays === true);
    default:
      return limit === undefined || isLimited;
  }
}

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
