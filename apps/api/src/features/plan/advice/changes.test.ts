import { lawDocuments, lawOf, type Person, type Problem, ruleCatalogue } from '@pamaina/engine';
import { adult, world } from '@pamaina/engine/testing';
import { expect, test } from 'vitest';
import { droppableRules, mostFirst } from './changes.ts';
import { setRules } from './set-rules.ts';

/** Without a law, so that the norm is a business rule too. */
const codesOf = (more: Partial<Problem> = {}) =>
  droppableRules({ problem: world({ law: null, ...more }) }).map(({ rule }) => rule);

test('every rule of the engine that can be dropped is decided, under each law', () => {
  const laws = [null, ...lawDocuments.map(({ id }) => lawOf(id, { from: '2026-03-01', to: '2026-03-31' }))];
  // None, and those of Lithuania, Latvia, Estonia, Ireland, Great Britain and the EU.
  expect(laws).toHaveLength(7);
  const codes = laws.flatMap((law) =>
    (['summary', 'fixed'] as const).flatMap((regime) =>
      ruleCatalogue({ law, regime })
        .filter(({ source, choices }) => source === null && choices.includes('off'))
        .map(({ code }) => code),
    ),
  );
  expect(Object.keys(setRules).toSorted()).toEqual([...new Set(codes)].toSorted());
});

test('where nothing is set there is nothing to drop', () => {
  expect(codesOf()).toEqual([]);
});

const person = (more: Partial<Person>): Partial<Problem> => ({ people: [adult(more), adult({ id: 'jonas' })] });
const limits = (of: Person['limits']) => person({ limits: of });
const run = { template: 'DAY' };
const split = { leastBreak: 2, mostBreak: 5, mostPerWeek: 2 };
const pair = { first: 'ona', second: 'jonas' };
const hard = (code: string): Partial<Problem> => ({ rules: { severities: { [code]: 'hard' } } });

test.each<[string, Partial<Problem>, string[]]>([
  ['closing', { rules: { closingBeforeOpening: true } }, ['closing-before-opening']],
  ['two templates', { forbiddenSequences: [{ first: 'DAY', next: 'EVE' }] }, ['forbidden-sequence']],
  ['a day off', { forbiddenSequences: [{ first: 'DAY', next: { work: false } }] }, ['forbidden-pattern']],
  ['long runs', { rules: { templateRuns: [{ ...run, most: 3 }] } }, ['max-template-days']],
  ['short runs', { rules: { templateRuns: [{ ...run, least: 2 }] } }, ['min-template-days']],
  ['runs of a day', { rules: { templateRuns: [{ ...run, least: 1 }] } }, []],
  ['hours a week', person({ maxMinutesPerWeek: 2400 }), ['weekly-hours']],
  ['shifts a week', limits({ maxShiftsPerWeek: 5 }), ['max-weekly-shifts']],
  ['a template a week', { rules: { maxOfTemplate: [{ ...run, perWeek: 2 }] } }, ['max-weekly-template-shifts']],
  ['own, a week', limits({ maxShiftsByTemplatePerWeek: { DAY: 2 } }), ['max-weekly-template-shifts']],
  ['a template', { rules: { maxOfTemplate: [{ ...run, perPeriod: 9 }] } }, ['max-template-shifts']],
  ['own of no template', limits({ maxShiftsByTemplate: {} }), []],
  ['weekends', limits({ maxWeekends: 2 }), ['max-weekends']],
  ['weekends in a row', limits({ maxConsecutiveWeekends: 2 }), ['max-consecutive-weekends']],
  ['weekends off', { rules: { weekendsOff: { least: 1, inWeeks: 3 } } }, ['weekends-off']],
  ['whole weekends', { rules: { completeWeekends: {} } }, ['complete-weekends']],
  ['split days that nobody works', { rules: { splitDays: split } }, []],
  ['split days', { ...person({ splitsDays: true }), rules: { splitDays: split } }, ['split-break', 'split-days']],
  ['shifts', limits({ maxShifts: 20 }), ['max-shifts']],
  ['minutes', limits({ maxMinutes: 9600 }), ['max-minutes']],
  ['a norm', person({ normMinutes: 9600 }), ['norm-hours']],
  ['a norm by law', { ...person({ normMinutes: 9600 }), law: world().law }, []],
  ['a wish', limits({ minShifts: 9 }), []],
  ['a wish that must be met', { ...limits({ minShifts: 9 }), ...hard('least-shifts') }, ['least-shifts']],
  ['apart', { ...person({}), rules: { pairs: [{ ...pair, kind: 'apart' }] } }, ['pair-apart']],
  ['with somebody who left', { rules: { pairs: [{ ...pair, kind: 'apart' }] } }, []],
  ['together', { ...person({}), rules: { pairs: [{ ...pair, kind: 'together' }] } }, ['pair-together']],
  ['seniors', { rules: { seniors: [{ template: 'DAY', role: null, least: 1 }] } }, ['senior-present']],
])('of %s only what is set', (_, more, codes) => {
  expect(codesOf(more)).toEqual(codes);
});

test('what is only wished for, or off, is not dropped', () => {
  const severities = { 'max-shifts': 'soft', 'max-weekends': 'off' } as const;
  expect(codesOf({ ...limits({ maxShifts: 20, maxWeekends: 2, maxMinutes: 9600 }), rules: { severities } })).toEqual([
    'max-minutes',
  ]);
});

test('the best comes first, and what is not known after what is proved not to help', () => {
  const rule = (name: string, least: number | null) => ({ name, difference: { least, most: 0, found: 0, cost: null } });
  const rules = [rule('unproved', null), rule('idle', 0), { name: 'no time', difference: null }, rule('three', -3)];
  const sorted = mostFirst([...rules, rule('five', -5)]);
  expect(sorted.map(({ name }) => name)).toEqual(['five', 'three', 'idle', 'unproved', 'no time']);
});
