import { lawDocuments, type LawDocument } from '@pamaina/engine';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Caller } from '../../../platform/auth/caller.ts';
import { withoutHidden } from '../../../platform/http/without-hidden.ts';
import { createManager, createMember, createWorker, type TestManager } from '../../../testing/seeds/people.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import { shiftColumns } from '../planning-input/index.ts';
import { presentPrices, readPrices } from './read-prices.ts';

// An Act that no code knows: less than 24 hours ahead all of the lost time is paid, less than 72 half of it; from
// 1 April on 2 h 30 min whatever was lost. It is Thursday 5 March 2026, 12:00 in Vilnius.
const ACT: LawDocument = {
  id: 'nowhere',
  names: { en: 'Nowhere', lt: 'Niekur' },
  about: { en: 'A made-up Act', lt: 'Išgalvotas aktas' },
  country: null,
  rules: {
    lateChange: [
      {
        from: '2020-01-01',
        until: '2026-03-31',
        article: 'Act, section 7',
        values: {
          unit: 'hours',
          costs: [
            { within: 24, share: 1 },
            { within: 72, share: 0.5 },
          ],
        },
        reading: 'notes',
        source: 'Gazette',
      },
      {
        from: '2026-04-01',
        article: 'Act, section 7a',
        values: { unit: 'hours', costs: [{ within: 1000, minutes: 150 }] },
        reading: 'notes',
        source: 'Gazette',
      },
    ],
  },
};
const packs = lawDocuments as LawDocument[];

let now = Date.parse('2026-03-05T12:00+02:00');
let api: TestApp;
beforeAll(async () => {
  packs.push(ACT);
  api = await createTestApp({ parts: { now: () => now } });
});
afterAll(async () => {
  packs.splice(packs.indexOf(ACT), 1);
  await api.close();
});

type Json = Awaited<ReturnType<TestApp['call']>>['json'];
type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';
let manager: TestManager;
let ona: { id: string; token: string };
let jonas: { id: string; token: string };
/** Published: Ona on 6 and 9 March, Jonas on 7 March, each 10:00 to 18:00 with half an hour of break. */
let ids: string[];
beforeEach(async () => {
  now = Date.parse('2026-03-05T12:00+02:00');
  manager = await createManager(api);
  const pay = { hourly_rate_cents: 1000, roles: ['cook'] };
  ona = await createWorker(api, manager, { name: 'Žydrė Onaitė', ...pay });
  jonas = await createWorker(api, manager, { name: 'Jonas', ...pay, hourly_rate_cents: null });
  await done('PUT', '/settings/system', { law_pack: 'nowhere' });
  ids = [];
  for (const [date, who] of [
    ['2026-03-06', ona.id],
    ['2026-03-09', ona.id],
    ['2026-03-07', jonas.id],
  ] as const)
    ids.push((await done('POST', '/schedule/shifts', shiftOn(date, who))).id);
  await done('POST', '/schedule/publish?year=2026&month=3');
});

const shiftOn = (date: string, employee_id: string | null, more: object = {}) => ({
  date,
  start_time: '10:00',
  end_time: '18:00',
  break_minutes: 30,
  role: 'cook',
  employee_id,
  ...more,
});
const call = (method: Method, path: string, body?: object, token = manager.token) =>
  api.call(method, path, { token, ...(body && { body }), headers: { 'accept-language': 'en' } });
async function done(method: Method, path: string, body?: object): Promise<Json> {
  const reply = await call(method, path, body);
  expect([path, reply.status < 300 ? 'done' : reply.text]).toEqual([path, 'done']);
  return reply.json;
}
const begin = async (from = '2026-03-06', to = '2026-03-31'): Promise<string> =>
  (await done('POST', `/schedule/amend?year=2026&month=3&from=${from}&to=${to}`)).amendment_id;
