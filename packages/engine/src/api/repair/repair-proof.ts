import type { Shift } from '../../problem/problem.ts';
import { allowsSplitDays } from '../../problem/split-day.ts';
import { rules } from '../../rules/registry.ts';
import { REPAIR_PROOF } from '../parameters.ts';
import { LONGEST_CHAIN } from '../remedies/chains.ts';
import { chainsOf, type RepairLimits } from './repair-attempt.ts';
import type { RepairState } from './repair-state.ts';
import { NOTHING, type WhatIf } from '../trial/what-if.ts';

/** [shifts] With more passed on, one employee would have to pass on two for one open shift: not covered. */
const MOST_PASSED_ON = 2;

interface Count {
  /** Shifts that stay open. */
  open: number;
  /** Changed shifts of others, in addition to the open shifts themselves. */
  extra: number;
}

/**
 * Looks for a repair that leaves fewer shifts open, or as many and moves fewer shifts of others; a repair that it finds
 * is left in the state. Returns whether the result is proved minimal: no roster leaves fewer than `leastOpen` shifts
 * open, and all repairs with fewer moved shifts were searched. The proof assumes that less work never causes a breach.
 * @param state with all places open
 */
export function provedCount(
  state: RepairState,
  places: readonly Shift[],
  limits: RepairLimits,
  { found, leastOpen }: { found: Count; leastOpen: number },
): Count & { minimal: boolean } {
  // Every place changes its employee: no repair is smaller.
  if (found.open === leastOpen && found.extra === 0) return { ...found, minimal: true };
  const unproved = { ...found, minimal: false };
  if (places.length > REPAIR_PROOF.places || !isMonotone(state.what)) return unproved;
  const isProved = ({ open, extra }: Count): boolean => open === leastOpen && extra <= MOST_PASSED_ON;
  const until = state.what.counted() + REPAIR_PROOF.work;
  // A place that no chain can fill alone stays open in every repair with so few moved shifts.
  const alone = chainsOf(state, limits);
  const chains = places.map((place) => alone.best(state.what.codeOf(place), LONGEST_CHAIN));
  const fillable = places.filter((_, i) => chains[i] !== null);
  const unfillable = places.length - fillable.length;
  const leastExtra = Math.max(0, ...chains.map((chain) => chain?.price ?? 0));
  if (!alone.isWhole()) return unproved;
  for (let open = Math.max(leastOpen, unfillable); open <= found.open; open++) {
    const most = open < found.open ? LONGEST_CHAIN - 1 : Math.min(found.extra, LONGEST_CHAIN) - 1;
    // If places stay open, the most expensive ones may be among them.
    for (let extra = open === unfillable ? leastExtra : 0; extra <= most; extra++) {
      const answer = search(state, fillable, { open: open - unfillable, extra }, limits, until);
      if (answer === 'found') return { open, extra, minimal: isProved({ open, extra }) };
      if (answer === 'unknown') return unproved;
    }
  }
  return { ...found, minimal: isProved(found) };
}

/** Whether less work never breaks a binding rule, and no rule joins employees. */
function isMonotone({ model, context: { problem } }: WhatIf): boolean {
  const isSafe = rules.every((rule) => {
    if (rule.kind !== 'row' || !rule.needsWork) return true;
    return (rule.binding(problem)?.severity ?? 'soft') === 'soft' || rule.compile(model) === null;
  });
  // Of a split day, single parts are not passed on.
  return isSafe && !allowsSplitDays(problem) && !problem.rules?.pairs?.length && !problem.rules?.seniors?.length;
}

/**
 * Tries all employees for the first place, then for the next; a passed-on shift becomes a place that must be filled.
 */
function search(
  state: RepairState,
  [place, ...others]: readonly Shift[],
  left: Count,
  limits: RepairLimits,
  until: number,
): 'found' | 'none' | 'unknown' {
  if (!place) return limits.isSound() ? 'found' : 'none';
  if (state.what.counted() > until) return 'unknown';
  const chains = chainsOf(state, limits, false);
  const code = state.what.codeOf(place);
  const links = [...chains.directOf(code), ...(left.extra > 0 ? chains.exchangesOf(code) : [])];
  for (const link of links) {
    const isExchange = link.release !== NOTHING;
    const handed = isExchange ? state.shiftIn(link.person * state.what.model.days + link.release) : undefined;
    const back = state.mark();
    state.follow(place, { links: [link] });
    const rest = handed ? [handed, ...others] : others;
    const answer = search(state, rest, { open: left.open, extra: left.extra - (isExchange ? 1 : 0) }, limits, until);
    if (answer !== 'none') return answer;
    back();
  }
  if (left.open === 0) return 'none';
  return search(state, others, { open: left.open - 1, extra: left.extra }, limits, until);
}
