// Method: similar demand rows are summed into one: a relaxation with few rows, whose duals go back to the needs.
// Paper: Rogers, Plante, Wong, Evans, "Aggregation and disaggregation techniques ...", Operations Research 39, 1991.
import type { Model } from '../../model/model.ts';
import type { Demand } from './demand.ts';
import { AGGREGATED_ROWS } from '../parameters.ts';
import type { Pricing } from '../pricing/pricing.ts';

/** A demand in which similar needs are aggregated, and pricing that gives them the same dual. */
export interface AggregatedDemand {
  demand: Demand;
  pricing: Pricing;
  /**
   * Each row's mean dual over its needs, and each need's dual from its row; indexed by position in the demand's codes.
   */
  aggregate: (duals: Float64Array) => Float64Array;
  disaggregate: (duals: Float64Array) => Float64Array;
}

/**
 * How far apart needs can be and still be aggregated: anywhere in the period, or in the same week. Weekends are always
 * separate.
 */
export type Span = 'period' | 'week';

/**
 * Aggregates needs of one template and role for the same number of employees into one row each. Every plan of the
 * original demand is a plan of the aggregated one at no greater cost, so its bounds are valid; with few rows the duals
 * converge in a few rounds, and for most months this is sufficient. Null if too few needs are similar.
 */
export function aggregateDemand(model: Model, fine: Demand, pricing: Pricing, span: Span): AggregatedDemand | null {
  const rows = new Map<string, number>();
  const placeOf = (code: number): string => {
    const day = model.day[code]!;
    const weekend = model.context.calendar.days[day]!.weekday >= 6;
    return `${model.kind[code]} ${weekend} ${span === 'week' ? model.weekOf[day]! : 0}`;
  };
  // Needs with different costs stay separate, because a row has one cost.
  const costOf = (i: number): string => `${fine.under[i]} ${fine.over[i]} ${fine.closed[i]}`;
  const rowOf = Int32Array.from(fine.codes, (code, i) => {
    const key = code < model.codes ? `${placeOf(code)} ${fine.asked[i]} ${costOf(i)}` : `rule ${code}`;
    const known = rows.get(key) ?? rows.size;
    rows.set(key, known);
    return known;
  });
  const size = rows.size;
  if (size > fine.codes.length * AGGREGATED_ROWS) return null;
  const first = Int32Array.from({ length: size }, (_, row) => rowOf.indexOf(row));
  const place = new Int32Array(fine.place.length);
  fine.codes.forEach((code, i) => (place[code] = rowOf[i]!));
  const sum = (of: Float64Array): Float64Array => {
    const sums = new Float64Array(size);
    rowOf.forEach((row, i) => (sums[row]! += of[i]!));
    return sums;
  };
  const counts = sum(new Float64Array(rowOf.length).fill(1));
  const demand: Demand = {
    codes: Array.from(first, (i) => fine.codes[i]!),
    place,
    asked: sum(fine.asked),
    leastMissing: sum(fine.leastMissing),
    under: Float64Array.from(first, (i) => fine.under[i]!),
    over: Float64Array.from(first, (i) => fine.over[i]!),
    closed: Uint8Array.from(first, (i) => fine.closed[i]!),
    amount: Uint8Array.from(first, (i) => fine.amount[i]!),
  };
  return {
    demand,
    pricing: {
      ...pricing,
      price: (person, duals, count, domain, limit) => {
        for (const [i, code] of fine.codes.entries()) duals[code] = duals[demand.codes[rowOf[i]!]!]!;
        return pricing.price(person, duals, count, domain, limit);
      },
    },
    aggregate: (duals) => sum(duals).map((total, row) => total / counts[row]!),
    disaggregate: (duals) => Float64Array.from(rowOf, (row) => duals[row]!),
  };
}
