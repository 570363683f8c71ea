// Method: where an employee's row is in their network, followed from the first changed day on.
// Paper: none; our own engineering.
import type { Model } from '../../model/model.ts';
import { plannedWeekends } from '../../model/planned-weekends.ts';
import type { LayeredNetwork } from './layered-network.ts';

/** An employee's row of a roster under search as a path of their network, with its sums over the planned days. */
export interface RowPosition {
  /** Follows what has changed in the row. */
  update: () => void;
  /** By day: the node before it; -1 if the row isn't in the network. */
  node: Int32Array;
  minutes: () => number;
  weekends: () => number;
  /** Those that have their first work on the days `from` to `to`. */
  weekendsWithin: (from: number, to: number) => number;
}

export function createRowPosition(
  model: Model,
  network: LayeredNetwork,
  cells: Int32Array,
  person: number,
): RowPosition {
  const { days, net, weeks, first, last } = model;
  const offset = person * days;
  const seen = new Int32Array(days).fill(-1);
  const node = new Int32Array(days + 1).fill(-1);
  const weekend = plannedWeekends(model);
  const worked = new Int8Array(weeks);
  let minutes = 0;
  let weekends = 0;

  function count(day: number, code: number, by: number): void {
    // The limits are about the planned days.
    if (code < 0 || day < first || day > last) return;
    minutes += by * net[code]!;
    const week = weekend[day]!;
    if (week < 0) return;
    weekends -= Number(worked[week]! > 0);
    worked[week]! += by;
    weekends += Number(worked[week]! > 0);
  }

  /** Follows the arcs from a day on, until they lead to where they did. */
  function follow(from: number): number {
    for (let day = from; ; day++) {
      if (day === days) return days;
      const code = cells[offset + day]!;
      const isSame = seen[day] === code;
      const to = node[day]! < 0 ? -1 : network.after(node[day]!, code);
      if (!isSame) {
        count(day, seen[day]!, -1);
        count(day, code, 1);
        seen[day] = code;
      } else if (to === node[day + 1]) return day;
      node[day + 1] = to;
    }
  }

  node[0] = network.start;
  follow(0);
  return {
    node,
    minutes: () => minutes,
    weekends: () => weekends,
    weekendsWithin: (from, to) => firstWorkOfWeekends(weekend, cells.subarray(offset, offset + days), from, to),
    update: () => {
      for (let day = 0; day < days; day++) if (seen[day] !== cells[offset + day]) day = follow(day);
    },
  };
}

/** The weekends that have their first work in a row on the days `from` to `to`. */
function firstWorkOfWeekends(weekend: Int32Array, row: Int32Array, from: number, to: number): number {
  let known = from > 0 && row[from - 1]! >= 0 ? weekend[from - 1]! : -1;
  let sum = 0;
  for (let day = from; day <= to; day++) {
    if (weekend[day]! < 0 || weekend[day] === known || row[day]! < 0) continue;
    known = weekend[day]!;
    sum++;
  }
  return sum;
}
