// Method: multipliers of a Lagrangian relaxation, moved by step lengths of their own (a simple form of Rprop).
// Paper: Riedmiller, Braun, "A direct adaptive method for faster backpropagation learning: RPROP", ICNN 1993.
import type { Model } from '../../model/model.ts';
import type { Limit } from '../../rules/automaton.ts';

/** [share of the greatest dual] The first step of a price. */
const FIRST_STEP = 1 / 8;

/** [factor] The next step of a price that goes on in its direction. */
const GROWTH: number = 2;

/** Prices on the shifts of some templates, so that their limits hold without being tracked (Lagrangian relaxation). */
export interface TemplateMultipliers {
  /** The price of the shifts of a code, 0 for most: the limits are those of the planned period. */
  of: (code: number) => number;
  /** What all prices together cost a roster that takes as many shifts of each template as it may. */
  refund: () => number;
  /**
   * Moves the prices by the roster found under them, whose excess makes a template dearer and whose room makes it
   * cheaper; returns false once none has to move.
   */
  move: (row: Int32Array) => boolean;
}

/**
 * Multipliers for the limits of templates of one employee. They stay between calls: the duals change little from one to
 * the next.
 * @param scale a typical price of one shift
 * @param usual by template: where others ended, to begin there; updated with every move
 * @param growth of the step of a price that goes on in its direction
 */
export function createTemplateMultipliers(
  model: Model,
  limits: readonly Limit[],
  scale: number,
  usual: Float64Array,
  growth = GROWTH,
): TemplateMultipliers {
  const mostOf = new Map<number, number>();
  for (const { of, most } of limits)
    if (typeof of === 'number' && most < model.days) mostOf.set(of, Math.min(most, mostOf.get(of) ?? Infinity));
  const price = new Float64Array(model.templates.length);
  for (const template of mostOf.keys()) price[template] = usual[template]!;
  const step = new Float64Array(model.templates.length).fill(scale * FIRST_STEP);
  const direction = new Int8Array(model.templates.length);
  const counts = new Int32Array(model.templates.length);

  function moveOne(template: number, by: -1 | 1): void {
    // A price that goes on in its direction grows its step; one that turns halves it.
    step[template]! *= direction[template] === 0 ? 1 : direction[template] === by ? growth : 0.5;
    direction[template] = by;
    price[template] = Math.max(0, price[template]! + by * step[template]!);
    usual[template] = price[template]!;
  }

  return {
    of: (code) => {
      const day = model.day[code]!;
      if (day < model.first || day > model.last) return 0;
      let sum = 0;
      for (const part of model.parts[code]!) sum += model.template[part]! < 0 ? 0 : price[model.template[part]!]!;
      return sum;
    },
    refund: () => {
      let sum = 0;
      for (const [template, most] of mostOf) sum += price[template]! * most;
      return sum;
    },
    move: (row) => {
      counts.fill(0);
      for (let day = model.first; day <= model.last; day++) {
        if (row[day]! < 0) continue;
        for (const part of model.parts[row[day]!]!) if (model.template[part]! >= 0) counts[model.template[part]!]!++;
      }
      let moved = false;
      for (const [template, most] of mostOf) {
        const above = counts[template]! - most;
        if (above > 0) moveOne(template, 1);
        else if (above < 0 && price[template]! > 0) moveOne(template, -1);
        else continue;
        moved = true;
      }
      return moved;
    },
  };
}
