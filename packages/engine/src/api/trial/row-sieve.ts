import { compileModel } from '../../roster/compile-model.ts';
import type { Context } from '../../model/context.ts';
import type { Row } from '../../model/model.ts';
import { needKey } from '../../problem/needs.ts';
import type { PersonView } from '../../model/person-view.ts';
import type { Shift } from '../../problem/problem.ts';
import { rules } from '../../rules/registry.ts';
import type { RowRule } from '../../rules/rule.ts';

/** Determines on compiled rows which row rules are certainly satisfied when an employee takes an additional shift. */
export interface RowSieve {
  /** The employee's row with the shift added, valid until the next call; null if only the exact judge can decide. */
  rowWith: (view: PersonView, shift: Shift) => Row | null;
  keeps: (rule: RowRule, row: Row) => boolean;
}

/**
 * Uses the compiled forms of the rules, which report nothing if the exact judge finds nothing. It knows the shifts of
 * the needs.
 */
export function rowSieve(context: Context, views: readonly PersonView[]): RowSieve {
  const fixed = views.flatMap((view) => view.shifts);
  const model = compileModel({ ...context, problem: { ...context.problem, fixed } });
  const costs = new Map(rules.flatMap((rule) => (rule.kind === 'row' ? [[rule, rule.compile(model)]] : [])));
  const codes = new Map(model.shiftOf.map((shift, code) => [shift.id, code]));
  // Two shifts on a date may overlap, of which the compiled forms know nothing.
  const doubled = new Set(views.filter(({ dayOf }) => new Set(dayOf).size < dayOf.length));
  const row: Row = { person: 0, length: 0, code: new Int32Array(model.days), day: new Int32Array(model.days) };
  return {
    rowWith: (view, shift) => {
      const code = codes.get(needKey(shift));
      const offset = view.number * model.days;
      if (code === undefined || model.fixed[offset + model.day[code]!]! >= 0 || doubled.has(view)) return null;
      row.person = view.number;
      row.length = 0;
      for (let day = 0; day < model.days; day++) {
        const at = day === model.day[code] ? code : model.fixed[offset + day]!;
        if (at < 0) continue;
        row.code[row.length] = at;
        row.day[row.length++] = day;
      }
      return row;
    },
    keeps: (rule, of) => (costs.get(rule)?.(of) ?? 0) === 0,
  };
}
