import type { Context } from '../../model/context.ts';
import type { Person } from '../../problem/problem.ts';
import { always } from '../rule.ts';
import { mayWork } from './may-work.ts';
import type { JointRule } from './joint-rule.ts';
import { pairsOf } from './pairs-of.ts';

/** Two employees who work together: if both can work a template on a date, both do or neither. */
export const pairTogether: JointRule = {
  code: 'pair-together',
  family: 'business',
  binding: always,
  wanted: (problem) => pairsOf(problem, 'together').length > 0,
  judge: (context, shifts) =>
    pairsOf(context.problem, 'together').flatMap(({ first, second }) => {
      const people = [context.problem.people[first.number], context.problem.people[second.number]] as const;
      return shared(context, people).flatMap(({ date, template }) => {
        const [mine, theirs] = [first, second].map(({ id }) =>
          shifts.filter((shift) => shift.employeeId === id && shift.date === date && shift.template === template),
        );
        const alone = mine?.length ? mine : (theirs ?? []);
        if (alone.length === 0 || (mine?.length && theirs?.length)) return [];
        const params = { first: first.name, second: second.name, template };
        return [{ employeeId: alone[0]?.employeeId ?? null, date, shifts: alone, amount: 1, params }];
      });
    }),
  compile: (model) => {
    const { context, dayStart, shiftOf } = model;
    return pairsOf(context.problem, 'together').flatMap(({ first, second }) => {
      const people = [context.problem.people[first.number], context.problem.people[second.number]] as const;
      return shared(context, people).flatMap(({ date, template }) => {
        const day = context.calendar.indexOf.get(date) ?? 0;
        const codes: number[] = [];
        for (let code = dayStart[day]!; code < dayStart[day + 1]!; code++)
          if (shiftOf[code]?.template === template) codes.push(code);
        return [[first, second] as const, [second, first] as const].map(([one, other]) => ({
          most: 1,
          statements: [
            { person: one.number, codes, works: true },
            { person: other.number, codes, works: false },
          ],
        }));
      });
    });
  },
};

/** The dates and templates that both can work. */
function shared(context: Context, people: readonly (Person | undefined)[]): { date: string; template: string }[] {
  const found = new Map<string, { date: string; template: string; may: Set<Person> }>();
  for (const need of context.needs.values()) {
    if (need.count === 0 || !context.calendar.indexOf.has(need.date)) continue;
    const key = `${need.date}|${need.template}`;
    const entry = found.get(key) ?? { date: need.date, template: need.template, may: new Set() };
    for (const person of people) if (person && mayWork(context, person, need)) entry.may.add(person);
    found.set(key, entry);
  }
  return [...found.values()].filter(({ may }) => may.size === 2);
}
