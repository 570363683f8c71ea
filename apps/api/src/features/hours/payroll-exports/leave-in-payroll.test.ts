import { afterAll, beforeAll, expect, test } from 'vitest';
import { createManager, createWorker, unique, type TestManager } from '../../../testing/seeds/people.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';

let api: TestApp;
beforeAll(async () => {
  api = await createTestApp({ parts: { now: () => Date.parse('2026-11-29T12:00+02:00') } });
});
afterAll(() => api.close());

type Json = Awaited<ReturnType<TestApp['call']>>['json'];

const TERMS = {
  contract_hours_per_week: 40,
  first_day: '2024-01-02',
  hourly_rate_cents: 1000,
  vacation_days_per_year: 20,
  min_shifts_per_week: 0,
};

/** Somebody in a business of their own, and calls of its manager that must succeed. */
async function business(fields: object = {}, settings: object = {}) {
  const manager: TestManager = await createManager(api);
  const { id } = await createWorker(api, manager, { ...TERMS, ...fields });
  const call = async (method: 'GET' | 'POST' | 'PUT', path: string, body?: object): Promise<Json> => {
    const reply = await api.call(method, path, { token: manager.token, ...(body && { body }) });
    expect([path, reply.status < 300 ? 'done' : reply.text]).toEqual([path, 'done']);
    return reply.json;
  };
  await call('PUT', '/settings/system', { accounting_start: '2026-01-01', accounting_months: 3, ...settings });
  const away = (start: string, end: string, more: object = {}) =>
    call('POST', '/absences', { employee_ids: [id], type: 'vacation', start, end, note: '', ...more });
  const worked = async (date: string, from = '08:00', to = '16:00') => {
    const body = { employee_id: id, started_at: `${date}T${from}`, ended_at: `${date}T${to}`, reason: 'Darbas' };
    await call('POST', '/timesheets', body);
  };
  return { id, call, away, worked, token: manager.token };
}
type Business = Awaited<ReturnType<typeof business>>;

/** A file of a month by its own columns, as lines of fields. */
async function fileOf({ call, token }: Business, layout: 'people' | 'days', sources: string[], month = 10) {
  const columns = sources.map((source) => ({ source, heading: source }));
  const made = await call('POST', '/payroll-exports', {
    name: unique('File'),
    layout,
    columns,
    separator: 'comma',
    hours: 'point',
  });
  const path = `/payroll-exports/${made.id}/file?year=2026&month=${month}&format=csv`;
  const { text } = await api.call('GET', path, { token });
  return text.trim().split('\r\n').slice(1);
}
const balanceOf = async ({ call, id }: Business) => {
  const balances: Json[] = await call('GET', `/leave-types/balances?year=2026&employee_id=${id}`);
  const { taken, planned, left } = balances.find(({ type }) => type === 'vacation');
  return { taken, planned, left };
};
const ledgerOf = async ({ call }: Business, date = '2026-10-31') =>
  (await call('GET', `/ledger?date=${date}`)).people[0];

const OCTOBER = Array.from({ length: 31 }, (_, i) => `2026-10-${String(i + 1).padStart(2, '0')}`).filter(
  (date) => Temporal.PlainDate.from(date).dayOfWeek <= 5,
);

test('leave ends with the employment: in payroll, by days, on the sheet and in the balance', async () => {
  const own = await business();
  await own.away('2026-10-12', '2026-10-30');
  const { version } = await own.call('GET', `/employees/${own.id}/employment`);
  expect(version).toBeGreaterThan(0);
  const preview = await own.call('GET', `/employees/${own.id}/employment/end?last_day=2026-10-13`);
  expect(preview.absences).toEqual([{ start: '2026-10-12', end: '2026-10-30' }]);
  await own.call('PUT', `/employees/${own.id}/employment/end`, { last_day: '2026-10-13', is_fixed_term: false });
  expect(await fileOf(own, 'people', ['vacation', 'norm'])).toEqual(['2,56']);
  expect(await fileOf(own, 'days', ['date', 'vacation'])).toEqual(['2026-10-12,1', '2026-10-13,1']);
  const sheet = await own.call('GET', '/working-time-sheet?year=2026&month=10');
  const cells: Json[] = sheet.lines[0].cells;
  expect(cells.flatMap(({ kind }, day) => (kind === 'vacation' ? [day + 1] : []))).toEqual([12, 13]);
  expect(await balanceOf(own)).toEqual({ taken: 2, planned: 0, left: 18 });
});

