import { allEndpoints, type AnyEndpoint } from '@pamaina/contract';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { findRoutes } from '../../platform/http/find-routes.ts';
import { callEndpoint } from '../call-endpoint.ts';
import { statementsOf } from '../count-statements.ts';
import { createCafe, type TestCafe } from '../seeds/cafe.ts';
import { createTestApp, type TestApp } from '../test-app.ts';

vi.setConfig({ testTimeout: 120_000 });

let api: TestApp;
interface FilledCafe extends TestCafe {
  /** What `{shift}` and `{timeOff}` in an address stand for. */
  ids: Record<'shift' | 'timeOff', string>;
}
let small: FilledCafe;
let large: FilledCafe;
beforeAll(async () => {
  api = await createTestApp();
  api.deps.now = () => Date.parse('2031-05-13T09:00:00Z');
  small = await fill(await createCafe(api, 2), 2, 1);
  large = await fill(await createCafe(api, 4), 12, 12);
});
afterAll(() => api.close());

/**
 * Shifts, clocked or not, an absence, an event and a comment for everyone, so many times. One asks for time off over
 * some shifts, when all others are away.
 */
async function fill(cafe: TestCafe, times: number, ahead: number): Promise<FilledCafe> {
  const { token, workers } = cafe;
  const ids = { shift: '', timeOff: '' };
  const post = (path: string, body: object, by = token) => api.call('POST', path, { token: by, body });
  for (const { id, token: own } of workers)
    for (let day = 1; day <= times; day += 1) {
      const date = `2031-05-${String(day).padStart(2, '0')}`;
      const shift = await post('/schedule/shifts', { date, role: 'cook', employee_id: id, template: 'DAY' });
      expect(shift.status).toBe(201);
      await post('/events', { date, title: `Event ${day}` });
      await post('/comments', { date, comment: 'Delivery' });
      const off = `2031-07-${String(day).padStart(2, '0')}`;
      await post('/time-off', { type: 'personal', start_date: off, end_date: off, reason: 'Asmeninė' }, own);
    }
  // Not begun yet.
  for (let day = 20; day < 20 + ahead; day += 1) {
    const shift = { date: `2031-05-${day}`, role: 'cook', employee_id: workers[0]?.id, template: 'DAY' };
    ids.shift = (await post('/schedule/shifts', shift)).json.id;
  }
  expect((await post('/schedule/publish?year=2031&month=5', {})).status).toBe(200);
  for (const { id } of workers)
    for (let day = 1; day < times; day += 1) {
      const date = `2031-05-${String(day).padStart(2, '0')}`;
      const times_ = { started_at: `${date}T05:00Z`, ended_at: `${date}T13:30Z`, break_minutes: 30 };
      await post('/timesheets', { employee_id: id, ...times_, reason: 'Tablet was broken' });
    }
  const away = { type: 'personal', start_date: '2031-05-20', end_date: '2031-05-31', reason: 'Asmeninė' };
  for (const { token: own } of workers.toReversed()) {
    ids.timeOff = (await post('/time-off', away, own)).json.id;
    if (own === workers[0]?.token) break;
    const body = { status: 'approved' };
    expect((await api.call('PUT', `/time-off/${ids.timeOff}`, { token, body })).status).toBe(200);
  }
  const { json } = await api.call('GET', `/time-off/${ids.timeOff}/consequence`, { token });
  expect([json.opens.length, json.also_away.length]).toEqual([ahead, workers.length - 1]);
  return { ...cafe, ids };
}

/** The statements of a request when the process and its connections know them: with those for session and project. */
async function countedFor(token: string | undefined, address: string, { ids }: FilledCafe): Promise<number> {
  const path = address.replace('{shift}', ids.shift).replace('{timeOff}', ids.timeOff);
  const ask = async () => {
    // So that nothing is answered from memory.
    api.deps.answers = { get: () => undefined, set: () => undefined };
    const { status, text } = await api.call('GET', path, { token });
    expect(status, `${path} ${text}`).toBe(200);
  };
  await ask();
  await ask();
  return (await statementsOf(ask)).length;
}

const MAY = 'start=2031-05-01&end=2031-05-31';

