import type { BodyOf, generation, QueryOf } from '@pamaina/contract';
import type { Part } from '@pamaina/engine';
import { fieldProblem } from '../../platform/http/problem-error.ts';
import { monthRange } from '../../platform/time/zone.ts';

/**
 * The part of the month that a call asks to plan; null for all of it. A week may extend beyond the month: the rest of
 * it is left out. @throws `invalid`
 */
export function partOfMonth(
  { year, month }: QueryOf<typeof generation.generateSchedule>,
  { from, to, roles }: BodyOf<typeof generation.generateSchedule>,
): Part | null {
  if (from === undefined && to === undefined && roles === undefined) return null;
  const { start, end } = monthRange(year, month);
  if (from !== undefined && to !== undefined && to < from) throw fieldProblem('to', 'end_before_start');
  if (from !== undefined && from > end) throw fieldProblem('from', 'outside_month');
  if (to !== undefined && to < start) throw fieldProblem('to', 'outside_month');
  return {
    ...(from !== undefined && { from }),
    ...(to !== undefined && { to }),
    ...(roles !== undefined && { roles }),
  };
}
