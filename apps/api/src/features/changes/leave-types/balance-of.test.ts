import { leaveTypes } from '@pamaina/contract';
import { expect, test } from 'vitest';
import { balanceOf, type BalanceFacts, type UsedInYear } from './balance-of.ts';

const usual = leaveTypes.usualLeaveRule('vacation');
const used = (year: number, taken: number, more: Partial<UsedInYear> = {}): [number, UsedInYear] => {
  const months = [taken + (more.planned ?? 0)];
  return [year, { year, taken, planned: 0, pending: 0, early: 0, months, ...more }];
};
const facts = (rule: Partial<leaveTypes.LeaveRule>, more: Partial<BalanceFacts> = {}): BalanceFacts => ({
  rule: { ...usual, ...rule },
  yearly: 20,
  began: '2020-01-01',
  ended: null,
  weeks: [],
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

const monthly = { is_earned_monthly: true };
const on = (today: string, more: Partial<BalanceFacts> = {}) => facts(monthly, { today, ...more });
const taking = (from: string, months: Record<number, number>) => ({
  from,
  months: Array.from({ length: 12 }, (_, index) => months[index + 1] ?? 0),
});

// A twelfth of 20 is 1.6667: after one month 1.67, after two 3.33, after three 5, and 20 after twelve.
test('a month gives a twelfth of the year on its first day, and twelve months all of it', () => {
  const earned = ['01-01', '01-31', '02-01', '03-15', '11-30', '12-01', '12-31'].map(
    (day) => balanceOf(on(`2026-${day}`), 2026).earned,
  );
  expect(earned).toEqual([1.67, 1.67, 3.33, 5, 18.33, 20, 20]);
  expect(balanceOf(on('2026-03-15'), 2026)).toMatchObject({ entitled: 20, earned: 5, left: 5 });
  // The year before is earned as a whole, the year after not at all.
  expect(balanceOf(on('2026-03-15'), 2025)).toMatchObject({ entitled: 20, earned: 20, left: 20 });
  expect(balanceOf(on('2026-03-15'), 2027)).toMatchObject({ entitled: 20, earned: 0, left: 0 });
  expect(balanceOf(facts({}), 2026).earned).toBeNull();
  expect(balanceOf(on('2026-03-15', { yearly: null }), 2026)).toMatchObject({ entitled: null, earned: null });
});

// From 16 July on, 16 of 31 days of July: 20 / 12 * 16/31 = 0.86; with five months more 20 / 12 * (5 + 16/31) = 9.19.
// Up to 10 April: 20 / 12 * (3 + 10/30) = 5.56. Nothing of what was earned goes when a last day is known.
test('a month with fewer days of employment gives as much as it has', () => {
  const hired = (today: string, year = 2026) => balanceOf(on(today, { began: '2026-07-16' }), year);
  expect(hired('2026-07-15')).toMatchObject({ entitled: 9.19, earned: 0 });
  expect(hired('2026-07-16')).toMatchObject({ entitled: 9.19, earned: 0.86 });
  expect(hired('2026-12-01')).toMatchObject({ entitled: 9.19, earned: 9.19 });
  expect(hired('2026-12-01', 2025)).toMatchObject({ entitled: 0, earned: 0 });
  const leaves = (today: string, year = 2026) => balanceOf(on(today, { ended: '2026-04-10' }), year);
  expect(leaves('2026-03-15')).toMatchObject({ entitled: 5.56, earned: 5 });
  expect(leaves('2026-04-01')).toMatchObject({ entitled: 5.56, earned: 5.56 });
  expect(leaves('2026-04-01', 2027)).toMatchObject({ entitled: 0, earned: 0 });
  const inProportion = { ...monthly, is_pro_rata: true };
  expect(balanceOf(facts(inProportion, { ended: '2026-04-10', today: '2026-03-15' }), 2026).entitled).toBe(5.56);
});

// 20 of 2025 less 6 leave 14; on 1 February 3.33 of 2026 are earned, on 1 February 2027 all of 2026.
test('the whole year is carried over, also before it has passed', () => {
  const more = { used: new Map([used(2025, 6)]) };
  const rule = { ...monthly, since: '2025-01-01' };
  expect(balanceOf(facts(rule, { ...more, today: '2026-02-01' }), 2026)).toMatchObject({ carried: 14, left: 17.33 });
  expect(balanceOf(facts(rule, { ...more, today: '2026-02-01' }), 2027)).toMatchObject({ carried: 34, left: 34 });
});

// In March 5 are earned, in August 13.33, in December 20. Ten days in August leave 3.33 for before; eight more in
// December 2.
test('what approved absences need of what is earned by then can’t be taken before', () => {
  const months = taking('', { 8: 10 }).months;
  const more = { used: new Map([used(2026, 0, { planned: 10, months })]) };
  expect(balanceOf(on('2026-03-15', more), 2026)).toMatchObject({ earned: 5, planned: 10, left: 3.33 });
  const both = taking('', { 8: 10, 12: 8 }).months;
  const later = { used: new Map([used(2026, 0, { planned: 18, months: both })]) };
  expect(balanceOf(on('2026-03-15', later), 2026).left).toBe(2);
  // Two of March were taken in February: 3 are left of the 5.
  const taken = { used: new Map([used(2026, 2, { months: taking('', { 2: 2 }).months })]) };
  expect(balanceOf(on('2026-03-15', taken), 2026)).toMatchObject({ taken: 2, left: 3 });
});

// Asked in March: by July 11.67 are earned, by June 10. Of 29 June to 10 July two days are of June.
test('an absence is judged by what is earned by its days', () => {
  const leftFor = (wanted: ReturnType<typeof taking>, more: Partial<BalanceFacts> = {}) =>
    balanceOf(on('2026-03-15', more), 2026, wanted).left;
  expect(leftFor(taking('2026-07-06', { 7: 10 }))).toBe(11.67);
  expect(leftFor(taking('2026-06-29', { 6: 2, 7: 8 }))).toBe(11.67);
  // Nine of the ten of June are taken.
  const taken = { used: new Map([used(2026, 9, { months: taking('', { 2: 9 }).months })]) };
  expect(leftFor(taking('2026-06-29', { 6: 2 }), taken)).toBe(1);
  expect(leftFor(taking('2026-07-06', { 7: 2 }), taken)).toBe(2.67);
  // Ten approved for August leave 3.33 of its 13.33.
  const planned = { used: new Map([used(2026, 0, { planned: 10, months: taking('', { 8: 10 }).months })]) };
  expect(leftFor(taking('2026-07-06', { 7: 5 }), planned)).toBe(3.33);
  // One that is entered afterwards takes of what there is today; without months all of a year is there at once.
  expect(leftFor(taking('2026-01-12', { 1: 3 }))).toBe(5);
  expect(balanceOf(facts({}, { today: '2026-03-15' }), 2026, taking('2026-07-06', { 7: 10 })).left).toBe(20);
});

const five = { from: '2020-01-01', days: 5 };
const weeks = [five, { from: '2027-07-01', days: 3 }];

// 20 days for a week of five. 1 January to 30 June 2027 has 181 days of 365, the rest 184 with a week of three, for
// which 20 * 3/5 = 12 are a year: 20 * 181/365 + 12 * 184/365 = 9.918 + 6.049 = 15.97.
test('a week of fewer days from a day on gives its part from that day on', () => {
  const given = facts({ week_days: 5 }, { weeks });
  expect([2026, 2027, 2028].map((year) => balanceOf(given, year).entitled)).toEqual([20, 15.97, 12]);
  expect(balanceOf(facts({}, { weeks }), 2027).entitled).toBe(20);
  // DK 126(2): four weeks, 24 days of a week of six.
  expect(balanceOf(facts({ week_days: 5 }, { weeks: [{ from: null, days: 6 }] }), 2027).entitled).toBe(24);
  // A number for a week of six, as the German law has it (BUrlG 3): 24 are 20 of a week of five.
  expect(balanceOf(facts({ week_days: 6 }, { yearly: 24, weeks: [five] }), 2027).entitled).toBe(20);
});

// From 1 April 2027 on with five days, from 1 July with three: 20 * 91/365 + 12 * 184/365 = 4.986 + 6.049 = 11.04. Not
// in proportion the three months before count as with the first week: 15.97.
test('parts of weeks and of a year go together', () => {
  const more = { began: '2027-04-01', weeks: [{ ...five, from: '2027-04-01' }, ...weeks.slice(1)] };
  expect(balanceOf(facts({ week_days: 5, is_pro_rata: true }, more), 2027).entitled).toBe(11.04);
  expect(balanceOf(facts({ week_days: 5 }, more), 2027).entitled).toBe(15.97);
  const ends = { weeks, ended: '2027-08-31' };
  // 1 July to 31 August has 62 days: 9.918 + 12 * 62/365 = 9.918 + 2.038 = 11.96.
  expect(balanceOf(facts({ week_days: 5, is_pro_rata: true }, ends), 2027).entitled).toBe(11.96);
});

// By months: six give 20/12 each, six 12/12. What is earned by June stays as it was (CJEU C-486/08): 10, and 16 with
// the rest. A change on 16 July: 15 days of July with five, 16 with three, (20 * 15/31 + 12 * 16/31) / 12 = 1.32.
test('with months each gives its part for its own week, and nothing earned is cut', () => {
  const rule = { ...monthly, week_days: 5 };
  const at = (today: string, own = weeks) => balanceOf(facts(rule, { weeks: own, today }), 2027);
  expect(at('2027-06-30')).toMatchObject({ entitled: 16, earned: 10 });
  expect(at('2027-06-30', [five])).toMatchObject({ entitled: 20, earned: 10 });
  expect(at('2027-07-01').earned).toBe(11);
  expect(at('2027-12-31').earned).toBe(16);
  expect(at('2027-07-16', [five, { from: '2027-07-16', days: 3 }]).earned).toBe(11.32);
});
