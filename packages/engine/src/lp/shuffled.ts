// Method: a random order, each equally likely.
// Paper: Fisher, Yates, "Statistical Tables", 1938; Durstenfeld, "Algorithm 235", Communications of the ACM 7, 1964.
import type { Random } from '../roster/random.ts';

export function shuffled<T>(list: readonly T[], random: Random): T[] {
  const order = [...list];
  for (let i = order.length - 1; i > 0; i--) {
    const j = random.below(i + 1);
    [order[i], order[j]] = [order[j]!, order[i]!];
  }
  return order;
}
