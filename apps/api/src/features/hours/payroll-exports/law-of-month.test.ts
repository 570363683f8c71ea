import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Tx } from '../../../platform/database/database.ts';
import { createManager, createWorker, type TestManager } from '../../../testing/seeds/people.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import { lawsOfMonths } from '../../plan/planning-input/index.ts';

// A café with Latvia's pack: nights 1.5, overtime 2, an hour less on the day before each public holiday. Estonia's:
// nights 1.25, overtime 1.5, three hours less on 23 December and three other days. Žydrė has a contract of 10 hours a
// week, 2 a day, at 10 euros an hour.
let now = Date.parse('2026-11-01T12:00+02:00');
let api: TestApp;
let manager: TestManager;
let žydrė: string;
beforeAll(async () => {
  api = await createTestApp({ parts: { now: () => now } });
  manager = await createManager(api, 'Kafejnīca', { country: 'LV', law_pack: 'lv' });
  await call('PUT', '/settings/system', { regime: 'summary', accounting_start: '2026-11-01', accounting_months: 1 });
  const terms = { contract_hours_per_week: 10, first_day: '2024-01-02', hourly_rate_cents: 1000 };
  žydrė = (await createWorker(api, manager, { name: 'Žydrė Ąžuolienė', roles: ['cook'], ...terms })).id;
});
afterAll(() => api.close());

type Json = Awaited<ReturnType<TestApp['call']>>['json'];
async function call(method: 'GET' | 'POST' | 'PUT', path: string, body?: object): Promise<Json> {
  const reply = await api.call(method, path, { token: manager.token, ...(body && { body }) });
  expect([path, reply.status < 300 ? 'done' : reply.text]).toEqual([path, 'done']);
  return reply.json;
}
const lock = (method: 'POST' | 'DELETE') =>
  api.call(method, '/timesheets/lock?year=2026&month=10', { token: manager.token });
const choose = (law_pack: string) => call('PUT', '/settings/system', { law_pack });

type Hours = [date: string, from: string, to: string];
const schedule = ([date, start_time, end_time]: Hours) =>
  call('POST', '/schedule/shifts', { date, start_time, end_time, break_minutes: 0, role: 'cook', employee_id: žydrė });
async function work([date, from, to]: Hours): Promise<void> {
  const end = to > from ? date : Temporal.PlainDate.from(date).add({ days: 1 }).toString();
  const hours = { started_at: `${date}T${from}`, ended_at: `${end}T${to}` };
  await call('POST', '/timesheets', { employee_id: žydrė, ...hours, reason: 'x' });
}
async function payrollOf(month: number): Promise<string> {
  const columns = ['worked', 'night', 'overtime_night', 'norm', 'cost'].map((source) => ({ source, heading: source }));
  const [known] = (await call('GET', '/payroll-exports')).filter(({ name }: Json) => name === 'File');
  const body = { name: 'File', layout: 'people', columns, codes: {}, separator: 'comma', hours: 'point' };
  const { id } = known ?? (await call('POST', '/payroll-exports', body));
  const path = `/payroll-exports/${id}/file?year=2026&month=${month}&format=csv`;
  return (await api.call('GET', path, { token: manager.token })).text.trim().split('\r\n').slice(1).join('|');
}
const normOf = async (month: number) => {
  const norms = await call('GET', '/norms?year=2026&kind=full');
  return norms[month - 1].minutes / 60;
};
/** All that shows what November cost and its norm. */
const figures = async () => ({
  payroll: await payrollOf(11),
  timesheets: await call('GET', '/timesheets?start=2026-11-01&end=2026-11-30'),
  worked: await call('GET', '/labour-cost/worked?start=2026-11-01&end=2026-11-30'),
  planned: (await call('GET', '/labour-cost?year=2026&month=11')).total,
  analytics: await call('GET', '/analytics?period=this_month'),
  ledger: await call('GET', '/ledger?date=2026-11-20'),
  norm: await normOf(11),
});

test('a published month is paid under its law to the cent after the project has changed its pack', async () => {
  const days = ['02', '03', '04', '05'].map((date): Hours => [`2026-11-${date}`, '08:00', '16:00']);
  const november: Hours[] = [...days, ['2026-11-10', '22:00', '06:00']];
  for (const hours of november) await schedule(hours);
  await call('POST', '/schedule/publish?year=2026&month=11');
  now = Date.parse('2026-11-30T12:00+02:00');
  for (const hours of november) await work(hours);
  // The norm: 21 weekdays but for the 18th, a public holiday, 2 hours each, and an hour less on the 17th: 39 hours. Of
  // 40 hours worked the last one is overtime, at night: 32 at 10 euros, 7 at 15 and 1 at 20, together 445.
  const before = await figures();
  expect(before.payroll).toBe('40,7,1,39,445');
  // Full time: 20 days of 8 hours, less an hour.
  expect(before.norm).toBe(159);

  await choose('ee');
  expect(await figures()).toEqual(before);

  // December isn't published: of 23 weekdays the 24th, 25th and 31st are free; 3 h less on the 23rd.
  expect(await normOf(12)).toBe(20 * 8 - 3);
  now = Date.parse('2026-12-02T12:00+02:00');
  const night: Hours = ['2026-12-01', '22:00', '06:00'];
  await schedule(night);
  await work(night);
  // Of her 40 hours the two of the 23rd are off. Within the norm, 8 hours at 12.50.
  expect(await payrollOf(12)).toBe('8,8,0,38,100');
  await call('POST', '/schedule/publish?year=2026&month=12');

  // And it stays Estonia's when Latvia's pack is back.
  await choose('lv');
  expect(await payrollOf(12)).toBe('8,8,0,38,100');
  expect(await normOf(12)).toBe(157);
  expect(await payrollOf(11)).toBe('40,7,1,39,445');
});

