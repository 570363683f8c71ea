import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { createManager, createWorker, type TestManager } from '../../../testing/seeds/people.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';

let api: TestApp;
let manager: TestManager;
let ona: { id: string; token: string };
let petras: { id: string; token: string };
let rita: { id: string; token: string };
beforeAll(async () => {
  api = await createTestApp({ notifying: true });
  manager = await createManager(api);
  ona = await createWorker(api, manager, { name: 'Ona' });
  petras = await createWorker(api, manager, { name: 'Petras' });
  rita = await createWorker(api, manager, { name: 'Rita', roles: ['cashier'] });
});
afterAll(() => api.close());

const post = (path: string, token: string, body?: object) => api.call('POST', path, { token, ...(body && { body }) });
/** An employee's notifications of open shifts, earliest first. */
async function opened({ token }: { token: string }): Promise<{ title: string; text: string; path: string }[]> {
  const { json } = await api.call('GET', '/notifications?page_size=100', { token });
  return json.items.filter(({ kind }: { kind: string }) => kind === 'shift_open').toReversed();
}
/** Waits for an employee's next notification, and that all have been sent. */
const next = async (person: { token: string }, count: number) =>
  vi.waitFor(
    async () => {
      const told = await opened(person);
      expect(told).toHaveLength(count);
      return told.at(-1);
    },
    { timeout: 8_000 },
  );
const waiting = () =>
  api.deps.database.inProject(manager.projectId, (tx) => tx.selectFrom('shift_opening').selectAll().execute());

let month = 0;
async function publish(people: (string | null)[], fields: object = {}): Promise<string[]> {
  month += 1;
  const ids: string[] = [];
  for (const [index, employee_id] of people.entries()) {
    const date = `2036-${String(month).padStart(2, '0')}-${10 + index}`;
    const body = { date, start_time: '08:00', end_time: '16:00', role: 'cook', employee_id, ...fields };
    ids.push((await post('/schedule/shifts', manager.token, body)).json.id);
  }
  await post(`/schedule/publish?year=2036&month=${month}`, manager.token);
  return ids;
}

test('a publication notifies each employee who may take its open shifts, once', async () => {
  await publish([null, null, ona.id]);
  expect(await next(petras, 1)).toMatchObject({
    title: 'Open shifts you can claim',
    text: 'You can claim 2 open shifts. The first is on Thursday 10 January.',
    path: '/worker/swap-requests?tab=open',
  });
  await next(ona, 1);
  expect(await opened(rita)).toEqual([]);
  expect(await waiting()).toEqual([]);
});

test('a shift opened by the manager, time off or a deletion notifies the others, each time', async () => {
  const [shift = ''] = await publish([ona.id]);
  const replace = (employee_id: string | null) =>
    post(`/schedule/${shift}/replace`, manager.token, { employee_id, reason: 'Ill' });
  await replace(null);
  expect(await next(petras, 2)).toMatchObject({
    title: 'An open shift you can claim',
    text: 'Sunday 10 February, 08:00–16:00, cook',
  });
  await replace(ona.id);
  await replace(null);
  await next(petras, 3);
  expect(await opened(ona)).toHaveLength(1);

  const [off = ''] = await publish([ona.id]);
  const leave = { type: 'vacation', start_date: '2036-03-10', end_date: '2036-03-10', reason: 'Rest' };
  const { json } = await post('/time-off', ona.token, leave);
  await api.call('PUT', `/time-off/${json.id}`, { token: manager.token, body: { status: 'approved' } });
  await next(petras, 4);
  expect((await post('/schedule/claims', petras.token, { shift_id: off })).status).toBe(201);

  const leaver = await createWorker(api, manager, { name: 'Leaver' });
  await publish([leaver.id]);
  await api.call('DELETE', `/employees/${leaver.id}`, { token: manager.token });
  await next(petras, 5);
  await next(ona, 2);
});

