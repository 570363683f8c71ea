import { expect, it } from 'vitest';
import { contextOf } from '../model/context.ts';
import { compileModel } from '../roster/compile-model.ts';
import { domainsOf } from '../roster/domains.ts';
import { createEvaluator } from '../roster/evaluator.ts';
import { createRandom } from '../roster/random.ts';
import { createRoster } from '../roster/roster.ts';
import { adult, needOf, world } from '../testing/small-world.ts';
import { createFollowPartners } from './follow-partners.ts';
import { createMoveWriter } from './move-writer.ts';

const people = ['ona', 'jonas', 'petras', 'rasa'].map((id) => adult({ id, name: id }));
const [ona, jonas, petras, rasa] = [0, 1, 2, 3];

/** A day with two places; Ona and Jonas work together. */
function dayOfTwo() {
  const pairs = [{ first: 'ona', second: 'jonas', kind: 'together' as const }];
  const model = compileModel(contextOf(world({ people, needs: [needOf('10 08:00-16:00', 2)], rules: { pairs } })));
  const domains = domainsOf(model);
  const evaluator = createEvaluator(model);
  evaluator.setHardWeight(1000);
  const roster = createRoster(model, domains, evaluator);
  const code = domains.open[0]!;
  const day = model.day[code]!;
  const random = createRandom(1);
  const writer = createMoveWriter(model, domains, roster, random);
  const follow = createFollowPartners(model, roster, random, writer)!;
  const at = (person: number): number => roster.cells[person * model.days + day]!;
  /** Moves some people and anyone who follows them. */
  const move = (...changes: [person: number, code: number][]): boolean => {
    roster.move.length = 0;
    for (const [person, to] of changes) {
      const i = roster.move.length++;
      roster.move.person[i] = person;
      roster.move.day[i] = day;
      roster.move.code[i] = to;
    }
    follow();
    return roster.attempt(Infinity);
  };
  return { roster, code, at, move };
}

it('takes the partner to work and home', () => {
  const { roster, code, at, move } = dayOfTwo();
  expect(move([ona, code])).toBe(true);
  expect([at(ona), at(jonas), roster.hard()]).toEqual([code, code, 0]);
  expect(move([jonas, -1])).toBe(true);
  expect([at(ona), at(jonas), roster.hard()]).toEqual([-1, -1, 0]);
});

it('frees the place that the partner needs: four employees in one move', () => {
  const { roster, code, at, move } = dayOfTwo();
  move([petras, code], [rasa, code]);
  const before = roster.cost();
  expect(move([petras, -1], [ona, code])).toBe(true);
  expect([ona, jonas, petras, rasa].map(at)).toEqual([code, code, -1, -1]);
  expect(roster.cost()).toBeCloseTo(before);
  expect(roster.hard()).toBe(0);
});
