import type { BusinessRules, Need, Person } from '../model/problem.ts';
import { createRandom } from '../search/random.ts';

/** A business's own rules about everybody, made from a seed; mostly none. */
export function randomRules(seed: number, people: readonly Person[], needs: readonly Need[]): BusinessRules {
  const { below } = createRandom(seed + 77_777);
  const chance = (n: number): boolean => below(n) === 0;
  const severity = () => (['soft', 'consent', 'hard'] as const)[below(3)] ?? 'hard';
  const someone = (): string => people[below(people.length)]?.id ?? '';
  const need = needs[below(needs.length)];
  const rules: BusinessRules = {};
  if (chance(3)) rules.pairs = [{ first: someone(), second: someone(), kind: 'apart' }];
  if (chance(3)) rules.pairs = [...(rules.pairs ?? []), { first: someone(), second: someone(), kind: 'together' }];
  if (chance(3) && need)
    rules.seniors = [{ template: need.template, role: chance(2) ? need.role : null, least: 1 + below(2) }];
  if (chance(2)) {
    rules.severities = { 'pair-apart': severity(), 'pair-together': severity(), 'senior-present': severity() };
  }
  return rules;
}
