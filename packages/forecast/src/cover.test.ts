import { expect, test } from 'vitest';
import { coverNeeds, type Span } from './cover.ts';
import { randomFrom } from './testing/generate-series.ts';

/** Every combination of counts up to `most`: the least by (short, over, shifts). */
function bruteForce(spans: readonly Span[], needs: readonly (readonly number[])[], most: number) {
  const length = Math.max(...spans.map(({ end }) => end), ...needs.map((need) => need.length));
  let best = [Infinity, Infinity, Infinity];
  const counts = spans.map(() => 0);
  const isLess = (a: readonly number[], b: readonly number[]) => {
    const at = a.findIndex((value, place) => value !== b[place]);
    return at >= 0 && (a[at] ?? 0) < (b[at] ?? 0);
  };
  const visit = (span: number): void => {
    if (span < spans.length) {
      for (let count = 0; count <= most; count++) {
        counts[span] = count;
        visit(span + 1);
      }
      return;
    }
    let [short, over] = [0, 0];
    for (let quarter = 0; quarter < length; quarter++) {
      const covered = spans.reduce(
        (sum, { start, end }, at) => sum + (start <= quarter && quarter < end ? (counts[at] ?? 0) : 0),
        0,
      );
      for (const need of needs) {
        short += Math.max(0, (need[quarter] ?? 0) - covered);
        over += Math.max(0, covered - (need[quarter] ?? 0));
      }
    }
    const found = [short, over, counts.reduce((sum, count) => sum + count, 0)];
    if (isLess(found, best)) best = found;
  };
  visit(0);
  return best;
}

test('on 500 random days no other choice of templates is less short, or as short and less over', () => {
  for (let seed = 1; seed <= 500; seed++) {
    const random = randomFrom(seed);
    const whole = (most: number) => Math.floor(random() * (most + 1));
    const length = 4 + whole(12);
    const spans = Array.from({ length: 1 + whole(3) }, () => {
      const start = whole(length - 2);
      return { start, end: start + 1 + whole(length - start - 1) };
    });
    const needs = Array.from({ length: 1 + whole(2) }, () => Array.from({ length }, () => whole(3)));
    const { counts, short, over } = coverNeeds(spans, needs);
    const shifts = counts.reduce((sum, count) => sum + count, 0);
    expect([seed, short, over, shifts]).toEqual([seed, ...bruteForce(spans, needs, 4)]);
  }
});

test('a morning and an evening cover a day, and the hour in which both are there is over', () => {
  // 7:00-15:00 and 14:00-22:00 where one is needed from 7:00 to 22:00: 4 quarters between 14:00 and 15:00 are over.
  const need = Array.from({ length: 96 }, (_, quarter) => (quarter >= 28 && quarter < 88 ? 1 : 0));
  const spans = [
    { start: 28, end: 60 },
    { start: 56, end: 88 },
  ];
  expect(coverNeeds(spans, [need])).toEqual({ counts: [1, 1], short: 0, over: 4 });
});

test('what no template covers stays short, and without a template all of it', () => {
  const need = [2, 2, 0, 1];
  expect(coverNeeds([{ start: 0, end: 1 }], [need])).toEqual({ counts: [2], short: 3, over: 0 });
  expect(coverNeeds([], [need])).toEqual({ counts: [], short: 5, over: 0 });
  expect(coverNeeds([{ start: 0, end: 2 }], [])).toEqual({ counts: [0], short: 0, over: 0 });
});

test('of two choices alike the one with fewer shifts', () => {
  const spans = [
    { start: 0, end: 2 },
    { start: 2, end: 4 },
    { start: 0, end: 4 },
  ];
  expect(coverNeeds(spans, [[1, 1, 1, 1]]).counts).toEqual([0, 0, 1]);
});

test('from whatever counts it begins, it ends as good', () => {
  for (let seed = 1; seed <= 100; seed++) {
    const random = randomFrom(seed);
    const whole = (most: number) => Math.floor(random() * (most + 1));
    const spans = Array.from({ length: 4 }, () => {
      const start = whole(14);
      return { start, end: start + 1 + whole(15 - start) };
    });
    const needs = [Array.from({ length: 16 }, () => whole(40))];
    const { short, over, counts } = coverNeeds(spans, needs);
    const far = coverNeeds(spans, needs, [60, 0, 7, 33]);
    const shifts = (list: readonly number[]) => list.reduce((sum, count) => sum + count, 0);
    expect([seed, far.short, far.over, shifts(far.counts)]).toEqual([seed, short, over, shifts(counts)]);
  }
});