const draftOn = async (date: string): Promise<Json> => {
  const { shifts } = await done('GET', `/schedule?start=${date}&end=${date}`);
  return shifts.find(({ status }: Json) => status === 'draft');
};
const removeOn = async (date: string) => done('DELETE', `/schedule/${(await draftOn(date)).id}`);
const pricesOf = async (id: string, name = 'id'): Promise<Json[]> => done('GET', `/amendments/price?${name}=${id}`);
const publish = async (id: string): Promise<Json> => {
  const { seen, people } = await done('GET', `/schedule/amendments/${id}`);
  const consents = people.filter((one: Json) => one.needs_consent).map((one: Json) => one.employee_id);
  return done('POST', `/schedule/amendments/${id}/publish`, { seen, reason: 'Nėra elektros', consents });
};
const kept = async (): Promise<Json[]> => done('GET', '/late-changes?start=2026-01-01&end=2026-12-31');
const said = ({ date, change, minutes, amount_cents, article }: Json) => [date, change, minutes, amount_cents, article];

test('who may not read the schedule gets no price, and another’s amendment is none', async () => {
  const id = await begin();
  const other = await createManager(api, 'Other');
  for (const path of [`/amendments/price?id=${id}`, `/schedule/${ids[0]}/replace/price`]) {
    expect((await api.call('GET', path)).status).toBe(401);
    expect((await call('GET', path, undefined, ona.token)).status).toBe(403);
    expect((await call('GET', path, undefined, other.token)).status).toBe(404);
  }
  expect((await call('GET', '/amendments/price')).json.errors).toHaveProperty('id');
  expect((await call('GET', '/amendments/price?id=x')).status).toBe(422);
  expect((await call('GET', '/late-changes?start=2026-03-01&end=2026-03-31', undefined, ona.token)).status).toBe(403);
});

test('a lead reads the price of a replacement in this week, as the lead may make it', async () => {
  // Invitations hold for some days of the database's clock.
  now = Date.now();
  const lead = await createMember(api, manager, { role: 'lead' });
  now = Date.parse('2026-03-05T12:00+02:00');
  const of = (id: string | undefined) => call('GET', `/schedule/${id}/replace/price`, undefined, lead.token);
  // Friday of this week, and Monday of the next one.
  expect((await of(ids[0])).json).toMatchObject({ minutes: 450, amount_cents: null, basis: 'law' });
  const beyond = await of(ids[1]);
  expect([beyond.status, beyond.json.code]).toEqual([403, 'week_only']);
});

test('the price is said before, and kept with employee and shift when it is published', async () => {
  const id = await begin();
  expect(await pricesOf(id)).toEqual([]);
  await removeOn('2026-03-06');
  // 9 March: 10 to 18 becomes 10 to 15, three hours less; it is 94 hours away, so in time.
  const cut = await draftOn('2026-03-09');
  await done('PUT', `/schedule/${cut.id}`, shiftOn('2026-03-09', ona.id, { end_time: '15:00' }));
  const prices = await pricesOf(id);
  // 6 March 10:00 is 22 hours away, 50 hours later than the longest notice of 72. All of 7 h 30 min at 10 euros.
  expect(prices).toEqual([
    {
      shift_id: ids[0],
      employee_id: ona.id,
      employee_name: 'Žydrė Onaitė',
      date: '2026-03-06',
      change: 'cancelled',
      hours_late: 50,
      minutes: 450,
      amount_cents: 7500,
      article: 'Act, section 7',
      basis: 'law',
      state: 'due',
    },
    expect.objectContaining({ shift_id: ids[1], change: 'cut', hours_late: 0, amount_cents: 0, state: 'in_time' }),
  ]);
  expect(await pricesOf(id, 'amendment_id')).toEqual(prices);
  expect((await done('GET', `/schedule/amendments/${id}`)).prices).toEqual(prices);
  expect(await kept()).toEqual([]);
  await publish(id);
  expect((await kept()).map(said)).toEqual([['2026-03-06', 'cancelled', 450, 7500, 'Act, section 7']]);
  const { items } = await done('GET', '/activity');
  const { details } = items.find(({ action_type }: Json) => action_type === 'schedule.late_change');
  expect(details).toMatchObject({ employee_id: ona.id, cost_cents: 7500, article: 'Act, section 7' });
  // Without `pay.read` neither the money nor the minutes, which beside an amount would say the rate.
  const reader = { role: 'manager', abilities: new Set(['history.read']) } as unknown as Caller;
  expect(JSON.stringify(withoutHidden({ ...details, employee_id: '' }, reader))).not.toMatch(/7500|450|paid_minutes/);
});

