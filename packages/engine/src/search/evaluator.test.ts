import fc from 'fast-check';
import { expect, it } from 'vitest';
import { measureIn } from '../answers/measure.ts';
import { judgeJoint } from '../joint/judge-joint.ts';
import { compileModel } from '../model/compile-model.ts';
import { contextWithPrevious } from '../model/context.ts';
import { personViews } from '../model/person-view.ts';
import { judgeRoster } from '../rules/judge-roster.ts';
import { randomProblem } from '../testing/random-problem.ts';
import { domainsOf } from './domains.ts';
import { createEvaluator } from './evaluator.ts';
import { createMoves } from './moves.ts';
import { createRandom } from './random.ts';
import { createRoster } from './roster.ts';
import { shiftsOf } from './shifts-of.ts';

const HARD = 1000;
const NO_BOUND = { penalty: 0, fillable: 0, certificates: [] };

it('counts what the plain judge and the measure count, after any moves', () => {
  fc.assert(
    fc.property(fc.nat(1_000_000), fc.nat(1_000_000), (problemSeed, moveSeed) => {
      const problem = randomProblem(problemSeed);
      const earlier = randomProblem(problemSeed).fixed.map((shift) => ({ ...shift, id: `was ${shift.id}` }));
      const context = contextWithPrevious(problem, earlier);
      const model = compileModel(context);
      const domains = domainsOf(model);
      const evaluator = createEvaluator(model);
      evaluator.setHardWeight(HARD);
      const roster = createRoster(model, domains, evaluator);
      const draw = createMoves(model, domains, roster, createRandom(moveSeed));
      for (let move = 0; move < 300; move++) {
        draw();
        // Some moves are refused on the way, so that taking back is tried as well.
        if (roster.move.length > 0) roster.attempt(move % 3 === 0 ? 50 : Infinity);
      }
      const shifts = shiftsOf(model, roster.cells);
      const amounts = [...personViews(context, shifts).flatMap(judgeRoster), ...judgeJoint(context, shifts)]
        .filter((violation) => violation.severity !== 'soft')
        .reduce((sum, violation) => sum + violation.amount, 0);
      expect(roster.hard()).toBe(amounts);
      expect(roster.cost()).toBeCloseTo(measureIn(context, shifts, NO_BOUND).penalty + HARD * amounts, 4);
    }),
    { numRuns: 150, seed: 7 },
  );
});
