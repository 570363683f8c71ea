import type { Person, Shift } from '../../problem/problem.ts';

/** What a shift leaves unmet of its employee's preferences: more is worse, below 0 it meets one. */
export function unmetBy({ wishes }: Person, { date, template }: Shift): number {
  return wishes
    .filter((wish) => wish.date === date && wish.template === template)
    .reduce((sum, { kind, weight }) => sum + (kind === 'on' ? -weight : weight), 0);
}
