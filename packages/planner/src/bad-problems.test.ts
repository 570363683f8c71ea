import { judge, type Plan, type Problem, type Shift } from '@pamaina/engine';
import { adult, midnight, needOf, shiftOf, world } from '@pamaina/engine/testing';
import { describe, expect, it } from 'vitest';
import { startPlan } from './start-plan.ts';

const planned = (problem: Problem, seconds = 0.5): Promise<Plan> =>
  startPlan(problem, { seconds, seed: 1, threads: 2 }).result;
const pin = (text: string, id: string, employeeId: string | null = 'ona'): Shift => ({
  ...shiftOf(text, employeeId),
  id,
  locked: true,
});
const brokenBy = (problem: Problem, { shifts }: Plan): string[] =>
  judge(problem, shifts)
    .filter(({ severity }) => severity !== 'soft')
    .map(({ rule, shiftIds }) => `${rule}: ${shiftIds.join(', ')}`);

const needs = [needOf('10 08:00-16:00'), needOf('11 08:00-16:00'), needOf('12 08:00-16:00')];

describe('pins', () => {
  it.each<[string, Partial<Problem>, RegExp]>([
    ['that overlap', { fixed: [pin('10 08:00-16:00', 'a'), pin('10 12:00-20:00', 'b')] }, /^overlap: .*[ab], .*[ab]/],
    [
      'too close to each other',
      { fixed: [pin('10 14:00-23:00', 'a'), pin('11 06:00-14:00', 'b')] },
      /^daily-rest: a, b/,
    ],
    [
      'on a day that the person has off',
      {
        fixed: [pin('10 08:00-16:00', 'a')],
        people: [adult({ blocks: [{ start: midnight(10), end: midnight(11), source: 'time_off' }] })],
      },
      /^unavailable: a/,
    ],
    [
      'in a role that the person does not have',
      { fixed: [{ ...pin('10 08:00-16:00', 'a'), role: 'pilot' }] },
      /^role: a/,
    ],
    [
      'that exceed a limit',
      { fixed: [pin('10 08:00-16:00', 'a')], people: [adult({ limits: { maxMinutes: 60 } })] },
      /^max-minutes: a/,
    ],
  ])('%s stay, and what they break is named', async (_name, more, broken) => {
    const problem = world({ needs, ...more });
    // The proof ends the search.
    const plan = await planned(problem, 60);
    for (const shift of problem.fixed) expect(plan.shifts).toContainEqual(shift);
    expect(plan.quality.hardViolations).toBeGreaterThan(0);
    expect(plan).toMatchObject({ lawful: true, proved: true });
    expect(brokenBy(problem, plan)).toContainEqual(expect.stringMatching(broken));
  });

  it.each<[string, Shift[]]>([
    ['more than the need asks for', [pin('10 08:00-16:00', 'a'), pin('10 08:00-16:00', 'b', 'jonas')]],
    ['without any need', [pin('14 03:00-05:00', 'a')]],
    ['of somebody unknown', [pin('10 08:00-16:00', 'a', 'nobody')]],
    ['of nobody', [pin('10 08:00-16:00', 'a', null)]],
    ['outside of the known days', [{ ...pin('10 08:00-16:00', 'a'), date: '2031-01-01' }]],
  ])('%s are kept and planned around', async (_name, fixed) => {
    const problem = world({ needs, fixed, people: [adult(), adult({ id: 'jonas', name: 'Jonas' })] });
    const plan = await planned(problem);
    const kept = fixed.filter(({ date }) => date >= problem.from && date <= problem.to);
    for (const shift of kept) expect(plan.shifts).toContainEqual(shift);
    expect(plan.quality.hardViolations).toBe(0);
  });
});

describe('problems that nobody can meet', () => {
  it.each<[string, Partial<Problem>]>([
    [
      'a person with no allowed day',
      { people: [adult({ blocks: [{ start: 0, end: midnight(29) * 2, source: 'self' }] })] },
    ],
    ['needs for a role that nobody has', { needs: [needOf('10 08:00-16:00', 3, 'pilot')] }],
    ['people without a role', { people: [adult({ roles: [] })] }],
    ['nobody', { people: [] }],
  ])('%s: every need stays open and is named', async (_name, more) => {
    const problem = world({ needs, ...more });
    const plan = await planned(problem);
    const asked = problem.needs.reduce((sum, need) => sum + need.count, 0);
    expect(plan.open.reduce((sum, need) => sum + need.missing, 0)).toBe(asked);
    expect(plan.quality).toMatchObject({ filled: 0, hardViolations: 0 });
    for (const { reasons } of plan.open) expect(reasons).toHaveLength(problem.people.length);
  });

  it.each<[string, Partial<Problem['people'][number]>, string]>([
    ['a minimum above the maximum of minutes', { limits: { minMinutes: 9000, maxMinutes: 600 } }, 'min-minutes'],
    ['more shifts a week than days', { minShiftsPerWeek: 9 }, 'min-shifts'],
    ['a norm below nothing', { normMinutes: -600, limits: { minMinutes: 480 } }, 'norm-hours'],
  ])('%s is named', async (_name, more, rule) => {
    const problem = world({ needs, people: [adult(more)] });
    const { shifts } = await planned(problem);
    expect(judge(problem, shifts).map((violation) => violation.rule)).toContain(rule);
  });

  it('takes a period of no days and one outside of the known days', async () => {
    for (const period of [
      { from: '2026-03-20', to: '2026-03-10' },
      { from: '2031-01-01', to: '2031-01-31' },
    ]) {
      const { shifts, quality } = await planned(world({ needs, ...period }));
      expect(shifts.filter(({ employeeId }) => employeeId !== null)).toEqual([]);
      expect(quality.hardViolations).toBe(0);
    }
  });
});

describe('somebody whose hours can never be enough', () => {
  const away = { blocks: [{ start: midnight(1), end: midnight(30), source: 'time_off' as const }] };
  const rules = { severities: { 'min-minutes': 'hard' as const } };
  const problem = world({
    needs,
    people: [adult({ ...away, limits: { minMinutes: 480 } }), adult({ id: 'jonas' })],
    rules,
  });

  it.each([1, 2])('does not keep %s threads from planning the others and ending', async (threads) => {
    const plan = await startPlan(problem, { seconds: 60, seed: 1, threads, maxIterations: 20_000 }).result;
    expect(plan).toMatchObject({ lawful: true, proved: true });
    expect(plan.quality.filled).toBe(3);
    expect(brokenBy(problem, plan)).toEqual([expect.stringMatching(/^min-minutes/)]);
  });

  it('is only warned of where the business has not said otherwise', async () => {
    const plan = await planned({ ...problem, rules: {} }, 60);
    expect(plan.quality).toMatchObject({ filled: 3, hardViolations: 0 });
    expect(plan.proved).toBe(true);
  });
});
