import type { Earlier } from '../problem/person.ts';
import type { BusinessRules, Need, Person, Problem, Weights } from '../problem/problem.ts';
import { rules as known } from '../rules/registry.ts';
import { createRandom } from '../roster/random.ts';

/** Random planning terms of a business, generated from a seed; each is mostly absent. */
export function randomTerms(seed: number, people: readonly Person[], needs: readonly Need[]): Partial<Problem> {
  const { below, chance } = diceOf(seed + 77_777);
  const months = diceOf(seed + 88_888);
  const consents = diceOf(seed + 55_555);
  const more = chance(3) ? 1 : 0;
  const weights: Partial<Weights> = {
    law: 7,
    fairNights: more * below(9),
    fairClosings: more * below(9),
    fairHolidays: more * below(9),
    ...(chance(5) ? { cost: 2 } : {}),
    ...(chance(5) ? { wishes: 3 } : {}),
  };
  return {
    people: people.map((person) => ({
      ...person,
      ...randomTermsOf(person, needs, { below, chance }, months),
      ...randomConsentDates(consents),
    })),
    rules: {
      ...randomRules(people, needs, { below, chance }),
      ...randomNumbers(seed),
      ...randomSeverities(seed),
    },
    weights: { coverage: 100, minShifts: 40, fairHours: 2, fairWeekends: 20, stability: 10, ...weights },
    ...(chance(4) ? { regime: 'fixed' as const } : {}),
    ...(chance(3) ? { accounting: { from: '2026-02-02', to: chance(2) ? '2026-03-29' : '2026-04-26' } } : {}),
  };
}

interface Dice {
  below: (n: number) => number;
  chance: (n: number) => boolean;
}

function diceOf(seed: number): Dice {
  const { below } = createRandom(seed);
  return { below, chance: (n) => below(n) === 0 };
}

function randomTermsOf(
  { limits }: Person,
  needs: readonly Need[],
  { below, chance }: Dice,
  months: Dice,
): Partial<Person> {
  const template = needs[0]?.template ?? '';
  return {
    limits: {
      ...limits,
      ...(chance(9) ? { maxShiftsPerWeek: 1 + below(4) } : {}),
      ...(chance(9) ? { maxShiftsByTemplatePerWeek: { [template]: 1 + below(2) } } : {}),
      ...(chance(9) ? { minMinutesPerWeek: below(20) * 60 } : {}),
      ...(chance(9) ? { maxConsecutiveDaysOff: 2 + below(6) } : {}),
      ...(chance(9) ? { maxShifts: below(9) } : {}),
      ...(chance(9) ? { minShifts: below(5) } : {}),
      ...(chance(9) ? { maxShiftsPerAccounting: 20 + below(9), minShiftsPerAccounting: 20 + below(5) } : {}),
      ...(chance(9) ? { maxMinutesPerAccounting: 9000 + 60 * below(99), minMinutesPerAccounting: 9000 } : {}),
    },
    ...(chance(2) ? { contractMinutesPerWeek: (10 + below(31)) * 60 } : {}),
    ...(chance(4)
      ? { consents: { overtime: chance(2) ? 'usual' : 'extended', night: chance(2), holiday: chance(2) } }
      : {}),
    ...(chance(6) ? { needsConsent: true } : {}),
    ...(chance(3)
      ? {
          earlier: {
            minutes: 60 * (120 + below(60)),
            shifts: 18 + below(6),
            overtimeMinutes: 60 * (160 + below(21)),
            ...randomCarry(months),
          },
        }
      : {}),
    ...(chance(3)
      ? {
          debt: {
            minutes: 60 * (below(9) - 4),
            weekends: below(3) - 1,
            nights: below(3) - 1,
            closings: 1,
            holidays: 0,
          },
        }
      : {}),
  };
}

function randomCarry({ below, chance }: Dice): Partial<Earlier> {
  return {
    ...(chance(2) ? { normLeftMinutes: 30 * (below(121) - 60) } : {}),
    ...(chance(2) ? randomNights(30 * (150 + below(21))) : {}),
  };
}