test('who may not see pay reads the time and not the money', async () => {
  const prices = await api.deps.database.inProject(manager.projectId, async (tx) => {
    const rows = await tx
      .selectFrom('shift')
      .select(shiftColumns)
      .where('id', '=', ids[0] ?? '')
      .execute();
    return readPrices(
      tx,
      rows.map((published) => ({ published, after: null })),
      now,
    );
  });
  const seenWith = (...abilities: string[]) =>
    presentPrices(prices, { language: 'en', caller: { abilities: new Set(abilities) } });
  expect(seenWith('plan.read')).toMatchObject([{ minutes: 450, amount_cents: null, state: 'due' }]);
  expect(seenWith('plan.read', 'pay.read')).toMatchObject([{ minutes: 450, amount_cents: 7500 }]);
});

test('the rate of an employee that isn’t known is said, and no amount invented', async () => {
  const id = await begin();
  await removeOn('2026-03-07');
  expect(await pricesOf(id)).toMatchObject([{ minutes: 225, amount_cents: null, state: 'rate_unknown' }]);
  await publish(id);
  expect((await kept()).map(said)).toEqual([['2026-03-07', 'cancelled', 225, null, 'Act, section 7']]);
});

test('what got dearer since it was seen is not published unseen', async () => {
  const id = await begin();
  await removeOn('2026-03-07');
  const { seen } = await done('GET', `/schedule/amendments/${id}`);
  // 46 hours ahead: half. Less than 24 hours ahead: all of it.
  now = Date.parse('2026-03-06T10:01+02:00');
  const late = await call('POST', `/schedule/amendments/${id}/publish`, { seen, reason: 'x' });
  expect([late.status, late.json.code]).toEqual([409, 'amendment_changed']);
  expect(await kept()).toEqual([]);
});

test('what has begun by either of its times stays, and costs nothing', async () => {
  const id = await begin('2026-03-09', '2026-03-09');
  const { id: draft } = await draftOn('2026-03-09');
  await done('PUT', `/schedule/${draft}`, shiftOn('2026-03-09', ona.id, { start_time: '06:00', end_time: '14:00' }));
  await done('POST', '/schedule/shifts', shiftOn('2026-03-09', jonas.id));
  // 06:00 has passed and 10:00 is to come.
  now = Date.parse('2026-03-09T07:00+02:00');
  expect(await pricesOf(id)).toEqual([]);
  await publish(id);
  expect(await kept()).toEqual([]);
});

test('who works the same hours in another shift has lost none of them', async () => {
  // Jonas works beside Ona on 6 March from 12 to 20.
  await done('POST', '/schedule/shifts', shiftOn('2026-03-06', jonas.id, { start_time: '12:00', end_time: '20:00' }));
  await done('POST', '/schedule/publish?year=2026&month=3');
  const { shifts } = await done('GET', '/schedule?start=2026-03-06&end=2026-03-06');
  const [first, second] = [ona, jonas].map(({ id }) => shifts.find(({ employee_id }: Json) => employee_id === id));
  await done('POST', '/schedule/replace', {
    shifts: [
      { id: first.id, version: first.version, employee_id: jonas.id },
      { id: second.id, version: second.version, employee_id: ona.id },
    ],
    reason: 'Keičiasi',
  });
  // Each keeps 12 to 18. Ona loses 10 to 12, less than 24 hours ahead; Jonas, whose rate isn't known, 18 to 20 of a
  // shift that is 24 hours away, so half of it.
  expect((await kept()).map(said).toSorted((one, other) => other[2] - one[2])).toEqual([
    ['2026-03-06', 'given_away', 120, 2000, 'Act, section 7'],
    ['2026-03-06', 'given_away', 60, null, 'Act, section 7'],
  ]);
});

