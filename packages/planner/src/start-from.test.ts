import type { Assignment } from '@pamaina/engine';
import { businessMonth, sampleAbsences, samples, type Sample } from '@pamaina/engine/testing';
import { expect, it } from 'vitest';
import { startPlan } from './start-plan.ts';

const monthOf = (sample: Sample) => businessMonth(sample.business, '2026-12', sampleAbsences(sample, '2026-12', 1));

it.each(Object.entries(samples))(
  'a %s that starts from an earlier roster is never planned worse, however short the time',
  async (_, sample) => {
    const problem = monthOf(sample);
    const handed: { roster: Assignment[]; penalty: number }[] = [];
    const onRoster = (roster: Assignment[], penalty: number) => void handed.push({ roster, penalty });
    await startPlan(problem, { seconds: 5, seed: 1, threads: 1, onRoster }).result;
    const last = handed.at(-1);
    if (!last) throw new Error('No roster was handed out');
    expect(handed.map(({ penalty }) => penalty)).toEqual(
      handed.map(({ penalty }) => penalty).toSorted((a, b) => b - a),
    );
    const again = await startPlan(problem, { seconds: 0.3, seed: 2, threads: 1, start: last.roster }).result;
    expect(again.lawful).toBe(true);
    expect(again.quality.penalty).toBeLessThanOrEqual(last.penalty + 1e-6);
  },
);

it('a roster of which something is no longer possible is started from as far as it is', async () => {
  const problem = monthOf(samples.cafe);
  const rosters: Assignment[][] = [];
  const onRoster = (roster: Assignment[]) => void rosters.push(roster);
  await startPlan(problem, { seconds: 1, seed: 1, threads: 1, onRoster }).result;
  const [gone, ...people] = problem.people;
  const smaller = { ...problem, people, fixed: problem.fixed.filter(({ employeeId }) => employeeId !== gone?.id) };
  const start = rosters.at(-1) ?? [];
  const plan = await startPlan(smaller, { seconds: 1, seed: 1, threads: 1, start }).result;
  expect(plan.lawful).toBe(true);
  expect(plan.shifts.some(({ employeeId }) => employeeId === gone?.id)).toBe(false);
});
