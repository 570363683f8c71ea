import { hasBudgetGoal, isIn, payParts, PAY_PARTS, spentOf } from '../objective/spending.ts';
import type { JointTable, Model, Statement } from '../model/model.ts';
import type { PayBudget } from '../problem/problem.ts';

/** A budget as a row of amounts: what each code costs each employee, and what fixed shifts cost already. */
interface BudgetRow {
  budget: PayBudget;
  /** By employee and code, in parts of a cent. */
  pay: readonly Float64Array[];
  spent: number;
}

/** The model with a row of amounts for each budget that can still matter, after the joint rules. */
export function withBudgetRows(model: Model): Model {
  const { context } = model;
  const { problem } = context;
  const wanted = spentOf(context, problem.fixed).filter(
    ({ budget: { keep, from, to } }) =>
      (keep === 'cap' || hasBudgetGoal(problem)) && from <= problem.to && to >= problem.from,
  );
  if (wanted.length === 0) return model;
  const pay = payByCode(model);
  const rows = wanted.map(({ budget, parts }): BudgetRow => ({ budget, pay, spent: parts }));
  return { ...model, joint: withRows(model, rows) };
}

/** By employee and code: the pay in parts of a cent. */
function payByCode(model: Model): Float64Array[] {
  const { context, codes, day, first, last, parts } = model;
  return context.problem.people.map((person) => {
    const pay = new Float64Array(codes);
    for (let code = 0; code < codes; code++) {
      if (day[code]! < first || day[code]! > last) continue;
      for (const part of parts[code]!) pay[code]! += payParts(context, person, model.shiftOf[part]!);
    }
    return pay;
  });
}

/**
 * The unit of a row: a power of 2 of about the pay of a shift, so that what a unit is worth is comparable with what an
 * employee more is worth to a need, and sums stay exact.
 */
function unitOf(pay: readonly Float64Array[]): number {
  let sum = 0;
  let count = 0;
  for (const of of pay) {
    for (const parts of of) {
      sum += parts;
      if (parts > 0) count++;
    }
  }
  return 2 ** Math.round(Math.log2(Math.max(1, sum / Math.max(1, count))));
}

function withRows(model: Model, rows: readonly BudgetRow[]): JointTable {
  const { codes, people, context, joint } = model;
  const before = joint ?? noRows(model);
  const unit = unitOf(rows[0]?.pay ?? []);
  const perUnit = (unit * (context.problem.weights.budget ?? 0)) / PAY_PARTS / 100;
  const start = new Int32Array(people * codes + 1);
  const row: number[] = [];
  const change: number[] = [];
  const dates = Array.from({ length: codes }, (_, code) => context.calendar.days[model.day[code]!]?.date ?? '');
  for (let key = 0; key < people * codes; key++) {
    for (let i = before.start[key]!; i < before.start[key + 1]!; i++) {
      row.push(before.row[i]!);
      change.push(before.change[i]!);
    }
    const code = key % codes;
    rows.forEach(({ budget, pay }, r) => {
      const parts = pay[Math.floor(key / codes)]![code]!;
      if (parts === 0 || !isIn(budget, dates[code]!)) return;
      row.push(before.rows + r);
      change.push(parts / unit);
    });
    start[key + 1] = row.length;
  }
  const open = rows.map(({ budget, pay }) => statementsOf(pay, (code) => isIn(budget, dates[code]!)));
  return {
    rows: before.rows + rows.length,
    amounts: before.rows,
    most: Float64Array.from([...before.most, ...rows.map(({ budget }) => (budget.cents * PAY_PARTS) / unit)]),
    base: Float64Array.from([...before.base, ...rows.map(({ spent }) => spent / unit)]),
    hard: Uint8Array.from([...before.hard, ...rows.map(({ budget }) => (budget.keep === 'cap' ? 1 : 0))]),
    weight: Float64Array.from([...before.weight, ...rows.map(({ budget }) => (budget.keep === 'cap' ? 0 : perUnit))]),
    start,
    row: Int32Array.from(row),
    change: Float64Array.from(change),
    idle: before.idle,
    open: [...before.open, ...open],
  };
}

/** One statement for each employee with pay: their codes in the budget's days. */
function statementsOf(pay: readonly Float64Array[], isInside: (code: number) => boolean): Statement[] {
  return pay.flatMap((of, person) => {
    const codes = Array.from(of.keys()).filter((code) => of[code]! > 0 && isInside(code));
    return codes.length > 0 ? [{ person, codes, works: true }] : [];
  });
}

function noRows({ people, codes }: Model): JointTable {
  return {
    rows: 0,
    amounts: 0,
    most: new Float64Array(0),
    base: new Float64Array(0),
    hard: new Uint8Array(0),
    weight: new Float64Array(0),
    start: new Int32Array(people * codes + 1),
    row: new Int32Array(0),
    change: new Float64Array(0),
    idle: Array.from({ length: people }, () => []),
    open: [],
  };
}
