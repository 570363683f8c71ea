import { jointTrial } from './joint-trial.ts';
import type { Context } from '../../model/context.ts';
import type { Row } from '../../model/model.ts';
import { byStart, personView, type PersonView } from '../../model/person-view.ts';
import type { Shift } from '../../problem/problem.ts';
import type { Violation } from '../../problem/result.ts';
import { violationOf } from '../../rules/judge-roster.ts';
import { rules } from '../../rules/registry.ts';
import type { Binding, Finding, PairRule, RowRule, Rule } from '../../rules/rule.ts';
import { rowSieve, type RowSieve } from './row-sieve.ts';

/**
 * Finds the first rule, in the registry's order, that prevents an employee from taking the shift of a need: first those
 * that `trial` returns, then the rules between employees. Null if the employee could take it. Optimized for many
 * queries about one roster: it stops at the first breach, and judges the whole roster only by rules whose compiled form
 * reports a breach.
 */
export function firstBreach(context: Context, views: readonly PersonView[]) {
  const binding = rules.flatMap((rule): { rule: Rule; of: Binding }[] => {
    const of = rule.binding(context.problem);
    return of && of.severity !== 'soft' ? [{ rule, of }] : [];
  });
  const joint = jointTrial(context, views);
  let sieve: RowSieve | undefined;

  return (view: PersonView, place: Shift): Violation | null => {
    let attempt: Attempt | undefined;
    for (const { rule, of } of binding) {
      let finding: Finding | null;
      if (rule.kind === 'shift') finding = rule.judge(context, view.person, place);
      else {
        attempt ??= attemptOf(view, place);
        if (rule.kind === 'pair') finding = ofNeighbours(rule, attempt);
        else finding = ofRoster(rule, attempt, (sieve ??= rowSieve(context, views)));
      }
      if (finding) return violationOf(rule, of, view.person, finding);
    }
    const [between] = joint(view.person, place);
    if (!between) return null;
    const { amount: _, ...violation } = between;
    return violation;
  };
}

/** An employee's roster with one additional shift. */
interface Attempt {
  view: PersonView;
  shift: Shift;
  /** The adjacent shifts. */
  before: Shift | undefined;
  next: Shift | undefined;
  /** Row and roster with the shift, created when a rule needs them. */
  row?: Row | null;
  after?: PersonView;
}

function attemptOf(view: PersonView, place: Shift): Attempt {
  const shift = { ...place, employeeId: view.person.id };
  const last = view.shifts.findLastIndex((other) => byStart(other, shift) < 0);
  return { view, shift, before: view.shifts[last], next: view.shifts[last + 1] };
}

function ofNeighbours(rule: PairRule, { view, shift, before, next }: Attempt): Finding | null {
  const { context, person } = view;
  const finding = before ? rule.judge(context, person, before, shift) : null;
  return finding ?? (next ? rule.judge(context, person, shift, next) : null);
}

function ofRoster(rule: RowRule, attempt: Attempt, sieve: RowSieve): Finding | null {
  const { view, shift } = attempt;
  attempt.row ??= sieve.rowWith(view, shift);
  if (attempt.row && sieve.keeps(rule, attempt.row)) return null;
  attempt.after ??= personView(view.context, view.person, view.number, [...view.shifts, shift]);
  return rule.judge(attempt.after).find((finding) => finding.shifts.includes(shift)) ?? null;
}
