import type { Model } from '../model/model.ts';
import type { Domains } from './domains.ts';

/** The fixed shifts, and the shifts of the earlier draft that are still possible. */
export function startingCells(model: Model, domains: Domains): Int32Array {
  const { context, days, codes, kinds } = model;
  const cells = Int32Array.from(model.fixed);
  const counts = Int32Array.from(model.base);
  context.problem.people.forEach((person, p) => {
    for (let day = model.first; day <= model.last; day++) {
      const before = context.previous.get(`${person.id}|${context.calendar.days[day]?.date ?? ''}`);
      if (!before || domains.free[p * days + day] === 0) continue;
      for (let kind = 0; kind < kinds; kind++) {
        const code = model.codeAt[day * kinds + kind]!;
        const shift = model.shiftOf[code];
        if (shift?.template !== before.template || shift?.role !== before.role) continue;
        if (domains.allowed[p * codes + code] === 0 || counts[code]! >= model.most[code]!) continue;
        cells[p * days + day] = code;
        counts[code]!++;
      }
    }
  });
  return cells;
}
