import type { Model } from '../model/model.ts';
import type { Random } from '../search/random.ts';
import type { Span } from './alike-needs.ts';
import type { Budget } from './budget.ts';
import { baseOf, costOf, demandOf, demandsOf, type Demand } from './demand.ts';
import { dive } from './dive.ts';
import { generateJoined } from './generate-joined.ts';
import { generate } from './generate.ts';
import type { Group } from './groups.ts';
import type { LinearSolver } from './linear-solver.ts';
import { createMaster, type Master } from './master.ts';
import { improve } from './neighbourhood.ts';
import type { Pricing } from './pricing.ts';
import type { Column } from './roster-pool.ts';

/** The search for one group's best rosters, stage by stage. */
export interface GroupPlan {
  group: Group;
  /** The best lawful rosters so far and what they cost; null while some person's roster breaks a rule. */
  best: () => Column[] | null;
  cost: () => number;
  /** No plan of the group costs less. */
  bound: () => number;
  proved: () => boolean;
  /** Takes over the group's rosters of some cells where they are lawful and better; all of them become known to the master. */
  learn: (cells: Int32Array) => void;
  /** Generates columns to the end of the linear program: of the real needs, or of those that are alike over a span as one. */
  root: (budget: Budget, span: Span | null) => void;
  /** One dive; the first follows the master, later ones draw. */
  dive: (budget: Budget) => void;
  /** One small neighbourhood solved anew; says whether it was better. */
  improve: (budget: Budget, milliseconds: number) => boolean;
  close: () => void;
}

/** People free in a neighbourhood, at least and at most. */
const FEWEST = 4;
const MOST = 14;
const NODES = 500;
/** Columns of one person that a neighbourhood starts from. */
const KNOWN = 40;

export function planGroup(
  model: Model,
  group: Group,
  pricing: Pricing,
  tools: { solver: LinearSolver; random: Random; grain: number },
): GroupPlan {
  const { people, codes } = group;
  const { solver, random, grain } = tools;
  const base = baseOf(model);
  const numbers = demandsOf(model);
  const demand: Demand = demandOf(model, codes, base);
  const master: Master = createMaster(solver, demand, people);
  let best: Column[] | null = null;
  let cost = Infinity;
  let bound = -Infinity;
  let centre: Float64Array = new Float64Array(codes.length);
  let dives = 0;
  /** Whether everybody has a roster that the master knows. */
  const complete = (): boolean => new Set(master.columns.map((column) => column.person)).size === people.length;
  let size = Math.min(people.length, 6);

  const take = (columns: Column[] | null): boolean => {
    if (!columns) return false;
    const found = costOf(demand, columns);
    if (found >= cost - 1e-9) return false;
    best = columns;
    cost = found;
    master.add(columns);
    return true;
  };
  const proved = (): boolean => cost <= bound + 1e-6;
  /** A bound between two amounts that plans can cost is as good as the higher one. */
  const raise = (found: number): void => {
    bound = Math.max(bound, grain > 0 ? Math.ceil((found - 1e-4 * grain) / grain - 1e-6) * grain : found);
  };

  return {
    group,
    best: () => best,
    cost: () => cost,
    bound: () => bound,
    proved,
    learn: (cells) => {
      const columns = people.flatMap(
        (person) => pricing.make(person, cells.subarray(person * model.days, (person + 1) * model.days)) ?? [],
      );
      master.add(columns);
      if (columns.length === people.length) take(columns);
    },
    root: (budget, span) => {
      const nothing = new Float64Array(numbers);
      for (const person of complete() ? [] : people)
        if (!budget.over()) master.add(pricing.price(person, nothing, 1).columns);
      if (!complete()) return;
      const options = { people, enough: cost - Math.max(grain, 1e-6) * (1 - 1e-3), centre };
      const found = span
        ? generateJoined(model, solver, master, demand, pricing, budget, { ...options, span })
        : generate(master, demand, pricing, numbers, budget, options);
      if (!found) return;
      centre = found.centre;
      raise(found.bound);
    },
    dive: (budget) => {
      if (proved() || budget.over() || !complete()) return;
      const options = { people, below: cost - 1e-6, centre, random: dives++ === 0 ? null : random };
      take(dive(master, demand, pricing, numbers, budget, options));
    },
    improve: (budget, milliseconds) => {
      if (!best || proved() || budget.over()) return false;
      const free = choose(Math.min(size, people.length));
      const others = new Float64Array(numbers);
      for (const code of codes) others[code] = base[code]!;
      for (const column of best) if (!free.has(column.person)) for (const code of column.codes) others[code]!++;
      const pool = poolOf(free);
      const found = improve(
        solver,
        { now: best.filter((column) => free.has(column.person)), demand: demandOf(model, codes, others), pool, centre },
        pricing,
        numbers,
        budget,
        { milliseconds, nodes: NODES },
      );
      const before = cost;
      if (found) {
        const changed = new Map(found.map((column) => [column.person, column]));
        const next = best.map((column) => changed.get(column.person) ?? column);
        master.add(found);
        if (costOf(demand, next) <= cost + 1e-9) {
          best = next;
          cost = costOf(demand, next);
        }
      }
      const better = cost < before - 1e-9;
      size = better ? Math.max(FEWEST, size - 1) : Math.min(MOST, size + (random.below(3) === 0 ? 1 : 0));
      return better;
    },
    close: () => master.close(),
  };

  /** Some people who belong together: around a code that costs something, or somebody's days, or by chance. */
  function choose(count: number): Set<number> {
    const free = new Set<number>();
    const rosters = best ?? [];
    const order = shuffled(people);
    const kind = random.below(3);
    const given = new Float64Array(codes.length);
    for (const column of rosters) for (const code of column.codes) given[demand.place[code]!]!++;
    const sore = codes.filter((_, i) => {
      const lack = demand.asked[i]! - given[i]!;
      return (lack > 0 && demand.under[i]! > 0) || (lack < 0 && demand.over[i]! > 0);
    });
    if (kind === 0 && sore.length > 0) {
      const code = sore[random.below(sore.length)]!;
      const near = rosters.filter((column) => column.row[model.day[code]!] === code);
      for (const column of near.slice(0, count >> 1)) free.add(column.person);
    }
    if (kind === 1) {
      // Those whose rosters cost most against their cheapest one under the master's prices.
      const reduced = new Map(rosters.map((column) => [column.person, slack(column)]));
      order.sort((a, b) => (reduced.get(b) ?? 0) - (reduced.get(a) ?? 0));
      for (const person of order.slice(0, count * 2)) if (random.below(2) === 0 && free.size < count) free.add(person);
    }
    for (const person of shuffled(people)) if (free.size < count) free.add(person);
    return free;
  }

  function slack(column: Column): number {
    let sum = column.cost;
    for (const code of column.codes) sum -= centre[demand.place[code]!]!;
    return sum;
  }

  function poolOf(free: ReadonlySet<number>): Column[] {
    const of = new Map<number, { column: Column; cost: number }[]>();
    for (const column of master.columns) {
      if (!free.has(column.person)) continue;
      const list = of.get(column.person) ?? [];
      list.push({ column, cost: slack(column) });
      of.set(column.person, list);
    }
    return [...of.values()].flatMap((list) =>
      list
        .sort((a, b) => a.cost - b.cost)
        .slice(0, KNOWN)
        .map(({ column }) => column),
    );
  }

  function shuffled(list: readonly number[]): number[] {
    const order = [...list];
    for (let i = order.length - 1; i > 0; i--) {
      const j = random.below(i + 1);
      [order[i], order[j]] = [order[j]!, order[i]!];
    }
    return order;
  }
}
