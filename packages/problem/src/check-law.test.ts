import { lawDocuments } from '@pamaina/engine';
import { expect, test } from 'vitest';
import { lawFaults } from './check-law.ts';

type Json = Record<string, unknown>;

const version = {
  from: '2024-01-01',
  severity: 'hard',
  article: 'Act 1, section 2',
  values: { minMinutes: 660 },
  reading: 'act',
  source: 'Official Gazette',
};
const packOf = (rules: Json, more: Json = {}) => ({
  id: 'xx',
  names: { en: 'Nowhere' },
  about: { en: 'Made up' },
  country: 'XX',
  rules,
  ...more,
});
const restOf = (...versions: Json[]) => packOf({ dailyRest: versions.map((one) => ({ ...version, ...one })) });

test.each(lawDocuments.map((law) => [law.id, law]))('the pack "%s" that ships has no fault', (_id, law) => {
  expect(lawFaults(law)).toEqual([]);
});

test('versions that follow each other are no fault, with or without an end', () => {
  expect(lawFaults(restOf({}, { from: '2026-03-16' }))).toEqual([]);
  expect(lawFaults(restOf({ until: '2026-03-15' }, { from: '2026-03-16' }))).toEqual([]);
});

const only = (rule: string, values: Json, more: Json = {}) => packOf({ [rule]: [{ ...version, values, ...more }] });
const ages = (fromAge: number, toAge: number) => ({
  ages: [
    {
      fromAge,
      toAge,
      months: null,
      maxMinutesPerDay: 480,
      maxMinutesPerSchoolDay: 480,
      maxMinutesPerWeek: 2400,
      nightFrom: 1320,
      nightTo: 360,
      minRestMinutes: 720,
      freeDaysPerWeek: 2,
    },
  ],
});
const eve = (days: string[]) => packOf({ eves: [{ ...version, severity: undefined, values: { minutes: 60, days } }] });
const longer = (overMinutes: number, minMinutes: number) =>
  only('mealBreak', { overMinutes: 270, minMinutes: 15, longer: [{ overMinutes, minMinutes }] });
const instead = (ways: Json) => only('weeklyRest', { minMinutes: 2100, instead: ways });
const madeUp = (leastMinutes: unknown, withinDays: unknown = 14) =>
  only('dailyRest', { minMinutes: 660, madeUp: { leastMinutes, withinDays } });
const averaged = (more: Json = {}) => only('averageRest', { minMinutes: 2100, period: 'accounting', ...more });
const months = (most: number) =>
  only('accountingPeriod', { mostMonths: 4, grounds: { agreement: most } }, { severity: undefined });
const overtime = (extendedMinutes: number) => only('weeklyOvertime', { usualMinutes: 480, extendedMinutes });
const NOTES = { reading: 'notes', source: 'Notes' };
const readings = (...names: string[]) => ({ readings: Object.fromEntries(names.map((name) => [name, NOTES])) });

test.each([
  ['a leap day', eve(['02-29'])],
  ['one year of age', only('minors', ages(17, 17))],
  ['the same extended overtime', overtime(480)],
  ['the same break in longer work', longer(360, 15)],
  ['the same months by agreement', months(4)],
  ['other ways of weekly rest', instead({ onceIn14Minutes: 3540, twiceInNext7Minutes: 2100 })],
  ['periods counted from a date', only('weeklyRest', { minMinutes: 2100, countedFrom: '1998-10-05' })],
  [
    'a reading of another way',
    only('weeklyRest', { minMinutes: 2100, instead: { onceIn14Minutes: 3540 } }, readings('instead.onceIn14Minutes')),
  ],
  ['a short rest as long as the usual one', madeUp(660)],
  ['rest of its own with averaged hours', only('dailyRest', { minMinutes: 720, summaryMinutes: 660 })],
  ['averaged rest', averaged()],
  ['a reading of one value', restOf(readings('minMinutes'))],
  ['readings of ages', only('minors', ages(16, 17), readings('nightFrom', 'freeDaysPerWeek'))],
  [
    'a reading in a group',
    only(
      'accountingPeriod',
      { mostMonths: 4, grounds: { sector: 6 } },
      { severity: undefined, ...readings('grounds.sector') },
    ),
  ],
])('%s is no fault', (_name, data) => {
  expect(lawFaults(JSON.parse(JSON.stringify(data)))).toEqual([]);
});

