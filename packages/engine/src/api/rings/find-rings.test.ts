import { describe, expect, it } from 'vitest';
import { contextOf } from '../../model/context.ts';
import { personViews } from '../../model/person-view.ts';
import { needKey } from '../../problem/needs.ts';
import type { Person, Problem, Shift } from '../../problem/problem.ts';
import { createRandom } from '../../roster/random.ts';
import { judgeJoint } from '../../rules/joint/judge-joint.ts';
import { judgeRoster } from '../../rules/judge-roster.ts';
import { rules } from '../../rules/registry.ts';
import { refereeProblem } from '../../testing/answers-referee.ts';
import { adult, midnight, needOf, shiftOf, world } from '../../testing/small-world.ts';
import { findRings, ringKeepsRules, type Ring } from './find-rings.ts';

const DAY = '08:00-16:00';
const OPTIONS = { from: midnight(10), kept: [], asked: [] };

/** Cooks with one shift each, on the days given, who would rather be free on some. */
function cooks(people: readonly { on: number; off?: number[]; more?: Partial<Person> }[]) {
  const days = [...new Set(people.map(({ on }) => on))];
  const problem = world({
    people: people.map(({ off = [], more }, p) => {
      const wishes = off.map((day) => ({ date: shiftOf(`${day} ${DAY}`).date, template: DAY, kind: 'off', weight: 1 }));
      return adult({ id: `p${p}`, wishes: wishes as Person['wishes'], ...more });
    }),
    needs: days.map((day) => needOf(`${day} ${DAY}`, people.filter(({ on }) => on === day).length)),
  });
  return { problem, shifts: people.map(({ on }, p) => shiftOf(`${on} ${DAY}`, `p${p}`)) };
}
const said = ({ shifts, gains }: Ring) =>
  shifts.map(({ employeeId, date }, i) => [employeeId, date.slice(8), gains[i]]);
const found = ({ problem, shifts }: ReturnType<typeof cooks>, options: object = {}) =>
  findRings(problem, shifts, { ...OPTIONS, ...options }).rings.map(said);

describe('rings', () => {
  it('three who would each rather have the day of the next one pass their shifts on', () => {
    // Each would rather be free on all days but that of the one before.
    const three = cooks([
      { on: 11, off: [11, 13] },
      { on: 13, off: [13, 17] },
      { on: 17, off: [17, 11] },
    ]);
    expect(found(three)).toEqual([
      [
        ['p0', '11', 1],
        ['p1', '13', 1],
        ['p2', '17', 1],
      ],
    ]);
  });

  it('two for whom nothing changes are asked nothing, and someone with a wish asks the fewest', () => {
    const all = cooks([{ on: 11, off: [11] }, { on: 13 }, { on: 17 }]);
    expect(found(all)).toEqual([
      [
        ['p1', '13', 0],
        ['p0', '11', 1],
      ],
    ]);
    expect(found(cooks([{ on: 11 }, { on: 13 }]))).toEqual([]);
  });

  it('nobody gets what they would rather not have, what is kept stays, and who is asked already is left alone', () => {
    const two = cooks([
      { on: 11, off: [11] },
      { on: 13, off: [11] },
    ]);
    expect(found(two)).toEqual([]);
    const able = cooks([{ on: 11, off: [11] }, { on: 13 }]);
    expect(found(able)).toHaveLength(1);
    expect(found(able, { kept: [`p1 13 ${DAY}`] })).toEqual([]);
    expect(found(able, { asked: ['p1'] })).toEqual([]);
    expect(found(able, { from: midnight(12) })).toEqual([]);
  });

  it('both shifts of one person are judged: with the one given away there is rest, hours and the week', () => {
    // In the week of the 9th p1 works on the 11th, and may work 8 hours a week: the 12th instead of it, not as well.
    const problem = cooks([
      { on: 12, off: [12], more: { maxMinutesPerWeek: 480 } },
      { on: 11, more: { maxMinutesPerWeek: 480 } },
    ]);
    expect(found(problem)).toHaveLength(1);
    const more = [...problem.shifts, shiftOf(`18 ${DAY}`, 'p1')];
    const week = { ...problem.problem, needs: [...problem.problem.needs, needOf(`18 ${DAY}`)] };
    // For the 18th p1 would have two shifts in the week of the 9th.
    const kept = { ...OPTIONS, kept: [`p1 11 ${DAY}`] };
    expect(findRings(week, more, kept)).toEqual({ rings: [], complete: true });
  });

  it('a shift that no need covers stays: whether someone would rather be free then is not known', () => {
    // p0 would rather be free on the 11th and the 13th; wishes are made of needs, and the hours of the 13th have none.
    const { problem, shifts } = cooks([{ on: 11, off: [11] }, { on: 13 }]);
    const needs = problem.needs.filter(({ date }) => date === '2026-03-11');
    const own = { ...shiftOf('13 09:00-15:00', 'p1'), template: null };
    for (const shift of [shifts[1]!, own])
      expect(findRings({ ...problem, needs }, [shifts[0]!, shift], OPTIONS)).toEqual({ rings: [], complete: true });
    // The 12th is needed, and p2 is free to have the 11th.
    const more = [shifts[0]!, own, shiftOf(`12 ${DAY}`, 'p2')];
    const people = [...problem.people, adult({ id: 'p2' })];
    const month = { ...problem, people, needs: [...needs, needOf(`12 ${DAY}`)] };
    expect(findRings(month, more, OPTIONS).rings.map(said)).toEqual([
      [
        ['p2', '12', 0],
        ['p0', '11', 1],
      ],
    ]);
  });

  it('a role that someone has not ends it', () => {
    expect(
      found(
        cooks([
          { on: 11, off: [11] },
          { on: 13, more: { roles: ['waiter'] } },
        ]),
      ),
    ).toEqual([]);
  });
});

