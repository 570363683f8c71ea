import { crowding } from '@pamaina/engine/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addTemplate, createCafe, type TestCafe } from '../../../testing/seeds/cafe.ts';
import { createManager, createMember, createWorker, type TestManager } from '../../../testing/seeds/people.ts';
import { eventually } from '../../../testing/eventually.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';

let api: TestApp;
/**
 * One cook of at most 40 hours a week for 25 shifts of eight hours, from Monday to Saturday in June 2031: four whole
 * weeks, in each of which one stays open, and a Monday.
 */
let cafe: TestCafe;
let waiter: { id: string; token: string };
beforeAll(async () => {
  api = await createTestApp();
  cafe = await createCafe(api, 1);
  waiter = await createWorker(api, cafe, { name: 'Rasa', roles: ['waiter'], max_hours_per_week: 40 });
});
afterAll(() => api.close());

const JUNE = 'year=2031&month=6';
const ask = (about: string, { token }: Pick<TestManager, 'token'> = cafe, month = JUNE, language = 'en') =>
  api.call('GET', `/advice?${month}&about=${about}`, { token, headers: { 'accept-language': language } });

test('without a session it is refused; for an employee and who may not see schedules too', async () => {
  expect((await api.call('GET', `/advice?${JUNE}&about=hire`)).status).toBe(401);
  expect((await ask('hire', waiter)).json.code).toBe('managers_only');
  const accountant = await createMember(api, cafe, { role: 'accountant' });
  expect((await ask('hire', accountant)).json.code).toBe('ability_missing');
});

test('another project is advised about its own month', async () => {
  expect((await ask('hire', await createManager(api))).json).toEqual([]);
});

test.each([
  ['year=2031&month=6&about=luck', ['about']],
  ['year=2031&month=13&about=hire', ['month']],
  ['month=6&about=hire', ['year']],
])('a wrong field is named: %s', async (query, fields) => {
  const { status, json } = await api.call('GET', `/advice?${query}`, { token: cafe.token });
  expect([status, Object.keys(json.errors)]).toEqual([422, fields]);
});

test('a month that is over is refused', async () => {
  const { status, json } = await ask('hire', cafe, 'year=2020&month=6');
  expect([status, json.code]).toEqual([409, 'month_over']);
});

test('whom to hire: any cook fills the four shifts, at weekends too, and no schedule fills more', async () => {
  const { status, json } = await ask('hire');
  expect(status).toBe(200);
  expect(json.map((one: { shape: string }) => one.shape).sort()).toEqual(['full', 'half', 'weekend']);
  for (const one of json) {
    expect(one).toMatchObject({ role: 'cook', at_most: 4, verified: 4, proved: true, employee_id: null });
    // No rate is known.
    expect(one).toMatchObject({ cost_cents: null, about: 'hire', year: 2031, month: 6, from: '2031-06-01' });
  }
  expect(json.find((one: { shape: string }) => one.shape === 'weekend')).toMatchObject({
    what: 'One more employee: cook, weekends only',
    text: 'One more employee: cook, weekends only: 4 more shifts. This is proved.',
    changes: [{ kind: 'imaginary', key: 'new', roles: ['cook'], weekly_hours: 16, days: [6, 7] }],
  });
});

test('someone for evenings is proposed where evenings are needed, and begins no shift before 15:00', async () => {
  const late = await createCafe(api, 0);
  await addTemplate(api, late, { name: 'LATE', start_time: '16:00', end_time: '20:00' });
  await api.call('POST', '/requirements', {
    token: late.token,
    body: { template: 'LATE', role: 'cook', count: 1, weekday: 1 },
  });
  const { json } = await ask('hire', late, JUNE, 'lt');
  const evening = json.find((one: { shape: string }) => one.shape === 'evening');
  // Five Mondays; in the days of the café eight hours begin at 8:00.
  expect(evening).toMatchObject({
    at_most: 5,
    verified: 5,
    proved: true,
    text: 'Dar vienas darbuotojas: cook, tik vakarais: 5 pamainos daugiau. Tai įrodyta.',
    changes: [{ roles: ['cook'], weekly_hours: 20, days: [1, 2, 3, 4, 5, 6, 7], earliest_start: '15:00' }],
  });
});

