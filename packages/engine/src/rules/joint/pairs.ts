import { inPeriod } from '../../problem/calendar.ts';
import type { Context } from '../../model/context.ts';
import type { Model } from '../../model/model.ts';
import { grouped } from '../../problem/grouped.ts';
import { openShift } from '../../problem/needs.ts';
import type { Need, Pair, Person, Problem } from '../../problem/problem.ts';
import { overlap } from '../../problem/wall-clock.ts';
import { rules } from '../registry.ts';
import { always } from '../rule.ts';
import type { AtMost, JointRule } from '../rule.ts';

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
 * For each start of a code or a part of it: who starts there, and the other employee at work then. Codes that start
 * together are listed in only one direction.
 */
function meetings(model: Model, one: number, other: number, together: boolean): AtMost[] {
  const all = model.parts.flatMap((own, code) => own.map((part) => ({ code, start: model.start[part]! })));
  const starts = grouped(all, ({ code, start }) => `${model.day[code]!}|${start}`);
  return [...starts.values()].flatMap((group) => {
    const codes = group.map(({ code }) => code);
    const [day, start] = [model.day[codes[0]!]!, group[0]!.start];
    const planned = (of: number): boolean => of >= model.first && of <= model.last;
    return [day - 2, day - 1, day, day + 1].flatMap((otherDay) => {
      if (!(planned(day) || planned(otherDay))) return [];
      const standing: number[] = [];
      for (let it = model.dayStart[otherDay] ?? 0; it < (model.dayStart[otherDay + 1] ?? 0); it++) {
        const isStanding = (part: number): boolean =>
          (together ? model.start[part]! <= start : model.start[part]! < start) && model.end[part]! > start;
        if (model.parts[it]!.some(isStanding)) standing.push(it);
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
    const { context, dayStart, shiftOf, parts } = model;
    return pairsOf(context.problem, 'together').flatMap(({ first, second }) => {
      const people = [context.problem.people[first.number], context.problem.people[second.number]] as const;
      return shared(context, people).flatMap(({ date, template }) => {
        const day = context.calendar.indexOf.get(date) ?? 0;
        const codes: number[] = [];
        for (let code = dayStart[day]!; code < dayStart[day + 1]!; code++)
          if (parts[code]!.some((part) => shiftOf[part]!.template === template)) codes.push(code);
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

/** The pairs of a kind in which both employees are known, with their indices in `problem.people`. */
function pairsOf({ people, rules }: Problem, kind: Pair['kind']) {
  const find = (id: string) => {
    const number = people.findIndex((person) => person.id === id);
    return { id, number, name: people[number]?.name ?? '' };
  };
  return (rules?.pairs ?? [])
    .filter((pair) => pair.kind === kind && pair.first !== pair.second)
    .map((pair) => ({ first: find(pair.first), second: find(pair.second) }))
    .filter(({ first, second }) => first.number >= 0 && second.number >= 0);
}

/**
 * Whether no rule about single shifts, including those that consent could lift, prevents an employee from taking a
 * need.
 */
function mayWork(context: Context, person: Person, need: Need): boolean {
  const shift = openShift(need, 'open');
  return rules.every(
    (rule) =>
      rule.kind !== 'shift' ||
      (rule.binding(context.problem)?.severity ?? 'soft') === 'soft' ||
      rule.judge(context, person, shift) === null,
  );
}
