import { afterAll, beforeAll, expect, test } from 'vitest';
import { createCafe, type TestCafe } from '../../../testing/seeds/cafe.ts';
import { createWorker } from '../../../testing/seeds/people.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';

// Rules of the Labour Code as a manager meets them; docs/law.md says where each article was read.

let api: TestApp;
let cafe: TestCafe;
beforeAll(async () => {
  api = await createTestApp();
  cafe = await createCafe(api);
});
afterAll(() => api.close());

const asManager = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, body?: object) =>
  api.call(method, path, { token: cafe.token, ...(body && { body }) });
const cook = { roles: ['cook'], max_hours_per_week: 60 };
const newCook = async (more: object = {}) => {
  const { id } = await createWorker(api, cafe, { ...cook, ...more });
  return id;
};
const edit = async (id: string, more: object) => {
  const { json } = await asManager('GET', '/employees');
  const {
    version: _,
    has_login: __,
    picture: ___,
    last_day: ____,
    is_fixed_term: _____,
    ...own
  } = json.find((one: { id: string }) => one.id === id);
  return asManager('PUT', `/employees/${id}`, { ...own, ...more });
};
const add = async (employee_id: string, date: string, hours: object = { template: 'DAY' }) =>
  (await asManager('POST', '/schedule/shifts', { date, role: 'cook', employee_id, ...hours })).json;
const hours = (start_time: string, end_time: string) => ({ start_time, end_time, break_minutes: 0 });
/** What a shift breaks of one rule. */
const broken = (shift: { warnings: { rule: string }[] }, rule: string) =>
  shift.warnings.filter((warning) => warning.rule === rule);

test('DK 119: overtime counts in any 7 days, also across a Sunday', async () => {
  await asManager('PUT', '/settings/system', { regime: 'fixed' });
  const id = await newCook({ contract_hours_per_week: 40, consents: { overtime: 'usual', rest_day: true } });
  for (const date of ['2031-03-13', '2031-03-14', '2031-03-15', '2031-03-17'])
    expect(broken(await add(id, date, hours('08:00', '20:00')), 'weekly-overtime')).toEqual([]);
  // Thursday to Saturday 36 hours, Monday and Tuesday 24: 60 in 7 days, where 40 and 8 are agreed.
  const last = await add(id, '2031-03-18', hours('08:00', '20:00'));
  expect(broken(last, 'weekly-overtime')).toMatchObject([{ needs_consent: true, source: 'Labour Code, Art. 119' }]);
  expect(broken(last, 'most-weekly-overtime')).toMatchObject([
    {
      severity: 'hard',
      detail: 'Would have 60 h within 7 days; the maximum including overtime is 52 h.',
    },
  ]);
  await asManager('PUT', '/settings/system', { regime: 'summary' });
});

test('DK 124: the rest days of a contract, Saturday and Sunday unless it says otherwise', async () => {
  await asManager('PUT', '/settings/system', { regime: 'fixed' });
  const id = await newCook({ contract_hours_per_week: 40 });
  const saturday = await add(id, '2031-04-05');
  expect(broken(saturday, 'rest-day-consent')).toMatchObject([
    { needs_consent: true, source: 'Labour Code, Art. 124', detail: 'Needs written consent to work on a rest day.' },
  ]);
  expect((await edit(id, { rest_weekdays: [2, 1, 2] })).json.rest_weekdays).toEqual([1, 2]);
  expect(broken(await add(id, '2031-04-12'), 'rest-day-consent')).toEqual([]);
  expect(broken(await add(id, '2031-04-14'), 'rest-day-consent')).toHaveLength(1);
  const { json } = await asManager('GET', '/schedule?start=2031-04-05&end=2031-04-05');
  expect(
    broken(
      json.shifts.find((shift: { id: string }) => shift.id === saturday.id),
      'rest-day-consent',
    ),
  ).toEqual([]);
  await asManager('PUT', '/settings/system', { regime: 'summary' });
});

test('a week has no seven rest days, and an older page leaves them as they are', async () => {
  const id = await newCook({ rest_weekdays: [3] });
  for (const rest_weekdays of [[1, 2, 3, 4, 5, 6, 7], [8]]) {
    const refused = await edit(id, { rest_weekdays });
    expect([refused.status, Object.keys(refused.json.errors)[0]?.split('.')[0]]).toEqual([422, 'rest_weekdays']);
  }
  const every = await edit(id, { rest_weekdays: [1, 2, 3, 4, 5, 6, 7] });
  expect(every.json.errors.rest_weekdays).toEqual(['At least one day must be a working day.']);
  const { json } = await asManager('PUT', `/employees/${id}`, { name: 'Ona', ...cook });
  expect(json.rest_weekdays).toEqual([3]);
});

test('DK 112(6): a shift before a public holiday is an hour shorter, or its hour is overtime with consent', async () => {
  await asManager('POST', '/holidays', { date: '2031-05-01', name: 'Gegužės pirmoji' });
  const id = await newCook();
  const whole = await add(id, '2031-04-30');
  expect(broken(whole, 'eve-consent')).toMatchObject([
    {
      severity: 'soft',
      source: 'Labour Code, Art. 112(6)',
      detail:
        'Before a public holiday, the shift must be 1 h shorter; otherwise the hour is overtime and needs written consent.',
    },
  ]);
  const body = { date: '2031-04-30', template: 'DAY', role: 'cook', employee_id: id };
  const shorter = await asManager('PUT', `/schedule/${whole.id}`, { ...body, end_time: '15:30' });
  expect(broken(shorter.json, 'eve-consent')).toEqual([]);
  const agreed = await newCook({ consents: { overtime: 'usual' } });
  expect(broken(await add(agreed, '2031-04-30'), 'eve-consent')).toEqual([]);
  const reduced = await newCook({ contract_hours_per_week: 32, has_reduced_norm: true });
  expect(broken(await add(reduced, '2031-04-30'), 'eve-consent')).toEqual([]);
});

test('2003/88/EC 16(b): days of vacation leave the average of 48 hours a week', async () => {
  await asManager('PUT', '/settings/system', { law_pack: 'eu', accounting_start: '2031-01-01', accounting_months: 2 });
  const { id, token } = await createWorker(api, cafe, cook);
  const body = {
    type: 'vacation',
    reason: 'Poilsis',
    start_date: '2031-01-01',
    end_date: '2031-01-31',
  };
  // February alone: 28 days with 4 x 48 = 192 hours. Sixteen shifts of 12 hours are 192.
  for (let day = 3; day <= 22; day += 1)
    if (day % 5 !== 2) await add(id, `2031-02-${String(day).padStart(2, '0')}`, hours('08:00', '20:00'));
  const over = () => add(id, '2031-02-27', hours('08:00', '09:00'));
  const first = await over();
  expect(broken(first, 'average-hours')).toEqual([]);
  await asManager('DELETE', `/schedule/${first.id}`);
  const { json: leave } = await api.call('POST', '/time-off', { token, body });
  expect((await asManager('PUT', `/time-off/${leave.id}`, { status: 'approved' })).status).toBe(200);
  expect(broken(await over(), 'average-hours')).toMatchObject([
    {
      severity: 'hard',
      detail: 'Would have 193 h in the month; the maximum for an average of 48 h per week is 192 h.',
    },
  ]);
  await asManager('PUT', '/settings/system', { law_pack: 'lt', accounting_months: 3 });
});
