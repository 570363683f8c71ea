import { describe, expect, it } from 'vitest';
import { plan } from '../plan.ts';
import { businessMonth } from '../../testing/business.ts';
import { restaurant } from '../../samples/sample-businesses.ts';
import { isInPart, partOf } from './part-of.ts';

const options = { seed: 1, clock: () => 0, timeLimitMs: 1000, maxIterations: 20_000 };
const month = businessMonth(restaurant, '2026-05');

describe('a part of a month', () => {
  it('leaves everything outside unchanged, with its open places', () => {
    const whole = plan(month, options).shifts;
    const part = { from: '2026-05-11', to: '2026-05-17', roles: ['cook', 'sous'] };
    const again = plan(partOf(month, whole, part), { ...options, seed: 2 }).shifts;
    const outside = (shifts: typeof whole) =>
      shifts
        .filter((shift) => !isInPart(part, shift))
        .map(({ date, template, role, employeeId }) => `${date} ${template} ${role} ${employeeId}`)
        .sort();
    expect(outside(again)).toEqual(outside(whole));
    const inside = again.filter((shift) => isInPart(part, shift));
    expect(inside.length).toBeGreaterThan(20);
    expect(inside.filter(({ employeeId }) => employeeId !== null).length).toBeGreaterThan(0.8 * inside.length);
  });

  it('plans nothing else in a month that has no shifts yet', () => {
    const part = { roles: ['bar'] };
    const { shifts, quality } = plan(partOf(month, [], part), options);
    const roles = new Set(shifts.filter(({ employeeId }) => employeeId !== null).map(({ role }) => role));
    expect([...roles]).toEqual(['bar']);
    expect(quality.hardViolations).toBe(0);
  });
});
