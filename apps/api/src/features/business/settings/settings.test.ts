import { afterAll, beforeAll, expect, test } from 'vitest';
import { createCafe, type TestCafe } from '../../../testing/seeds/cafe.ts';
import { createManager, createWorker, type TestManager } from '../../../testing/seeds/people.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';

let api: TestApp;
let cafe: TestCafe;
let other: TestManager;
beforeAll(async () => {
  api = await createTestApp({ planning: true });
  cafe = await createCafe(api);
  other = await createManager(api, 'Other');
});
afterAll(() => api.close());

const get = (token: string | undefined, what = 'system') => api.call('GET', `/settings/${what}`, { token });
const put = (body: object, { token = cafe.token, what = 'system', headers = {} } = {}) =>
  api.call('PUT', `/settings/${what}`, { token, body, headers });
const ids = () => cafe.workers.map(({ id }) => id) as [string, string];

test('nobody reads them without a session; an employee reads and does not write', async () => {
  expect((await get(undefined)).status).toBe(401);
  const worker = cafe.workers[0]?.token ?? '';
  expect((await get(worker)).status).toBe(200);
  for (const what of ['system', 'project']) {
    const refused = await put({ name: 'Ours' }, { token: worker, what });
    expect([refused.status, refused.json.code]).toEqual([403, 'managers_only']);
    // The system settings have a separate sentence.
    expect(refused.json.detail === 'Only managers can update system settings.').toBe(what === 'system');
  }
});

test('a new project follows the law of Lithuania, and says what each rule is', async () => {
  const { json } = await get(other.token);
  expect(json).toMatchObject({
    law_pack: 'lt',
    regime: 'summary',
    accounting_months: 3,
    accounting_ground: null,
    importance: { coverage: 'normal', cost: 'off' },
    planning_seconds: 10,
    severities: {},
    limits: {},
    pairs: [],
  });
  const rules = new Map(json.rules.map((one: { rule: string }) => [one.rule, one]));
  expect(rules.get('daily-rest')).toEqual({
    rule: 'daily-rest',
    family: 'law',
    default_severity: 'hard',
    choices: ['soft', 'consent', 'hard'],
    source: 'Labour Code, Art. 122(2)',
  });
  expect(rules.get('max-weekends')).toMatchObject({ family: 'limits', choices: ['off', 'soft', 'consent', 'hard'] });
  const headers = { 'accept-language': 'lt' };
  const inLithuanian = await api.call('GET', '/settings/system', { token: other.token, headers });
  expect(inLithuanian.json.rules).toContainEqual(
    expect.objectContaining({ rule: 'daily-rest', source: 'DK 122 str. 2 d.' }),
  );
});

