import type { Problem, Shift } from '../model/problem.ts';
import { LONGEST } from './chains.ts';
import { chainsOf, type RepairLimits } from './repair-attempt.ts';
import type { RepairState } from './repair-state.ts';
import { NOTHING } from './what-if.ts';

/** Rows that may be counted for the whole proof, and places beyond which it is not tried. */
const WORK = 120_000;
const PLACES = 12;

interface Count {
  /** Places that stay open. */
  open: number;
  /** Shifts of others that change, beyond the places themselves. */
  extra: number;
}

/**
 * Whether no repair leaves fewer places open, and none that leaves as few moves fewer shifts of others: a place that no chain fills by itself
 * stays open in every repair, because taking on less work breaks nothing; and whatever would be better than `found` is searched through
 * to the end, every chain of up to three people. A better one that it meets is left standing in the state.
 * @param state with all places open
 * @returns what is proved, or null where the work did not suffice
 */
export function provedCount(
  state: RepairState,
  places: readonly Shift[],
  limits: RepairLimits,
  found: Count,
): Count | null {
  const until = state.what.counted() + WORK;
  const { problem } = state.what.context;
  // Every place changes its person: nothing is smaller than that.
  if (found.open === 0 && found.extra === 0) return found;
  if (!isMonotone(problem)) return null;
  const alone = chainsOf(state, limits);
  const chains = places.map((place) => alone.best(state.what.codeOf(place), LONGEST));
  const fillable = places.filter((_, i) => chains[i] !== null);
  const least: Count = {
    open: places.length - fillable.length,
    extra: Math.max(0, ...chains.map((chain) => chain?.price ?? 0)),
  };
  if (!alone.isWhole()) return null;
  if (found.open === least.open && found.extra === least.extra) return found;
  if (places.length > PLACES) return null;
  for (let open = least.open; open <= found.open; open++) {
    const most = open < found.open ? LONGEST - 1 : found.extra - 1;
    for (let extra = least.extra; extra <= most; extra++) {
      const answer = search(state, fillable, { open: open - least.open, extra }, limits, until);
      if (answer === 'found') return { open, extra };
      if (answer === 'unknown') return null;
    }
  }
  return found;
}

/** Whether less work never breaks a rule: nobody has a least of anything that binds, and nothing joins people. */
function isMonotone({ people, rules }: Problem): boolean {
  const hasLeast = people.some(({ limits }) => Object.keys(limits).some((limit) => limit.startsWith('min')));
  return !hasLeast && !rules?.pairs?.length && !rules?.seniors?.length;
}

/** Tries everybody for the first place, then for the next; what is handed on becomes a place that must be filled. */
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
