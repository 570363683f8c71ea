import { expect, it } from 'vitest';
import { contextOf } from '../model/context.ts';
import { compileModel } from '../roster/compile-model.ts';
import { domainsOf } from '../roster/domains.ts';
import { createEvaluator } from '../roster/evaluator.ts';
import { createRandom } from '../roster/random.ts';
import { createRoster } from '../roster/roster.ts';
import { adult, needOf, world } from '../testing/small-world.ts';
import { createMoveWriter } from './move-writer.ts';
import { createGrantWish } from './wish-moves.ts';

const [ona, jonas] = [0, 1];

/** One place on the 10th, about which Ona has wishes; somebody has it. */
function placeWithWishes(kinds: ('on' | 'off')[], holder: number) {
  const wishes = kinds.map((kind) => ({ date: '2026-03-10', template: '08:00-16:00', kind, weight: 1 }));
  const people = [adult({ wishes }), ...['jonas', 'petras'].map((id) => adult({ id, name: id }))];
  const model = compileModel(contextOf(world({ people, needs: [needOf('10 08:00-16:00')] })));
  const domains = domainsOf(model);
  const roster = createRoster(model, domains, createEvaluator(model));
  const [code] = domains.open;
  const day = model.day[code!]!;
  const cells = Int32Array.from(roster.cells);
  cells[holder * model.days + day] = code!;
  roster.load(cells);
  const random = createRandom(1);
  const grant = createGrantWish(model, random, createMoveWriter(model, domains, roster, random));
  const holds = (person: number): boolean => roster.cells[person * model.days + day] === code;
  return { roster, grant, holds };
}

it('gives a wished shift to the one who wishes it, from the one who has it', () => {
  const { roster, grant, holds } = placeWithWishes(['on'], jonas);
  grant?.();
  expect(roster.attempt(Infinity)).toBe(true);
  expect([ona, jonas].map(holds)).toEqual([true, false]);
});

it('gives a shift that somebody wishes not to work to somebody else', () => {
  const { roster, grant, holds } = placeWithWishes(['off'], ona);
  grant?.();
  expect(roster.attempt(Infinity)).toBe(true);
  expect(holds(ona)).toBe(false);
  expect(roster.counts.reduce((sum, count) => sum + count, 0)).toBe(1);
});

it('leaves a roster alone in which every wish is granted, and needs wishes', () => {
  const { roster, grant } = placeWithWishes(['on'], ona);
  grant?.();
  expect(roster.move.length).toBe(0);
  expect(placeWithWishes([], ona).grant).toBe(null);
});
