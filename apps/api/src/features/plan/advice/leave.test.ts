import { createInterface } from 'node:readline';
import { Readable } from 'node:stream';
import type { advice } from '@pamaina/contract';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { eventually } from '../../../testing/eventually.ts';
import { createCafe, type TestCafe } from '../../../testing/seeds/cafe.ts';
import { createManager, createMember, createWorker, type TestManager } from '../../../testing/seeds/people.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';

let api: TestApp;
let origin: string;
beforeAll(async () => {
  api = await createTestApp();
  origin = await api.app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => api.close());

type Week = advice.LeaveWeek;
type MonthEvent = Extract<advice.LeaveEvent, { type: 'month' }>;

/** With time enough for every proof: the proof ends it. */
const pathOf = (employee: string, month = 'year=2031&month=6') =>
  `/advice/leave?${month}&employee_id=${employee}&seconds=60`;

/** Opens the stream as a program does: what is hung up, stops. */
async function open(token: string, path: string, language = 'en') {
  const hangUp = new AbortController();
  const headers = { authorization: `Bearer ${token}`, 'accept-language': language };
  const { status, body } = await fetch(`${origin}/api${path}`, { headers, signal: hangUp.signal });
  const lines = body && createInterface({ input: Readable.fromWeb(body) })[Symbol.asyncIterator]();
  const next = async (): Promise<advice.LeaveEvent | undefined> => {
    for (;;) {
      const line = await lines?.next();
      if (line === undefined || line.done) return undefined;
      if (line.value.startsWith('data: ')) return JSON.parse(line.value.slice(6)) as advice.LeaveEvent;
    }
  };
  return { status, next, hangUp: () => hangUp.abort() };
}

/** The first months of a year, as they come; then it is hung up. */
async function monthsOf({ token }: Pick<TestManager, 'token'>, employee: string, count: number, language = 'en') {
  const months: MonthEvent[] = [];
  const started = async () => {
    // The one before needs a moment to end.
    const begun = await open(token, pathOf(employee), language);
    expect(begun.status).toBe(200);
    return begun;
  };
  const stream = await vi.waitFor(started, { timeout: 60_000 });
  while (months.length < count) {
    const event = await stream.next();
    if (event?.type !== 'month') throw new Error(`not a month but ${event?.type}`);
    months.push(event);
  }
  stream.hangUp();
  return months;
}
const firstMonth = async (...[caller, employee, language]: [Pick<TestManager, 'token'>, string, string?]) =>
  (await monthsOf(caller, employee, 1, language))[0]!.weeks;
const idOf = (cafe: TestCafe, place = 0) => cafe.workers[place]!.id;

/**
 * June 2031 begins on a Sunday, on which nobody is needed; on the other days one cook is. Of three, one costs 10 euro
 * an hour and two cost 12, so that the first works as much as 40 hours a week allow: five shifts of eight hours.
 */
async function threeCooks() {
  const cafe = await createCafe(api, 0);
  const cooks = [];
  for (const hourly_rate_cents of [1000, 1200, 1200])
    cooks.push((await createWorker(api, cafe, { max_hours_per_week: 40, hourly_rate_cents })).id);
  return { cafe, cooks };
}

test('without a session it is refused; for an employee and who may not see schedules too', async () => {
  const cafe = await createCafe(api, 1);
  const path = pathOf(idOf(cafe));
  const ask = async (token?: string, at = path) => api.call('GET', at, token === undefined ? {} : { token });
  expect((await ask()).status).toBe(401);
  expect((await ask(cafe.workers[0]!.token)).json.code).toBe('managers_only');
  expect((await ask((await createMember(api, cafe, { role: 'accountant' })).token)).json.code).toBe('ability_missing');
  // Somebody of another project, nobody, and a month that is over.
  expect((await ask((await createManager(api)).token)).json.errors).toEqual({ employee_id: ['Employee not found.'] });
  expect((await ask(cafe.token, pathOf(''))).json.errors).toHaveProperty('employee_id');
  expect((await ask(cafe.token, pathOf(idOf(cafe), 'year=2020&month=6'))).json.code).toBe('month_over');
});

test('each week without the only cook opens its shifts, of twelve months', async () => {
  const cafe = await createCafe(api, 1);
  const [june, july] = await monthsOf(cafe, idOf(cafe), 2);
  expect([june!.year, june!.month, june!.done, june!.of]).toEqual([2031, 6, 1, 12]);
  // 40 hours a week allow five of the six.
  expect(june!.weeks.map(({ from, to, kind, opens }) => [from.slice(8), to.slice(8), kind, opens])).toEqual([
    ['01', '01', 'unjudged', null],
    ...['02', '09', '16', '23'].map((day) => [day, String(Number(day) + 6).padStart(2, '0'), 'opens', exactly(5)]),
    ['30', '30', 'opens', exactly(1)],
  ]);
  expect(june!.weeks[0]).toMatchObject({
    reason: 'nothing_needed',
    text: 'Not judged: no one is required on these days.',
    changes: [],
  });
  expect(june!.weeks[1]).toMatchObject({
    text: '5 more shifts stay open, whatever you do.',
    cost_cents: null,
    changes: [{ kind: 'away', employee_id: idOf(cafe), from: '2031-06-02', to: '2031-06-08' }],
  });
  // The week goes on in July, which is scheduled by itself.
  expect([july!.month, july!.weeks[0]!.from, july!.weeks[0]!.to]).toEqual([7, '2031-07-01', '2031-07-06']);
});
const exactly = (count: number) => ({ at_least: count, at_most: count });

test('where others can work instead it says what that costs; where they cost the same, that it is free', async () => {
  const { cafe, cooks } = await threeCooks();
  // Others work these five: 40 hours for two euro an hour more.
  const cheap = await firstMonth(cafe, cooks[0]!);
  const money = ({ cost_cents, least_cents, most_cents }: Week) => [cost_cents, least_cents, most_cents];
  expect(cheap[2]).toMatchObject({ kind: 'costs', opens: exactly(0), from: '2031-06-09', to: '2031-06-15' });
  expect(money(cheap[2]!)).toEqual([8000, 8000, 8000]);
  const dear = await firstMonth(cafe, cooks[1]!, 'lt');
  expect(dear[2]).toMatchObject({ kind: 'free', text: 'Galima. Būtų galima užpildyti tiek pat pamainų.' });
  expect(money(dear[2]!)).toEqual([0, 0, 0]);
});

test('what it costs is only for those who may see pay', async () => {
  const { cafe, cooks } = await threeCooks();
  const asked = { name: 'Board', scopes: ['plan.read'] };
  const program = await api.call('POST', '/api-tokens', { token: cafe.token, body: asked });
  const weeks = await firstMonth(program.json, cooks[0]!);
  // Nor does the kind say that others cost more.
  expect(weeks[2]).toMatchObject({ kind: 'free', cost_cents: null, least_cents: null, most_cents: null });
});

test('who is away already, or not there yet, is not asked about; nor a month that is being generated', async () => {
  const cafe = await createCafe(api, 1);
  const { token } = cafe;
  const away = { employee_ids: [idOf(cafe)], type: 'sick_leave', start: '2031-06-09', end: '2031-06-15' };
  expect((await api.call('POST', '/absences', { token, body: away })).status).toBeLessThan(300);
  const later = await createWorker(api, cafe, { first_day: '2031-06-23' });
  const reasons = async (id: string) => (await firstMonth(cafe, id)).map(({ reason }) => reason);
  expect(await reasons(idOf(cafe))).toEqual(['nothing_needed', null, 'away', null, null, null]);
  const absent = Array.from({ length: 4 }, () => 'not_employed');
  expect(await reasons(later.id)).toEqual([...absent, null, null]);
  const generate = '/generate-schedule?year=2031&month=6';
  expect((await api.call('POST', generate, { token, body: { seconds: 60 } })).status).toBe(202);
  expect(await reasons(later.id)).toEqual([...absent, 'generating', 'generating']);
});

test('of two at once one account gets one; who hangs up does not keep the place', async () => {
  const cafe = await createCafe(api, 1);
  const path = pathOf(idOf(cafe));
  const both = await Promise.all([1, 2].map(() => open(cafe.token, path)));
  expect(both.map(({ status }) => status).sort()).toEqual([200, 429]);
  for (const { hangUp } of both) hangUp();
  await eventually(async () => {
    const again = await open(cafe.token, path);
    again.hangUp();
    expect(again.status).toBe(200);
  });
});
