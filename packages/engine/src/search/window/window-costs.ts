// Method: what each option of a day would cost now, perturbed by Gumbel noise in proportion to the temperature.
// Paper: Papandreou, Yuille, "Perturb-and-MAP random fields", ICCV 2011.
import type { Model } from '../../model/model.ts';
import type { Domains } from '../../roster/domains.ts';
import type { Evaluator } from '../../roster/evaluator.ts';
import type { Random } from '../../roster/random.ts';
import type { Roster } from '../../roster/roster.ts';

/** [units] Of a penalty equal to the temperature. */
const UNITS = 64;

/** The roster under search, and what its costs come from. */
export interface DrawParts {
  model: Model;
  domains: Domains;
  evaluator: Evaluator;
  roster: Roster;
  random: Random;
}

/** Minus -ln(-ln(u)) at evenly spaced u: Gumbel noise for costs, of which the least is chosen. */
const noise = Float64Array.from({ length: 4096 }, (_, i) => Math.log(-Math.log((i + 0.5) / 4096)));

/**
 * Writes by option of each day of a window the perturbed cost of giving it to an employee in place of what they have.
 * Returns the integer units of one point of penalty.
 */
export function createWindowCosts(
  { model, domains, evaluator, roster, random }: DrawParts,
  { options, greatest }: { options: number; greatest: number },
  cost: Int32Array,
) {
  const { days, codes, dayStart, required, most, under, over, one, other, net } = model;
  const { cells, counts } = roster;
  const { optionStart, options: codesOf, free } = domains;

  /** What another employee at a duty costs, if somebody with the code `now` isn't counted. */
  function cover(duty: number, now: number): number {
    const own = now >= 0 && (one[now] === duty || other[now] === duty) ? 1 : 0;
    const count = counts[duty]! - own;
    return count >= most[duty]! ? Infinity : count < required[duty]! ? -under[duty]! : over[duty]!;
  }

  const nothing = new Float64Array(codes);
  const highest = (costs: Float64Array): number => costs.reduce((most, each) => Math.max(most, Math.abs(each)), 0);
  // Of a code: a missing or surplus employee for each part, and a wish.
  const finest = greatest / (1 + 2 * Math.max(highest(under), highest(over)) + highest(evaluator.shiftCost));

  return (
    person: number,
    { from, to }: { from: number; to: number },
    temperature: number,
    { wage, price = nothing }: { wage: number; price?: Float64Array },
  ): number => {
    const perPenalty = Math.min(UNITS / temperature, finest);
    const scaled = (penalty: number): number => {
      const perturbed = (penalty + temperature * noise[random.of4096()]!) * perPenalty;
      return Math.max(-greatest, Math.min(greatest, perturbed));
    };
    for (let day = from; day <= to; day++) {
      const cell = person * days + day;
      const now = cells[cell]!;
      const place = (day - from) * options;
      if (free[cell] === 0) {
        cost.fill(0, place, place + options);
        continue;
      }
      cost[place] = scaled(0);
      for (let i = optionStart[cell]!; i < optionStart[cell + 1]!; i++) {
        const code = codesOf[i]!;
        let sum =
          cover(one[code]!, now) + evaluator.shiftCost[person * codes + code]! - wage * net[code]! + price[code]!;
        if (other[code]! >= 0) sum += cover(other[code]!, now);
        cost[place + code - dayStart[day]! + 1] = scaled(sum);
      }
    }
    return perPenalty;
  };
}
