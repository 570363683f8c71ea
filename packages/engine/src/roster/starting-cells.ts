import type { Model } from '../model/model.ts';
import { isSplit, splitDayOf } from '../model/parts.ts';
import { grouped } from '../problem/grouped.ts';
import type { Assignment } from '../problem/problem.ts';
import type { Domains } from './domains.ts';

/**
 * The fixed shifts, and the shifts of the earlier draft that are still possible.
 * @param start in place of the earlier draft: a plan of the same problem, with the same times
 */
export function startingCells(model: Model, domains: Domains, start?: readonly Assignment[]): Int32Array {
  const { context, days, codes, kinds } = model;
  const cells = Int32Array.from(model.fixed);
  const counts = Int32Array.from(model.base);
  /** Takes over an earlier shift, if it is still possible: beside another one of the day as a split day. */
  const take = (person: number, day: number, before: Assignment): void => {
    const cell = person * days + day;
    for (let kind = 0; kind < kinds; kind++) {
      const duty = model.codeAt[day * kinds + kind]!;
      const shift = model.shiftOf[duty];
      if (shift?.template !== before.template || shift.role !== before.role || isSplit(model, duty)) continue;
      if (start && (shift.start !== before.start || shift.end !== before.end)) continue;
      const code = cells[cell]! < 0 ? duty : splitDayOf(model, cells[cell]!, duty);
      if (code < 0 || domains.allowed[person * codes + code] === 0 || counts[duty]! >= model.most[duty]!) continue;
      cells[cell] = code;
      counts[duty]!++;
    }
  };
  const before: ReadonlyMap<string, readonly Assignment[]> = start
    ? grouped(start, ({ employeeId, date }) => `${employeeId}|${date}`)
    : context.previous;
  context.problem.people.forEach((person, p) => {
    for (let day = model.first; day <= model.last; day++) {
      if (domains.free[p * days + day] === 0) continue;
      const earlier = before.get(`${person.id}|${context.calendar.days[day]?.date ?? ''}`);
      for (const shift of earlier ?? []) take(p, day, shift);
    }
  });
  return cells;
}