test.each<[string, object, string]>([
  [
    'a minimum above its maximum',
    { limits: { min_hours_per_month: 100, max_hours_per_month: 80 } },
    'limits.max_hours_per_month',
  ],
  ['a limit below nothing', { limits: { max_weekends: -1 } }, 'limits.max_weekends'],
  [
    'closed as it opens',
    { opening_hours: [{ open: '08:00', close: '08:00' }, null, null, null, null, null, null] },
    'opening_hours.0.close',
  ],
  ['a week of six days', { opening_hours: [null, null, null, null, null, null] }, 'opening_hours'],
  ['no time to plan', { planning_seconds: 0 }, 'planning_seconds'],
  ['more time than a call has', { planning_seconds: 161 }, 'planning_seconds'],
  ['five months without a ground (DK 113)', { accounting_months: 5 }, 'accounting_months'],
  [
    'a ground that this law does not know',
    { accounting_months: 5, accounting_ground: 'agreement' },
    'accounting_months',
  ],
  ['five months in the EU (2003/88/EC 16)', { law_pack: 'eu', accounting_months: 5 }, 'accounting_months'],
  ['a ground that is none', { accounting_ground: 'habit' }, 'accounting_ground'],
  ['thirteen months', { accounting_months: 13 }, 'accounting_months'],
  ['a period that begins amid a month', { accounting_start: '2026-01-15' }, 'accounting_start'],
  ['a weight that is no word', { importance: { coverage: 7 } }, 'importance.coverage'],
  ['a rule that is none', { severities: { gravity: 'soft' } }, 'severities.gravity'],
  ['a law made void', { severities: { 'daily-rest': 'off' } }, 'severities.daily-rest'],
  ['an unknown template', { template_limits: [{ template: 'NONE', max_per_week: 1 }] }, 'template_limits.0.template'],
  ['a limit without a number', { template_limits: [{ template: 'DAY' }] }, 'template_limits.0.max_per_week'],
  [
    'an unknown third template',
    { forbidden_sequences: [{ template: 'DAY', next_template: 'DAY', third_template: 'NONE' }] },
    'forbidden_sequences.0.third_template',
  ],
  ['no day in a row', { template_limits: [{ template: 'DAY', min_in_row: 0 }] }, 'template_limits.0.min_in_row'],
  [
    'more days than a month',
    { template_limits: [{ template: 'DAY', max_in_row: 32 }] },
    'template_limits.0.max_in_row',
  ],
  [
    'at least more than at most',
    { template_limits: [{ template: 'DAY', min_in_row: 3, max_in_row: 2 }] },
    'template_limits.0.max_in_row',
  ],
  ['no weekend in a row', { limits: { max_consecutive_weekends: 0 } }, 'limits.max_consecutive_weekends'],
  [
    'a rule with a number too many',
    { business_rules: { complete_weekends: { most: 1 } } },
    'business_rules.complete_weekends.most',
  ],
  [
    'a rest of a fortnight',
    { business_rules: { rest_after_nights: { nights: 2, hours: 336 } } },
    'business_rules.rest_after_nights.hours',
  ],
  [
    'a sequence said twice',
    {
      forbidden_sequences: [
        { template: 'DAY', next_template: 'DAY' },
        { template: 'DAY', next_template: 'DAY' },
      ],
    },
    'forbidden_sequences.1',
  ],
  [
    'a person paired with themselves',
    { pairs: [{ employee_id: 'a', other_employee_id: 'a', together: true }] },
    'pairs.0.other_employee_id',
  ],
  ['no senior at all', { seniors: [{ template: 'DAY', least: 0 }] }, 'seniors.0.least'],
])('%s is refused at its field, and nothing is stored', async (_, body, field) => {
  const { json: before } = await get(cafe.token);
  const reply = await put(body);
  expect([reply.status, reply.json.code]).toEqual([422, 'invalid']);
  expect(Object.keys(reply.json.errors)).toContain(field);
  expect((await get(cafe.token)).json).toEqual(before);
});

test("another project's person and template are not known", async () => {
  const stranger = await createWorker(api, other);
  await api.call('POST', '/templates', {
    token: other.token,
    body: { name: 'THEIRS', start_time: '08:00', end_time: '12:00' },
  });
  const pair = { employee_id: ids()[0], other_employee_id: stranger.id, together: false };
  const reply = await put({ pairs: [pair], seniors: [{ template: 'THEIRS', least: 1 }] });
  expect(reply.status).toBe(422);
  expect(Object.keys(reply.json.errors).sort()).toEqual(['pairs.0.other_employee_id', 'seniors.0.template']);
});

test('each part is saved by itself, is in the history with before and after, and others stay', async () => {
  const [first, second] = ids();
  const rules = {
    forbidden_sequences: [
      { template: 'DAY', next_template: 'DAY', third_template: null },
      { template: 'DAY', next_template: 'DAY', third_template: 'DAY' },
    ],
    template_limits: [{ template: 'DAY', max_per_week: 4, max_per_month: null, min_in_row: 2, max_in_row: 3 }],
    pairs: [{ employee_id: first, other_employee_id: second, together: false }],
    seniors: [{ template: 'DAY', role: 'cook', least: 1 }],
  };
  const saved = await put({ ...rules, closing_before_opening: true });
  expect([saved.status, saved.json]).toEqual([200, expect.objectContaining(rules)]);
  const limited = await put({ limits: { max_consecutive_days: 4 } });
  expect(limited.json).toMatchObject({
    ...rules,
    limits: { max_consecutive_days: 4 },
    version: saved.json.version + 1,
  });
  expect((await get(cafe.token)).json).toEqual(limited.json);
  expect((await get(cafe.workers[0]?.token)).json.pairs).toEqual([]);
  const rows = await api.deps.database.inProject(cafe.projectId, (tx) =>
    tx.selectFrom('activity').select('details').where('action_type', '=', 'settings.updated').execute(),
  );
  expect(rows.map(({ details }) => details)).toContainEqual({
    before: { limits: {} },
    after: { limits: { max_consecutive_days: 4 } },
  });
});

