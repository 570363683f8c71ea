import type { Sequence } from './problem.ts';

/** A sequence of two templates, whatever the day of the week: all that a pair of shifts decides. */
export type TemplatePair = Sequence & { first: string; next: string };

/** Whether the sequence is a pair of templates. */
export function isPair(sequence: Sequence): sequence is TemplatePair {
  const { first, next, third, weekday } = sequence;
  return typeof first === 'string' && typeof next === 'string' && third === undefined && weekday === undefined;
}
