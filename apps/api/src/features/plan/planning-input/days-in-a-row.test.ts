import { afterAll, beforeAll, expect, test } from 'vitest';
import { addTemplate, createCafe, type TestCafe } from '../../../testing/seeds/cafe.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';

let api: TestApp;
let cafe: TestCafe;
beforeAll(async () => {
  api = await createTestApp({ planning: true });
  cafe = await createCafe(api, 1);
  await addTemplate(api, cafe, { name: 'NIGHT', start_time: '22:00', end_time: '06:00', break_minutes: 0 });
});
afterAll(() => api.close());

const put = (body: object) => api.call('PUT', '/settings/system', { token: cafe.token, body });
const summary = async (month: string, language: string) => {
  const headers = { 'accept-language': language };
  return (await api.call('GET', `/schedule/summary?${month}`, { token: cafe.token, headers })).json;
};

/** By rule: the days on which it is broken, and what it says. */
const broken = async (language: string) => {
  const { violations } = await summary('start=2031-07-01&end=2031-07-31', language);
  return violations.map(({ rule, date, detail }: Record<string, string>) => `${rule} ${date}: ${detail}`);
};

/** July 2031 begins on a Tuesday. */
const shifts: [date: string, template: string][] = [
  ['2031-07-01', 'DAY'],
  ['2031-07-02', 'DAY'],
  ['2031-07-03', 'DAY'],
  // A Saturday alone.
  ['2031-07-05', 'DAY'],
  // Both days of the next weekend, with different shifts.
  ['2031-07-12', 'DAY'],
  ['2031-07-13', 'NIGHT'],
  // Two nights, and 26 hours after the second one a day.
  ['2031-07-22', 'NIGHT'],
  ['2031-07-23', 'NIGHT'],
  ['2031-07-25', 'DAY'],
];

test('what is scheduled by hand against each rule is named in both languages', async () => {
  const saved = await put({
    law_pack: 'none',
    business_rules: {
      complete_weekends: {},
      same_weekend_shift: {},
      rest_after_nights: { nights: 2, hours: 48 },
    },
    limits: { max_consecutive_weekends: 1 },
    forbidden_sequences: [{ template: 'DAY', next_template: 'DAY', third_template: 'DAY' }],
    template_limits: [
      { template: 'DAY', max_in_row: 2 },
      { template: 'NIGHT', min_in_row: 2 },
    ],
  });
  expect(saved.status).toBe(200);
  for (const [date, template] of shifts) {
    const body = { date, template, role: 'cook', employee_id: cafe.workers[0]?.id };
    expect((await api.call('POST', '/schedule/shifts', { token: cafe.token, body })).status).toBe(201);
  }
  expect((await broken('en')).toSorted()).toEqual([
    'complete-weekends 2031-07-05: Would work on only one day of the weekend.',
    'forbidden-pattern 2031-07-01: Would work DAY → DAY → DAY on consecutive days, which isn’t allowed.',
    'max-consecutive-weekends 2031-06-30: Would work 2 weekends in a row; the limit is 1.',
    'max-template-days 2031-07-01: Too many days in a row with the DAY shift; the maximum is 2.',
    'min-template-days 2031-07-13: Days in a row with the NIGHT shift: 1; the minimum is 2.',
    'rest-after-nights 2031-07-23: Only 26 h of rest after 2 or more nights in a row; the minimum is 48 h.',
    'same-weekend-shift 2031-07-12: Would work different shifts on Saturday and Sunday.',
  ]);
  expect((await broken('lt')).toSorted()).toEqual([
    'complete-weekends 2031-07-05: Dirbtų tik vieną savaitgalio dieną.',
    'forbidden-pattern 2031-07-01: Dienomis iš eilės dirbtų DAY → DAY → DAY, o tokia seka neleidžiama.',
    'max-consecutive-weekends 2031-06-30: Darbo savaitgalių iš eilės būtų 2; sutarta ne daugiau kaip 1.',
    'max-template-days 2031-07-01: Dienų iš eilės su pamaina DAY būtų daugiau kaip 2.',
    'min-template-days 2031-07-13: Dienų iš eilės su pamaina NIGHT būtų 1; turi būti bent 2.',
    'rest-after-nights 2031-07-23: Po naktų iš eilės (bent 2) ilsėtųsi tik 26 val.; turi ilsėtis bent 48 val.',
    'same-weekend-shift 2031-07-12: Šeštadienį ir sekmadienį dirbtų skirtingas pamainas.',
  ]);
});

// A cook is needed on every day but Sunday: of three in a row one stays open, and of the six of a week two. May 2031
// has the days 1 to 3 and then four whole weeks of six: 2 + 4 * 4 of 27.
test('a plan obeys them, and an open shift names the rule', async () => {
  await put({ business_rules: {}, limits: {}, template_limits: [] });
  const { json } = await api.call('POST', '/generate-schedule?year=2031&month=5', {
    token: cafe.token,
    body: { seconds: 30, seed: 1 },
  });
  expect(json.quality).toMatchObject({ filled: 18, fillable: 18, hard_violations: 0 });
  const { unfilled } = await summary('start=2031-05-01&end=2031-05-31', 'en');
  expect(unfilled).toHaveLength(9);
  expect(
    new Set(unfilled.flatMap(({ reasons }: { reasons: { rule: string }[] }) => reasons.map(({ rule }) => rule))),
  ).toEqual(new Set(['forbidden-pattern']));
});
