import type { Need, Person, Shift } from '../../problem/problem.ts';

/** What a wish is about: one of a date's templates. */
export const wishKey = ({ date, template }: Pick<Need | Shift, 'date' | 'template'>): string =>
  `${date} ${template ?? ''}`;

/** What a shift leaves unmet of its employee's preferences: more is worse, below 0 it meets one. */
export function unmetBy({ wishes }: Person, shift: Shift): number {
  return wishes
    .filter((wish) => wishKey(wish) === wishKey(shift))
    .reduce((sum, { kind, weight }) => sum + (kind === 'on' ? -weight : weight), 0);
}