function randomNights(nightMinutes: number): Partial<Earlier> {
  return { nightShifts: 10, nightMinutes, recentShifts: 20, recentMinutes: 2 * nightMinutes };
}

/** Consents that end in March 2026, or begin then. */
function randomConsentDates({ below, chance }: Dice): Partial<Person> {
  const day = () => `2026-03-${10 + below(19)}`;
  const span = () => (chance(2) ? { from: null, to: day() } : { from: day(), to: null });
  return chance(3) ? { consentDates: { overtime: span(), night: span(), holiday: span() } } : {};
}

/** Dice of their own leave the other terms of a seed as they are. */
function randomNumbers(seed: number): Pick<BusinessRules, 'weekendsOff' | 'startTimes'> {
  const { below, chance } = diceOf(seed + 66_666);
  const inWeeks = 2 + below(2);
  return {
    ...(chance(4) ? { weekendsOff: { least: 1 + below(inWeeks), inWeeks } } : {}),
    ...(chance(4) ? { startTimes: { mostPerWeek: 1 + below(3) } } : {}),
  };
}

function randomRules(people: readonly Person[], needs: readonly Need[], { below, chance }: Dice): BusinessRules {
  const someone = (): string => people[below(people.length)]?.id ?? '';
  const need = needs[below(needs.length)];
  const rules: BusinessRules = {};
  if (chance(3)) rules.pairs = [{ first: someone(), second: someone(), kind: 'apart' }];
  if (chance(3)) rules.pairs = [...(rules.pairs ?? []), { first: someone(), second: someone(), kind: 'together' }];
  if (chance(3) && need)
    rules.seniors = [{ template: need.template, role: chance(2) ? need.role : null, least: 1 + below(2) }];
  if (chance(3)) rules.closingBeforeOpening = true;
  if (chance(5) && need)
    rules.maxOfTemplate = [{ template: need.template, perWeek: 1 + below(3), perPeriod: 2 + below(5) }];
  if (chance(5)) rules.alcoholRoles = ['waiter'];
  return rules;
}

/** The dice of each rule are its own, so that another rule leaves those of a seed as they are. */
function randomSeverities(seed: number): Pick<BusinessRules, 'severities'> {
  if (!diceOf(seed + 55_555).chance(2)) return {};
  const of = (code: string): Dice =>
    diceOf(Array.from(code).reduce((sum, c) => Math.imul(sum, 31) + c.charCodeAt(0), seed));
  const severity = ({ below }: Dice) => (['soft', 'consent', 'hard'] as const)[below(3)] ?? 'hard';
  const joint = ['pair-apart', 'pair-together', 'senior-present'].map((code) => [code, severity(of(code))] as const);
  const some = known.flatMap(({ code }) => {
    const dice = of(code);
    return dice.chance(5) ? [[code, severity(dice)] as const] : [];
  });
  return { severities: Object.fromEntries([...joint, ...some]) };
}

/** The employee with more limits than `randomTerms` gives, so that few problems break every rule. */
export function randomLimits(person: Person, seed: number): Person {
  const { below, chance } = diceOf(seed + 99_999);
  return {
    ...person,
    limits: {
      ...person.limits,
      ...(chance(3) ? { maxConsecutiveDays: 1 + below(5), minConsecutiveDays: below(4) } : {}),
      ...(chance(3) ? { minConsecutiveDaysOff: below(4), maxConsecutiveDaysOff: 1 + below(6) } : {}),
      ...(chance(3) ? { maxShifts: below(12), minShifts: below(12) } : {}),
      ...(chance(3) ? { maxShiftsPerWeek: below(6), minMinutesPerWeek: 60 * below(40) } : {}),
      ...(chance(3) ? { maxShiftsPerAccounting: 22 + below(9), minShiftsPerAccounting: 20 + below(9) } : {}),
      ...(chance(3) ? { maxMinutesPerAccounting: 9000 + 60 * below(99), minMinutesPerAccounting: 9000 } : {}),
    },
  };
}
