import { afterAll, beforeAll, expect, test } from 'vitest';
import { createManager, createWorker, unique, type TestManager } from '../../../testing/seeds/people.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';

// The business rule pays half of the lost time of what changes less than 48 hours ahead. In October 2026 Žydrė, who
// has 10 euros an hour, works 8 hours on the 19th and loses 7 hours of the 20th, on the 19th: 3 h 30 min, 35 euros.
// Jonas, whose rate isn't known, loses 8 hours of the 21st: 4 hours.
let now = Date.parse('2026-10-19T20:00+03:00');
let api: TestApp;
let manager: TestManager;
let zyd: { id: string };
let jon: { id: string };
beforeAll(async () => {
  api = await createTestApp({ parts: { now: () => now } });
  manager = await createManager(api);
  const terms = { contract_hours_per_week: 40, first_day: '2024-01-02' };
  zyd = await createWorker(api, manager, { name: 'Žydrė Ąžuolienė', hourly_rate_cents: 1000, ...terms });
  jon = await createWorker(api, manager, { name: 'Jonas', hourly_rate_cents: null, ...terms });
  await call('PUT', '/settings/system', { regime: 'fixed', late_change_hours: 48, late_change_percent: 50 });
  const shift = { start_time: '10:00', end_time: '18:00', role: 'cook' };
  const worked = { started_at: '2026-10-19T08:00', ended_at: '2026-10-19T16:00', reason: 'x' };
  await call('POST', '/timesheets', { employee_id: zyd.id, ...worked });
  const morning = { start_time: '08:00', end_time: '16:00', break_minutes: 0, role: 'cook' };
  await call('POST', '/schedule/shifts', { date: '2026-10-19', ...morning, employee_id: zyd.id });
  const lost = [
    await call('POST', '/schedule/shifts', { date: '2026-10-20', ...shift, break_minutes: 60, employee_id: zyd.id }),
    await call('POST', '/schedule/shifts', { date: '2026-10-21', ...shift, break_minutes: 0, employee_id: jon.id }),
  ];
  await call('POST', '/schedule/publish?year=2026&month=10');
  for (const { id } of lost) await call('POST', `/schedule/${id}/replace`, { employee_id: null, reason: 'Uždaryta' });
});
afterAll(() => api.close());

type Json = Awaited<ReturnType<TestApp['call']>>['json'];
async function call(method: 'GET' | 'POST' | 'PUT', path: string, body?: object): Promise<Json> {
  const reply = await api.call(method, path, { token: manager.token, ...(body && { body }) });
  expect([path, reply.status < 300 ? 'done' : reply.text]).toEqual([path, 'done']);
  return reply.json;
}
const text = async (path: string, language = 'en') =>
  (await api.call('GET', path, { token: manager.token, headers: { 'accept-language': language } })).text;

/** The lines of a file of October, without its headings. */
async function linesOf(layout: string, sources: string[], codes: object = {}) {
  const columns = sources.map((source) => ({ source, heading: source }));
  const body = { name: unique('File'), layout, columns, codes, separator: 'comma', hours: 'point' };
  const made = await call('POST', '/payroll-exports', body);
  const file = await text(`/payroll-exports/${made.id}/file?year=2026&month=10&format=csv`);
  return file.trim().split('\r\n').slice(1);
}

async function allLayouts() {
  return {
    people: await linesOf('people', ['employee_id', 'worked', 'late_change', 'late_amount', 'cost']),
    kinds: await linesOf('kinds', ['employee_id', 'code', 'hours', 'days', 'late_amount'], {
      regular: 'FD',
      late_change: 'VPK',
    }),
    days: await linesOf('days', ['employee_id', 'date', 'worked', 'late_change', 'late_amount']),
    day_kinds: await linesOf('day_kinds', ['date', 'code', 'hours', 'late_amount'], {
      worked: 'FD',
      late_change: 'VPK',
    }),
  };
}

const EXPECTED = () => ({
  // 80 euros for 8 hours and 35 for the change: together the cost. Of Jonas the hours are said, and no amount.
  people: [`${jon.id},0,4,,`, `${zyd.id},8,3.5,35,115`],
  kinds: [`${jon.id},VPK,4,1,`, `${zyd.id},FD,8,1,`, `${zyd.id},VPK,3.5,1,35`],
  days: [`${jon.id},2026-10-21,0,4,`, `${zyd.id},2026-10-19,8,0,`, `${zyd.id},2026-10-20,0,3.5,35`],
  day_kinds: ['2026-10-21,VPK,4,', '2026-10-19,FD,8,', '2026-10-20,VPK,3.5,35'],
});