// 10, 11, 14 and 15 December are working days; the other ten days of the leave are after the last one.
test('what is left on leaving is what was not taken until then', async () => {
  const own = await business();
  await own.away('2026-12-10', '2026-12-31');
  expect(await balanceOf(own)).toMatchObject({ planned: 14, left: 6 });
  await own.call('PUT', `/employees/${own.id}/employment/end`, { last_day: '2026-12-15', is_fixed_term: false });
  expect(await balanceOf(own)).toEqual({ taken: 0, planned: 4, left: 16 });
  await own.call('PUT', `/employees/${own.id}/employment/end`, { last_day: null, is_fixed_term: false });
  expect(await balanceOf(own)).toMatchObject({ planned: 14, left: 6 });
});

// October 2026 has 22 working days of eight hours.
test.each([
  ['summary', [] as object[]],
  ['fixed', []],
  ['summary', [{ from: '12:00', to: '16:00' }]],
  ['summary', [{ from: '08:00', to: '16:00' }]],
])('half a day of leave is half a day everywhere (%s, scheduled %j)', async (regime, scheduled) => {
  const own = await business({}, { regime });
  for (const { from, to } of scheduled as { from: string; to: string }[]) {
    const shift = { date: '2026-10-20', start_time: from, end_time: to, break_minutes: 0, role: 'cook' };
    await own.call('POST', '/schedule/shifts', { ...shift, employee_id: own.id });
    await own.call('POST', '/schedule/publish?year=2026&month=10');
  }
  for (const date of OCTOBER) await (date === '2026-10-20' ? own.worked(date, '12:00') : own.worked(date));
  await own.away('2026-10-20', '2026-10-20', { start_time: '08:00', end_time: '12:00' });
  expect(await fileOf(own, 'people', ['vacation', 'norm', 'worked'])).toEqual(['0.5,172,172']);
  const days = await fileOf(own, 'days', ['date', 'worked', 'vacation']);
  expect(days.filter((line) => !line.endsWith(',8,0'))).toEqual(['2026-10-20,4,0.5']);
  expect(await balanceOf(own)).toEqual({ taken: 0.5, planned: 0, left: 19.5 });
  expect(await ledgerOf(own)).toMatchObject({ month_norm_hours: 172, month_worked_hours: 172 });
});

test('two halves of a day are a whole one', async () => {
  const own = await business();
  await own.away('2026-10-20', '2026-10-20', { start_time: '08:00', end_time: '12:00' });
  await own.away('2026-10-20', '2026-10-20', { type: 'sick_leave', start_time: '12:00', end_time: '16:00' });
  expect(await fileOf(own, 'people', ['vacation', 'sick_leave', 'norm'])).toEqual(['0.5,0.5,168']);
  expect(await fileOf(own, 'days', ['date', 'vacation', 'sick_leave'])).toEqual(['2026-10-20,0.5,0.5']);
});

// Wednesday to Friday, eight hours each. December: fourteen of them, without the 24th and 25th twelve, two before a
// holiday. Four weeks of leave by law are then twelve days (DK 126).
test('under the fixed regime the own week counts, in leave, in the norm and on the sheet', async () => {
  const week = { contract_hours_per_week: 24, rest_weekdays: [1, 2, 6, 7], vacation_days_per_year: 12 };
  const own = await business(week, { regime: 'fixed' });
  await own.away('2026-12-07', '2026-12-07');
  expect(await balanceOf(own)).toEqual({ taken: 0, planned: 0, left: 12 });
  expect(await fileOf(own, 'people', ['vacation', 'norm'], 12)).toEqual(['0,94']);
  await own.away('2026-12-14', '2026-12-20');
  expect(await balanceOf(own)).toEqual({ taken: 0, planned: 3, left: 9 });
  expect(await fileOf(own, 'people', ['vacation', 'norm'], 12)).toEqual(['3,70']);
  // Under summary recording the schedule gives the days off, and a week is Monday to Friday.
  await own.call('PUT', '/settings/system', { regime: 'summary' });
  expect(await balanceOf(own)).toMatchObject({ planned: 6 });
});
