import fc from 'fast-check';
import { expect, it } from 'vitest';
import { compileModel } from '../../roster/compile-model.ts';
import { contextOf } from '../../model/context.ts';
import { personViews } from '../../model/person-view.ts';
import { judgeRoster } from '../../rules/judge-roster.ts';
import { domainsOf } from '../../roster/domains.ts';
import { createEvaluator } from '../../roster/evaluator.ts';
import type { RuleSeverity } from '../../problem/problem.ts';
import { rules } from '../../rules/registry.ts';
import { followOn } from '../../rules/follow-on.ts';
import { createRandom } from '../../roster/random.ts';
import { randomProblem } from '../../testing/random-problem.ts';
import { withSplitDays } from '../../testing/random-split-days.ts';
import { fullDomain, fixDay, admits, minutesOf } from '../network/day-domains.ts';
import { pricingProblemOf } from '../network/pricing-problem.ts';
import { createPricer } from './pricer.ts';
import { createLabelMemory } from './label-memory.ts';

/** How much more expensive than the cheapest the listed rosters can be. */
const ROOM = 100;

/** A third of all rules only warn. */
function randomSeverities(seed: number): Record<string, RuleSeverity> {
  const random = createRandom(seed + 11_111);
  const soft = rules.filter(() => random.below(3) === 0).map(({ code }) => [code, 'soft'] as const);
  return { ...Object.fromEntries(soft), 'night-average': random.below(4) === 0 ? 'soft' : 'off' };
}