test('a late change is a line of its own in every layout, and adds up to the cent', async () => {
  expect(await allLayouts()).toEqual(EXPECTED());
});

test('a format made without a code or column for it is named in the preview and with the file', async () => {
  const without = async (layout: string, sources: string[], codes: object) => {
    const columns = sources.map((source) => ({ source, heading: source }));
    const body = { layout, columns, codes, separator: 'comma', hours: 'point' };
    const { left_out } = await call('POST', '/payroll-exports/preview?year=2026&month=10', body);
    const { id } = await call('POST', '/payroll-exports', { name: unique('File'), ...body });
    const files = ['csv', 'xlsx'].map((format) =>
      api.call('GET', `/payroll-exports/${id}/file?year=2026&month=10&format=${format}`, { token: manager.token }),
    );
    const headers = (await Promise.all(files)).map((file) => file.headers['x-left-out']);
    return [left_out, ...headers];
  };
  const named = [['late_change'], 'late_change', 'late_change'];
  const none = [[], undefined, undefined];
  expect(await without('day_kinds', ['employee_id', 'code', 'hours'], { worked: 'FD' })).toEqual(named);
  expect(await without('kinds', ['code', 'hours'], { worked: 'FD', late_change: 'VPK' })).toEqual(none);
  expect(await without('people', ['employee_id', 'worked'], {})).toEqual(named);
  expect(await without('people', ['employee_id', 'worked', 'cost'], {})).toEqual(none);
});

test('the general export has its hours and its amount, and says where there is none', async () => {
  const range = 'start=2026-10-01&end=2026-10-31';
  const csv = await text(`/timesheets/export?${range}&format=csv`);
  const plain = await text(`/timesheets/export?${range}&format=csv_plain`);
  const [names = '', ...lines] = plain.trim().split(/\r?\n/);
  const value = (id: string, name: string) =>
    lines.find((line) => line.startsWith(`${id},`))?.split(',')[names.split(',').indexOf(name)];
  expect([value(zyd.id, 'late_change'), value(zyd.id, 'late_amount'), value(zyd.id, 'cost')]).toEqual([
    '3.5',
    '35',
    '115',
  ]);
  expect([value(jon.id, 'late_change'), value(jon.id, 'late_amount'), value(jon.id, 'cost')]).toEqual(['4', '', '']);
  expect(csv).toMatch(/Jonas: 4\sh to pay for late changes. The hourly rate isn’t known, so there is no amount./u);
  const lithuanian = await text(`/timesheets/export?${range}&format=csv`, 'lt');
  expect(lithuanian).toMatch(/Jonas: mokėtina 4\sval\. už vėlyvus pakeitimus\. Valandinis/u);
});

test('Analytics and labour cost have it as a part of the cost, by day, employee and role', async () => {
  const report = await call('GET', '/analytics?period=this_month');
  expect(report.totals.late_cents).toBe(3500);
  const own = report.by_employee.find((one: Json) => one.employee_id === zyd.id);
  // The scheduled 8 hours, and what became open, which nobody is paid for.
  expect([own.cost_cents, own.late_cents]).toEqual([8000 + 3500, 3500]);
  const day = report.series.find((one: Json) => one.date === '2026-10-20');
  expect([day.cost_cents, day.late_cents]).toEqual([3500, 3500]);
  expect(report.by_role).toMatchObject([{ name: 'cook', late_cents: 3500 }]);
  const cost = await call('GET', '/labour-cost?year=2026&month=10');
  expect([cost.total.cost_cents, cost.total.late_cents]).toEqual([8000 + 3500, 3500]);
  const worked = await call('GET', '/labour-cost/worked?start=2026-10-01&end=2026-10-19');
  expect([worked.total.worked_cents, worked.total.late_cents]).toEqual([8000, 0]);
});

test('the working-time sheet stays what was worked', async () => {
  const { lines } = await call('GET', '/working-time-sheet?year=2026&month=10');
  const own = lines.find((line: Json) => line.employee_id === zyd.id);
  expect(own.worked_minutes).toBe(480);
});

test('a locked month keeps it, whatever becomes of the rate and the rule', async () => {
  now = Date.parse('2026-11-03T12:00+02:00');
  await call('POST', '/timesheets/approve', { start: '2026-10-01', end: '2026-10-31' });
  const { name } = await call('GET', '/settings/project');
  await call('POST', '/timesheets/lock?year=2026&month=10', { confirm: name });
  await call('PUT', '/settings/system', { late_change_hours: null, late_change_percent: null });
  expect(await allLayouts()).toEqual(EXPECTED());
});
