// Method: fixing by weight: the integral part of the master's solution, and the greatest weights of the rest.
// Paper: Sadykov, Vanderbeck, Pessoa, Tahiri, Uchoa, "Primal heuristics for branch and price", INFORMS JoC 31, 2019.
import type { Random } from '../../roster/random.ts';
import { copyOf, hasOpen, fixDay, isOpen, type Fixings, type DayDomains } from '../network/day-domains.ts';
import type { MasterSolution } from '../master/master.ts';
import { DIVE } from '../parameters.ts';
import { TOLERANCE } from '../tolerance.ts';
import type { Column } from '../network/column.ts';

/** [share of the open decisions] What the first fixing of a dive fixes at most. */
export const FIRST_SHARE: number = 0.15;

/** [weight, with the share] From this sum of share and weight on, a roster counts as chosen by the master. */
export const SURE = 0.9;

/** What one step of a dive fixes: whole rosters of some employees, or single days of all employees. */
export type FixingMode = 'rosters' | 'days';

/** The share of the open decisions fixed in one step, and the weight below which only the first one is fixed. */
export interface Step {
  share: number;
  surely: number;
  /** Source of random draws; null follows the weights only. */
  random: Random | null;
}

/** The fractional solution: the rosters of each employee with their weights. */
type Mixed = Map<number, { column: Column; weight: number }[]>;

/** Fixes more of the master's solution: the integral part, and the most likely of the rest. */
export function fixVariables(
  fixingMode: FixingMode,
  columns: readonly Column[],
  { weights }: Pick<MasterSolution, 'weights'>,
  fixings: Fixings,
  step: Step,
): Fixings {
  const mixed: Mixed = new Map();
  for (let i = 0; i < weights.length; i++) {
    const column = columns[i]!;
    if (weights[i]! < TOLERANCE.weight || !hasOpen(fixings.get(column.person)!)) continue;
    const list = mixed.get(column.person) ?? [];
    list.push({ column, weight: weights[i]! });
    mixed.set(column.person, list);
  }
  const next = new Map(Array.from(fixings, ([person, row]) => [person, copyOf(row)]));
  if (fixingMode === 'rosters') fixRosters(mixed, next, step);
  else fixDays(mixed, next, step);
  return next;
}

/** The roster of an employee with the greatest weight, with some noise. */
function likeliest(list: readonly { column: Column; weight: number }[], random: Random | null) {
  const noisy = list.map(({ column, weight }) => {
    const noise = random && weight < 1 - TOLERANCE.weight ? (DIVE.noise * random.below(1000)) / 1000 : 0;
    return { column, weight: weight * (1 - noise) };
  });
  return noisy.reduce((a, b) => (b.weight > a.weight ? b : a));
}

function fixRosters(mixed: Mixed, next: Map<number, DayDomains>, { share, surely, random }: Step): void {
  const most = Math.max(1, Math.floor(mixed.size * share));
  const choices = Array.from(mixed.values(), (list) => likeliest(list, random)).sort((a, b) => b.weight - a.weight);
  const whole = choices.every(({ weight }) => weight >= 1 - TOLERANCE.weight);
  for (const [i, { column, weight }] of choices.entries()) {
    if (i >= most && !whole) break;
    if (i > 0 && weight < surely) break;
    const of = next.get(column.person)!;
    column.row.forEach((code, day) => fixDay(of, day, code));
  }
}

/** Days on which all rosters of an employee agree are integral; the others are fixed to the most likely roster. */
function fixDays(mixed: Mixed, next: Map<number, DayDomains>, { share, surely, random }: Step): void {
  const choices: { row: DayDomains; day: number; code: number; weight: number }[] = [];
  let open = 0;
  for (const [person, list] of mixed) {
    const row = next.get(person)!;
    const { column: guide } = likeliest(list, random);
    for (let day = 0; day < row.low.length; day++) {
      if (!isOpen(row, day)) continue;
      open++;
      const code = guide.row[day]!;
      const weight = list.reduce((sum, { column, weight: part }) => sum + (column.row[day] === code ? part : 0), 0);
      if (weight >= 1 - TOLERANCE.weight) fixDay(row, day, code);
      else choices.push({ row, day, code, weight });
    }
  }
  const most = Math.max(1, Math.floor(open * share)) - (open - choices.length);
  choices.sort((a, b) => b.weight - a.weight);
  for (const [i, { row, day, code, weight }] of choices.entries()) {
    if (i >= most) break;
    if (weight < surely && (i > 0 || choices.length < open)) break;
    fixDay(row, day, code);
  }
}