test.each([
  ['/users/me', '/users/me'],
  ['/projects', null],
  ['/employees', null],
  ['/templates', null],
  [`/schedule?${MAY}`, `/schedule?${MAY}`],
  [`/schedule/summary?${MAY}`, null],
  [`/timesheets?${MAY}`, `/timesheets?${MAY}`],
  ['/dashboard/manager-stats', '/dashboard/worker-stats'],
  ['/dashboard/stats', '/dashboard/stats'],
  ['/notifications', '/notifications'],
  ['/time-off', '/time-off'],
  ['/requests', '/requests'],
  ['/working-time-sheet?year=2031&month=5', '/working-time-sheet?year=2031&month=5'],
  ['/leave-types/balances', '/time-off/balance'],
  // Three months, whose shifts and balances are read.
  ['/leave-types/balances', '/time-off/consequence?start_date=2031-05-01&end_date=2031-06-02&type=vacation'],
  ['/ledger/fairness', '/ledger/fairness'],
  ['/generate-schedule?year=2031&month=5', '/time-clock/day'],
  ['/availability/candidates?date=2031-05-20&template=DAY&role=cook', null],
  ['/schedule/remedies?start=2031-05-20&end=2031-05-21', null],
  [`/schedule/summary/violations?${MAY}`, null],
  [`/schedule/summary/reasons?${MAY}&date=2031-05-20&template=DAY&role=cook`, null],
  ['/schedule/{shift}/explanation', null],
  ['/schedule/{shift}/candidates', null],
  ['/time-off/{timeOff}/consequence', null],
])('%s takes at most four statements, as many for much as for little', async (managers, employees) => {
  const of = async (cafe: FilledCafe) => [
    await countedFor(cafe.token, managers, cafe),
    employees === null ? 0 : await countedFor(cafe.workers[0]?.token, employees, cafe),
  ];
  const counted = await of(small);
  for (const count of counted) expect(count).toBeLessThanOrEqual(4);
  expect(await of(large)).toEqual(counted);
});

/** Where the samples of the contract are refused. */
const queries = ({ ids, workers }: FilledCafe, amendment: string): Record<string, Record<string, string>> => ({
  '/amendments/price': { id: amendment },
  '/availability/candidates': { date: '2031-05-20', template: 'DAY', role: 'cook' },
  '/ledger/course': { employee_id: workers[0]?.id ?? '' },
  '/overtime-leave/offer': { year: '2031', month: '5', employee_id: workers[0]?.id ?? '' },
  '/schedule/amendment': { year: '2031', month: '5' },
  '/schedule/requests/returns': { shift_id: ids.shift, employee_id: workers[1]?.id ?? '' },
  '/schedule/requests/takers': { shift_id: ids.shift },
  '/time-off/balance': { employee_id: workers[0]?.id ?? '' },
});

/** More than four, with the reason. */
const EXCEPTIONS: Record<string, number> = {
  // Budgets that generating would keep come first: a forecast of takings is computed before the month is read.
  '/advice': 6,
  // Finds the amendment, then its changes, then whom those concern.
  '/schedule/amendment': 5,
  '/amendments/price': 5,
};

test('no list takes more than four', async () => {
  const amended = await api.call('POST', '/schedule/amend?year=2031&month=5', { token: large.token });
  expect(amended.status).toBe(201);
  const bound = new Set((await findRoutes()).map(({ endpoint }) => endpoint));
  const isList = ({ method, params, role, files, events, project }: AnyEndpoint) =>
    method === 'GET' && !params && role !== 'public' && !files && !events && project;
  const found: Record<string, number> = {};
  const refused: Record<string, number> = {};
  for (const endpoint of allEndpoints.filter((one) => bound.has(one) && isList(one))) {
    const token = endpoint.role === 'employee' ? large.workers[0]?.token : large.token;
    let status = 0;
    const query = queries(large, amended.json.amendment_id)[endpoint.path];
    const ask = async () => ({ status } = await callEndpoint(api, endpoint, { token, ...(query && { query }) }));
    await ask();
    await ask();
    const { length } = await statementsOf(ask);
    if (length > (EXCEPTIONS[endpoint.path] ?? 4)) found[endpoint.path] = length;
    if (status >= 300) refused[endpoint.path] = status;
  }
  expect(refused).toEqual({});
  expect(found).toEqual({});
});
