// Method: greedy repair: shifts are taken away, those of the least loss for their pay first, until every cap is kept.
// Paper: Dantzig, "Discrete-variable extremum problems", Operations Research 5, 1957 (the order by value for weight).
import type { Model } from '../model/model.ts';
import type { Domains } from '../roster/domains.ts';
import type { Roster } from '../roster/roster.ts';

/**
 * Frees cells until no cap on pay is exceeded by more than fixed shifts do. A search that starts from an earlier draft,
 * or that broke other rules, can be above one.
 */
export function keepCaps(model: Model, { free }: Domains, roster: Roster): void {
  const { joint, codes, days, required, under, parts } = model;
  if (!joint || joint.amounts === joint.rows) return;
  const { cells, counts, move } = roster;
  const amountsOf = (cell: number): { row: number; amount: number }[] => {
    const key = Math.floor(cell / days) * codes + cells[cell]!;
    const found: { row: number; amount: number }[] = [];
    for (let i = joint.start[key]!; i < joint.start[key + 1]!; i++)
      if (joint.row[i]! >= joint.amounts && joint.hard[joint.row[i]!] === 1)
        found.push({ row: joint.row[i]!, amount: joint.change[i]! });
    return found;
  };
  const above = joint.base.map((amount, row) => amount - joint.most[row]!);
  const taken = Array.from(cells.keys()).filter((cell) => free[cell] === 1 && cells[cell]! >= 0);
  for (const cell of taken) for (const { row, amount } of amountsOf(cell)) above[row]! += amount;
  const lossOf = (cell: number): number =>
    parts[cells[cell]!]!.reduce((sum, part) => sum + (counts[part]! <= required[part]! ? under[part]! : 0), 0);
  for (;;) {
    let best = -1;
    let least = Infinity;
    for (const cell of taken) {
      if (cells[cell]! < 0) continue;
      const relief = amountsOf(cell).reduce((sum, of) => sum + Math.min(of.amount, Math.max(0, above[of.row]!)), 0);
      const loss = lossOf(cell) / relief;
      if (relief <= 0 || loss >= least) continue;
      best = cell;
      least = loss;
    }
    if (best < 0) return;
    for (const { row, amount } of amountsOf(best)) above[row]! -= amount;
    move.length = 1;
    move.person[0] = Math.floor(best / days);
    move.day[0] = best % days;
    move.code[0] = -1;
    roster.attempt(Infinity);
  }
}
