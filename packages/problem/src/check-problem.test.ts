import type { PayBudget, Problem } from '@pamaina/engine';
import { lithuania } from '@pamaina/engine/testing';
import { describe, expect, it } from 'vitest';
import { checkProblem } from './check-problem.ts';
import { problemJsonSchema } from './problem-json-schema.ts';

const MIDNIGHT = 29_000_160;

/** A week of one cook that uses every field. */
function week(): Problem {
  const hours = { role: 'cook', start: MIDNIGHT + 480, end: MIDNIGHT + 960, breakMinutes: 30, template: 'early' };
  return {
    from: '2026-06-01',
    to: '2026-06-07',
    days: Array.from({ length: 7 }, (_, d) => ({
      date: `2026-06-0${d + 1}`,
      weekday: d + 1,
      startsAt: MIDNIGHT + d * 1440,
      clockChange: null,
      holiday: false,
      closed: false,
    })),
    people: [
      {
        id: 'ona',
        name: 'Ona',
        roles: ['cook'],
        maxMinutesPerWeek: 2400,
        minShiftsPerWeek: 0,
        normMinutes: null,
        birthDate: '2000-02-29',
        blocks: [{ start: MIDNIGHT, end: MIDNIGHT + 60, source: 'self' }],
        hourlyRateCents: 900,
        limits: { maxShiftsByTemplate: { early: 3 }, maxWeekends: 1 },
        wishes: [{ date: '2026-06-02', template: 'early', kind: 'off', weight: 2 }],
      },
    ],
    needs: [{ ...hours, date: '2026-06-01', count: 1, underWeight: null, overWeight: 1.5 }],
    fixed: [{ ...hours, id: 'a', date: '2026-06-01', employeeId: null, locked: true, workedBy: 'Jonas' }],
    forbiddenSequences: [{ first: 'early', next: 'early' }],
    law: lithuania,
    weights: { coverage: 100, minShifts: 40, fairHours: 2, fairWeekends: 20, stability: 0 },
  };
}

type Json = Record<string, unknown>;

/**
 * The week as untyped data, with the value at a path such as `people.0.blocks.0.end` replaced, or removed if it is
 * undefined.
 */
function weekWith(path: string, value: unknown): unknown {
  const data: Json = JSON.parse(JSON.stringify(week()));
  const steps = path.split('.');
  const last = steps.pop() ?? '';
  const parent = steps.reduce((of, step) => of[step] as Json, data);
  if (value === undefined) delete parent[last];
  else parent[last] = value;
  return data;
}

/** The week's fixed shift, of nobody yet. */
const { workedBy: _, ...gone } = week().fixed[0]!;

