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

test.each([
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