test('a client that does not know days in a row and third templates does not erase them', async () => {
  const own = await createCafe(api, 1);
  const { token } = own;
  const body = { start_time: '14:00', end_time: '22:00' };
  expect((await api.call('POST', '/templates', { token, body: { name: 'LATE', ...body } })).status).toBe(201);
  const sequences = [
    { template: 'DAY', next_template: 'DAY', third_template: null },
    { template: 'LATE', next_template: 'DAY', third_template: 'DAY' },
    { template: 'LATE', next_template: 'DAY', third_template: 'LATE' },
  ];
  const limit = { template: 'DAY', max_per_week: null, max_per_month: null, min_in_row: 2, max_in_row: 3 };
  await put({ forbidden_sequences: sequences, template_limits: [limit] }, { token });
  const old = (list: { template: string; next_template: string }[]) =>
    list.map(({ template, next_template }) => ({ template, next_template }));
  const again = await put(
    {
      forbidden_sequences: old(sequences),
      template_limits: [
        { template: 'DAY', max_per_week: null, max_per_month: null },
        { template: 'LATE', max_per_week: 2, max_per_month: null },
      ],
    },
    { token },
  );
  expect([again.status, again.json.forbidden_sequences]).toEqual([200, sequences]);
  expect(again.json.template_limits).toEqual([
    limit,
    { template: 'LATE', max_per_week: 2, max_per_month: null, min_in_row: null, max_in_row: null },
  ]);
  const least = await put({ template_limits: [{ template: 'DAY', min_in_row: 4 }] }, { token });
  expect([least.status, Object.keys(least.json.errors)]).toEqual([422, ['template_limits.0.max_in_row']]);
  const none = await put({ template_limits: [{ template: 'DAY', max_per_week: 1, max_in_row: null }] }, { token });
  expect(none.json.template_limits).toEqual([{ ...limit, max_per_week: 1, max_in_row: null }]);
});

test('of two who save at once with the same version one is too late', async () => {
  const { json } = await get(cafe.token);
  const headers = { 'if-match': `"${json.version}"` };
  const replies = await Promise.all(
    ['soft', 'consent', 'hard'].map((severity) => put({ severities: { 'daily-rest': severity } }, { headers })),
  );
  expect(replies.map(({ status }) => status).sort()).toEqual([200, 412, 412]);
  await put({ severities: {} });
});

test('a renamed template and a deleted person take their rules along', async () => {
  const own = await createCafe(api, 2);
  const [first, second] = own.workers.map(({ id }) => id);
  await put(
    {
      seniors: [{ template: 'DAY', least: 1 }],
      pairs: [{ employee_id: first, other_employee_id: second, together: true }],
    },
    { token: own.token },
  );
  await api.call('PUT', '/templates/DAY', {
    token: own.token,
    body: { name: 'DIENA', start_time: '08:00', end_time: '16:30' },
  });
  await api.call('DELETE', `/employees/${second}`, { token: own.token });
  const { json } = await get(own.token);
  expect(json.seniors).toEqual([{ template: 'DIENA', role: null, least: 1 }]);
  expect(json.pairs).toEqual([]);
});

test('a plan obeys the rule, a manual edit gets a warning, and an older bound is not used', async () => {
  const own = await createCafe(api, 2);
  const summary = async () =>
    (await api.call('GET', '/schedule/summary?start=2031-05-01&end=2031-05-31', { token: own.token })).json;
  const plan = async () =>
    (
      await api.call('POST', '/generate-schedule?year=2031&month=5', {
        token: own.token,
        body: { seconds: 30, seed: 1 },
      })
    ).json;
  expect((await plan()).quality).toMatchObject({ filled: 27, fillable: 27 });
  await put({ limits: { max_hours_per_month: 64 } }, { token: own.token });
  const before = await summary();
  expect(before.quality).toMatchObject({ filled: 27, fillable: 16 });
  expect(before.violations.some(({ rule }: { rule: string }) => rule === 'max-minutes')).toBe(true);
  expect((await plan()).quality).toMatchObject({ filled: 16, fillable: 16, hard_violations: 0 });
  await put({ severities: { 'max-minutes': 'off' } }, { token: own.token });
  expect((await plan()).quality).toMatchObject({ filled: 27 });
});