test('without any pack the published months keep theirs, and another month has no shorter day', async () => {
  await choose('none');
  expect(await payrollOf(11)).toBe('40,7,1,39,445');
  expect(await payrollOf(12)).toBe('8,8,0,38,100');
  // October was never published: 22 weekdays.
  expect(await normOf(10)).toBe(22 * 8);
});

test('an accounting period of two months with two laws: each night is paid under the law of its month', async () => {
  await choose('lv');
  await call('PUT', '/settings/system', { accounting_start: '2026-11-01', accounting_months: 2 });
  // 39 hours of November and 38 of December are the norm of both: nothing is overtime. 32 at 10 and 8 at 15 euros.
  expect(await payrollOf(11)).toMatch(/^40,8,0,[^,]*,440$/);
  expect(await payrollOf(12)).toMatch(/^8,8,0,[^,]*,100$/);
});

test('a month that is locked without a schedule keeps its law until it is unlocked', async () => {
  await choose('lv');
  await call('PUT', '/settings/system', { accounting_start: '2026-11-01', accounting_months: 1 });
  await work(['2026-10-06', '22:00', '06:00']);
  await call('POST', '/timesheets/approve', { start: '2026-10-01', end: '2026-10-31' });
  expect((await lock('POST')).json.locked_at).toMatch(/^2026-12-02/);
  await choose('ee');
  const cost = async () =>
    (await call('GET', '/labour-cost/worked?start=2026-10-01&end=2026-10-31')).total.worked_cents;
  // 8 hours at 15 euros; at Estonia's 12.50 when it is open again.
  expect([await payrollOf(10), await cost()]).toEqual(['8,8,0,44,120', 12_000]);
  expect((await lock('DELETE')).status).toBe(200);
  expect([await payrollOf(10), await cost()]).toEqual(['8,8,0,44,100', 10_000]);
});

test('a locked month that is published afterwards keeps the law under which it was locked', async () => {
  await choose('lv');
  expect((await lock('POST')).json.locked_at).toMatch(/^2026-12-02/);
  await choose('ee');
  await schedule(['2026-10-06', '22:00', '06:00']);
  await call('POST', '/schedule/publish?year=2026&month=10');
  // October has 22 weekdays and no shorter day: the night of eight hours at 15 euros.
  expect(await payrollOf(10)).toBe('8,8,0,44,120');
  expect((await lock('DELETE')).status).toBe(200);
  expect(await payrollOf(10)).toBe('8,8,0,44,120');
});

test('what an older process leaves behind: a month that is open again, and one published without its law', async () => {
  const own = <Row>(read: (tx: Tx) => Promise<Row>) => api.deps.database.inProject(manager.projectId, read);
  const ownLaw = () =>
    own(async (tx) => {
      const { laws } = await tx.selectFrom('project').select(lawsOfMonths.as('laws')).executeTakeFirstOrThrow();
      return laws['2026-09'];
    });
  const locked = (locked_at: string | null) =>
    own((tx) =>
      tx
        .insertInto('timesheet_month')
        .values({ month: '2026-09-01', law_pack: 'lt', locked_at })
        .onConflict((conflict) => conflict.columns(['project_id', 'month']).doUpdateSet({ locked_at }))
        .execute(),
    );
  await locked(null);
  expect(await ownLaw()).toBeUndefined();
  await locked('2026-12-01T12:00+02:00');
  expect(await ownLaw()).toBe('lt');
  const publish = (law_pack: string | null) =>
    own((tx) =>
      tx
        .insertInto('schedule_month')
        .values({ year: 2026, month: 9, published_version: 1, law_pack })
        .onConflict((conflict) => conflict.columns(['project_id', 'year', 'month']).doUpdateSet({ law_pack }))
        .execute(),
    );
  await publish(null);
  expect(await ownLaw()).toBe('lt');
  // Published under the law that the project has today, and locked under another: that of publishing counts.
  await publish('ee');
  expect(await ownLaw()).toBeUndefined();
});
