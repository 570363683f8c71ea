import type { Model } from '../model/model.ts';
import type { Changes, RowAmounts } from './row-amounts.ts';
import type { RowReader } from './row-reader.ts';

/** The rules whose amounts change only at changed days and next to them: runs, windows, consecutive shifts. */
export interface RowNear {
  /** The hard amount of these rules in a row whose cells have been changed; can end early above `most`. */
  attempt: (slot: number, person: number, changes: Changes, most: number) => number;
  /** After the amounts of an employee have changed. */
  settle: (person: number) => void;
}

export function createRowNear(model: Model, amounts: RowAmounts, reader: RowReader, cells: Int32Array): RowNear {
  const { people, days } = model;
  const { hardRows, size, now, tried, beyond, rulesThat } = amounts;
  const { row, read } = reader;
  const near = rulesThat('near');
  const pairs = size - 1;
  const daysAround = createDaysAround(model, amounts, cells);
  /** By employee: the sum of these amounts. */
  const sums = new Int32Array(people);
  const before = new Int32Array(size);

  /** What the days `from` to `to` had before the change. */
  function countBefore(person: number, from: number, to: number, { length, day, old, code }: Changes): void {
    const offset = person * days;
    for (let i = 0; i < length; i++) cells[offset + day[i]!] = old[i]!;
    before[pairs] = read(person, cells, from, to);
    for (const i of near) before[i] = hardRows[i]!.amount(row);
    for (let i = 0; i < length; i++) cells[offset + day[i]!] = code[i]!;
  }

  return {
    attempt: (slot, person, changes, most) => {
      const own = person * size;
      const { from, to } = daysAround(person, changes);
      const had = sums[person]! > 0;
      if (had) countBefore(person, from, to, changes);
      let hard = read(person, cells, from, to) + (had ? now[own + pairs]! - before[pairs]! : 0);
      tried[slot * size + pairs] = hard;
      for (let k = 0; k < near.length && hard <= most; k++) {
        const i = near[k]!;
        const amount = hardRows[i]!.amount(row) + (had ? now[own + i]! - before[i]! : 0);
        tried[slot * size + i] = amount;
        hard += beyond(i, person, amount);
      }
      return hard;
    },
    settle: (person) => {
      let sum = now[person * size + pairs]!;
      for (const i of near) sum += now[person * size + i]!;
      sums[person] = sum;
    },
  };
}

/** The days on which amounts of near rules can change: the changed ones, up to the ends of the runs of work around. */
function createDaysAround({ days, weekOf }: Model, { hardRows }: RowAmounts, cells: Int32Array) {
  const changes = hardRows.flatMap(({ amount: { change } }) => (change?.kind === 'near' ? [change] : []));
  const reach = Math.max(0, ...changes.map((change) => change.reach));
  const weeks = changes.some((change) => change.weeks);
  const found = { from: 0, to: 0 };
  return (person: number, { length, day }: Changes): { from: number; to: number } => {
    let from = days;
    let to = -1;
    for (let i = 0; i < length; i++) {
      if (day[i]! < from) from = day[i]!;
      if (day[i]! > to) to = day[i]!;
    }
    from -= reach;
    to += reach;
    while (weeks && from > 0 && weekOf[from - 1] === weekOf[from]) from--;
    while (weeks && to < days - 1 && weekOf[to + 1] === weekOf[to]) to++;
    const offset = person * days;
    for (from--; from > 0 && cells[offset + from]! < 0;) from--;
    while (from > 0 && cells[offset + from - 1]! >= 0) from--;
    for (to++; to < days - 1 && cells[offset + to]! < 0;) to++;
    while (to < days - 1 && cells[offset + to + 1]! >= 0) to++;
    found.from = Math.max(0, from);
    found.to = Math.min(days - 1, to);
    return found;
  };
}