test('whom to train, in Lithuanian', async () => {
  const { json } = await ask('train', cafe, JUNE, 'lt');
  expect(json).toHaveLength(1);
  expect(json[0]).toMatchObject({
    text: 'Rasa: dar ir cook: 4 pamainos daugiau. Tai įrodyta.',
    employee_id: waiter.id,
    shape: null,
    changes: [{ kind: 'role', employee_id: waiter.id, role: 'cook' }],
  });
});

test('which rule costs most: without the 40 hours a week the cook works on the sixth days too', async () => {
  const { status, json } = await ask('rule');
  expect(status).toBe(200);
  // Law isn't advised against, and nothing else is set.
  expect(json).toHaveLength(1);
  const [most] = json;
  expect(most).toMatchObject({ about: 'rule', what: 'weekly-hours', rule: 'weekly-hours', role: null });
  expect(most.changes).toEqual([{ kind: 'rule', rule: 'weekly-hours', strictness: 'off' }]);
  // At most the four that are open; the law keeps one free day in each week, which Sunday is.
  expect([most.at_most, most.verified, most.text]).toEqual([
    4,
    4,
    'Without this rule 4 more shifts can be filled. This is proved.',
  ]);
});

test('every rule that is set is tried; of those for which there is no time it says so', async () => {
  const strict = await createCafe(api, 0);
  // Of the eight limits only the last one binds: 20 of 25 shifts. The law has room for all, six days of eight hours.
  const limits = {
    max_shifts_per_week: 7,
    max_consecutive_days: 31,
    min_consecutive_days: 1,
    min_consecutive_days_off: 1,
    max_weekends: 5,
    max_consecutive_weekends: 5,
    max_shifts_per_month: 20,
  };
  await createWorker(api, strict, { max_hours_per_week: 60, limits });
  const answer = async (language = 'en') => (await ask('rule', strict, JUNE, language)).json;
  const codesOf = (lines: { rule: string }[]) => lines.map(({ rule }) => rule);
  const idle = [
    'max-consecutive-days',
    'max-consecutive-weekends',
    'max-weekends',
    'max-weekly-shifts',
    'min-consecutive-days',
    'min-consecutive-days-off',
    'weekly-hours',
  ];
  const tried = await answer();
  expect(codesOf(tried).toSorted()).toEqual(['max-shifts', ...idle].toSorted());
  // What is proved of the others in the time there is depends on the load; this one opens five by any schedule.
  expect(tried.find(({ rule }: { rule: string }) => rule === 'max-shifts')).toMatchObject({ at_most: 5 });
  // Nobody works at night or begins at more than one time; both come before the limit of the month.
  const business_rules = { rest_after_nights: { nights: 3, hours: 48 }, start_times: { most_per_week: 3 } };
  const changed = await api.call('PUT', '/settings/system', { token: strict.token, body: { business_rules } });
  expect(changed.status).toBe(200);
  const untried = { at_most: null, verified: null, proved: false };
  const more = await answer();
  expect(codesOf(more.slice(0, 8)).toSorted()).toEqual([...idle, 'rest-after-nights'].toSorted());
  const text = 'Not calculated: there is time for 8 rules. Try it as a scenario.';
  expect(more.slice(8)).toMatchObject([
    { rule: 'start-times', text, ...untried },
    { rule: 'max-shifts', text, ...untried, changes: [{ kind: 'rule', rule: 'max-shifts', strictness: 'off' }] },
  ]);
  const last = (await answer('lt')).at(-1);
  expect(last.text).toBe('Neapskaičiuota: laiko užtenka 8 taisyklėms. Išbandykite kaip scenarijų.');
});

test('each is a scenario by one press', async () => {
  const [best] = (await ask('hire')).json;
  const body = { name: best.what, year: 2031, month: 6, changes: best.changes };
  expect((await api.call('POST', '/scenarios', { token: cafe.token, body })).status).toBe(201);
});