it('finds the cheapest of all rosters that break nothing', () => {
  let compared = 0;
  let lawful = 0;
  let bySums = 0;
  fc.assert(
    fc.property(fc.nat(1_000_000), fc.integer({ min: 10, max: 20 }), (seed, from) => {
      const plain = randomProblem(seed, { people: 3, from, to: from + 5 });
      const drawn = seed % 3 === 0 ? withSplitDays(plain, seed) : plain;
      const problem = { ...drawn, rules: { ...drawn.rules, severities: randomSeverities(seed) } };
      // Pricing ignores a soft average of nights: then the result is a lower bound on the cost of any roster.
      const overlooks = problem.rules.severities['night-average'] === 'soft';
      const model = compileModel(contextOf(problem));
      const domains = domainsOf(model);
      const evaluator = createEvaluator(model);
      evaluator.setHardWeight(1);
      const pairs = followOn(model);
      const random = createRandom(seed);
      const price = Float64Array.from({ length: model.codes }, () => random.below(300) - 150);
      for (let person = 0; person < model.people; person++) {
        const cells = Int32Array.from(model.fixed);
        const offset = person * model.days;
        const costOf = (): number => {
          const cost = evaluator.rowCost(person, cells, Infinity);
          if (evaluator.lastHard() > 0) return Infinity;
          let sum = cost;
          for (let day = 0; day < model.days; day++) if (cells[offset + day]! >= 0) sum += price[cells[offset + day]!]!;
          return sum;
        };
        const all: { row: Int32Array; cost: number }[] = [];
        const visit = (day: number): void => {
          if (day > model.last) {
            const cost = costOf();
            if (cost < Infinity) all.push({ row: cells.slice(offset, offset + model.days), cost });
            return;
          }
          visit(day + 1);
          const cell = offset + day;
          for (let i = domains.optionStart[cell]!; i < domains.optionStart[cell + 1]!; i++) {
            cells[cell] = domains.options[i]!;
            visit(day + 1);
            cells[cell] = -1;
          }
        };
        visit(model.first);
        const leastOf = (rows: typeof all): number => rows.reduce((least, { cost }) => Math.min(least, cost), Infinity);
        const least = leastOf(all);
        const rows = pricingProblemOf(model, domains, pairs, person);
        const templates = [...new Set(rows.limits.flatMap(({ of }) => (typeof of === 'number' ? of : [])))];
        const pricer = createPricer(model, rows, templates);
        const found = pricer.price(price, 3);
        // The search also leaves out what fixed shifts break.
        const own = problem.fixed.filter((shift) => shift.employeeId === problem.people[person]!.id);
        const breaks = personViews(model.context, own)
          .flatMap(judgeRoster)
          .some(({ severity }) => severity !== 'soft');
        if (breaks || least === Infinity || overlooks) {
          expect(found.least).toBeLessThanOrEqual(least + 1e-6);
          continue;
        }
        compared++;
        // Without memory for sums the bound is no tighter, and the rosters found satisfy the rules that the search
        // knows.
        const relaxed = createPricer(model, rows, [], createLabelMemory(0)).price(price, 3);
        expect(relaxed.least).toBeLessThanOrEqual(least + 1e-6);
        for (const row of relaxed.rows) {
          cells.set(row, offset);
          lawful += costOf() < Infinity ? 1 : 0;
          expect(costOf()).toBeGreaterThanOrEqual(least - 1e-6);
        }
        expect(found.least).toBeCloseTo(least, 6);
        cells.set(found.rows[0]!, offset);
        expect(costOf()).toBeCloseTo(least, 6);
        // Where minutes don't matter one roster is found, and no search goes on for more.
        const limits = rows.limits.filter(({ of }) => of !== 'minutes');
        const costs = rows.costs.filter(({ of }) => of !== 'minutes');
        const free = createPricer(model, { ...rows, limits, costs }, templates);
        expect(free.price(price, 3).work).toBe(free.price(price, 1).work);
        // Below a limit everything is found; above it the search can return nothing, and the cost is not overestimated.
        const limit = least + random.below(200) - 100;
        const limited = pricer.price(price, 3, undefined, limit);
        expect(limited.least).toBeLessThanOrEqual(least + 1e-6);
        expect(limited.least).toBeGreaterThanOrEqual(Math.min(limit, least) - 1e-6);
        if (limit > least) expect(limited.rows[0]).toEqual(found.rows[0]);
        // Fixed to some days of another roster.
        const { row: other } = all[random.below(all.length)]!;
        const domain = fullDomain(other.length);
        other.forEach((code, day) => {
          const kind = random.below(9);
          if (kind < 3) fixDay(domain, day, code);
          else if (kind < 5) domain.low[day] = code;
          else if (kind < 7) domain.high[day] = code;
        });
        const within = pricer.price(price, 1, domain);
        expect(within.least).toBeCloseTo(leastOf(all.filter(({ row }) => admits(domain, row))), 6);
        expect(admits(domain, within.rows[0]!)).toBe(true);
        // And to the minutes of the other roster, or to those and more.
        const inside = (code: number): boolean => model.day[code]! >= model.first && model.day[code]! <= model.last;
        const net = model.net.map((minutes, code) => (inside(code) ? minutes : 0));
        const sum = minutesOf(other, net);
        const minutes = { net, least: sum, most: random.below(2) === 0 ? sum : Infinity };
        if (limits.length + costs.length < rows.limits.length + rows.costs.length) {
          const ofSum = all.filter(({ row }) => admits({ ...domain, minutes }, row));
          const summed = pricer.price(price, 1, { ...domain, minutes });
          expect(summed.least).toBeCloseTo(leastOf(ofSum), 6);
          expect(admits({ ...domain, minutes }, summed.rows[0]!)).toBe(true);
          const those = pricer.list(price, Infinity, 1e6, { ...domain, minutes })!.map((row) => row.join());
          expect(ofSum.filter(({ row }) => !those.includes(row.join()))).toEqual([]);
          bySums++;
        }
        // All rosters close to the minimum are listed, in addition to some that break rules which the search does not
        // know.
        const near = all.filter(({ cost }) => cost <= least + ROOM).map(({ row }) => row.join());
        const listed = pricer.list(price, least + ROOM + 1e-6, 1e6)!.map((row) => row.join());
        expect(new Set(listed).size).toBe(listed.length);
        expect(near.filter((row) => !listed.includes(row))).toEqual([]);
        expect(pricer.list(price, least + ROOM + 1e-6, near.length - 1)).toBeNull();
      }
    }),
    { numRuns: 150, seed: 5 },
  );
  expect(compared).toBeGreaterThan(100);
  expect(lawful).toBeGreaterThan(compared / 2);
  expect(bySums).toBeGreaterThan(compared / 2);
});