test('an amendment in which two people exchange shifts of the same hours takes nothing away', async () => {
  await done('POST', '/schedule/shifts', shiftOn('2026-03-06', jonas.id));
  await done('POST', '/schedule/publish?year=2026&month=3');
  const id = await begin('2026-03-06', '2026-03-06');
  const { shifts } = await done('GET', '/schedule?start=2026-03-06&end=2026-03-06');
  const [first, second] = [ona, jonas].map((one) =>
    shifts.find(({ status, employee_id }: Json) => status === 'draft' && employee_id === one.id),
  );
  for (const [draft, who] of [
    [first, null],
    [second, ona.id],
    [first, jonas.id],
  ])
    await done('PUT', `/schedule/${draft.id}`, shiftOn('2026-03-06', who));
  expect((await done('GET', `/schedule/amendments/${id}`)).changes).toHaveLength(2);
  expect(await pricesOf(id)).toEqual([]);
});

test('of two who publish at once one does, and it is paid once', async () => {
  const id = await begin();
  await removeOn('2026-03-06');
  const { seen } = await done('GET', `/schedule/amendments/${id}`);
  const body = { seen, reason: 'x' };
  const replies = await Promise.all([1, 2].map(() => call('POST', `/schedule/amendments/${id}/publish`, body)));
  expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 404]);
  expect(await kept()).toHaveLength(1);
});

test('amended twice: each time what is lost then; discarded or undone before: nothing', async () => {
  const cutTo = async (end_time: string) => {
    const id = await begin('2026-03-06', '2026-03-06');
    const { id: draft } = await draftOn('2026-03-06');
    await done('PUT', `/schedule/${draft}`, shiftOn('2026-03-06', ona.id, { end_time }));
    return id;
  };
  await publish(await cutTo('15:00'));
  await done('DELETE', `/schedule/amendments/${await cutTo('12:00')}`);
  const back = await cutTo('12:00');
  await done(
    'PUT',
    `/schedule/${(await draftOn('2026-03-06')).id}`,
    shiftOn('2026-03-06', ona.id, { end_time: '15:00' }),
  );
  expect(await pricesOf(back)).toEqual([]);
  await done('DELETE', `/schedule/amendments/${back}`);
  const id = await begin('2026-03-06', '2026-03-06');
  await removeOn('2026-03-06');
  await publish(id);
  // 3 hours of the cut, then the 4 h 30 min that were left: together the 7 h 30 min of the shift.
  expect((await kept()).map(said)).toEqual([
    ['2026-03-06', 'cut', 180, 3000, 'Act, section 7'],
    ['2026-03-06', 'cancelled', 270, 4500, 'Act, section 7'],
  ]);
});

test('a replacement costs by what takes the shift away, unless the employee is the cause', async () => {
  expect(await done('GET', `/schedule/${ids[0]}/replace/price`)).toMatchObject({ minutes: 450, state: 'due' });
  await done('POST', `/schedule/${ids[0]}/replace`, {
    employee_id: jonas.id,
    reason: 'Serga',
    employee_is_cause: true,
  });
  expect(await kept()).toEqual([]);
  // Back from Jonas, whose rate isn't known.
  await done('POST', `/schedule/${ids[0]}/replace`, { employee_id: null, reason: 'Nereikia' });
  const { version } = (await done('GET', '/schedule?start=2026-03-09&end=2026-03-09')).shifts[0];
  await done('POST', '/schedule/replace', { shifts: [{ id: ids[1], version, employee_id: jonas.id }], reason: 'x' });
  // 9 March is in time.
  expect((await kept()).map(said)).toEqual([['2026-03-06', 'cancelled', 450, null, 'Act, section 7']]);
});

test('swaps that employees agree on cost nothing', async () => {
  const offer = await call('POST', '/schedule/requests', { shift_id: ids[0], target_employee_id: jonas.id }, ona.token);
  await call('POST', `/schedule/requests/${offer.json.id}/accept`, {}, jonas.token);
  await done('POST', `/manager/swaps/${offer.json.id}/approve`, {});
  const { shifts } = await done('GET', '/schedule?start=2026-03-06&end=2026-03-06');
  expect(shifts[0].employee_id).toBe(jonas.id);
  expect(await kept()).toEqual([]);
});

test('an absence costs nothing for who is away', async () => {
  const away = { employee_id: ona.id, start: '2026-03-06', end: '2026-03-06', type: 'sick_leave' };
  const { id } = await done('POST', '/schedule/repair', away);
  await done('POST', `/schedule/repair/${id}/apply`);
  expect((await kept()).filter(({ employee_id }: Json) => employee_id === ona.id)).toEqual([]);
});

