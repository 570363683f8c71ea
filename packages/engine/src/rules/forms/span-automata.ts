import type { Model } from '../../model/model.ts';
import type { AmountAutomaton } from '../automaton.ts';
import type { Quantity } from './quantity.ts';

/** A span of days over which a sum has a limit. */
export interface LimitedSpan {
  from: number;
  to: number;
  limit: number;
}

export interface SpanLimits {
  bound: 'least' | 'most';
  of: Pick<Quantity, 'step' | 'perStep'>;
  /** By code. */
  value: ArrayLike<number>;
  spans: readonly LimitedSpan[];
}

/**
 * A limit of the sums over disjoint spans as an automaton; none if no roster of `codes` breaks it. A shortfall is an
 * excess too: of what each day leaves unused of its maximum, over what the span can do without.
 */
export function spanAutomata(
  { bound, of: { step, perStep }, value, spans }: SpanLimits,
  { day: dayOf, days }: Model,
  codes: readonly number[],
): AmountAutomaton[] {
  const most = new Float64Array(days);
  for (const code of codes) most[dayOf[code]!] = Math.max(most[dayOf[code]!]!, value[code]!);
  /** By day of a span: the greatest sum of its later days, and the excess (mostly negative) before its first day. */
  const left = new Float64Array(days).fill(-1);
  const opening = new Float64Array(days).fill(NaN);
  let canBreak = false;
  for (const { from, to, limit } of spans) {
    let sum = 0;
    for (let day = to; day >= from; day--) {
      left[day] = sum;
      sum += most[day]!;
    }
    opening[from] = bound === 'most' ? -limit : limit - sum;
    canBreak ||= opening[from] + sum > 0;
  }
  if (!canBreak) return [];

  /** The excess before the day, as far as it matters, from the state: excess plus what was left to come. */
  const before = (state: number, day: number): number =>
    Number.isNaN(opening[day]!) ? state - left[day]! - most[day]! : opening[day]!;
  const after = (state: number, day: number, code: number): number => {
    const worked = code >= 0 ? value[code]! : 0;
    return before(state, day) + (bound === 'most' ? worked : most[day]! - worked);
  };
  const steps = (excess: number): number => Math.ceil(Math.max(0, excess) / step);
  return [
    {
      start: 0,
      // An excess that can no longer become one is 0 left over; of one that is paid, only the step begun matters.
      next: (state, day, code) => {
        if (left[day]! < 0) return 0;
        const excess = after(state, day, code);
        const open = excess > 0 ? excess - (steps(excess) - 1) * step : excess;
        return Math.max(0, open + left[day]!);
      },
      cost: (state, day, code) => {
        if (left[day]! < 0) return 0;
        const paid = Number.isNaN(opening[day]!) ? steps(before(state, day)) : 0;
        return (steps(after(state, day, code)) - paid) * perStep;
      },
    },
  ];
}
