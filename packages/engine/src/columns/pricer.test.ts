import fc from 'fast-check';
import { expect, it } from 'vitest';
import { compileModel } from '../model/compile-model.ts';
import { contextOf } from '../model/context.ts';
import { domainsOf } from '../search/domains.ts';
import { createEvaluator } from '../search/evaluator.ts';
import { followOn } from '../search/follow-on.ts';
import { createRandom } from '../search/random.ts';
import { randomProblem } from '../testing/random-problem.ts';
import { personRows } from './person-rows.ts';
import { createPricer } from './pricer.ts';
import { createScratch } from './scratch.ts';

it('finds the cheapest of all rosters that break nothing', () => {
  let compared = 0;
  let lawful = 0;
  fc.assert(
    fc.property(fc.nat(1_000_000), fc.integer({ min: 10, max: 20 }), (seed, from) => {
      const drawn = randomProblem(seed, { people: 3, from, to: from + 5 });
      // Rules about whole rosters that only warn may be overlooked: then what is found costs less than any roster.
      const overlooks = seed % 4 === 0;
      const problem = overlooks
        ? drawn
        : { ...drawn, rules: { ...drawn.rules, severities: {} }, weights: { ...drawn.weights, law: 0 } };
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
        let least = Infinity;
        const visit = (day: number): void => {
          if (day > model.last) {
            least = Math.min(least, costOf());
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
        const rows = personRows(model, domains, pairs, person);
        const templates = [...new Set(rows?.limits.flatMap(({ of }) => (typeof of === 'number' ? of : [])))];
        const found = rows ? createPricer(model, rows, templates).price(price, 3) : { least: Infinity, rows: [] };
        const standing = evaluator.rowCost(person, model.fixed, Infinity) >= 0 && least === Infinity;
        if (standing || overlooks) {
          expect(found.least).toBeLessThanOrEqual(least + 1e-6);
          continue;
        }
        compared++;
        // Without room for sums the bound is no tighter, and what is found keeps the rules that the search knows.
        const relaxed = createPricer(model, rows!, [], createScratch(0)).price(price, 3);
        expect(relaxed.least).toBeLessThanOrEqual(least + 1e-6);
        for (const row of relaxed.rows) {
          cells.set(row, offset);
          lawful += costOf() < Infinity ? 1 : 0;
          expect(costOf()).toBeGreaterThanOrEqual(least - 1e-6);
        }
        expect(found.least).toBeCloseTo(least, 6);
        cells.set(found.rows[0]!, offset);
        expect(costOf()).toBeCloseTo(least, 6);
      }
    }),
    { numRuns: 150, seed: 5 },
  );
  expect(compared).toBeGreaterThan(100);
  expect(lawful).toBeGreaterThan(compared / 2);
});