test.each([
  [
    'a floor above the rest',
    madeUp(661),
    'rules.dailyRest[0].values.madeUp.leastMinutes: must not be above minMinutes',
  ],
  ['a negative floor', madeUp(-1), 'rules.dailyRest[0].values.madeUp.leastMinutes: '],
  ['0 days', madeUp(540, 0), 'rules.dailyRest[0].values.madeUp.withinDays: '],
  ['negative days', madeUp(540, -1), 'rules.dailyRest[0].values.madeUp.withinDays: '],
  ['half a day', madeUp(540, 1.5), 'rules.dailyRest[0].values.madeUp.withinDays: '],
  ['no days', madeUp(540, null), 'rules.dailyRest[0].values.madeUp.withinDays: '],
  ['an unknown period', averaged({ period: 'season' }), 'rules.averageRest[0].values.period: '],
  ['no period', averaged({ period: undefined }), 'rules.averageRest[0].values.period: '],
  ['a negative average', averaged({ minMinutes: -1 }), 'rules.averageRest[0].values.minMinutes: '],
  [
    'a severity among the values',
    restOf({ severity: undefined, values: { minMinutes: 660, severity: 'hard' } }),
    'rules.dailyRest[0].values.severity: ',
  ],
  [
    'an article among the values',
    restOf({ values: { minMinutes: 660, article: 'Another act' } }),
    'rules.dailyRest[0].values.article: ',
  ],
  ['an eve that no year has', eve(['12-24', '02-30']), 'rules.eves[0].values.days[1]: is no day'],
  ['an eve of month 13', eve(['13-01']), 'rules.eves[0].values.days[0]: is no day'],
  ['ages the wrong way round', only('minors', ages(17, 16)), 'rules.minors[0].values.ages[0].fromAge: '],
  ['extended overtime below the usual', overtime(479), 'rules.weeklyOvertime[0].values.extendedMinutes: '],
  ['a shorter break in longer work', longer(360, 14), 'rules.mealBreak[0].values.longer: must not have a shorter'],
  ['longer work that isn’t', longer(270, 30), 'rules.mealBreak[0].values.longer: must be of more work'],
  [
    'another way with less rest',
    instead({ twiceIn14Minutes: 2099 }),
    'rules.weeklyRest[0].values.instead: must not be',
  ],
  ['no other way', instead({}), 'rules.weeklyRest[0].values.instead: must name'],
  [
    'a way that is none',
    instead({ onceIn14Minutes: 3540, onceIn21Minutes: 3540 }),
    'rules.weeklyRest[0].values.instead: ',
  ],
  [
    'periods counted from no date',
    only('weeklyRest', { minMinutes: 2100, countedFrom: '1998-02-30' }),
    'rules.weeklyRest[0].values.countedFrom: ',
  ],
  ['fewer months by agreement', months(3), 'rules.accountingPeriod[0].values.grounds: '],
  [
    'more days at home than there are',
    only('homeOnCall', { maxDays: 29, inDays: 28 }),
    'rules.homeOnCall[0].values.maxDays: ',
  ],
  [
    'a reading of no value',
    restOf(readings('maxMinutes')),
    'rules.dailyRest[0].readings: there is no value maxMinutes',
  ],
  [
    'a reading that is none',
    restOf({ readings: { minMinutes: { reading: 'guess', source: 'Notes' } } }),
    'rules.dailyRest[0].readings.minMinutes.reading: ',
  ],
  ['a missing article', restOf({ article: undefined }), 'rules.dailyRest[0].article: '],
  ['an empty article', restOf({ article: '' }), 'rules.dailyRest[0].article: '],
  ['a negative rest', restOf({ values: { minMinutes: -1 } }), 'rules.dailyRest[0].values.minMinutes: '],
  ['no rest', restOf({ values: {} }), 'rules.dailyRest[0].values.minMinutes: '],
  ['a value that the rule has not', restOf({ values: { minMinutes: 1, naps: 2 } }), 'rules.dailyRest[0].values: '],
  ['no severity', restOf({ severity: undefined }), 'rules.dailyRest[0].severity: '],
  [
    'a severity of what judges nothing',
    packOf({ norm: [{ ...version, values: { weekMinutes: 2400 } }] }),
    'rules.norm[0]: ',
  ],
  ['an unknown rule', packOf({ dailyNap: [version] }), 'rules.dailyNap: there is no such rule'],
  ['a rule that objects have', packOf({ constructor: [version] }), 'rules.constructor: there is no such rule'],
  ['no version', packOf({ dailyRest: [] }), 'rules.dailyRest: '],
  [
    'versions that overlap',
    restOf({ until: '2026-03-16' }, { from: '2026-03-16' }),
    'rules.dailyRest[1].from: overlaps',
  ],
  ['versions in the wrong order', restOf({ from: '2026-03-16' }, {}), 'rules.dailyRest[1].from: overlaps'],
  [
    'a gap',
    restOf({ until: '2026-03-14' }, { from: '2026-03-16' }),
    'rules.dailyRest[1].from: leaves a gap after 2026-03-14',
  ],
  ['an end before its start', restOf({ until: '2023-12-31' }), 'rules.dailyRest[0].until: must not be before from'],
  ['a date that is none', restOf({ from: '2026-02-30' }), 'rules.dailyRest[0].from: '],
  ['a link that opens no page', restOf({ link: 'javascript:alert(1)' }), 'rules.dailyRest[0].link: '],
  [
    '500 rules',
    packOf(Object.fromEntries(Array.from({ length: 500 }, (_, i) => [`r${i}`, [version]]))),
    'rules: at most 100, not 500',
  ],
  ['an ID that is no name', packOf({}, { id: '../lt' }), 'id: '],
  ['no name', packOf({}, { names: { lt: 'Niekur' } }), 'names: must have English'],
  ['nothing', null, 'the law pack: '],
])('%s is named with its field', (_name, data, place) => {
  const faults = lawFaults(JSON.parse(JSON.stringify(data)));
  expect(faults).toHaveLength(1);
  expect(faults[0]?.slice(0, place.length)).toBe(place);
});

test('each fault has its line', () => {
  const faults = lawFaults(restOf({ article: '' }, { from: '2026-03-16', values: { minMinutes: -1 } }));
  expect(faults.map((line) => line.split(':')[0])).toEqual([
    'rules.dailyRest[0].article',
    'rules.dailyRest[1].values.minMinutes',
  ]);
});
