import { leaveTypes } from '@pamaina/contract';
import { expect, test } from 'vitest';
import { balanceOf, type BalanceFacts, type UsedInYear } from './balance-of.ts';

const usual = leaveTypes.usualLeaveRule('vacation');
const used = (year: number, taken: number, more: Partial<UsedInYear> = {}): [number, UsedInYear] => [
  year,
  { year, taken, planned: 0, pending: 0, early: 0, ...more },
];
const facts = (rule: Partial<leaveTypes.LeaveRule>, more: Partial<BalanceFacts> = {}): BalanceFacts => ({
  rule: { ...usual, ...rule },
  yearly: 20,
  began: '2020-01-01',
  ended: null,
  used: new Map(),
  corrected: new Map(),
  added: new Map(),
  today: '2026-11-25',
  ...more,
});

test('without a start date each year is for itself', () => {
  const given = facts({}, { used: new Map([used(2025, 5), used(2026, 6, { planned: 2, pending: 3 })]) });
  expect(balanceOf(given, 2026)).toMatchObject({
    entitled: 20,
    carried: 0,
    taken: 6,
    planned: 2,
    pending: 3,
    left: 12,
  });
});

// 20 of 2024 less 15 leave 5; 20 and 5 of 2025 less 18 leave 7, of which at most 5 are carried.
test('what is left is carried from year to year, at most as much as the rule says', () => {
  const given = facts({ since: '2024-01-01', carry_over_max: 5 }, { used: new Map([used(2024, 15), used(2025, 18)]) });
  expect(balanceOf(given, 2025)).toMatchObject({ carried: 5, left: 7 });
  expect(balanceOf(given, 2026)).toMatchObject({ carried: 5, left: 25 });
});

test('more than there was is carried too', () => {
  const given = facts({ since: '2025-01-01' }, { used: new Map([used(2025, 23)]) });
  expect(balanceOf(given, 2026)).toMatchObject({ carried: -3, left: 17 });
});

// 8 are carried; 3 were taken by 30 June, so 5 are lost on 1 July and none on 30 June.
test('a carried balance expires after its last day', () => {
  const more = { used: new Map([used(2025, 12), used(2026, 3, { early: 3 })]) };
  const rule: Partial<leaveTypes.LeaveRule> = { since: '2025-01-01', carry_over_until: '06-30' };
  expect(balanceOf(facts(rule, { ...more, today: '2026-06-30' }), 2026)).toMatchObject({
    carried: 8,
    lost: 0,
    left: 25,
  });
  expect(balanceOf(facts(rule, { ...more, today: '2026-07-01' }), 2026)).toMatchObject({
    carried: 8,
    lost: 5,
    left: 20,
  });
});

// From 1 July 2026 on, 184 of 365 days are left of the year: 20 * 184 / 365 = 10.08.
test('the year of hire has its share, the years before nothing', () => {
  const given = facts({ is_pro_rata: true }, { began: '2026-07-01' });
  expect(balanceOf(given, 2025).entitled).toBe(0);
  expect(balanceOf(given, 2026).entitled).toBe(10.08);
  expect(balanceOf(given, 2027).entitled).toBe(20);
});

// Up to 30 June 2026, 181 of 365 days: 20 * 181 / 365 = 9.92. From 1 March to 31 August, 184 days: 10.08.
test('the year in which somebody leaves has its share, the years after it nothing', () => {
  const leaves = (ended: string, more: Partial<BalanceFacts> = {}) => facts({ is_pro_rata: true }, { ended, ...more });
  expect(balanceOf(leaves('2026-06-30'), 2025).entitled).toBe(20);
  expect(balanceOf(leaves('2026-06-30'), 2026).entitled).toBe(9.92);
  expect(balanceOf(leaves('2026-06-30'), 2027).entitled).toBe(0);
  expect(balanceOf(leaves('2026-08-31', { began: '2026-03-01' }), 2026).entitled).toBe(10.08);
  expect(balanceOf(leaves('2026-12-31'), 2026).entitled).toBe(20);
  expect(balanceOf(facts({}, { ended: '2026-06-30' }), 2026).entitled).toBe(20);
});

test('corrections and overtime that became leave count; nothing is left of what is not tracked', () => {
  const more = { corrected: new Map([[2026, -2.5]]), added: new Map([[2026, 1.25]]) };
  expect(balanceOf(facts({}, more), 2026)).toMatchObject({ corrected: -2.5, added: 1.25, left: 18.75 });
  expect(balanceOf(facts({}, { ...more, yearly: null }), 2026)).toMatchObject({ entitled: null, left: null });
});
