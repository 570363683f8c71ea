import { absenceTest } from '@pamaina/contract';

/** How an absence can be covered: by few changes, by more, proved not at all, or not found. */
export type CoverKind = 'few' | 'more' | 'open' | 'notFound';

export function kindOf({ moves, open, proved }: absenceTest.AbsenceDay): CoverKind {
  if (open.length > 0) return proved ? 'open' : 'notFound';
  return moves <= absenceTest.fewMoves ? 'few' : 'more';
}
