import { inPeriod } from '../problem/calendar.ts';
import type { Model } from '../model/model.ts';
import { needKey, openShift } from '../problem/needs.ts';
import type { Assignment, Shift } from '../problem/problem.ts';

/** What a roster decides: who works what, without the fixed shifts. */
export function assignmentsOf(model: Model, cells: Int32Array): Assignment[] {
  return model.context.problem.people.flatMap(({ id }, p) => {
    const planned: Assignment[] = [];
    for (let day = model.first; day <= model.last; day++) {
      const cell = p * model.days + day;
      if (model.fixed[cell]! >= 0 || cells[cell]! < 0) continue;
      for (const part of model.parts[cells[cell]!]!) {
        const { date, template, role, start, end } = model.shiftOf[part]!;
        planned.push({ date, template, role, start, end, employeeId: id });
      }
    }
    return planned;
  });
}

/** The roster as shifts of the period: fixed, planned, and one open shift for each missing employee. */
export function shiftsOf(model: Model, cells: Int32Array): Shift[] {
  const { problem, needs } = model.context;
  const shifts = problem.fixed.filter((shift) => inPeriod(problem, shift));
  const takers = new Map<string, string[]>();
  for (const shift of shifts) {
    // Fixed shifts, including open ones, occupy places of their need: open ones stay open.
    takers.set(needKey(shift), [...(takers.get(needKey(shift)) ?? []), '']);
  }
  problem.people.forEach((person, p) => {
    for (let day = model.first; day <= model.last; day++) {
      const cell = p * model.days + day;
      if (model.fixed[cell]! >= 0 || cells[cell]! < 0) continue;
      for (const part of model.parts[cells[cell]!]!) {
        const duty = model.shiftOf[part]!;
        takers.set(duty.id, [...(takers.get(duty.id) ?? []), person.id]);
      }
    }
  });
  for (const [key, need] of needs) {
    const given = takers.get(key) ?? [];
    for (let n = 0; n < Math.max(need.count, given.length); n++) {
      if (given[n] !== '') shifts.push({ ...openShift(need, `${key}|${n}`), employeeId: given[n] ?? null });
    }
  }
  return shifts;
}
