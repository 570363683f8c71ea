import { expect, test } from 'vitest';
import { joinedBy } from '../../apps/web/join-parts.ts';

/** Parts by their size in bytes and what each imports. */
function join(parts: Record<string, [size: number, imports?: string]>, visits: string[]): string[] {
  const all = (name: string): string[] => [name, ...[...(parts[name]?.[1] ?? '')].flatMap(all)];
  const groups = joinedBy(
    Object.keys(parts),
    visits.map((visit) => new Set(visit)),
    { sizeOf: (name) => parts[name]?.[0] ?? 0, importsOf: all },
  );
  return groups.map((group) => group.toSorted().join('')).toSorted();
}

test('what the same visits need is one file', () => {
  expect(join({ a: [50_000], b: [100], c: [70_000] }, ['abc'])).toEqual(['abc']);
});

test('a small part is loaded by a visit that could do without, a large one is not', () => {
  expect(join({ a: [50_000], b: [1000] }, ['ab', 'ab', 'a'])).toEqual(['ab']);
  expect(join({ a: [50_000], b: [40_000] }, ['ab', 'ab', 'a'])).toEqual(['a', 'b']);
});

test('what a joined part imports counts too', () => {
  // A visit of a alone would load c, because b imports it.
  expect(join({ a: [50_000], b: [1000, 'c'], c: [40_000] }, ['abc', 'abc', 'a', 'c'])).toEqual(['a', 'bc']);
});

test('files never import each other in a circle', () => {
  // Joined, a and c would import b, which imports c.
  expect(join({ a: [100, 'b'], b: [90_000, 'c'], c: [100] }, ['abc', 'bc', 'c', 'c', 'c'])).not.toContain('ac');
});
