import { goals } from '../objective/registry.ts';
import type { Model, Row } from '../model/model.ts';
import { isSplit } from '../model/parts.ts';
import type { Person } from '../problem/problem.ts';
import { rules } from '../rules/registry.ts';
import type { RowCost } from '../rules/rule.ts';
import { createRowReader, type RowReader } from './row-reader.ts';

/** The exact cost of an employee's row, for the search. */
export interface Evaluator {
  /** Reads rows; the compiled binding rules about them, and the goals. */
  reader: RowReader;
  hardRows: readonly HardRow[];
  softRows: readonly RowCost[];
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
  /** Lets stand what an employee's fixed shifts alone break, where a rule says so; rosters must be loaded again. */
  letStand: (person: number) => void;
  /** Sets the cost of one hard amount; rosters must be loaded again. */
  setHardWeight: (weight: number) => void;
  hardWeight: () => number;
  /** The cost of each shift for its employee, by `person * codes + code`; can be negative. */
  shiftCost: Float64Array;
  /** The constant cost of every roster. */
  base: number;
}

/** A binding rule about whole rows. */
export interface HardRow {
  amount: RowCost;
  needsWork: boolean;
  mayStand: boolean;
  /** By employee: the part of the amount that does not count, as no roster avoids it. */
  standing: Int32Array;
}

/**
 * Compiles the rules and goals of a model.
 * @param fixed cells of the shifts that cannot be changed, whose breaches are ignored
 */
export function createEvaluator(model: Model, fixed: Int32Array = model.fixed): Evaluator {
  const { context, codes, days } = model;
  const { problem } = context;
  const wanted = goals.filter((goal) => goal.wanted(problem));
  const softRows: RowCost[] = wanted.flatMap((goal) => (goal.kind === 'row' ? goal.compile(model) : []));
  const reader = createRowReader(model, fixed);
  const { row } = reader;
  const read = (person: number, cells: Int32Array): number => reader.read(person, cells, 0, days - 1);
  const hardRows = hardRowsOf(model, (person) => (read(person, fixed), row));
  let counted = 0;
  let hardWeight = 1;

  return {
    reader,
    hardRows,
    softRows,
    rowCost: (person, cells, limit) => {
      let hard = read(person, cells);
      let cost = hard * hardWeight;
      if (cost > limit) return Infinity;
      for (let i = 0; i < softRows.length; i++) cost += softRows[i]!(row);
      if (cost > limit) return Infinity;
      for (let i = 0; i < hardRows.length; i++) {
        const { amount: amountOf, standing } = hardRows[i]!;
        const broken = amountOf(row);
        if (broken === 0) continue;
        const amount = Math.max(0, broken - standing[person]!);
        hard += amount;
        cost += amount * hardWeight;
        if (cost > limit) return Infinity;
      }
      counted = hard;
      return cost;
    },
    lastHard: () => counted,
    relaxInfeasible: (person, rosters) => {
      const amounts = [...rosters, fixed].flatMap((of) => {
        const pairs = read(person, of);
        const found = hardRows.map(({ amount }) => amount(row));
        const others = found.some((amount, i) => !hardRows[i]!.needsWork && amount > hardRows[i]!.standing[person]!);
        return pairs > 0 || others ? [] : [found];
      });
      hardRows.forEach(({ needsWork, standing }, i) => {
        if (needsWork) standing[person] = Math.min(...amounts.map((found) => found[i]!));
      });
    },
    letStand: (person) => {
      read(person, fixed);
      for (const { mayStand, amount, standing } of hardRows)
        if (mayStand) standing[person] = Math.max(standing[person]!, amount(row));
    },
    setHardWeight: (weight) => {
      hardWeight = weight;
    },
    hardWeight: () => hardWeight,
    shiftCost: shiftCosts(model, codes),
    base: baseOf(wanted, context),
  };
}

/** What the goals of single shifts cost whatever is planned. */
function baseOf(wanted: readonly (typeof goals)[number][], context: Model['context']): number {
  const ofPerson = (person: Person): number =>
    wanted.reduce((own, goal) => own + (goal.kind === 'shift' ? goal.base(context, person) : 0), 0);
  return context.problem.people.reduce((sum, person) => sum + ofPerson(person), 0);
}

/** @param standingRow reads the row of an employee's shifts that cannot be changed */
function hardRowsOf(model: Model, standingRow: (person: number) => Row): HardRow[] {
  const { problem } = model.context;
  const binding = rules.filter((rule) => (rule.binding(problem)?.severity ?? 'soft') !== 'soft');
  const hardRows = binding.flatMap((rule): HardRow[] => {
    const amount = rule.kind === 'row' ? rule.compile(model) : null;
    if (rule.kind !== 'row' || !amount) return [];
    const { needsWork = false, mayStand = false } = rule;
    return [{ amount, needsWork, mayStand, standing: new Int32Array(model.people) }];
  });
  for (let person = 0; person < model.people; person++) {
    const row = standingRow(person);
    for (const { needsWork, amount, standing } of hardRows) if (!needsWork) standing[person] = amount(row);
  }
  return hardRows;
}

function shiftCosts(model: Model, codes: number): Float64Array {
  const { context } = model;
  const costs = new Float64Array(model.people * codes);
  for (const goal of goals) {
    if (goal.kind !== 'shift' || !goal.wanted(context.problem)) continue;
    context.problem.people.forEach((person, p) => {
      for (let code = 0; code < codes; code++) {
        const planned = model.day[code]! >= model.first && model.day[code]! <= model.last;
        if (!planned || isSplit(model, code)) continue;
        costs[p * codes + code]! += goal.ofShift(context, person, model.shiftOf[code]!);
      }
    });
  }
  for (let code = 0; code < codes; code++) {
    if (!isSplit(model, code)) continue;
    for (let p = 0; p < model.people; p++)
      for (const part of model.parts[code]!) costs[p * codes + code]! += costs[p * codes + part]!;
  }
  return costs;
}
