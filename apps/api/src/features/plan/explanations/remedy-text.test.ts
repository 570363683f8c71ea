import type { BentRule, Remedy, Violation } from '@pamaina/engine';
import { expect, test } from 'vitest';
import { remedyText } from './remedy-text.ts';

const violation: Omit<Violation, 'rule' | 'date' | 'params'> = {
  severity: 'consent',
  employeeId: 'ona',
  shiftIds: [],
  source: null,
};
const overtime: BentRule = {
  kind: 'consent',
  employeeId: 'ona',
  rule: 'norm-hours',
  by: 450,
  violation: { ...violation, rule: 'norm-hours', date: null, params: { minutes: 10_050, limit: 9600 } },
};
const away: BentRule = {
  kind: 'unavailability',
  employeeId: 'ona',
  rule: 'unavailable',
  by: 1,
  violation: { ...violation, severity: 'hard', rule: 'unavailable', date: '2031-03-10', params: { cause: 'self' } },
};
const between = (rule: string, params: Violation['params']): BentRule => ({
  kind: 'business',
  employeeId: 'ona',
  rule,
  by: 1,
  violation: { ...violation, severity: 'hard', rule, date: '2031-03-10', params },
});
const move = { shiftId: null, date: '2031-03-10', template: 'DAY', role: 'cook', start: 0, end: 480, from: null };
const remedy = (bent: BentRule[]): Remedy => ({
  kind: bent.at(-1)?.kind ?? 'free',
  bent,
  moves: [{ ...move, to: 'ona' }],
  penalty: -1,
});
const told = (bent: BentRule[], language: 'en' | 'lt') => {
  const { detail, also } = remedyText(remedy(bent), {
    names: new Map([['ona', 'Ona Žukaitė']]),
    language,
    zone: 'Europe/Vilnius',
  });
  return [detail, ...also];
};

test('each exception that is needed has a line', () => {
  expect(told([overtime, away], 'en')).toEqual([
    '7.5 h of overtime for Ona Žukaitė (needs written consent)',
    'Ona Žukaitė works on 10 Mar 2031 although they are unavailable',
  ]);
  expect(told([overtime, away], 'lt')).toEqual([
    'Ona Žukaitė: 7,5 val. viršvalandžių (rašytinis sutikimas)',
    'Ona Žukaitė dirba 2031-03-10, nors nurodė, kad negali',
  ]);
  expect(told([], 'en')).toEqual(['Ona Žukaitė can take it without breaking a rule.']);
});

test('for a rule between employees it says who takes the shift and whom the rule joins', () => {
  const pair = { first: 'Ona Žukaitė', second: 'Jonas', template: 'DAY' };
  const bent = [
    between('pair-apart', { ...pair, minutes: 60 }),
    between('pair-together', pair),
    between('senior-present', { template: 'DAY', count: 1, places: 0, limit: 1 }),
  ];
  expect(told(bent, 'en')).toEqual([
    'Ona Žukaitė works on 10 Mar 2031, although Ona Žukaitė and Jonas should work apart',
    'Ona Žukaitė works the DAY shift on 10 Mar 2031, although Ona Žukaitė and Jonas should work it together',
    'Ona Žukaitė works the DAY shift on 10 Mar 2031, although it needs an experienced employee',
  ]);
  expect(told(bent, 'lt')).toEqual([
    'Ona Žukaitė dirba 2031-03-10, nors Ona Žukaitė ir Jonas neturėtų dirbti tuo pačiu metu',
    'Ona Žukaitė dirba 2031-03-10, nors Ona Žukaitė ir Jonas pamainą DAY turėtų dirbti kartu',
    'Ona Žukaitė 2031-03-10 dirba pamainą DAY, nors ta vieta skirta patyrusiam darbuotojui',
  ]);
});

test('reassignments are listed in steps, also where a shift has its own hours', () => {
  const passed = {
    ...remedy([]),
    moves: [
      { ...move, to: 'ona' },
      { ...move, template: null, from: 'ona', to: 'rasa' },
    ],
  };
  const reader = {
    names: new Map([
      ['ona', 'Ona'],
      ['rasa', 'Rasa'],
    ]),
    language: 'en',
    zone: 'Europe/Vilnius',
  } as const;
  const { steps } = remedyText(passed, reader);
  expect(steps[0]).toMatch(/^10 Mar 2031, DAY, cook: .+ → Ona$/);
  expect(steps[1]).toBe('10 Mar 2031, cook: Ona → Rasa');
});

test.each([
  ['weekly-hours', { minutes: 2610, limit: 2400 }, { field: 'max_hours_per_week', amount: 44 }],
  ['max-minutes', { minutes: 9700, limit: 9600 }, { field: 'max_hours_per_month', amount: 162 }],
  ['max-weekly-shifts', { count: 5, limit: 4 }, { field: 'max_shifts_per_week', amount: 5 }],
  ['max-shifts', { count: 19, limit: 18 }, { field: 'max_shifts_per_month', amount: 19 }],
  ['max-consecutive-days', { days: 6, limit: 5 }, { field: 'max_consecutive_days', amount: 6 }],
  ['max-weekends', { weekends: 3, limit: 2 }, { field: 'max_weekends', amount: 3 }],
  ['pair-apart', { first: 'ona', second: 'rasa' }, null],
])('what the limit of %s would have to be, for the form that is opened filled in', (rule, params, limit) => {
  const remedy: Remedy = { kind: 'business', penalty: 0, bent: [between(rule, params)], moves: [] };
  expect(remedyText(remedy, { names: new Map(), language: 'en', zone: 'UTC' }).bends).toMatchObject([{ rule, limit }]);
});
