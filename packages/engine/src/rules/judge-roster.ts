import type { PersonView } from '../model/person-view.ts';
import type { Violation } from '../model/result.ts';
import { rules } from './registry.ts';
import type { Finding, Rule } from './rule.ts';

/** A violation with its amount, as the search counts it. */
export interface CountedViolation extends Violation {
  amount: number;
}

/** All that is broken in one person's roster, in the registry's order. */
export function judgeRoster(view: PersonView): CountedViolation[] {
  const { problem } = view.context;
  return rules.flatMap((rule) => {
    const binding = rule.binding(problem);
    if (!binding) return [];
    return findingsOf(rule, view).map((finding) => ({
      rule: rule.code,
      severity: binding.severity,
      employeeId: view.person.id,
      date: finding.date,
      shiftIds: finding.shifts.map((shift) => shift.id),
      params: finding.params,
      source: binding.source,
      amount: finding.amount,
    }));
  });
}

/** What a rule of any kind finds. Rules of shifts and pairs look at the planned period and at what touches it. */
export function findingsOf(rule: Rule, view: PersonView): Finding[] {
  const { context, person, shifts, dayOf } = view;
  const { first, last } = view.calendar;
  const planned = (i: number) => (dayOf[i] ?? -1) >= first && (dayOf[i] ?? -1) <= last;
  switch (rule.kind) {
    case 'row':
      return rule.judge(view);
    case 'shift':
      return shifts.flatMap((shift, i) => (planned(i) ? (rule.judge(context, person, shift) ?? []) : []));
    case 'pair':
      return shifts.flatMap((next, i) => {
        const before = shifts[i - 1];
        if (!before || !(planned(i) || planned(i - 1))) return [];
        return rule.judge(context, person, before, next) ?? [];
      });
  }
}
