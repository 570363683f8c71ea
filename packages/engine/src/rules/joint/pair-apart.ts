import { inPeriod } from '../../problem/calendar.ts';
import type { Model } from '../../model/model.ts';
import { grouped } from '../../problem/grouped.ts';
import { overlap } from '../../problem/wall-clock.ts';
import { always } from '../rule.ts';
import type { AtMost, JointRule } from './joint-rule.ts';
import { pairsOf } from './pairs-of.ts';

/** Two employees who must not work together: no shift of one overlaps a shift of the other. */
export const pairApart: JointRule = {
  code: 'pair-apart',
  family: 'business',
  binding: always,
  wanted: (problem) => pairsOf(problem, 'apart').length > 0,
  judge: ({ problem }, shifts) =>
    pairsOf(problem, 'apart').flatMap(({ first, second }) => {
      const theirs = shifts.filter((shift) => shift.employeeId === second.id);
      return shifts
        .filter((shift) => shift.employeeId === first.id)
        .flatMap((shift) =>
          theirs.flatMap((other) => {
            const minutes = overlap(shift.start, shift.end, other.start, other.end);
            if (minutes === 0 || !(inPeriod(problem, shift) || inPeriod(problem, other))) return [];
            const params = { first: first.name, second: second.name, minutes };
            return [{ employeeId: first.id, date: shift.date, shifts: [shift, other], amount: 1, params }];
          }),
        );
    }),
  compile: (model) =>
    pairsOf(model.context.problem, 'apart').flatMap(({ first, second }) => [
      ...meetings(model, first.number, second.number, true),
      ...meetings(model, second.number, first.number, false),
    ]),
};

/**
 * For each start of a code: who starts there, and the other employee at work then. Codes that start together are listed
 * in only one direction.
 */
function meetings(model: Model, one: number, other: number, together: boolean): AtMost[] {
  const starts = grouped(
    Array.from({ length: model.codes }, (_, code) => code),
    (code) => `${model.day[code]!}|${model.start[code]!}`,
  );
  return [...starts.values()].flatMap((codes) => {
    const [code = 0] = codes;
    const [day, start] = [model.day[code]!, model.start[code]!];
    const planned = (of: number): boolean => of >= model.first && of <= model.last;
    return [day - 2, day - 1, day, day + 1].flatMap((otherDay) => {
      if (!(planned(day) || planned(otherDay))) return [];
      const standing: number[] = [];
      for (let it = model.dayStart[otherDay] ?? 0; it < (model.dayStart[otherDay + 1] ?? 0); it++) {
        const before = together ? model.start[it]! <= start : model.start[it]! < start;
        if (before && model.end[it]! > start) standing.push(it);
      }
      if (standing.length === 0) return [];
      return [
        {
          most: 1,
          statements: [
            { person: one, codes, works: true },
            { person: other, codes: standing, works: true },
          ],
        },
      ];
    });
  });
}
