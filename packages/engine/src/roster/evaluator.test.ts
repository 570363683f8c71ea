import fc from 'fast-check';
import { expect, it } from 'vitest';
import { measureIn } from '../api/measure.ts';
import { judgeJoint } from '../rules/joint/judge-joint.ts';
import { compileModel } from './compile-model.ts';
import { contextOf, contextWithPrevious, type Context } from '../model/context.ts';
import { personViews } from '../model/person-view.ts';
import type { Sequence, Shift } from '../problem/problem.ts';
import { judgeRoster, type CountedViolation } from '../rules/judge-roster.ts';
import { rules } from '../rules/registry.ts';
import { randomProblem } from '../testing/random-problem.ts';
import { withSequences } from '../testing/random-sequences.ts';
import { withSplitDays } from '../testing/random-split-days.ts';
import { needOf, shiftOf, world } from '../testing/small-world.ts';
import { domainsOf } from './domains.ts';
import { createEvaluator } from './evaluator.ts';
import { createMoves } from '../search/moves.ts';
import { createRandom } from './random.ts';
import { createRoster } from './roster.ts';
import { shiftsOf } from './shifts-of.ts';

const HARD = 1000;
const PAIRS = new Set(rules.flatMap(({ kind, code }) => (kind === 'pair' ? code : [])));
const NO_BOUND = { penalty: 0, fillable: 0, certificates: [] };

const sum = (found: readonly CountedViolation[]): number =>
  found.reduce((total, { severity, amount }) => total + (severity === 'soft' ? 0 : amount), 0);

/**
 * The breaches of rosters beyond those of each employee's fixed shifts, rule by rule; all breaches of rules that more
 * work can repair. Two consecutive fixed shifts are ignored.
 */
function beyondStanding(context: Context, shifts: readonly Shift[]): number {
  const fixed = personViews(context, context.problem.fixed);
  const ids = new Set(context.problem.fixed.map(({ id }) => id));
  const standsAll = ({ shiftIds }: CountedViolation): boolean => shiftIds.every((id) => ids.has(id));
  return personViews(context, shifts).reduce((total, view, person) => {
    const [now, before] = [judgeRoster(view), judgeRoster(fixed[person]!)];
    const beyond = rules.map(({ kind, code, ...rule }) => {
      if (kind === 'pair') return 0;
      const of = (found: readonly CountedViolation[]): number => sum(found.filter((one) => one.rule === code));
      return Math.max(0, of(now) - ('needsWork' in rule ? 0 : of(before)));
    });
    const ofPairs = (found: readonly CountedViolation[]): number => sum(found.filter((one) => PAIRS.has(one.rule)));
    return beyond.reduce((a, b) => a + b, total) + ofPairs(now.filter((one) => !standsAll(one)));
  }, 0);
}

it('counts what the plain judge and the measure count, after any moves', () => {
  fc.assert(
    fc.property(fc.nat(1_000_000), fc.nat(1_000_000), (problemSeed, moveSeed) => {
      const drawn = randomProblem(problemSeed);
      const split = problemSeed % 3 === 0 ? withSplitDays(drawn, problemSeed) : drawn;
      const problem = problemSeed % 2 === 0 ? withSequences(split, problemSeed) : split;
      // Joint rules are counted from zero if the fixed shifts break none of them.
      fc.pre(sum(judgeJoint(contextOf(problem), problem.fixed)) === 0);
      const earlier = randomProblem(problemSeed).fixed.map((shift) => ({ ...shift, id: `was ${shift.id}` }));
      const context = contextWithPrevious(problem, earlier);
      const model = compileModel(context);
      const domains = domainsOf(model);
      const evaluator = createEvaluator(model);
      evaluator.setHardWeight(HARD);
      const roster = createRoster(model, domains, evaluator);
      const draw = createMoves(model, domains, roster, createRandom(moveSeed));
      for (let move = 0; move < 300; move++) {
        draw(1);
        // Some moves are rejected, so that undo is tested as well.
        if (roster.move.length > 0) roster.attempt(move % 3 === 0 ? 50 : Infinity);
      }
      const shifts = shiftsOf(model, roster.cells);
      const amounts = sum(judgeJoint(context, shifts)) + beyondStanding(context, shifts);
      expect(roster.hard()).toBe(amounts);
      expect(roster.cost()).toBeCloseTo(measureIn(context, shifts, NO_BOUND).penalty + HARD * amounts, 4);
    }),
    { numRuns: 250, seed: 7 },
  );
});

const off = { work: false };
const [day, late] = ['08:00-16:00', '12:00-20:00'];

it.each<[string, Sequence]>([
  ['two days off before a shift', { first: off, next: off, third: day }],
  ['two days off after a shift', { first: day, next: off, third: off }],
  ['two days off from a Friday on', { first: off, next: off, weekday: 5 }],
])('days far from a change are no days off: %s', (_name, sequence) => {
  // Work on every other day, one of them before the period: never two days off in a row.
  const dates = [10, 12, 14, 16, 18, 20, 22, 24, 26, 28];
  const needs = dates.flatMap((date) => [needOf(`${date} ${day}`), needOf(`${date} ${late}`)]);
  const model = compileModel(
    contextOf(world({ law: null, needs, fixed: [shiftOf(`8 ${day}`)], forbiddenSequences: [sequence] })),
  );
  const roster = createRoster(model, domainsOf(model), createEvaluator(model));
  const work = (changes: readonly (readonly [number, string])[]): number => {
    roster.move.length = changes.length;
    changes.forEach(([date, template], i) => {
      roster.move.person[i] = 0;
      roster.move.day[i] = date - 2;
      roster.move.code[i] = Array.from(model.day).findIndex(
        (at, code) => at === date - 2 && model.shiftOf[code]?.template === template,
      );
    });
    expect(roster.attempt(Infinity)).toBe(true);
    return roster.hard();
  };
  expect(work(dates.map((date) => [date, day] as const))).toBe(0);
  expect(work([[18, late]])).toBe(0);
});
