import type { BusinessRules, Problem, Sequence, SequencePlace } from '../problem/problem.ts';
import { createRandom } from '../roster/random.ts';

/**
 * The problem with rules about days in a row and about weekends, each mostly absent, at times as a preference;
 * generated from a seed.
 */
export function withSequences(problem: Problem, seed: number): Problem {
  const { below } = createRandom(seed + 44_444);
  const chance = (n: number): boolean => below(n) === 0;
  const templates = [...new Set([...problem.needs, ...problem.fixed].flatMap(({ template }) => template ?? []))];
  const template = (): string => templates[below(templates.length)] ?? '';
  const place = (): SequencePlace => (chance(4) ? { work: chance(2) } : template());
  const sequence = (): Sequence => ({
    first: place(),
    next: place(),
    ...(!chance(3) && { third: place() }),
    ...(chance(4) && { weekday: 1 + below(7) }),
  });
  const rules: BusinessRules = {
    ...problem.rules,
    ...(chance(3) && { completeWeekends: {} }),
    ...(chance(3) && { sameWeekendShift: {} }),
    ...(chance(3) && { restAfterNights: { nights: 1 + below(3), hours: 12 + below(60) } }),
    ...(chance(2) && {
      templateRuns: [{ template: template(), ...(chance(2) ? { least: 2 + below(2) } : { most: 1 + below(2) }) }],
    }),
    severities: {
      ...problem.rules?.severities,
      ...Object.fromEntries(CODES.flatMap((code) => (chance(3) ? [[code, 'soft' as const]] : []))),
    },
  };
  const people = problem.people.map((person) => ({
    ...person,
    limits: { ...person.limits, ...(chance(2) && { maxConsecutiveWeekends: below(3) }) },
  }));
  const more = Array.from({ length: below(3) }, sequence);
  const priced = Object.fromEntries(CODES.flatMap((code) => (chance(4) ? [[code, below(20)]] : [])));
  const weights = { ...problem.weights, ...(chance(2) && { rules: priced }) };
  const isolated = chance(3);
  return { ...problem, people, rules, weights, isolated, forbiddenSequences: [...problem.forbiddenSequences, ...more] };
}

const CODES = [
  'forbidden-sequence',
  'max-consecutive-days',
  'forbidden-pattern',
  'max-template-days',
  'min-template-days',
  'max-consecutive-weekends',
  'complete-weekends',
  'same-weekend-shift',
  'rest-after-nights',
];
