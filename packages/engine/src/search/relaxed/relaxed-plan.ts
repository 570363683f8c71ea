// Method: where the linear program is out of reach, the Lagrangian dual with every limit priced gives a bound, and a
// dive along it a roster: some employees at a time get lawful rows, and the prices of the others follow.
// Paper: Strandmark, Qu, Curtois, "First-order linear programming in a column generation-based heuristic approach to
// the nurse rostering problem", Computers & Operations Research 120, 2020 (rough duals, then fixing in batches).
import type { Budget } from '../../lp/budget.ts';
import { baseOf, demandOf } from '../../lp/master/demand.ts';
import { constantCost } from '../../lp/master/constant-cost.ts';
import { groupsOf } from '../../lp/network/groups.ts';
import { shuffled } from '../../lp/shuffled.ts';
import type { Model } from '../../model/model.ts';
import type { Domains } from '../../roster/domains.ts';
import type { Evaluator } from '../../roster/evaluator.ts';
import type { Random } from '../../roster/random.ts';
import type { Employee } from '../window/redraw-window.ts';
import { createLawfulRow } from './lawful-row.ts';
import { createRelaxedDual, type RelaxedDual, type RelaxedParts } from './relaxed-dual.ts';
import { relaxedEmployee } from './relaxed-employee.ts';

interface Dived {
  cells: Int32Array;
  without: number[];
}

export interface RelaxedPlan {
  /** Raises the bound until `used` is a share of the budget, or nothing is gained any more; returns it. */
  bound: (until: number) => number;
  /** A roster along the duals, and the employees without a row in it, because no lawful one was found in time. */
  dive: (until: number) => Dived;
}

interface Asked {
  model: Model;
  domains: Domains;
  evaluator: Evaluator;
  random: Random;
  employeeOf: (person: number) => Employee;
  heaviest: number;
  budget: Budget;
}

/** [turns] Of everybody for the bound: more gain little, fewer have larger steps. */
const TURNS = { most: 480, least: 40, trial: { from: 4, to: 12 } } as const;

/** [halvings] Of the step over these turns. */
const HALVINGS = 8;

/** [missing employees] The first step of a price for the bound, times the turns; and that in the dive. */
const STEPS = { bound: 29, dive: 0.015 } as const;

/** [share] Of those left whose rows are settled at once; [turns] of the others between, at most. */
const BATCH = { share: 0.1, turns: 16 } as const;

/**
 * Null where rows have costs of their own, something is fixed or employees are joined: there the linear program or the
 * counting bound says more.
 */
export function createRelaxedPlan(asked: Asked): RelaxedPlan | null {
  const { model, domains, evaluator, random, employeeOf, heaviest, budget } = asked;
  const { first, last, days, net } = model;
  const isFixed = model.fixed.some((code, cell) => code >= 0 && cell % days >= first && cell % days <= last);
  if (model.joint || isFixed || domains.open.length === 0) return null;
  const groups = groupsOf(model, domains);
  const employees = [];
  for (const person of groups.flatMap(({ people }) => people)) {
    if (budget.over()) return null;
    const employee = relaxedEmployee(model, person, employeeOf(person));
    if (!employee) return null;
    employees.push(employee);
  }
  const demand = demandOf(
    model,
    groups.flatMap(({ codes }) => codes),
    baseOf(model),
  );
  const usual = Math.max(1, domains.open.reduce((sum, code) => sum + net[code]!, 0) / domains.open.length);
  const { spend } = budget;
  const parts: RelaxedParts = { model, domains, evaluator, random, employees, demand, heaviest, usual, spend };
  const dual = createRelaxedDual(parts);
  const constant = constantCost(model, evaluator, groups);
  return {
    bound: (until) => constant + raise(dual, heaviest, budget, until),
    dive: (until) => dive(parts, dual, budget, until),
  };
}

/**
 * The steps halve so often until the end, be that the last turn or the time; with fewer turns they are larger, so that
 * a price gets as far.
 */
function raise(dual: RelaxedDual, heaviest: number, { used, over }: Budget, until: number): number {
  let began = used();
  let turns: number = TURNS.most;
  return dual.ascend((turn) => {
    // The first turns are slower: code and memory are new.
    if (turn === TURNS.trial.from) began = used();
    if (turn === TURNS.trial.to) {
      const each = Math.max(1e-9, (used() - began) / (turn - TURNS.trial.from));
      turns = Math.max(TURNS.least, Math.min(TURNS.most, Math.floor((until - began) / each)));
    }
    if (turn > turns || over() || used() >= until) return 0;
    return ((STEPS.bound * heaviest) / turns) * 2 ** ((-HALVINGS * turn) / turns);
  });
}

function dive(parts: RelaxedParts, dual: RelaxedDual, budget: Budget, until: number): Dived {
  const { model, random, heaviest } = parts;
  const { used, over } = budget;
  const cells = Int32Array.from(model.fixed);
  const without: number[] = [];
  const lawfulRow = createLawfulRow(parts, dual);
  const isLate = (): boolean => over() || used() >= until;
  while (dual.left().length > 0) {
    const left = shuffled(dual.left(), random);
    for (const employee of left.slice(0, Math.max(1, Math.floor(left.length * BATCH.share)))) {
      const column = over() ? null : lawfulRow(employee, over);
      dual.settle(employee, column?.codes ?? []);
      if (column) cells.set(column.row, employee.person * model.days);
      else without.push(employee.person);
    }
    if (!isLate()) dual.ascend((turn) => (turn > BATCH.turns || isLate() ? 0 : diveStep(heaviest, turn)));
  }
  return { cells, without };
}

const diveStep = (heaviest: number, turn: number): number => STEPS.dive * heaviest * 2 ** ((-2 * turn) / BATCH.turns);
