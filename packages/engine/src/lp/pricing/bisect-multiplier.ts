// Method: the Lagrangian dual in one multiplier: growing strides, then bisection on the sign of the subgradient.
// Paper: Handler, Zang, "A dual algorithm for the constrained shortest path problem", Networks 10, 1980.

/**
 * Finds the multiplier at which nothing exceeds the target, from a starting value: first by growing strides, then by
 * bisection.
 */
export function bisectMultiplier(
  tries: number,
  from: number,
  stride: number,
  above: (multiplier: number) => number,
): void {
  let low = -Infinity;
  let high = Infinity;
  let at = from;
  let far = stride;
  for (let i = 0; i < tries; i++) {
    const over = above(at);
    if (over === 0) return;
    if (over > 0) low = at;
    else high = at;
    if (high === Infinity) at = low + (far *= 2);
    else if (low === -Infinity) at = high - (far *= 2);
    else at = (low + high) / 2;
  }
}
