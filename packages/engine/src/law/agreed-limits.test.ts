import { expect, test } from 'vitest';
import { type AgreedLimit, isAllowed, stricterWay, withAgreed } from './agreed-limits.ts';
import { lawIn, versionsOn, type LawDocument, type RuleVersion } from './law-document.ts';
import { lawOn } from './law-on.ts';
import { lawDocument } from './packs.ts';

const version = { article: 'A 1', reading: 'act', source: 'Gazette' } as const;
/** Rest of 10 hours, of 11 from 1 July 2026; a shift of at most 12, of 14 by collective agreement. */
const document: LawDocument = {
  id: 'xx',
  names: { en: 'Nowhere' },
  about: { en: 'Nowhere' },
  country: 'XX',
  rules: {
    dailyRest: [
      { ...version, from: '2020-01-01', severity: 'hard', values: { minMinutes: 600 } },
      { ...version, from: '2026-07-01', severity: 'hard', values: { minMinutes: 660 } },
    ],
    shiftLength: [
      {
        ...version,
        from: '2020-01-01',
        severity: 'hard',
        values: { maxMinutes: 720 },
        byAgreement: { maxMinutes: 840 },
      },
    ],
    mealBreak: [{ ...version, from: '2020-01-01', severity: 'soft', values: { overMinutes: 360, minMinutes: 30 } }],
    norm: [{ ...version, from: '2020-01-01', values: { weekMinutes: 2400 } }],
  },
};
const rest = (value: number, more: Partial<AgreedLimit> = {}): AgreedLimit => ({
  rule: 'dailyRest',
  part: 'minMinutes',
  value,
  kind: 'house',
  name: 'Our house',
  from: '2026-03-01',
  until: '2026-08-31',
  ...more,
});
const shift = (value: number, kind: AgreedLimit['kind']) =>
  rest(value, { rule: 'shiftLength', part: 'maxMinutes', kind });
const restOn = (date: string, ...limits: AgreedLimit[]) =>
  lawOn(lawIn(withAgreed(document, limits), { from: '2020-01-01', to: '2030-01-01' }), date)?.dailyRest;

test('a stricter limit holds from its first to its last day, and is cited with the article', () => {
  const house = rest(720);
  expect(restOn('2026-02-28', house)).toEqual({ minMinutes: 600, severity: 'hard', article: 'A 1' });
  expect(restOn('2026-03-01', house)).toEqual({ minMinutes: 720, severity: 'hard', article: 'A 1; Our house' });
  // Over the day on which the law itself changes.
  expect(restOn('2026-07-01', house)?.minMinutes).toBe(720);
  expect(restOn('2026-08-31', house)?.minMinutes).toBe(720);
  expect(restOn('2026-09-01', house)).toEqual({ minMinutes: 660, severity: 'hard', article: 'A 1' });
  expect(restOn('2029-01-01', rest(720, { until: null }))?.minMinutes).toBe(720);
  expect(restOn('2026-05-01')?.minMinutes).toBe(600);
});

test('one that the law overtakes counts as the law, and is not allowed any more', () => {
  expect([restOn('2026-06-30', rest(630))?.minMinutes, restOn('2026-07-01', rest(630))?.minMinutes]).toEqual([
    630, 660,
  ]);
  expect([isAllowed(document, rest(630)), isAllowed(document, rest(630, { until: '2026-06-30' }))]).toEqual([
    false,
    true,
  ]);
});

test('of two at once the stricter one holds', () => {
  for (const limits of [
    [rest(720), rest(780, { name: 'Union' })],
    [rest(780, { name: 'Union' }), rest(720)],
  ])
    expect(restOn('2026-05-01', ...limits)).toMatchObject({ minMinutes: 780, article: 'A 1; Union' });
});