test("a person's own limit goes before the project's", async () => {
  const own = await createCafe(api, 1);
  await put({ limits: { max_hours_per_month: 64 } }, { token: own.token });
  const [worker] = own.workers;
  const person = { name: 'Ona', roles: ['cook'], limits: { max_hours_per_month: 80 } };
  expect((await api.call('PUT', `/employees/${worker?.id}`, { token: own.token, body: person })).status).toBe(200);
  const { json } = await api.call('POST', '/generate-schedule?year=2031&month=6', {
    token: own.token,
    body: { seconds: 30 },
  });
  expect(json.quality).toMatchObject({ filled: 10, fillable: 10 });
});

test('the project is named and described', async () => {
  const { json } = await get(other.token, 'project');
  expect(json).toMatchObject({ id: other.projectId, name: 'Other', time_zone: 'Europe/Vilnius' });
  const body = { name: 'Vakaras', description: 'Evenings' };
  const headers = { 'if-match': `"${json.version}"` };
  expect((await put(body, { token: other.token, what: 'project', headers })).json).toMatchObject(body);
  expect((await put(body, { token: other.token, what: 'project', headers })).status).toBe(412);
  const short = await put({ name: ' A ' }, { token: other.token, what: 'project' });
  expect(short.json.errors).toHaveProperty('name');
});

test('the time zone is set while nothing is reckoned by it, and no longer', async () => {
  const { token } = await createManager(api, 'Ryga');
  const set = (time_zone: string, by = token) => put({ name: 'Ryga', time_zone }, { token: by, what: 'project' });
  expect((await set('Europe/Riga')).json.time_zone).toBe('Europe/Riga');
  // One zone of several names has today's.
  expect((await set('Europe/Kiev')).json.time_zone).toBe('Europe/Kyiv');
  expect((await set('Asia/Kolkata')).json.time_zone).toBe('Asia/Kolkata');
  expect((await set('Etc/UTC')).json.time_zone).toBe('UTC');
  expect((await set('Europe/Riga')).status).toBe(200);
  for (const unknown of ['Europe/Atlantis', 'Etc/GMT+5', '+02:00'])
    expect((await set(unknown)).json.errors.time_zone).toHaveLength(1);
  const { json } = await get(cafe.token, 'project');
  await api.call('POST', '/generate-schedule?year=2031&month=3', { token: cafe.token, body: { seconds: 1 } });
  const late = await set('Europe/Riga', cafe.token);
  expect([late.status, Object.keys(late.json.errors)]).toEqual([422, ['time_zone']]);
  expect((await set(json.time_zone, cafe.token)).status).toBe(200);
});

test('opening hours are kept by day, over midnight too', async () => {
  const night = { open: '18:00', close: '02:00' };
  const opening_hours = [null, null, null, null, night, night, null];
  expect((await put({ opening_hours })).json.opening_hours).toEqual(opening_hours);
  expect((await get(cafe.token)).json.opening_hours).toEqual(opening_hours);
});

test('an accounting period longer than the usual one needs a ground, which the settings then show (DK 113)', async () => {
  const long = await put({ accounting_months: 6, accounting_ground: 'sector' });
  expect([long.status, long.json.accounting_months, long.json.accounting_ground]).toEqual([200, 6, 'sector']);
  const without = await put({ accounting_ground: null }, { headers: { 'accept-language': 'lt' } });
  expect([without.status, without.json.errors]).toEqual([
    422,
    { accounting_months: ['Pagal pasirinktą pagrindą tokio ilgo apskaitinio laikotarpio šie įstatymai neleidžia.'] },
  ]);
  // Input on another page of the settings is not blocked by it.
  expect((await put({ planning_seconds: 20 })).status).toBe(200);
  expect((await put({ accounting_months: 3, accounting_ground: null })).json.accounting_months).toBe(3);
});
