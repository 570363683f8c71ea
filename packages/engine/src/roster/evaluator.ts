import { goals } from '../objective/registry.ts';
import type { Model, Row } from '../model/model.ts';
import { rules } from '../rules/registry.ts';
import type { RowCost } from '../rules/rule.ts';
import { followOn } from '../rules/follow-on.ts';

/** The exact cost of an employee's row, for the search. */
export interface Evaluator {
  /**
   * Soft penalty plus the weight of hard rules times the hard amount of the row in `cells[person * days ..]`, excluding
   * `shiftCost` and the breaches of the employee's fixed shifts: rules apply only to what can still be decided. Returns
   * `Infinity` as soon as the cost is certain to exceed `limit`.
   */
  rowCost: (person: number, cells: Int32Array, limit: number) => number;
  /** The hard amount of the last fully evaluated row, beyond the breaches of the employee's fixed shifts. */
  lastHard: () => number;
  /**
   * Relaxes each rule that requires work for an employee to the breach of the best of some rosters that break no other
   * rule, or of the fixed shifts; rosters must be loaded again.
   */
  relaxInfeasible: (person: number, rosters: readonly Int32Array[]) => void;
  /** Sets the cost of one hard amount; rosters must be loaded again. */
  setHardWeight: (weight: number) => void;
  hardWeight: () => number;
  /** The cost of each shift for its employee, by `person * codes + code`; can be negative. */
  shiftCost: Float64Array;
  /** The constant cost of every roster. */
  base: number;
}

/**
 * Compiles the rules and goals of a model.
 * @param stands cells of the shifts that cannot be changed, whose breaches are ignored
 */
export function createEvaluator(model: Model, stands: Int32Array = model.fixed): Evaluator {
  const { context, people, days, codes } = model;
  const { problem } = context;
  const binding = rules.filter((rule) => (rule.binding(problem)?.severity ?? 'soft') !== 'soft');
  const hardRows = binding.flatMap((rule) => {
    const amount = rule.kind === 'row' ? rule.compile(model) : null;
    return amount ? [{ amount, needsWork: rule.kind === 'row' && rule.needsWork === true }] : [];
  });
  const wanted = goals.filter((goal) => goal.wanted(problem));
  const softRows: RowCost[] = wanted.flatMap((goal) => (goal.kind === 'row' ? goal.compile(model) : []));
  const { from, to, place, tableOf, tables } = followOn(model);
  let counted = 0;
  let hardWeight = 1;
  const row: Row = { person: 0, length: 0, code: new Int32Array(days), day: new Int32Array(days) };

  function read(person: number, cells: Int32Array): number {
    const table = tables[tableOf[person]!]!;
    const offset = person * days;
    let length = 0;
    let before = -1;
    let hard = 0;
    for (let day = 0; day < days; day++) {
      const code = cells[offset + day]!;
      if (code < 0) continue;
      if (before >= 0 && code < to[before]!) {
        const amount = table[place[before]! + code - from[before]!]!;
        if (amount > 0 && !bothStand(offset, before, code)) hard += amount;
      }
      row.code[length] = code;
      row.day[length++] = day;
      before = code;
    }
    row.person = person;
    row.length = length;
    return hard;
  }

  /** Breaches between two consecutive fixed shifts cannot be avoided. */
  const bothStand = (offset: number, a: number, b: number): boolean =>
    stands[offset + model.day[a]!] === a && stands[offset + model.day[b]!] === b;

  const standing = hardRows.map(() => new Int32Array(people));
  for (let person = 0; person < people; person++) {
    read(person, stands);
    hardRows.forEach(({ needsWork, amount }, i) => {
      if (!needsWork) standing[i]![person] = amount(row);
    });
  }

  return {
    rowCost: (person, cells, limit) => {
      let hard = read(person, cells);
      let cost = hard * hardWeight;
      if (cost > limit) return Infinity;
      for (let i = 0; i < softRows.length; i++) cost += softRows[i]!(row);
      if (cost > limit) return Infinity;
      for (let i = 0; i < hardRows.length; i++) {
        const broken = hardRows[i]!.amount(row);
        if (broken === 0) continue;
        const amount = Math.max(0, broken - standing[i]![person]!);
        hard += amount;
        cost += amount * hardWeight;
        if (cost > limit) return Infinity;
      }
      counted = hard;
      return cost;
    },
    lastHard: () => counted,
    relaxInfeasible: (person, rosters) => {
      const amounts = [...rosters, stands].flatMap((of) => {
        const pairs = read(person, of);
        const found = hardRows.map(({ amount }) => amount(row));
        const others = found.some((amount, i) => !hardRows[i]!.needsWork && amount > standing[i]![person]!);
        return pairs > 0 || others ? [] : [found];
      });
      hardRows.forEach(({ needsWork }, i) => {
        if (needsWork) standing[i]![person] = Math.min(...amounts.map((found) => found[i]!));
      });
    },
    setHardWeight: (weight) => {
      hardWeight = weight;
    },
    hardWeight: () => hardWeight,
    shiftCost: shiftCosts(model, codes),
    base: problem.people.reduce(
      (sum, person) =>
        sum + wanted.reduce((own, goal) => own + (goal.kind === 'shift' ? goal.base(context, person) : 0), 0),
      0,
    ),
  };
}

function shiftCosts(model: Model, codes: number): Float64Array {
  const { context } = model;
  const costs = new Float64Array(model.people * codes);
  for (const goal of goals) {
    if (goal.kind !== 'shift' || !goal.wanted(context.problem)) continue;
    context.problem.people.forEach((person, p) => {
      for (let code = 0; code < codes; code++) {
        const shift = model.shiftOf[code];
        const planned = model.day[code]! >= model.first && model.day[code]! <= model.last;
        if (shift && planned) costs[p * codes + code]! += goal.ofShift(context, person, shift);
      }
    });
  }
  return costs;
}