test('nobody more is needed where everything is filled, and nothing is said of a month without requirements', async () => {
  const full = await createCafe(api, 2);
  expect((await ask('hire', full)).json).toEqual([]);
  expect((await ask('train', full)).json).toEqual([]);
  const idle = await createManager(api);
  await createWorker(api, idle);
  expect((await ask('hire', idle)).json).toEqual([]);
});

test('a role that nobody has is hired for', async () => {
  const empty = await createCafe(api, 0);
  const [hire] = (await ask('hire', empty)).json;
  // The norm of June is 159 hours: 20 working days, and an hour less before a holiday.
  expect(hire).toMatchObject({ shape: 'full', at_most: 19, verified: 19, proved: true });
  expect((await ask('train', empty)).json).toEqual([]);
});

test('what it costs is only for those who may see pay', async () => {
  const paid = await createCafe(api, 0);
  await createWorker(api, paid, { max_hours_per_week: 40, hourly_rate_cents: 1000 });
  const [owner] = (await ask('hire', paid)).json;
  expect(owner.changes[0].hourly_rate_cents).toBe(1000);
  // Whole shifts of eight hours, four at least.
  expect([owner.cost_cents >= 32_000, owner.cost_cents % 8_000]).toEqual([true, 0]);
  const asked = { name: 'Board', scopes: ['plan.read'] };
  const program = await api.call('POST', '/api-tokens', { token: paid.token, body: asked });
  const [seen] = (await ask('hire', program.json)).json;
  expect([seen.at_most, seen.cost_cents, seen.changes[0].hourly_rate_cents]).toEqual([owner.at_most, null, null]);
});

test('a month that is being generated is refused', async () => {
  const busy = await createCafe(api, 1);
  const asked = await api.call('POST', `/generate-schedule?${JUNE}`, { token: busy.token, body: { seconds: 60 } });
  expect(asked.status).toBe(202);
  const { status, json } = await ask('hire', busy);
  expect([status, json.code]).toEqual([409, 'generation_running']);
});

test('the same call again says the same; of two at once one account gets one', async () => {
  const figures = async () => (await ask('hire')).json.map(({ as_of: _, ...one }: Record<string, unknown>) => one);
  expect(await figures()).toEqual(await figures());
  const both = await Promise.all([ask('hire'), ask('train')]);
  expect(both.map(({ status }) => status).sort()).toEqual([200, 429]);
  const refused = both.find(({ status }) => status === 429);
  expect([refused?.json.code, refused?.headers['retry-after']]).toEqual(['answers_busy', '10']);
});

test('an account that hangs up does not keep the place', async () => {
  const large = await createCafe(api, 12);
  const { token } = large;
  for (const [name, start_time, end_time] of [
    ['EARLY', '06:00', '12:30'],
    ['LATE', '14:00', '22:15'],
  ] as const) {
    await addTemplate(api, large, { name, start_time, end_time, break_minutes: 30 });
    for (let weekday = 1; weekday <= 7; weekday += 1) {
      const body = { template: name, role: 'cook', count: 7, weekday };
      await api.call('POST', '/requirements', { token, body });
    }
  }
  await api.app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = api.app.server.address() as { port: number };
  const hangUp = new AbortController();
  const headers = { authorization: `Bearer ${token}` };
  const refused = async () => (await ask('hire', large, 'year=2020&month=6')).json.code;
  const asked: Promise<unknown>[] = [];
  // Whichever of two calls comes first has the place.
  do asked.push(fetch(`http://127.0.0.1:${port}/api/advice?${JUNE}&about=hire`, { headers, signal: hangUp.signal }));
  while ((await refused()) !== 'answers_busy');
  hangUp.abort();
  const ended = await Promise.allSettled(asked);
  expect(ended.filter(({ status }) => status === 'rejected')).toHaveLength(1);
  // It would take ten seconds.
  const began = performance.now();
  await eventually(async () => expect(await refused()).toBe('month_over'));
  expect(performance.now() - began).toBeLessThan(5_000 * crowding());
});
