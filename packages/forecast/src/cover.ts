/** A template as quarters of an hour: from `start`, before `end`, on one axis that may go past midnight. */
export interface Span {
  start: number;
  end: number;
}

export interface Cover {
  /** How many of each span. */
  counts: number[];
  /** Sums over all days of quarters short, and of quarters more than needed. */
  short: number;
  over: number;
}

/**
 * How many of each span cover the needs of some alike days best: least short, then least over, then fewest shifts. It
 * is exact: the spans are arcs of a network, what is covered flows back quarter by quarter at a convex cost, and a
 * circulation without a negative cycle is the cheapest (Ahuja, Magnanti and Orlin 1993, theorems 3.8 and 14.4).
 * @param needs for each day the count by quarter; quarters outside of it need nobody
 * @param start counts to begin from, the nearer the faster; the result is as good from any
 */
export function coverNeeds(
  spans: readonly Span[],
  needs: readonly (readonly number[])[],
  start: readonly number[] = roughCounts(spans, needs),
): Cover {
  const length = Math.max(0, ...spans.map(({ end }) => end), ...needs.map((need) => need.length));
  const counts = spans.map((_, at) => start[at] ?? 0);
  const covered = Array.from({ length }, (_, quarter) =>
    spans.reduce((sum, span, at) => sum + (span.start <= quarter && quarter < span.end ? (counts[at] ?? 0) : 0), 0),
  );
  const prices = pricesOf(spans, needs, length);
  for (let cycle = findCycle(spans, counts, covered, prices); cycle; cycle = findCycle(spans, counts, covered, prices))
    for (const { span, quarter, sign } of cycle)
      if (span !== null) counts[span] = (counts[span] ?? 0) + sign;
      else covered[quarter] = (covered[quarter] ?? 0) + sign;
  const sum = (of: (difference: number) => number) =>
    needs.reduce((total, need) => total + covered.reduce((all, count, at) => all + of(count - (need[at] ?? 0)), 0), 0);
  return { counts, short: sum((more) => Math.max(0, -more)), over: sum((more) => Math.max(0, more)) };
}

/** So many at most are found one by one; larger needs begin from those of a third. */
const SMALL = 6;
const STEP = 3;

function roughCounts(spans: readonly Span[], needs: readonly (readonly number[])[]): number[] {
  if (Math.max(0, ...needs.flat()) <= SMALL) return [];
  const third = needs.map((need) => need.map((count) => Math.round(count / STEP)));
  return coverNeeds(spans, third).counts.map((count) => count * STEP);
}

interface Prices {
  /** The needs of each quarter over all days. */
  needs: readonly (readonly number[])[];
  short: number;
  over: number;
}

/** Whole numbers, so that sums are exact: one quarter short outweighs any surplus, and that any number of shifts. */
function pricesOf(spans: readonly Span[], needs: readonly (readonly number[])[], length: number): Prices {
  const highest = Math.max(0, ...needs.flat());
  const over = highest * Math.max(1, spans.length) + 1;
  const short = over * (highest * length * needs.length * Math.max(1, spans.length) + 1);
  return { needs: Array.from({ length }, (_, at) => needs.map((need) => need[at] ?? 0)), short, over };
}

/** What one more (or one less, with -1) in a quarter costs, where so many are there. */
function priceOf({ needs, short, over }: Prices, quarter: number, count: number, sign: number): number {
  let price = 0;
  for (const need of needs[quarter] ?? []) {
    if (sign > 0) price += count < need ? -short : over;
    else price += count <= need ? short : -over;
  }
  return price;
}

interface Step {
  from: number;
  to: number;
  price: number;
  span: number | null;
  quarter: number;
  sign: number;
}

/** A cycle of changes that makes it cheaper (Bellman and Ford), or null. */
function findCycle(
  spans: readonly Span[],
  counts: readonly number[],
  covered: readonly number[],
  prices: Prices,
): Step[] | null {
  const steps = stepsOf(spans, counts, covered, prices);
  const nodes = covered.length + 1;
  const distance = Array.from({ length: nodes }, () => 0);
  const reachedBy = Array.from({ length: nodes }, (): Step | null => null);
  let changed: number | null = null;
  for (let round = 0; round < nodes; round++) {
    changed = null;
    for (const step of steps) {
      const length = (distance[step.from] ?? 0) + step.price;
      if (length >= (distance[step.to] ?? 0)) continue;
      distance[step.to] = length;
      reachedBy[step.to] = step;
      changed = step.to;
    }
    if (changed === null) return null;
  }
  return changed === null ? null : cycleFrom(changed, reachedBy);
}

function stepsOf(
  spans: readonly Span[],
  counts: readonly number[],
  covered: readonly number[],
  prices: Prices,
): Step[] {
  const steps: Step[] = [];
  for (const [span, { start, end }] of spans.entries()) {
    if (end <= start) continue;
    steps.push({ from: start, to: end, price: 1, span, quarter: -1, sign: 1 });
    if ((counts[span] ?? 0) > 0) steps.push({ from: end, to: start, price: -1, span, quarter: -1, sign: -1 });
  }
  for (const [quarter, count] of covered.entries()) {
    const step = (sign: number) => ({ span: null, quarter, sign, price: priceOf(prices, quarter, count, sign) });
    steps.push({ ...step(1), from: quarter + 1, to: quarter });
    if (count > 0) steps.push({ ...step(-1), from: quarter, to: quarter + 1 });
  }
  return steps;
}

function cycleFrom(node: number, reachedBy: readonly (Step | null)[]): Step[] {
  // So many steps back one is surely on the cycle.
  let inside = node;
  for (let back = 0; back < reachedBy.length; back++) inside = reachedBy[inside]?.from ?? inside;
  const cycle: Step[] = [];
  let at = inside;
  do {
    const step = reachedBy[at];
    if (step == null) break;
    cycle.push(step);
    at = step.from;
  } while (at !== inside);
  return cycle;
}
