import { settings } from '@pamaina/contract';
import { ruleCatalogue, ruleNumbers } from '@pamaina/engine';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createCafe, type TestCafe } from '../../../testing/seeds/cafe.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import { toEngineSettings } from './to-engine.ts';
import type { StoredSettings } from '../../business/settings/index.ts';

let api: TestApp;
let cafe: TestCafe;
beforeAll(async () => {
  api = await createTestApp({ planning: true });
  cafe = await createCafe(api, 2);
});
afterAll(() => api.close());

const get = async () => (await api.call('GET', '/settings/system', { token: cafe.token })).json;
const put = (business_rules: unknown) =>
  api.call('PUT', '/settings/system', { token: cafe.token, body: { business_rules } });

test.each(Object.entries(settings.businessRules))('the engine has the rule %s with the same numbers', (name, rule) => {
  const codes = ruleCatalogue({ law: null, regime: 'summary' }).map(({ code }) => code);
  expect(codes).toContain(name.replaceAll('_', '-'));
  const initial = Object.fromEntries(Object.entries(rule.numbers).map(([number, of]) => [number, of.initial]));
  const stored: Partial<StoredSettings> = {
    law_pack: 'none',
    accounting_months: 1,
    business_rules: { [name]: initial },
    forbidden_sequences: [],
    template_limits: [],
    pairs: [],
  };
  const { rules } = toEngineSettings(stored as StoredSettings, '2031-05-01');
  const found = Object.entries(rules).filter(([key]) => key in ruleNumbers);
  expect(found.map(([field, numbers]) => [field, Object.keys(numbers).sort()])).toEqual([
    [expect.any(String), Object.keys(ruleNumbers[found[0]?.[0] ?? '']?.least ?? {}).sort()],
  ]);
});

test.each<[string, unknown, string]>([
  ['an unknown rule', { gravity: {} }, 'business_rules.gravity'],
  ['a number left out', { weekends_off: { least: 1 } }, 'business_rules.weekends_off.in_weeks'],
  ['no weekend at all', { weekends_off: { least: 0, in_weeks: 2 } }, 'business_rules.weekends_off.least'],
  ['more weekends than weeks', { weekends_off: { least: 3, in_weeks: 2 } }, 'business_rules.weekends_off.least'],
  ['half a week', { weekends_off: { least: 1, in_weeks: 2.5 } }, 'business_rules.weekends_off.in_weeks'],
  ['five weeks', { weekends_off: { least: 1, in_weeks: 5 } }, 'business_rules.weekends_off.in_weeks'],
])('%s is refused at its field, and nothing is stored', async (_, rules, field) => {
  const reply = await put(rules);
  expect([reply.status, Object.keys(reply.json.errors)]).toEqual([422, [field]]);
  expect((await get()).business_rules).toEqual({});
});

// A cook is needed on every day but Sunday. With two of any three weekends off, a cook works one Saturday in three: two
// cooks fill four of 3, 10, 17, 24 and 31 May, all but the third.
test('a plan obeys it, and says in both languages why a shift stays open', async () => {
  const generate = async () =>
    (
      await api.call('POST', '/generate-schedule?year=2031&month=5', {
        token: cafe.token,
        body: { seconds: 30, seed: 1 },
      })
    ).json;
  const saved = await put({ weekends_off: { least: 2, in_weeks: 3 } });
  expect([saved.status, saved.json.business_rules]).toEqual([200, { weekends_off: { least: 2, in_weeks: 3 } }]);
  expect((await generate()).quality).toMatchObject({ filled: 26, fillable: 26, hard_violations: 0 });
  const reasonsIn = async (language: string) => {
    const headers = { 'accept-language': language };
    const path = '/schedule/summary?start=2031-05-01&end=2031-05-31';
    const { json } = await api.call('GET', path, { token: cafe.token, headers });
    return json.unfilled.map(({ date, reasons }: { date: string; reasons: { rule: string; detail: string }[] }) => [
      date,
      ...reasons.map(({ rule, detail }) => `${rule}: ${detail}`),
    ]);
  };
  const english = 'weekends-off: Would work 2 of 3 weekends in a row; the limit is 1.';
  const lithuanian = 'weekends-off: Iš 3 savaitgalių iš eilės dirbtų 2; galima dirbti 1.';
  expect(await reasonsIn('en')).toEqual([['2031-05-17', english, english]]);
  expect(await reasonsIn('lt')).toEqual([['2031-05-17', lithuanian, lithuanian]]);
  await put({});
  expect((await generate()).quality).toMatchObject({ filled: 27 });
});

test('its strictness is set like that of other rules, and a change is in the history', async () => {
  const { rules } = await get();
  expect(rules).toContainEqual({
    rule: 'weekends-off',
    family: 'business',
    default_severity: 'hard',
    choices: ['off', 'soft', 'consent', 'hard'],
  });
  await put({ weekends_off: { least: 1, in_weeks: 2 } });
  expect((await put({})).json.business_rules).toEqual({});
  const [change] = await api.deps.database.inProject(cafe.projectId, (tx) =>
    tx
      .selectFrom('activity')
      .select('details')
      .where('action_type', '=', 'settings.updated')
      .orderBy('id', 'desc')
      .execute(),
  );
  expect(change?.details).toEqual({
    before: { business_rules: { weekends_off: { least: 1, in_weeks: 2 } } },
    after: { business_rules: {} },
  });
});