test('a month that is cleared costs what was published in it, by the law of then', async () => {
  await done('PUT', '/settings/system', { law_pack: 'lt' });
  const prices = await done('GET', '/schedule/clear/price?year=2026&month=3');
  expect(prices.map(said)).toEqual([
    ['2026-03-06', 'cancelled', 450, 7500, 'Act, section 7'],
    ['2026-03-07', 'cancelled', 225, null, 'Act, section 7'],
    ['2026-03-09', 'cancelled', 0, 0, null],
  ]);
  await done('DELETE', '/schedule?year=2026&month=3');
  expect((await kept()).map(({ date }: Json) => date)).toEqual(['2026-03-06', '2026-03-07']);
});

test('the version of the law on the date of the shift counts, and what is kept stays when law and rate change', async () => {
  await done('POST', '/schedule/shifts', shiftOn('2026-04-01', ona.id));
  await done('POST', '/schedule/publish?year=2026&month=4');
  const april = (await done('POST', '/schedule/amend?year=2026&month=4')).amendment_id;
  await done('DELETE', `/schedule/${(await draftOn('2026-04-01')).id}`);
  expect((await pricesOf(april)).map(said)).toEqual([['2026-04-01', 'cancelled', 150, 2500, 'Act, section 7a']]);
  await publish(april);
  await done('PUT', '/settings/system', { law_pack: 'none' });
  const person = { id: ona.id, name: 'Ona', roles: ['cook'], max_hours_per_week: 40, min_shifts_per_week: 0 };
  await done('PUT', `/employees/${ona.id}`, { ...person, hourly_rate_cents: 2000 });
  expect((await kept()).map(said)).toEqual([['2026-04-01', 'cancelled', 150, 2500, 'Act, section 7a']]);
});

test('who is deleted keeps the amount under the name, and it goes with the name when that is erased', async () => {
  const id = await begin();
  await removeOn('2026-03-06');
  await publish(id);
  await done('DELETE', `/employees/${ona.id}`);
  expect(await kept()).toMatchObject([{ employee_id: null, name: 'Žydrė Onaitė', amount_cents: 7500 }]);
  const [leaver] = await done('GET', '/employees/former');
  await done('POST', `/employees/former/${leaver.id}/erase`, {});
  const [row] = await kept();
  expect([row.amount_cents, row.name.includes('Onaitė')]).toEqual([7500, false]);
});

test('the business rule has both numbers or none, and pays in any country', async () => {
  const { json: half } = await call('PUT', '/settings/system', { late_change_hours: 48 });
  expect([half.status, Object.keys(half.errors)]).toEqual([422, ['late_change_percent']]);
  for (const [hours, percent] of [
    [0, 50],
    [721, 50],
    [48, 0],
    [48, 201],
  ])
    expect(
      (await call('PUT', '/settings/system', { late_change_hours: hours, late_change_percent: percent })).status,
    ).toBe(422);
  await done('PUT', '/settings/system', { law_pack: 'lt', late_change_hours: 48, late_change_percent: 40 });
  await done('DELETE', '/schedule?year=2026&month=3');
  for (const date of ['2026-03-06', '2026-03-09']) await done('POST', '/schedule/shifts', shiftOn(date, ona.id));
  await done('POST', '/schedule/publish?year=2026&month=3');
  const id = await begin();
  await removeOn('2026-03-06');
  await removeOn('2026-03-09');
  const prices = await pricesOf(id);
  // 40 % of 7 h 30 min are 3 hours. Lithuania's own notice is late, too, for 6 March: no working day lies between.
  expect(prices.map(({ basis, state, minutes, amount_cents }) => [basis, state, minutes, amount_cents])).toEqual([
    ['house', 'due', 180, 3000],
    [null, 'no_amount', 0, 0],
  ]);
  expect(prices[1].article).toBe('Labour Code, Art. 115(2)');
  await done('PUT', '/settings/system', { late_change_hours: null, late_change_percent: null });
  expect((await pricesOf(id)).map(({ state }) => state)).toEqual(['no_amount', 'no_amount']);
});
