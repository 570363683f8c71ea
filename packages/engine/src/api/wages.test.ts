import { expect, it } from 'vitest';
import type { Problem, Shift } from '../problem/problem.ts';
import type { ShiftMove } from '../problem/remedy.ts';
import { costOfMoves } from './wages.ts';

const DAY = { date: '2031-05-05', template: 'DAY', role: 'cook', start: 0, end: 510 } as const;
const EVENING = { date: '2031-05-05', template: 'EVE', role: 'cook', start: 600, end: 840 } as const;
const person = (id: string, hourlyRateCents: number | null) => ({ id, hourlyRateCents });
const problem = {
  people: [person('ona', 1000), person('rasa', 1250), person('jonas', null)],
  // Half an hour of the day shift is a break: 8 hours are paid.
  needs: [{ ...DAY, breakMinutes: 30, count: 1 }],
} as unknown as Problem;
const shifts = [{ ...EVENING, id: 'e1', employeeId: 'ona', breakMinutes: 0 }] as unknown as Shift[];
const move = (own: Partial<ShiftMove>): ShiftMove => ({ ...DAY, shiftId: null, from: null, to: null, ...own });
const cost = (...moves: ShiftMove[]) => costOfMoves(problem, shifts, moves);

it('is the wage of the hours that are paid: 8 h at 10.00', () => {
  expect(cost(move({ to: 'ona' }))).toBe(8000);
});

it('subtracts what the one who hands a shift on no longer gets: 80.00, and 4 h at 2.50 more', () => {
  const handed = move({ ...EVENING, shiftId: 'e1', from: 'ona', to: 'rasa' });
  expect(cost(move({ to: 'ona' }), handed)).toBe(9000);
  expect(cost(handed)).toBe(1000);
  expect(cost({ ...handed, from: 'rasa', to: 'ona' })).toBe(-1000);
});

it('is not known where anybody concerned has no rate', () => {
  expect(cost(move({ to: 'jonas' }))).toBeNull();
  expect(cost(move({ ...EVENING, shiftId: 'e1', from: 'jonas', to: 'ona' }))).toBeNull();
});
