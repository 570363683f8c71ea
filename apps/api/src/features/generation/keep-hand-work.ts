import type { Need } from '@pamaina/engine';
import type { LoadedPeriod } from '../planning-input/index.ts';

interface Place {
  date: string;
  template: string | null;
  role: string;
}

const placeOf = ({ date, template, role }: Place) => JSON.stringify([date, template, role]);

/**
 * The period with manual changes treated as pins: employees assigned by hand stay, shifts emptied or deleted by hand no
 * longer need anyone.
 * @param removals places of shifts that were deleted by hand
 */
export function keepHandWork(loaded: LoadedPeriod, removals: readonly Place[]): LoadedPeriod {
  const byHand = new Set(
    loaded.rows.filter(({ hand, status }) => hand !== null && status === 'draft').map(({ id }) => id),
  );
  const shifts = loaded.shifts.map((shift) => (byHand.has(shift.id) ? { ...shift, locked: true } : shift));
  const known = new Set(loaded.problem.fixed.map(({ id }) => id));
  const placed = shifts.filter(({ id, employeeId }) => byHand.has(id) && employeeId !== null && !known.has(id));
  const emptied = shifts.filter(({ id, employeeId }) => byHand.has(id) && employeeId === null);
  return {
    ...loaded,
    shifts,
    problem: {
      ...loaded.problem,
      fixed: [...loaded.problem.fixed, ...placed],
      needs: without(loaded.problem.needs, [...emptied, ...removals]),
    },
  };
}

/** The needs minus one for each of these places. */
function without(needs: readonly Need[], places: readonly Place[]): Need[] {
  const fewer = new Map<string, number>();
  for (const place of places) fewer.set(placeOf(place), (fewer.get(placeOf(place)) ?? 0) + 1);
  return needs.flatMap((need) => {
    const taken = Math.min(need.count, fewer.get(placeOf(need)) ?? 0);
    fewer.set(placeOf(need), (fewer.get(placeOf(need)) ?? 0) - taken);
    return need.count > taken ? [{ ...need, count: need.count - taken }] : [];
  });
}
