import type { PersonView } from '../model/person-view.ts';
import { inPeriod } from '../problem/calendar.ts';
import type { Person, Problem, Shift } from '../problem/problem.ts';
import type { Violation } from '../problem/result.ts';
import { rules } from './registry.ts';
import { bindingOn, type Binding, type Finding, type Rule } from './rule.ts';

/** A violation with its amount, as the search counts it. */
export interface CountedViolation extends Violation {
  amount: number;
}

/** All breaches in one employee's roster, in the registry's order. */
export function judgeRoster(view: PersonView): CountedViolation[] {
  return judgeBy(view, () => true);
}

/** The same without soft rules. */
export function judgeBinding(view: PersonView): CountedViolation[] {
  return judgeBy(view, ({ severity }) => severity !== 'soft');
}

function judgeBy(view: PersonView, matters: (binding: Binding) => boolean): CountedViolation[] {
  const { problem } = view.context;
  return rules.flatMap((rule) => {
    const binding = rule.binding(problem);
    if (!binding || !matters(binding)) return [];
    return findingsOf(rule, view).map((finding) => ({
      ...violationOf(rule, sourcedOn(rule, binding, problem, finding), view.person, finding),
      amount: finding.amount,
    }));
  });
}

/** With the article in force on the date of the finding: the law may change within the period. */
function sourcedOn(rule: Rule, binding: Binding, problem: Problem, { date }: Finding): Binding {
  if (!problem.law?.changes) return binding;
  return { ...binding, source: bindingOn(rule, problem, date)?.source ?? binding.source };
}

/** Converts a finding to the violation that the engine returns. */
export function violationOf(rule: Rule, { severity, source }: Binding, person: Person, finding: Finding): Violation {
  const { date, shifts, params } = finding;
  const shiftIds = shifts.map((shift) => shift.id);
  return { rule: rule.code, severity, employeeId: person.id, date, shiftIds, params, source };
}

function plannedAtHome({ context, person }: PersonView): Shift[] {
  return (person.homeOnCall ?? []).filter((shift) => inPeriod(context.problem, shift));
}

/** The findings of a rule of any kind. Shift and pair rules consider the planned period and adjacent shifts. */
function findingsOf(rule: Rule, view: PersonView): Finding[] {
  const { context, person, shifts, dayOf } = view;
  const { first, last } = view.calendar;
  const planned = (i: number) => (dayOf[i] ?? -1) >= first && (dayOf[i] ?? -1) <= last;
  switch (rule.kind) {
    case 'row':
      return rule.judge(view);
    case 'shift':
      return [...shifts.filter((_, i) => planned(i)), ...(rule.ofHomeOnCall ? plannedAtHome(view) : [])].flatMap(
        (shift) => rule.judge(context, person, shift) ?? [],
      );
    case 'pair':
      return shifts.flatMap((next, i) => {
        const before = shifts[i - 1];
        if (!before || !(planned(i) || planned(i - 1))) return [];
        return rule.judge(context, person, before, next) ?? [];
      });
  }
}