test('a draft, a past shift and one that nobody may take notify nobody', async () => {
  const before = (await opened(petras)).length;
  await post('/schedule/shifts', manager.token, {
    date: '2036-11-10',
    start_time: '08:00',
    end_time: '16:00',
    role: 'cook',
  });
  await publish([null], { date: '2024-05-10' });
  await post('/schedule/publish?year=2024&month=5', manager.token);
  await publish([null], { role: 'pilot' });
  await vi.waitFor(async () => expect(await waiting()).toEqual([]), { timeout: 8_000 });
  expect(await opened(petras)).toHaveLength(before);
});

test('a claim that was lost stays lost when the shift opens again, and a shift without a template takes its place', async () => {
  const [shift = ''] = await publish([null]);
  const { json } = await post('/schedule/claims', ona.token, { shift_id: shift });
  const statusOf = async (id: string) => {
    const own = (await api.call('GET', '/schedule/claims', { token: ona.token })).json;
    return own.find((claim: { id: string }) => claim.id === id).status;
  };
  for (const employee_id of [petras.id, null])
    await post(`/schedule/${shift}/replace`, manager.token, { employee_id, reason: 'Trial' });
  expect(await statusOf(json.id)).toBe('rejected');
  const again = await post('/schedule/claims', ona.token, { shift_id: shift });
  expect([again.status, await statusOf(again.json.id)]).toEqual([201, 'pending']);
  const date = json.shift.date;
  const place = { date, start_time: '08:00', end_time: '16:00', role: 'cook', employee_id: petras.id };
  await post('/schedule/shifts', manager.token, place);
  await post(`/schedule/publish?year=2036&month=${month}`, manager.token);
  expect(await statusOf(again.json.id)).toBe('rejected');
  const { shifts } = (await api.call('GET', `/schedule?start=${date}&end=${date}`, { token: manager.token })).json;
  expect(shifts.map(({ employee_id }: { employee_id: string }) => employee_id)).toEqual([petras.id]);
});

test('of two open shifts alike the one that nobody asked for goes first, and the one that its taker asked for', async () => {
  const [shift = ''] = await publish([null]);
  const date = `2036-${String(month).padStart(2, '0')}-10`;
  const alike = { date, start_time: '08:00', end_time: '16:00', role: 'cook' };
  await post('/schedule/shifts', manager.token, alike);
  const again = () => post(`/schedule/publish?year=2036&month=${month}`, manager.token);
  await again();
  const { json } = await post('/schedule/claims', ona.token, { shift_id: shift });
  const statusOf = async () => {
    const own = (await api.call('GET', '/schedule/claims', { token: ona.token })).json;
    return own.find(({ id }: { id: string }) => id === json.id).status;
  };
  const open = async () => {
    const { json: found } = await api.call('GET', `/schedule?start=${date}&end=${date}`, { token: manager.token });
    return found.shifts.filter(({ employee_id }: { employee_id: string | null }) => employee_id === null);
  };
  await post('/schedule/shifts', manager.token, { ...alike, employee_id: petras.id });
  await again();
  expect([await statusOf(), (await open()).map(({ id }: { id: string }) => id)]).toEqual(['pending', [shift]]);
  await post('/schedule/shifts', manager.token, alike);
  await again();
  await post('/schedule/shifts', manager.token, { ...alike, employee_id: ona.id });
  await again();
  expect([await statusOf(), (await open()).length]).toEqual(['approved', 1]);
});

test('an offer whose shift was reassigned and returned is not valid again', async () => {
  const [shift = ''] = await publish([ona.id]);
  const { json } = await post('/schedule/requests', ona.token, { shift_id: shift, target_employee_id: petras.id });
  const cook = await createWorker(api, manager, { name: 'Cook' });
  for (const employee_id of [cook.id, ona.id])
    await post(`/schedule/${shift}/replace`, manager.token, { employee_id, reason: 'Trial' });
  const { json: own } = await api.call('GET', '/schedule/requests/outgoing', { token: ona.token });
  expect(own.find(({ id }: { id: string }) => id === json.id).status).toBe('cancelled');
  expect((await post(`/schedule/requests/${json.id}/accept`, petras.token)).json.code).toBe('swap_over');
});
