import type { Model, Row } from '../model/model.ts';
import { followOn } from '../rules/follow-on.ts';

/** Reads rows of cells in the form that row rules use. */
export interface RowReader {
  /** The last row read; overwritten by the next one. */
  row: Row;
  /**
   * Reads days `from` to `to` of an employee's row. Returns the amount of the binding rules about two consecutive
   * shifts, without those between two shifts that cannot be changed.
   */
  read: (person: number, cells: Int32Array, from: number, to: number) => number;
}

/** @param fixed cells of the shifts that cannot be changed */
export function createRowReader(model: Model, fixed: Int32Array): RowReader {
  const { days, day: dayOf } = model;
  const { from: first, to: last, place, tableOf, tables } = followOn(model);
  const row: Row = { person: 0, length: 0, code: new Int32Array(days), day: new Int32Array(days) };
  const bothStand = (offset: number, a: number, b: number): boolean =>
    fixed[offset + dayOf[a]!] === a && fixed[offset + dayOf[b]!] === b;

  return {
    row,
    read: (person, cells, from, to) => {
      const table = tables[tableOf[person]!]!;
      const offset = person * days;
      let length = 0;
      let before = -1;
      let hard = 0;
      for (let day = from; day <= to; day++) {
        const code = cells[offset + day]!;
        if (code < 0) continue;
        if (before >= 0 && code < last[before]!) {
          const amount = table[place[before]! + code - first[before]!]!;
          if (amount > 0 && !bothStand(offset, before, code)) hard += amount;
        }
        row.code[length] = code;
        row.day[length++] = day;
        before = code;
      }
      row.person = person;
      row.length = length;
      return hard;
    },
  };
}
