import type { Language, scenarios } from '@pamaina/contract';
import { textOf } from '../../../platform/text/texts.ts';
import { quantitiesOf, type Sides } from './compare-plans.ts';

type Kind = scenarios.Verdict['kind'];

const isOfNeed = ({ kind }: scenarios.Change) => kind === 'requirement' || kind === 'closed';

/** Sums of points that differ by less are equal. */
const EQUAL = 1e-6;

/** The one sentence about both plans: of open shifts first, then of all aims together; nothing that isn't proved. */
export function verdictOfScenario(
  sides: Sides,
  changes: readonly scenarios.Change[],
  language: Language,
): scenarios.Verdict {
  const found = quantitiesOf(sides, changes, ['open', 'penalty']);
  const [open, penalty] = (['open', 'penalty'] as const).map((name) => found.find(({ quantity }) => quantity === name));
  const say = (kind: Kind, key: string, count: number | null = null): scenarios.Verdict => ({
    kind,
    count,
    text: textOf(language, `scenarios.${key}`, { count: count ?? 0, ...openOf(sides) }),
  });
  if (sides.base.needed === 0 && sides.changed.needed === 0) return say('same', 'nothing_needed');
  const { least, most } = open?.difference ?? { least: null, most: null };
  const isOpenProved = open !== undefined && open.certain !== 'open';
  if (isOpenProved && least !== null && least > 0)
    return say('stays_open', open.certain === 'certain' ? 'stays_open_exactly' : 'stays_open', least);
  // Where something else is needed, fewer open shifts are not more that are filled.
  const isSameNeed = sides.base.needed === sides.changed.needed && !changes.some(isOfNeed);
  const fills = isSameNeed ? 'fills' : 'fewer_open';
  if (isOpenProved && most !== null && most < 0)
    return say(fills, open.certain === 'certain' ? `${fills}_exactly` : fills, -most);
  const isAsOpen = open?.certain === 'certain';
  if (penalty && penalty.certain !== 'open') return say(...ofPenalty(penalty, isAsOpen && isSameNeed));
  if (isAsOpen) return say('close', isSameNeed ? 'as_full' : 'as_open');
  if (open?.certain === 'at_most') return say('close', 'close_open', Math.max(-(least ?? 0), most ?? 0));
  return say('unproved', 'unproved');
}

function ofPenalty({ certain, difference: { least, most } }: scenarios.Quantity, isAsFull: boolean): [Kind, string] {
  const [low, high] = [least ?? -Infinity, most ?? Infinity];
  if (certain === 'certain' && Math.abs(low) <= EQUAL) return ['same', 'same'];
  if (low > EQUAL) return ['worse', isAsFull ? 'worse_as_full' : 'worse'];
  if (high < -EQUAL) return ['better', isAsFull ? 'better_as_full' : 'better'];
  return ['close', isAsFull ? 'close_as_full' : 'close'];
}

const openOf = ({ base, changed }: Sides) => ({
  base: base.needed - base.filled,
  changed: changed.needed - changed.filled,
});