describe('checkProblem', () => {
  it('takes a problem as it is', () => {
    expect(checkProblem(JSON.parse(JSON.stringify(week())))).toEqual(week());
    expect(checkProblem({ ...week(), law: null })).toEqual({ ...week(), law: null });
    const earlier = {
      minutes: 9000,
      shifts: 19,
      overtimeMinutes: 60,
      normLeftMinutes: -60,
      nightShifts: 2,
      nightMinutes: 960,
      recentShifts: 38,
      recentMinutes: 18_000,
    };
    const later = {
      ...week(),
      people: week().people.map((person) => ({ ...person, earlier, leaveDays: 7, restWeekdays: [7] })),
    };
    expect(checkProblem(JSON.parse(JSON.stringify(later)))).toEqual(later);
    const budgets: PayBudget[] = [{ from: '2026-05-25', to: '2026-06-30', cents: 100_000, keep: 'goal' }];
    const roleRates = [{ role: 'cook', from: '2020-01-01', hourlyRateCents: 812.5 }];
    const paid = { ...week(), budgets, roleRates, weights: { ...week().weights, budget: 4 } };
    expect(checkProblem(JSON.parse(JSON.stringify(paid)))).toEqual(paid);
    expect(() => checkProblem(weekWith('people.0.wishes.0.template', 'late'))).not.toThrow();
  });

  it.each<[string, unknown, RegExp]>([
    ['people.0.birthDate', undefined, /^people\[0\]\.birthDate: /],
    ['people.0.birthDate', '2026-02-30', /^people\[0\]\.birthDate: /],
    ['people.0.wishes', [null], /^people\[0\]\.wishes\[0\]: /],
    ['people.0.blocks', [5], /^people\[0\]\.blocks\[0\]: /],
    ['people.0.blocks.0.end', 0, /^people\[0\]\.blocks\[0\]\.end: must be after start$/],
    ['people.0.limits.maxNights', 3, /^people\[0\]\.limits: .*maxNights/],
    ['people.0.earlier', { minutes: 1, shifts: 1, overtimeMinutes: -1 }, /^people\[0\]\.earlier\.overtimeMinutes: /],
    ['people.0.roles', 'cook', /^people\[0\]\.roles: /],
    ['people.1', week().people[0], /^people\[1\]\.id: "ona" appears twice$/],
    ['fixed.1', week().fixed[0], /^fixed\[1\]\.id: "a" appears twice$/],
    ['fixed.0.employeeId', 'ona', /^fixed\[0\]\.workedBy: /],
    ['needs.0.count', 1e9, /^needs\[0\]\.count: /],
    ['needs.0.count', 1.5, /^needs\[0\]\.count: /],
    ['needs.0.count', -1, /^needs\[0\]\.count: /],
    ['needs.0.end', MIDNIGHT, /^needs\[0\]\.end: must be after start$/],
    ['needs.0.end', MIDNIGHT + 9000, /^needs\[0\]\.end: must be at most two days after start$/],
    ['needs.0.breakMinutes', -30, /^needs\[0\]\.breakMinutes: /],
    ['needs.0.breakMinutes', 480, /^needs\[0\]\.breakMinutes: must be shorter than the shift$/],
    ['needs.0.date', '2026-06-03', /^needs\[0\]\.start: must be on its date$/],
    ['needsAround', [{ ...week().needs[0], count: -1 }], /^needsAround\[0\]\.count: /],
    ['needsAround', [{ ...week().needs[0], date: '2026-07-01' }], /^needsAround\[0\]\.date: must be one of days$/],
    ['needsAround', week().needs, /^needsAround\[0\]\.date: must be the day before or after the period$/],
    ['needs.0.template', 'a\nb'.repeat(200), /^needs\[0\]\.template: /],
    ['days', [], /^days: /],
    ['days.3.date', '2026-06-09', /^days\[3\]\.weekday: /],
    ['days.3', { ...week().days[6] }, /^days\[3\]\.date: must be one day after the previous date$/],
    ['days.3.startsAt', MIDNIGHT, /^days\[3\]\.startsAt: must equal the end of the previous day$/],
    ['from', '2026-05-31', /^from: must be one of days$/],
    ['to', '2026-06-08', /^to: must be one of days$/],
    ['from', '2026-6-1', /^from: /],
    ['law.siesta', {}, /^law: .*siesta/],
    ['law.dailyRest.minMinutes', '11', /^law\.dailyRest\.minMinutes: /],
    ['law.minors.ages.0.freeDaysPerWeek', 8, /^law\.minors\.ages\[0\]\.freeDaysPerWeek: /],
    ['law', undefined, /^law: /],
    ['weights.rules', { 'daily-rset': 1 }, /^weights\.rules\.daily-rset: there is no such rule$/],
    ['weights.rules', { 'daily-rest': -1 }, /^weights\.rules\["daily-rest"\]: /],
    ['weights.coverage', null, /^weights\.coverage: /],
    ['forbiddenSequences.0.first', 'late', /^forbiddenSequences\[0\]\.first: there is no need or shift .* "late"$/],
    ['forbiddenSequences.0.third', 'late', /^forbiddenSequences\[0\]\.third: there is no need or shift .* "late"$/],
    ['forbiddenSequences.0.third', { rest: true }, /^forbiddenSequences\[0\]\.third: must be a template, /],
    ['forbiddenSequences.0.next', null, /^forbiddenSequences\[0\]\.next: must be a template, /],
    ['forbiddenSequences.0.weekday', 8, /^forbiddenSequences\[0\]\.weekday: /],
    ['forbiddenSequences.0.fourth', 'early', /^forbiddenSequences\[0\]: .*fourth/],
    ['people.0.limits.maxConsecutiveWeekends', -1, /^people\[0\]\.limits\.maxConsecutiveWeekends: /],
    ['rules', { templateRuns: [{ template: 'late', most: 2 }] }, /^rules\.templateRuns\[0\]\.template: there is no/],
    ['rules', { templateRuns: [{ template: 'early' }] }, /^rules\.templateRuns\[0\]\.most: is required, or least$/],
    [
      'rules',
      { templateRuns: [{ template: 'early', least: 3, most: 2 }] },
      /^rules\.templateRuns\[0\]\.least: must be at most most$/,
    ],
    ['rules', { templateRuns: [{ template: 'early', least: -1 }] }, /^rules\.templateRuns\[0\]\.least: /],
    ['rules', { restAfterNights: { nights: 2, hours: 1e9 } }, /^rules\.restAfterNights\.hours: /],
    ['rules', { restAfterNights: { nights: 0, hours: 48 } }, /^rules\.restAfterNights\.nights: /],
    ['rules', { completeWeekends: true }, /^rules\.completeWeekends: /],
    ['rules', { sameWeekendShift: { most: 1 } }, /^rules\.sameWeekendShift: .*most/],
    ['people.0.wishes.0.date', '2026-07-01', /^people\[0\]\.wishes\[0\]\.date: must be one of days$/],
    ['people.0.limits.maxShiftsByTemplate', { late: 1 }, /^people\[0\]\.limits\.maxShiftsByTemplate: there is no/],
    ['rules', { seniors: [{ template: 'late', role: null, least: 1 }] }, /^rules\.seniors\[0\]\.template: there is no/],
    ['rules', { maxOfTemplate: [{ template: 'late', perWeek: 1 }] }, /^rules\.maxOfTemplate\[0\]\.template: there/],
    ['rules', { weekendsOff: { least: 3, inWeeks: 2 } }, /^rules\.weekendsOff\.least: must be at most inWeeks$/],
    ['rules', { weekendsOff: { least: 0, inWeeks: 2 } }, /^rules\.weekendsOff\.least: /],
    ['rules', { weekendsOff: { least: 1, inWeeks: 53 } }, /^rules\.weekendsOff\.inWeeks: must be at most 52$/],
    ['rules', { weekendsOff: { least: 1 } }, /^rules\.weekendsOff\.inWeeks: /],
    ['rules', { pairs: [{ first: 'ona', second: 'jonas', kind: 'apart' }] }, /^rules\.pairs\[0\]\.second: there is no/],
    [
      'rules',
      { pairs: [{ first: 'ona', second: 'ona', kind: 'apart' }] },
      /^rules\.pairs\[0\]\.second: must be another/,
    ],
    ['rules', { severities: { 'daily-rset': 'soft' } }, /^rules\.severities\.daily-rset: there is no such rule$/],
    ['accounting', { from: '2026-06-30', to: '2026-06-01' }, /^accounting\.to: must not be before from$/],
    ['budgets', [{ from: '2026-06-02', to: '2026-06-01', cents: 1, keep: 'cap' }], /^budgets\[0\]\.to: must not be/],
    ['budgets', [{ from: '2026-06-01', to: '2026-06-02', cents: 0.5, keep: 'cap' }], /^budgets\[0\]\.cents: /],
    ['budgets', [{ from: '2026-06-01', to: '2026-06-02', cents: 1, keep: 'strict' }], /^budgets\[0\]\.keep: /],
    ['roleRates', [{ role: 'cook', from: '2026-06-01', hourlyRateCents: -1 }], /^roleRates\[0\]\.hourlyRateCents: /],
    ['needs.0.date', '2026-07-01', /^needs\[0\]\.date: must be one of days$/],
    ['needs.1', { ...week().needs[0], end: MIDNIGHT + 900 }, /^needs\[1\]\.start: another need of the same/],
    ['fixed.0', { ...gone, employeeId: 'jonas' }, /^fixed\[0\]\.employeeId: there is no employee "jonas"$/],
    ['people\nother', 1, /^the problem: .*people other/],
  ])('refuses %s as %j in one line', (path, value, line) => {
    expect(() => checkProblem(weekWith(path, value))).toThrow(line);
    expect(() => checkProblem(weekWith(path, value))).toThrow(/^[^\n]*$/);
  });

  it('refuses a period that ends before it begins, and what is no object', () => {
    expect(() => checkProblem({ ...week(), from: '2026-06-05', to: '2026-06-02' })).toThrow(
      /^to: must not be before from$/,
    );
    expect(() => checkProblem(5)).toThrow(/^the problem: /);
  });

  it('refuses more work than any business has', () => {
    const needs = Array.from({ length: 30 }, () => ({ ...week().needs[0], count: 9999 }));
    expect(() => checkProblem({ ...week(), needs })).toThrow(
      /^too large: the needs add up to more than 200000 people$/,
    );
  });
});