test('what the law has in place of a value is never less strict than the agreement on the value', () => {
  const more: LawDocument = {
    ...document,
    rules: {
      weeklyRest: [
        {
          ...version,
          from: '2020-01-01',
          severity: 'hard',
          values: { minMinutes: 2100, fixedMinutes: 2520, instead: { onceIn14Minutes: 3540, twiceIn14Minutes: 2100 } },
        },
      ],
      averageHours: [
        { ...version, from: '2020-01-01', severity: 'hard', values: { maxMinutes: 2880, agreedMinutes: 3120 } },
      ],
    },
  };
  const on = (rule: 'weeklyRest' | 'averageHours', ...limits: AgreedLimit[]) =>
    versionsOn(withAgreed(more, limits), '2026-05-01').find(([name]) => name === rule)?.[1];
  const weekly = (value: number) => rest(value, { rule: 'weeklyRest' });
  expect(on('weeklyRest', weekly(2880))?.values).toEqual({
    minMinutes: 2880,
    fixedMinutes: 2880,
    instead: { onceIn14Minutes: 3540, twiceIn14Minutes: 2880 },
  });
  expect(on('weeklyRest', weekly(2400))?.values).toMatchObject({ minMinutes: 2400, fixedMinutes: 2520 });
  // Which of them the agreement sets, as The law here says.
  expect(on('weeklyRest', weekly(2400))?.agreed?.parts).toEqual(['minMinutes', 'instead.twiceIn14Minutes']);
  const both = on('weeklyRest', weekly(2400), weekly(4000))?.values;
  expect(both).toEqual({
    minMinutes: 4000,
    fixedMinutes: 4000,
    instead: { onceIn14Minutes: 4000, twiceIn14Minutes: 4000 },
  });
  const average = on('averageHours', rest(2400, { rule: 'averageHours', part: 'maxMinutes' }));
  expect(average?.values).toEqual({ maxMinutes: 2400, agreedMinutes: 2400 });
  // None of them can be agreed by itself, nor can the notice of a change, which no roster is judged by.
  for (const part of ['instead', 'instead.twiceIn14Minutes', 'fixedMinutes', 'countedFrom'])
    expect(isAllowed(more, rest(5000, { rule: 'weeklyRest', part }))).toBe(false);
  expect(isAllowed(more, rest(2400, { rule: 'averageHours', part: 'agreedMinutes' }))).toBe(false);
});

test('an agreed daily rest holds with averaged hours, and for rests that are made up; the days for it stay', () => {
  const values = { minMinutes: 720, summaryMinutes: 660, madeUp: { leastMinutes: 540, withinDays: 14 } };
  const more: LawDocument = {
    ...document,
    rules: { dailyRest: [{ ...version, from: '2020-01-01', severity: 'hard', values }] },
  };
  const agreed = versionsOn(withAgreed(more, [rest(750)]), '2026-05-01')[0]?.[1].values;
  expect(agreed).toEqual({
    minMinutes: 750,
    summaryMinutes: 750,
    madeUp: { leastMinutes: 750, withinDays: 14 },
  });
  for (const part of ['summaryMinutes', 'madeUp.leastMinutes', 'madeUp.withinDays'])
    expect(isAllowed(more, rest(800, { part }))).toBe(false);
});

test.each(['lt', 'lv', 'ee', 'ie', 'gb', 'eu'])(
  '%s: only least and most values of judged rules can be agreed',
  (id) => {
    const rules = lawDocument(id)?.rules ?? {};
    const parts = (Object.entries(rules) as [string, RuleVersion[]][]).flatMap(([rule, versions]) =>
      Object.keys(versions[0]?.values ?? {}).flatMap((name) =>
        stricterWay(versions[0]!, name) === null ? [] : [`${rule}.${name}`],
      ),
    );
    expect(parts).toContain('weeklyRest.minMinutes');
    expect(
      parts.filter((part) => !/\.(min|max)[A-Z]/.test(part) || /^(changeNotice|lateChange|minors)\./.test(part)),
    ).toEqual([]);
  },
);

test('only a collective agreement goes beyond the law, as far as its article says', () => {
  expect(isAllowed(document, shift(780, 'house'))).toBe(false);
  expect(isAllowed(document, shift(840, 'collective'))).toBe(true);
  expect(isAllowed(document, shift(841, 'collective'))).toBe(false);
  const most = (limit: AgreedLimit) =>
    versionsOn(withAgreed(document, [limit]), '2026-05-01').find(([rule]) => rule === 'shiftLength')?.[1].values;
  expect(most(shift(900, 'collective'))).toEqual({ maxMinutes: 840 });
  expect(most(shift(900, 'house'))).toEqual({ maxMinutes: 720 });
  expect(most(shift(600, 'house'))).toEqual({ maxMinutes: 600 });
});

test.each([
  ['a rule that the law hasn’t', { rule: 'workDays', part: 'maxDays' }],
  ['no rule at all', { rule: '__proto__' }],
  ['a value that the rule hasn’t', { part: 'maxMinutes' }],
  ['a break, which depends on the hours', { rule: 'mealBreak' }],
  ['the norm, which no roster is judged by', { rule: 'norm', part: 'weekMinutes' }],
  ['a time before the law', { from: '2019-01-01', until: '2019-12-31' }],
])('%s can’t be agreed, and changes nothing', (_, wrong) => {
  const limit = rest(720, wrong);
  expect(isAllowed(document, limit)).toBe(false);
  expect(lawIn(withAgreed(document, [limit]), { from: '2026-05-01', to: '2026-05-01' })).toEqual(
    lawIn(document, { from: '2026-05-01', to: '2026-05-01' }),
  );
});
