import { candidates, judgePeople, plan, repair, type Problem, type Shift } from '@pamaina/engine';
import { businessMonth, sampleAbsences, samples } from '@pamaina/engine/testing';
import { threadMilliseconds } from '../thread-milliseconds.ts';

/**
 * CPU milliseconds per query: on average, and in the slowest tenth of the groups of queries (the clock is too coarse
 * for single ones).
 */
export interface AnswerTime {
  what: string;
  mean: number;
  slowest: number;
}

const QUESTIONS = 200;
const REPAIRS = 10;
const BATCHES = 10;

/** The duration of single engine queries, in months of the supermarket (80 employees) and the restaurant (35). */
export function answerTimes(): AnswerTime[] {
  const shop = monthOf('supermarket');
  const house = monthOf('restaurant');
  const { people } = shop.problem;
  const worked = shop.shifts.filter((shift) => shift.employeeId !== null);
  const change = (i: number): void => {
    const shift = worked[(i * 37) % worked.length];
    const taker = people[(i * 13) % people.length];
    if (!shift || !taker) return;
    const after = shop.shifts.map((it) => (it === shift ? { ...it, employeeId: taker.id } : it));
    judgePeople(shop.problem, after, [shift.employeeId ?? '', taker.id]);
  };
  const rank = (i: number): void =>
    void candidates(shop.problem, shop.shifts, worked[(i * 37) % worked.length]?.id ?? '');
  return [
    timeOf('judge one change, 80 people', QUESTIONS, change),
    timeOf('candidates for a shift with every reason, 80 people', QUESTIONS, rank),
    ...[1, 3, 8].map((sick) =>
      timeOf(`repair after ${sick} sick, 35 people`, REPAIRS, (i) => repairOf(house, sick, i)),
    ),
  ];
}

interface Month {
  problem: Problem;
  shifts: Shift[];
}

function monthOf(name: 'supermarket' | 'restaurant'): Month {
  const problem = businessMonth(samples[name].business, '2026-05', sampleAbsences(samples[name], '2026-05', 1));
  return { problem, shifts: plan(problem, { seed: 1, clock: threadMilliseconds, timeLimitMs: 3000 }).shifts };
}

/** The given number of employees are ill for four days from some day of the month. */
function repairOf({ problem, shifts }: Month, sick: number, round: number): void {
  const planned = problem.days.filter((day) => day.date >= problem.from && day.date <= problem.to);
  const from = planned[(round * 5) % (planned.length - 4)]?.startsAt ?? 0;
  const absences = Array.from({ length: sick }, (_, i) => ({
    employeeId: problem.people[(round * 7 + i * 4) % problem.people.length]?.id ?? '',
    start: from,
    end: from + 4 * 1440,
  }));
  repair(problem, shifts, { absences, withdrawn: [], wanted: [], kept: [], from });
}

function timeOf(what: string, times: number, answer: (i: number) => void): AnswerTime {
  // The first calls warm up compilation and caches.
  for (let i = 0; i < 3; i++) answer(i);
  const size = Math.max(1, Math.floor(times / BATCHES));
  const batches = Array.from({ length: BATCHES }, (_, batch) => {
    const started = threadMilliseconds();
    for (let i = 0; i < size; i++) answer(batch * size + i);
    return (threadMilliseconds() - started) / size;
  });
  return { what, mean: batches.reduce((sum, each) => sum + each, 0) / BATCHES, slowest: Math.max(...batches) };
}