it('takes the ID of a law in place of its numbers, and no other word', () => {
  expect(checkProblem({ ...week(), law: 'lt' })).toEqual({ ...week(), law: lithuania });
  for (const law of ['xx', 'LT', '', 'constructor'])
    expect(() => checkProblem({ ...week(), law })).toThrow(
      /^law: there is no such law; the known ones are "lt", "lv", "ee", "ie", "gb", "eu", and null is none$/,
    );
});

it('takes the ID of a law that began later as no law, and with a wrong date names the date', () => {
  // The Labour Code of Lithuania is in force since 2017-07-01, a Saturday.
  const in2017 = (from: string, law: unknown) => {
    const first = Temporal.PlainDate.from(from);
    const startsAt = first.toZonedDateTime('Etc/UTC').epochMilliseconds / 60_000;
    const { dayOfWeek: weekday } = first;
    const days = [{ date: from, weekday, startsAt, clockChange: null, holiday: false, closed: false }];
    const bare = { ...week(), people: [], needs: [], fixed: [], forbiddenSequences: [] };
    return checkProblem({ ...bare, from, to: from, days, law });
  };
  expect(in2017('2017-06-30', 'lt').law).toBeNull();
  expect(in2017('2017-07-01', 'lt').law).toMatchObject({ id: 'lt', workDays: { maxDays: 6 } });
  expect(() => checkProblem({ ...week(), from: 'June', law: 'lt' })).toThrow(/^from: /);
});

it('is described as JSON Schema with every field of a problem', () => {
  const schema = problemJsonSchema() as { properties: Record<string, { anyOf?: object[] }>; required: string[] };
  for (const field of Object.keys(week())) expect(Object.keys(schema.properties)).toContain(field);
  expect(schema.properties['law']?.anyOf?.[0]).toEqual({ type: 'string', enum: ['lt', 'lv', 'ee', 'ie', 'gb', 'eu'] });
  expect(schema.required).not.toContain('rules');
});