/** By how much each rule is broken: by person, and between people. */
function breaches(problem: Problem, shifts: readonly Shift[]): Map<string, number> {
  const context = contextOf(problem);
  const all = [...personViews(context, shifts).flatMap(judgeRoster), ...judgeJoint(context, shifts)];
  const sums = new Map<string, number>();
  for (const { rule, severity, employeeId, amount } of all)
    if (severity !== 'soft') sums.set(`${rule} ${employeeId}`, (sums.get(`${rule} ${employeeId}`) ?? 0) + amount);
  return sums;
}

function unmetOf(problem: Problem, shifts: readonly Shift[], id: string | null): number {
  const person = problem.people.find((one) => one.id === id);
  const own = shifts.filter(({ employeeId }) => employeeId === id);
  return (person?.wishes ?? []).reduce((sum, { date, template, kind, weight }) => {
    const has = own.some((shift) => shift.date === date && shift.template === template);
    return sum + (has === (kind === 'on') ? 0 : weight);
  }, 0);
}

/** Whether a shift alone breaks no rule: what somebody may break must not pass to another shift. */
function suits(problem: Problem, shift: Shift): boolean {
  const alone = personViews(contextOf(problem), [shift], new Set([shift.employeeId ?? '']));
  const ofShift = new Set(rules.flatMap(({ kind, code }) => (kind === 'shift' ? code : [])));
  return alone.flatMap(judgeRoster).every(({ rule, severity, shiftIds }) => {
    return severity === 'soft' || !ofShift.has(rule) || !shiftIds.includes(shift.id);
  });
}

/** Every ring of two to four, by trying all. */
function allRings(problem: Problem, shifts: readonly Shift[]) {
  const pool = shifts.filter(({ employeeId, start, date, template }) => {
    const isNeeded = problem.needs.some((need) => need.date === date && need.template === template);
    return employeeId !== null && start >= OPTIONS.from && date >= problem.from && date <= problem.to && isNeeded;
  });
  const before = breaches(problem, shifts);
  const rings: { people: string[]; rank: number[] }[] = [];
  const grow = (path: Shift[]): void => {
    if (path.length >= 2) {
      const to = new Map(path.map(({ id }, i) => [id, path[(i + 1) % path.length]?.employeeId ?? null]));
      const after = shifts.map((shift) => ({ ...shift, employeeId: to.get(shift.id) ?? shift.employeeId }));
      const isSame = path.some((shift, i) => needKey(shift) === needKey(path[(i + 1) % path.length] ?? shift));
      const gains = path.map(({ employeeId: id }) => unmetOf(problem, shifts, id) - unmetOf(problem, after, id));
      const suit = after.every((shift) => !to.has(shift.id) || suits(problem, shift));
      const isBetter = gains.every((gain) => gain >= 0) && gains.some((gain) => gain > 0) && !isSame && suit;
      if (isBetter && [...breaches(problem, after)].every(([rule, amount]) => amount <= (before.get(rule) ?? 0)))
        rings.push({
          people: path.flatMap(({ employeeId }) => employeeId ?? []),
          rank: [gains.filter((gain) => gain === 0).length, -gains.reduce((a, b) => a + b, 0), path.length],
        });
    }
    if (path.length === 4) return;
    for (const next of pool)
      if (path.every(({ employeeId }) => employeeId !== next.employeeId) && (path[0]?.id ?? '') <= next.id)
        grow([...path, next]);
  };
  grow([]);
  return rings.sort((a, b) => a.rank.map((one, i) => one - b.rank[i]!).find((by) => by !== 0) ?? 0);
}

describe('rings of random months, against trying all', () => {
  it.each(Array.from({ length: 60 }, (_, seed) => seed))('seed %i', (seed) => {
    const drawn = refereeProblem(seed);
    const { below } = createRandom(seed + 7);
    const people = drawn.problem.people.map((person) => {
      const own = drawn.shifts.filter(({ employeeId }) => employeeId === person.id);
      const off = own.filter(() => below(2) === 0).map(({ date, template }) => ({ date, template: template ?? '' }));
      const wishes = off.map((wish) => ({ ...wish, kind: 'off' as const, weight: 1 + below(2) }));
      return { ...person, wishes: [...person.wishes.filter(({ kind }) => kind === 'on'), ...wishes] };
    });
    const problem = { ...drawn.problem, people };
    const shifts = drawn.shifts.filter(({ half }) => half === undefined);
    const { rings, complete } = findRings(problem, shifts, OPTIONS);
    const all = allRings(problem, shifts);
    const used = new Set<string | null>();
    const rankOf = ({ shifts: of, gains }: Ring) => [
      gains.filter((gain) => gain === 0).length,
      -gains.reduce((a, b) => a + b, 0),
      of.length,
    ];
    expect(complete).toBe(true);
    for (const ring of rings) {
      expect(ringKeepsRules(problem, shifts, ring.shifts)).toBe(true);
      const best = all.find((one) => one.people.every((id) => !used.has(id)));
      expect(rankOf(ring)).toEqual(best?.rank);
      for (const { employeeId } of ring.shifts) used.add(employeeId);
    }
    expect(all.filter((one) => one.people.every((id) => !used.has(id)))).toEqual([]);
  });
});
